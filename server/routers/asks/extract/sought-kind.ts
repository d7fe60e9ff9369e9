import type { AskType } from './types';

/*
 * What decides the type of an ask beyond its wording: money from whoever gives it, a thing or a
 * word in print, the experience of somebody who did it. Over one ask in lower case.
 */

/** Who lends, guarantees or holds debt by trade. */
const FINANCIER =
  '(?:(?:development|export|local|multilateral|public|climate|micro-?) ?(?:finance|credit|lending) (?:institutions?|agenc(?:y|ies)|houses?|companies)|development banks?|ex-?im banks?|export-import banks?|dfis?|nbfcs?|sovereign(?: wealth)? funds?|(?:private |structured )?(?:credit|debt|mezzanine|infrastructure) (?:funds?|providers?|investors?)|venture lenders?|guarantee (?:funds?|agencies)|(?:film|game|project|trade|asset|equipment) (?:financiers?|lenders?))';
const DEBT =
  '(?:debt|credit|receivables?|invoices|loans?|bonds|royalt(?:y|ies)|tranches?|leases|mortgages|equity|stakes?|projects? (?:debt|finance|equity))';
/** Firms that may be customers as well as backers, by what they do with money. */
const FIRM =
  '(?:insurers?|insurance (?:companies|firms|groups?)|reinsurers?|banks?|credit unions?|pension (?:funds?|plans?)|foundations?|endowments?|corporates?|companies|firms|asset managers?|publishers?|labels?|studios?|distributors?|broadcasters?|producers?|financiers?|trading houses|treasuries)';
const MONEY = new RegExp(
  `\\b${FIRM} (?:that|who|which|to|willing to|ready to|able to|keen to|open to)(?: (?:might|may|could|would|will|can|also|already|still|regularly|actively))* (?:buy|purchase|hold|finance|refinance|securiti[sz]e|discount|guarantee|take|acquire|invest in|put money into|lend against|provide|underwrite|back|anchor|subscribe)s? (?:to |in )?(?:[\\w-]+ ){0,6}?${DEBT}\\b|\\b(?:publishers?|labels?|studios?|broadcasters?|distributors?|producers?|financiers?|insurers?|reinsurers?|foundations?) with (?:an? |the |their )?(?:[\\w-]+ ){0,3}?(?:budgets?|advances?|allocations?|mandates?)\\b|\\b${FIRM} with (?:an? )?(?:\\w+ )?(?:appetite|mandate|budget) for (?:[\\w-]+ ){0,2}?${DEBT}\\b`,
);
const FINANCIERS = new RegExp(
  `(?<!\\b(?:at|of|in|inside|within|from) (?:[\\w-]+ ){0,3})\\b${FINANCIER}(?![\\w-])`,
);
/** "… for a debt facility of $5M", said of whoever is met. */
const FOR_MONEY =
  /\b(?:access|intros?|introductions?|introduce|words?|contacts?|conversations?|talk|speak|meet|banks?) .{3,100}?,? (?:for|about|on) (?:an?|our|the) (?:[\w$.-]+ ){0,3}?(?:(?:debt|credit|loan|lending|working[- ]capital) (?:facility|line|package)|venture loan|term loan|tranche)\b/;

const WRITER =
  '(?:journalists?|reporters?|columnists?|bloggers?|podcasters?|newspaper editors?|documentary makers?)';
/** "Contact to a trade journalist who …", "get us on a podcast". */
const PUBLIC_VOICE = new RegExp(
  `^(?!.*\\b(?:customers?|sell|buy|hire|hiring|join us)\\b)(?:.{0,80}\\b(?:to|with|know|meet|find|by|from|of) )?(?:(?:an?|any|some|the|one|two|good|other) )*(?:[\\w-]+ ){0,2}?${WRITER}\\b|\\b(?:get|put|bring|book|have|land) (?:us|me|our \\w+) (?:on|onto|into) (?:an?|the|any|some|your) (?:[\\w-]+ ){0,3}?(?:podcasts?|panels?|shows?|stage|programmes?|programs?|radio|webinars?|agenda|magazines?|newspapers?)\\b`,
);
/** "Booth space at Cultivate", "a stand at the fair": room among others. */
const STAND =
  /\b(?:an?|our|your|some|spare|shared|free|the|half(?: of)? an?|share) (?:[\w-]+ ){0,2}?(?:booths?|stands?|stalls?|pavilions?|exhibition space|floor space)(?: (?:space|corner|spot|neighbou?rs?|partner))?(?: \w+ \w+)? (?:at|on|in) (?!(?:customers?|stores?|clients?)\b)|\b(?:booth|stand|stall) (?:space|neighbou?r|partner|to share)\b/;
