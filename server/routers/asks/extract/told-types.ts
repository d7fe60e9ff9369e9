import { READER } from './indirect-asks';
import { fragmentType } from './fragments';
import { soughtKind } from './sought-kind';
import { soughtSort } from './sought-sorts';
import type { AskType } from './types';

/*
 * Asks whose words, read one by one, point to another type than the whole: "a bank that opens
 * accounts for us" is no customer, "help with SOC 2" is guidance. Over one ask in lower case.
 */

const TRIES_US =
  /\b(?:pilot|test|trial|try|tries|buy|buys|use|uses|design partners?|as (?:an? |our )?(?:\w+ )?(?:customers?|clients?)|our (?:first|next) (?:customers?|clients?))\b/;
const SMALL =
  '(?:quiet|test|demo|rehearsal|recording|photo|training|prep|small|tiny|cheap|inexpensive|affordable|large|larger|big|bigger|bright|light|short-term|furnished|temporary|spare|shared|unused|empty|central|modest|secure|dry|heated|cold|clean|decent|nice|simple|permanent|private|\\d[\\d,]*[ -](?:person|seat|desk|room|sq(?:m|ft)?))';
/** "A quiet office for six", "an unused workshop near the port": a place to work in. */
const PLACE = new RegExp(
  `^(?:(?:we |i )?(?:need|want|seek|are looking for|looking for|wanted:|needed:) )?(?:an? |some |another )(?:(?:${SMALL},? ){1,3}(?:office|warehouse|kitchen|workshop|studio|lab|garage|yard|room|space|shop|store|venue|hall|flat|apartment|house|factory)|office|warehouse|workshop|garage|shed|barn|plot|flat|apartment)(?: space| unit| floor)?(?:$|[,.;:(]| (?:for|in|near|with|to|where|at|by|around|within|from|close|that|we|until|during|on)\\b)`,
);
/** "A bank that opens accounts for marketplaces": it is to serve the company. */
const SERVES_US =
  /^(?:(?:we |i )?(?:need|want|seek|are looking for|looking for|wanted:|needed:) )?(?:an? |some |another |any )(?:[\w-]+ ){0,3}?(?:bank|credit union|insurer|underwriter|carrier|custodian|acquirer|processor|notary|landlord|registrar|freight forwarder) (?:(?:that|who|which)(?:'s| is| are| will| would| can| could|'ll|'d)? ?|(?:willing|able|ready|prepared|happy|open) to |to |with an? )(?:(?:still|also|actually|really|happily|willing|able|ready|prepared|happy|open) (?:to )?)*(?:opens?|hold|holds|bank|banks|takes?|accepts?|onboards?|gives?|lends?|insures?|covers?|underwrites?|issues?|lets?|leases?|rents?|ships?|handles?|understands?|likes?|appetite|works? with|deals? with|serves?)\b/;

const SUBJECT =
  '(?:soc ?[12]|iso ?\\d{4,5}|iso certification|hipaa|gdpr|ccpa|dora|nis ?2|pci(?:[- ]dss)?|fedramp|stateramp|hitrust|tisax|cmmc|itar|fda(?: approval| clearance| submission| process)?|(?:fda )?510\\(k\\)|mdr|ivdr|ce[- ]mark(?:ing)?|ul (?:listing|certification)|eu ai act|csrd|kyc|aml|(?:r&d |sales |payroll |property |corporate |international |employment |withholding |transfer )?tax(?:es|ation)?(?: credits?| treatment| questions| structure)?|vat|gst|transfer pricing|pricing|packaging and pricing|positioning|unit economics|comp(?:ensation)? (?:plans?|bands?)|commission plans?|option (?:pools?|plans?)|equity (?:plans?|grants?)|esops?|409a|export (?:controls?|licen[cs]es?|rules)|customs(?: rules| duties)?|tariffs|visas?|immigration|work permits?|(?:employment|labou?r|contract|privacy|data[- ]protection|immigration|competition|consumer) law|works councils?|trade ?marks?|patents?|ip strategy|data privacy|compliance|regulation|regulatory (?:strategy|pathway|approval|questions|affairs)|reimbursement(?: codes| strategy)?|accreditation|certifications?|procurement rules|(?:public|government) (?:procurement|contracting|tenders?)|go-to-market|gtm(?: strategy)?|governance|due diligence|revenue recognition|audit readiness|(?:security|infosec) (?:audits?|reviews?|questionnaires?))';
const TOWARDS =
  '(?:(?:our|the|an?|first|second|your|getting|passing|obtaining|getting through|going through|preparing(?: for)?|preparation for|navigating|achieving|understanding|all things|type (?:1|2|i|ii)|uk|us|eu|german|french|dutch|indian|american|european|canadian) )*';
/** "Help with SOC 2", "SOC 2 help": guidance on a subject. */
const ON_SUBJECT = new RegExp(
  `\\b(?:help|a hand|support|assistance|expertise) (?:with|on|around|regarding|in|navigating|understanding|getting through|passing) ${TOWARDS}${SUBJECT}(?: audits?| certification| readiness| compliance| strategy| process)?(?=$|[,.;:!?()–—]| (?:for|in|from|before|by|this|next|and|would|is|as|at|since|because|between|across|under|when|while|so|we|to|-)\\b)`,
);
const SUBJECT_HELP = new RegExp(
  `^(?:(?:some|any|a little|a bit of|more) )?${SUBJECT}(?: (?:audits?|certification|readiness|compliance))? (?:help|support|assistance|expertise|know-how)(?=$|[,.;:!?()–—]| (?:for|in|from|with|before|please|needed|wanted|would|is)\\b)`,
);
/** A hand's work rather than counsel: who does it, or whom one meets for it. */
const HANDS_WANTED =
  /\b(?:intros?|introductions?|introduce|hire|hiring|candidates?|recruit\w*|freelance|contractor|part-time|find(?:ing)? (?:an?|our)|customers?)\b/;

/** What is known about is a subject: no thing or person to be had. */
const NO_OBJECT =
  '(?!(?:an?|any|some|other|good|great|open|free|spare|cheap|available|us|our|the (?:role|job|round|company|position)|(?:some|any)(?:one|body)|people|companies|[\\w-]+ (?:who|that|looking|seeking|willing|available)|(?:[\\w-]+ ){0,3}(?:jobs?|space|roles?|openings?|candidates?|events?|rooms?|offices?|desks?))\\b)\\w+';

/** "Does anybody understand the reimbursement codes?", "who knows how VAT works". */
const KNOWS_ABOUT = new RegExp(
  `\\b(?:do|does|did|is|are) ${READER}(?: (?:here|out there|actually|really|truly|fully|happen to))* (?:understand|grasp|speak|(?:well[- ])?versed in|fluent in|know (?:how (?!to (?:reach|get (?:to|into|hold))\\b)(?:\\w+ ){1,6}?(?:works?|is|are|handles?|treats?|counts?|taxe[sd])|(?:\\w+ )?(?:much|anything|enough|a thing|a lot|something|more) about|(?:your|their) way around|the rules (?:for|of|on)|the ins and outs|about ${NO_OBJECT}))\\b|\\bwho (?:here |of you |among you |in your network )?(?:really |actually |truly )?(?:understands|knows (?:about ${NO_OBJECT}|how (?:\\w+ ){1,6}?works?|(?:\\w+ )?(?:much|anything|enough|a thing|a lot|something) about|(?:their|his|her) way around|the rules (?:for|of|on)|the ins and outs))\\b|\\b(?:anyone|anybody|someone|somebody) (?:here )?(?:who is |who's )?(?:well[- ])?versed in\\b`,
);
const REACHES_WHOM =
  /\b(?:reach|meet|intros?|introductions?|introduce|customers?|invest\w*|funds?|candidates?|hire|hiring|role|join)\b/;

/** "If you have seen this done well, call me": what came of it is asked. */
const SEEN_DONE = new RegExp(
  `\\bif ${READER}(?:'ve| have| has|'s)?(?: (?:ever|already|also|personally))* (?:seen|saw|watched|witnessed) (?:this|that|it|one|these|somebody|someone|anybody|anyone|others?|another \\w+|an? (?:company|firm|team|startup|start-up|founder|portfolio company))(?: \\w+){0,4}? (?:done|do|does|doing|work|works|worked|working|fail\\w*|go(?:es)?|gone|tried|try|happen\\w*|succeed\\w*|break|play(?:ed)? out|pull(?:ed)? (?:it )?off|handled|solved|made|make)\\b`,
);
/** "We need to understand inventory financing": the subject is asked about, nobody's money. */
const TO_UNDERSTAND =
  /\b(?:need|want|wish|trying|like|love|hope|keen|eager|have) to (?:better |fully |really |properly )?(?:understand|learn (?:more )?about|make sense of|get (?:smart|smarter|up to speed) (?:on|about)|wrap our heads around)\b/;

/** "A contact at a lab who could give us a quote": words to print. */
const QUOTE =
  /\b(?:giv(?:e|ing)|writ(?:e|ing)|lend(?:ing)?|provid(?:e|ing)|offer(?:ing)?|supply|record(?:ing)?|contribut(?:e|ing)|sign(?:ing)?|put) (?:us |me |up )?(?:with )?(?:(?:an?|the|some|one|two|their|his|her|your|short|brief|public|written|video|quick|few|\d) ){0,4}(?:quotes?|testimonials?|endorsements?|statements?|letters? of (?:support|recommendation)|foreword|blurb|name)(?= (?:for|on|to|about|in)\b|$|[,.;:!?)])/;

/** "If somebody owns a field, we'd like to fly the sensor over it": a place to use. */
const TO_USE = new RegExp(
  `\\bif (?:${READER}|(?:one|any) of your [a-z]+)(?: (?:here|happens? to|also|already))* (?:owns?|has|have|manages?|rents?|leases?|runs?|sits? on|knows? of|holds?|controls?)(?: (?:or|and) [a-z]+)? (?:an?|some|any|access to an?) [^,;.?]{3,120}, (?:we|i)(?:'d| would)(?: really| also| all)? (?:like|love|be (?:happy|glad|thrilled|keen|grateful)|enjoy) to (?:move in|use it|cook|work|sit|fly|film|shoot|park|borrow|rent|lease|use|photograph|scan|map|camp|store|record|land|launch|survey|dig|drive)\\b`,
);

/** "If your company has a warehouse, may we come by for a day?" */
const TO_VISIT =
  /\bif [^,;]{3,100}, (?:may|can|could|might) (?:we|i) (?:come (?:by|over|and)|visit|borrow|use|stop by|drop by|film|rent|park|camp|set up)\b/;

/** "Regulatory affairs lead. Ours goes on leave." */
const BARE_LEAD =
  /^(?:an? |our |one |the |new )*(?:(?!series\b|seed\b|pre-?seed\b|round\b|bridge\b|warm\b|hot\b|cold\b|good\b|any\b|every\b|each\b|qualified\b|investor\b|deal\b|lead\b|to\b|you\b|that\b|in\b|the\b|follow|take\b|customer lead\b|market lead\b)[a-z&/-]+ ){1,3}lead(?=[.;:!]| ?[–—(]| - |$|, )/;

/** "Sites: parking operators in the Bay Area": what the label is for, the words behind it tell. */
const LABELLED =
  /^(?:(?:new|more|first|further|next|pilot|test|target) )?(?:sites?|locations?|demand|hosts?|sales|markets?|pilots?|customers?|clients?|expansion|commercial|prospects?|fleets?|states?|regions?|cities|countries|verticals?|segments?|gtm|go-to-market|pipeline|distribution): (.{4,200})/;

/** "Contacts of HR directors of mid-size firms are gold": whom, up to the verb. */
const CONTACTS =
  /^(?:(?:any|warm|direct|personal|good|new) )*contacts? of ([^.;:?!]{4,160}?)(?: (?:is|are|would|will|help|helps)\b.*)?[.!]?$/;

/** "Somebody that understands import duties": who knows about a thing tells us about it. */
const KNOWS_THING =
  /^(?:(?:need|wanted:?|looking for|we need|seeking) )?(?:(?:some|any)(?:one|body)|a person|people|an? (?:mind|brain)) (?:who|that|which)(?: (?:really|truly|actually|deeply|already))* (?:understands?|knows? (?:about|how (?!to (?:reach|get))|(?:the )?(?:rules|law|ins and outs|ropes|basics)|a (?:lot|thing|bit)|(?:his|her|their) way (?:around|through))|can explain|could explain|(?:is|are) (?:familiar|an? expert|experts?|at home|fluent|versed)) ?(?!.{0,80}\b(?:part[- ]time|full[- ]time|join|role|hire|sell|sales team)\b)/;
/** "A pep talk from somebody who has fired a distributor." */
export const LESSON =
  /^(?:(?:and|also|plus|finally),? )?(?:an?|some|one|any) (?:[\w-]+ ){0,2}?(?:talks?|lessons?|tutorials?|crash course|primer|masterclass|briefing|therapy|walk-?through|reality check|second opinion|tips|hints) (?:from|with|by|on|about|in) (?!the (?:team|company)\b).{3}/;
/** "Talk to founders who have expanded to the US": how they did it is asked. */
const PEERS =
  /\b(?:talk(?:ing)? (?:to|with)|speak(?:ing)? (?:to|with)|chat(?:ting)? (?:to|with)|meet(?:ing)?|connect(?:ing)? with|hear(?:ing)? from|learn(?:ing)? from|introduc\w+(?: (?:us|me))? to|intros? to) (?:an? |other |some |any |a few |more |fellow |another )*(?:saas |b2b |fellow |portfolio )?(?:founders?|ceos?|operators?|entrepreneurs?|portfolio companies|startups?|scale-?ups?) (?:who|that)(?:'ve|'s| have| has)? (?:(?:\w+ly|already|just|been through|gone through) )?(?:expanded|scaled|entered|raised|built|launched|moved|opened|navigated|survived|migrated|switched|dealt|restructured|negotiated|internationali[sz]ed|exited|acquired|integrated|pivoted|grown|gone|been|done|made|set up|hired|fired|merged|priced|repriced)\b(?!.{0,80}\b(?:invest|angels?|as customers?)\b)/;
/** "Fundraise: we are opening our A in May. Tell us whom to talk to." */
const FUNDS_LABEL =
  /^(?:fund-?rais(?:e|ing)|the raise|raise|capital|funding|financing|(?:our |next |the )?(?:round|series [a-f]|seed|bridge)|investors?|vcs|angels): (?!.{0,80}\b(?:advice|feedback|deck|how to|review|customers?)\b)/;
const PEER = /\b(?:founder|ceo|operator|entrepreneur|portfolio|start-?up|scale-?up)/;
/** "Team: a scrappy brand manager". */
const TEAM_LABEL =
  /^(?:team|hiring|hires?|new hires?|talent|people|recruiting|recruitment|roles?|staff|engineering): ((?!intros?\b|introductions?\b|advice\b).{3,160})/;
/** "One to the CTO of Revolut", of two introductions. */
const ONE_OF_INTROS =
  /^(?:and )?(?:one|another|the other) (?:to|with) (.{3,120}?) (?:of|at|in|from) /;
/** "Vendors: who makes good labels?" */
const VENDORS =
  /^(?:(?:new |local |good )?(?:vendors?|suppliers?|service providers?|manufacturing|equipment|logistics|tools?|tooling|vendor (?:recs?|recommendations?|tips?))): (?!.{0,80}\b(?:lawyers?|attorneys?|counsel|accountants?|consultants?|advisors?|advisers?|intros? to (?:heads|vps|buyers))\b)/;

/** The type that the whole of an ask tells against its single words, or null. */
export function toldType(text: string): AskType | null {
  const kind = soughtSort(text) ?? soughtKind(text);
  if (kind !== null) return kind;
  if ((PLACE.test(text) || SERVES_US.test(text)) && !TRIES_US.test(text)) return 'OTHER';
  if (TO_VISIT.test(text) || TO_USE.test(text) || QUOTE.test(text)) return 'OTHER';
  if (VENDORS.test(text)) return 'OTHER';
  if (FUNDS_LABEL.test(text)) return 'INTRO_INVESTOR';
  const met = ONE_OF_INTROS.exec(text)?.[1];
  if (met !== undefined && !/\b(?:fund|investor|vc|angel|lawyer|journalist)/.test(met))
    return 'INTRO_CUSTOMER';
  const member = TEAM_LABEL.exec(text)?.[1];
  if (member !== undefined && fragmentType(member) === 'HIRING') return 'HIRING';
  if (PEER.test(text) && PEERS.test(text)) return 'ADVICE';
  if (LESSON.test(text) && !REACHES_WHOM.test(text)) return 'ADVICE';
  if (KNOWS_THING.test(text) && !REACHES_WHOM.test(text)) return 'ADVICE';
  if (BARE_LEAD.test(text)) return 'HIRING';
  if ((ON_SUBJECT.test(text) || SUBJECT_HELP.test(text)) && !HANDS_WANTED.test(text))
    return 'ADVICE';
  const asked = KNOWS_ABOUT.test(text) || SEEN_DONE.test(text) || TO_UNDERSTAND.test(text);
  if (asked && !REACHES_WHOM.test(text)) return 'ADVICE';
  const whom = LABELLED.exec(text)?.[1] ?? CONTACTS.exec(text)?.[1];
  const type = whom === undefined ? null : fragmentType(whom);
  return type === 'INTRO_CUSTOMER' || type === 'INTRO_INVESTOR' ? type : null;
}