/** "A quote from a geriatrician", "testimonials by teachers": words to print. */
const IN_PRINT =
  /\b(?:an?|one|two|three|short|some|printed|written|public|video) (?:[\w-]+ ){0,2}?(?:quotes?|quotations?|testimonials?|endorsements?|blurbs?|forewords?|letters? of support) (?:from|by|of) (?:an?|one|some|your|two|someone|somebody|any|real|[a-z]+s\b)|^(?:quotes|testimonials|endorsements|letters of support) (?:from|by) /;
/** "Three quotes for an ERP". */
const PRICES =
  /^(?:(?:need|get|wanted:?|we need|looking for) )?(?:an?|one|two|three|some|more|further|comparable) (?:price |second |competing )?(?:quotes?|offers|bids|estimates) (?:for|on)\b/;
/** "If you come across two used x-ray units, we would buy them". */
const USED =
  /\b(?:used|second-hand|secondhand|refurbished|discarded|demo|surplus) (?!to\b|by\b|in\b|car dealers?\b)(?:[\w-]+ ){1,4}/;
const TO_BUY =
  /\b(?:we|i)(?:'d| would|'ll| will| could)(?: \w+)? (?:buy|take|rent|lease|collect|borrow|pick)\b/;
const BARE_USED =
  /^(?:(?:need|wanted:?|looking for|we need|we look for) )?(?:an?|one|two|three|four|some|\d{1,2}) (?:good |cheap )?(?:used|second-hand|secondhand|refurbished) (?!car dealers)[a-z]/;
/** "An independent expert for the noise study": whose word counts because he is none of ours. */
const NEUTRAL =
  /\b(?:an?|one|some|two|any) (?:neutral|independent|impartial|external|outside|third-party|court-approved|accredited|certified) (?:[\w-]+ ){0,2}?(?:experts?|assessors?|appraisers?|valuers?|referees?|evaluators?|reviewers?|witness(?:es)?|laborator(?:y|ies)|labs?|mediators?|arbitrators?) (?:for|to|who (?:can|could|would) (?:review|test|confirm|assess|verify|value|sign))\b/;
/** "Can you recommend a contract manufacturer?", "the names of two good moulders". */
const MAKER =
  /\b(?:recommend|(?:recommendations?|tips?|suggestions?) (?:for|of)|suggest|name|names? of|know|find|need|looking for|search(?:ing)? for)(?: (?:us|me))? (?:(?:an?|any|some|one|two|three|good|reliable|decent|trustworthy|affordable|second|new|other) )*(?:[\w-]+ )?(?:contract (?!develop|design|engine|work|writ|teach|train|recruit|lawyer|photograph|programm|market|manager)[a-z]+ers?|(?:injection )?mou?lders?|foundr(?:y|ies)|co-?packers?|co-?manufacturers?|printing (?:house|shop)s?|suppliers?|vendors?|manufacturers?|sewing (?:shops?|factor(?:y|ies))|second source|tool ?makers?)\b(?! (?:as|who (?:use|need|buy|want|struggle)|that (?:use|need|buy|want|struggle)))/;
/** Whoever works at a maker is met, and a maker may be a customer. */
const MET =
  /\b(?:intros?|introductions?|introduce|customers?|pilots?|heads?|directors?|managers?|owners?|buyers?|vps?|officers?|lead(?:er)?s) (?:to|at|of|in|for|with|as)\b/;

const WHO =
  '(?:anyone|anybody|someone|somebody|one of you|any of you|you|people|those|founders?|ceos?|operators?|teams?|compan(?:y|ies)|firms?|a founder|person|(?:anyone|anybody|someone|somebody|founders?|people|companies) (?:in|of|from|among) (?:your |the )?[a-z]+|your portfolio)';
const ONCE =
  "(?: (?:who|that|which))?(?: (?:has|have|had|'s|'ve))?(?: (?:ever|already|once|recently|just|also|successfully|personally|here))*";
/** "If anybody in your portfolio has taken a device through the FDA": what it was like. */
const WENT_THROUGH = new RegExp(
  `\\b${WHO}${ONCE} (?:(?:taken|took|brought|got|gotten|put|carried|shepherded|steered|guided|pushed|walked) (?:an?|the|one|two|its|their|his|her|your|my) [^,;.?!]{2,50}? through|(?:been|gone|went|lived|come|came|got|sat|suffered) through|lived (?:with|under)|had to (?:do with|deal with|go through|fight|face|handle|comply with|file|pass)|dealt with|wrestled with|fought with|moved (?:his|her|their|its|an?|the) [^,;.?!]{2,40}? from) `,
);
const DID_IT =
  /\bwho (?:made|did|has done|has made|has had|had|already did|already made|knows) (?:it|this|that|such (?:an?|things?))(?: already| before| once| recently)?\?/;
/** "20 min with an ex-CRO on territories". */
const HOUR_WITH =
  /\b(?:hour|minutes?|mins?|call|chat|coffee|session) with (?:an? |some |any )?(?:former |ex-|retired |seasoned |experienced |veteran )/;
/** "I have never fired a founder. If you have, call me." */
const NEVER =
  /\b(?:i|we)(?:'ve| have) never (?!met\b|found\b|been able\b)[a-z]+ .{2,120}[.!;,] (?:but )?if (?:you|any of you|anyone|someone)(?:'ve| have| has)(?: done)?(?: it| that| this)?,/;
const CONSULTS =
  /^(?:(?:any|some|a|short|brief|your) )*(?:consultations?|consulting|orientation|know-how|expertise|an? opinion) (?:about|on|regarding|concerning|with|for|in)\b|^know-how: /;
/** Somebody for a job or for money, and somebody to sell to, has gone through things as well. */
const NO_COUNSEL =
  /\b(?:intros?|introductions?|introduce|candidates?|hire|hiring|recruit\w*|role|position|join us|customers?|invest\w*|funds?|full-time|part-time|interim|fractional|days? a week|laid off|leav(?:es?|ing))\b/;

/** "On the hunt for 200 square metres near the station." */
const SURFACE =
  /\b(?:looking for|look for|on the hunt for|hunting for|search(?:ing)? for|seek(?:ing)?|need|want|find|after|wanted:?|needed:?) (?:about |around |some |roughly |up to |at least )?\d[\d,.]*k? ?(?:square (?:met(?:er|re)s|feet|foot)|sq\.? ?(?:m|ft|met(?:er|re)s|feet)\b|sqm\b|sqft\b|m2\b)/;
/** "Invite us to speak at your LP day." */
const STAGE =
  /\b(?:invite|have|book|get|let) (?:us|me|our \w+|one of us) (?:to )?(?:speak|present|talk|exhibit|demo) (?:at|in|on) (?!(?:the |your )?(?:board|partners?' meeting|ic\b))/;

/** "We'd love to speak at InsurTech Connect." */
const SPEAKS =
  /\b(?:love|like|want|hoping|hope|keen|eager|happy|glad|looking) to (?:speak|present|exhibit|be on (?:stage|the panel|a panel)|be a speaker|give a talk) (?:at|on|in) (?!(?:the (?:board|right)|your (?:board|ic|partner)|length|scale|a board)\b)/;

/** The type that what is sought tells, whatever verb stands before it, or null. */
export function soughtKind(text: string): AskType | null {
  if (SURFACE.test(text) || STAGE.test(text) || SPEAKS.test(text)) return 'OTHER';
  if (IN_PRINT.test(text) || PRICES.test(text) || STAND.test(text)) return 'OTHER';
  if (BARE_USED.test(text) || (USED.test(text) && TO_BUY.test(text))) return 'OTHER';
  if (PUBLIC_VOICE.test(text) || NEUTRAL.test(text)) return 'OTHER';
  if (MONEY.test(text) || FINANCIERS.test(text) || FOR_MONEY.test(text)) return 'INTRO_INVESTOR';
  if (MAKER.test(text) && !MET.test(text)) return 'OTHER';
  if (WENT_THROUGH.test(text) && !NO_COUNSEL.test(text)) return 'ADVICE';
  if (NEVER.test(text) || (HOUR_WITH.test(text) && !NO_COUNSEL.test(text))) return 'ADVICE';
  return DID_IT.test(text) || (CONSULTS.test(text) && !NO_COUNSEL.test(text)) ? 'ADVICE' : null;
}
