import { ENDS, LED, RIVAL, WORDS, type Aside } from './not-with-us';
import type { CustomerStatus } from '../types';
import { isFund } from './backers';
import type { Listed } from './lists';
import { CUSTOMER_TALK, type Scene } from './scene';
import { tailBehind } from './told-of';

/*
 * What a firm renews, expands, signs or buys is not always what it has with the company: "renewed its
 * lease", "upgraded its guidance", "signed our open letter". The object of the verb tells. Over lower
 * case, other names as "@", the company as "us", as the shapes of subjects are.
 */

/** The object ends here: no noun of something else follows. */
const ENDS_HERE =
  '(?= ?$| ?[,;:.(–—]| (?:in|of|from|at|for|on|to|with|and|back|this|last|by|after|before|today|yesterday|through|worth|again|so|which|who|as)\\b)';

const GREW =
  '(?:renewed|extended|prolonged|expanded|upgraded|converted|re-?upped|reactivated|downgraded|doubled|tripled|increased|grew|raised|upped|deployed|rolled out)';
/** What a firm has of its own, whoever its suppliers are. */
const OWN =
  '(?:reach|(?:opening |business |trading )?hours|forecasts?|outlook|guidance|ratings?|boards?|teams?|workforce|headcount|revenues?|sales|profits?|margins?|earnings|turnover|stakes?|investments?|holdings?|shareholding|bet|pledges?|vows?|promises?|passports?|patents?|charter|mandate|accreditation|certifications?|trademarks?|lead|market share|headquarters|interest|attention|focus|efforts|talks|calls?|bonds?|shares|stock|price targets?|invitations?|deadlines?|friendship|ties|recommendation|support for (?!us\\b|our\\b)[a-z@]+)';
const OTHERS_AFFAIR = new RegExp(
  `^${GREW} ${LED}${WORDS}${OWN}${ENDS}(?!.{0,40} (?:(?:with|on|to|from|through|for|at|of) (?:us|our)|in our (?:platform|products?|software|system|solution))\\b)`,
);
/** "its commitment to sustainability", "its CEO's contract". */
const CAUSE =
  /^[a-z-]+ (?:its|their|the|an?) (?:[a-z-]+ ){0,2}?(?:commitments?|dedication|support|pledges?) (?:to|for) (?!us\b|our\b|the (?:platform|product|contract|project|roll-?out|software|system)\b|(?:buy|use|purchas|order|the|an?|another|\d|[$€£])[a-z]*\b)|^[a-z-]+ (?:its|their|the) (?:[a-z-]+ ){0,2}?(?:ceo|cfo|coo|cto|coach|chairman|president|manager|director|chief executive|players?|employees?|staff|executives?|drivers?|workers?)'s? (?:contracts?|mandates?|terms?)\b/;
const UPGRADED =
  /^(?:upgraded|downgraded) (?:us\b|our (?:shares?|stock|rating|status|listing|seats?|rooms?|flights?|tickets?|account to (?:gold|silver|platinum))\b)/;
const CONVERTED =
  /^converted (?:in)?to (?:(?:an?|the|common|preferred|ordinary) )*(?:equity|shares?|stock|debt|corporation|(?:public )?benefit corporation|b[- ]corp|inc|llc|gmbh|ag|plc|s\.?a\.?|co-?operative|co-?op|non-?profit|foundation|trust|holding|holdco)\b|^converted (?:its|their|his|her|the|an?) (?:[a-z-]+ )?(?:notes?|loans?|safes?|debt|shares?|warrants?|bonds?|stake)\b/;
const BOUGHT = new RegExp(
  `^(?:bought|purchased|ordered|acquired|took) (?:(?:an?|the|its|their|our|one of (?:our|its|their)|some of (?:our|its)|another|two|three|\\d{1,3}) )?(?:[a-z-]+ )?(?:${RIVAL}|suppliers?|vendors?|distributors?|resellers?|franchisees?|landlords?|neighbou?rs?|parent)\\b|^(?:bought|purchased|took|subscribed (?:to|for)) (?:up )?(?:(?:an?|the|its|their|our|own|more|new|some|further|additional|(?:about |over )?\\d[\\d.,]*[km]?(?:%| percent)?) ){0,3}(?:of (?:our|the|its) )?(?:ordinary |preferred |common )?(?:shares?|stock|equity|stakes?|bonds?|options|warrants?|treasur(?:y|ies)|bitcoin|crypto|gold|land|carbon credits|ads?|advertising|tickets?|time|airtime|rights issue|convertible(?: notes?)?|notes?|newsletters?|blog|podcast|mailing list|feed)${ENDS_HERE}`,
);
const LISTED =
  /^(?:(?:went|gone|go|is|goes) )?live (?:on|at) (?:the )?(?:(?:[a-z]+ )?(?:stock exchange|exchange|stock market|aim)|nasdaq|nyse|lse|euronext|@)(?= ?$| ?[,;.(]| (?:in|on|this|last|at|with|under|as)\b)/;
const PICKED =
  /^(?:picked|chose|selected|accepted|admitted|invited|named|took) us (?:for|to|into|in|as part of|as one of) (?:(?:its|their|the|an?) )?(?:[a-z@0-9'-]+ ){0,3}?(?:startups?|start-ups?|accelerator|incubator|innovation|cohort|batch|challenge|programmes?|fellowship|residency|award|prize|panel|podcast|keynote|conference|stage|shortlist|ranking|list)\b/;
const EXTENDED_TO_US =
  /^extended (?:us )?(?:an?|the|their|its|some|further|more|[$€£]\d[\d.,]*[km]?(?: of| in)?) ?(?:[a-z-]+ ){0,2}?(?:credit|loan|line|facility|invitation|offer|hand|olive branch|discount|welcome)(?= ?$| ?[,;:.(–—]| (?:in|of|from|at|for|on|to|with|and|back|this|last|by|after|before|today|yesterday|through|worth|again|so|which|who|as)\b)/;
const RENEWED_BARE =
  /^renewed (?:talks|negotiations|discussions|calls?|interest|contact|hostilities|efforts|acquaintance|pressure|attacks?)\b/;
/** Papers that buy nothing, and what one signs up for without paying. */
const SIGNED = new RegExp(
  `^(?:counter-?)?(?:signed|inked) (?:(?:our|the|an?|its|their|his|her|this|that) )(?:[a-z'@-]+ ){0,3}?(?:open letter|letter|petition|declaration|charter|guest ?book|pledge|leases?|settlement|sha|shareholders?'?s? agreement|investment agreement|subscription agreement|side letter|term sheet|facility|loans?|notes?|manifesto|statement|accords?|treaty|code of conduct|waiver|release|consent|minutes|guarantee|articles|bill|law|decree|nda|dpa|baa|mou|loi|cards?|card for [a-z]+|peace deal|armistice|visitors'? book)${ENDS_HERE}|^signed (?:his|her|nothing|neither)\\b|^signed (?:up |on )?(?:for|to|onto) (?:(?:our|the|an?|its|this|that|your) )?(?:[a-z0-9-]+ ){0,3}?(?:webinars?|wait(?:ing)?[ -]?list|newsletters?|events?|conference|demos?|beta|alpha|early access|mailing list|workshops?|meet-?ups?|summit|hackathon|talk|panel|survey|interview|case study|reference|updates?|blog|podcast|community|slack|forum|open day|offsite|round|raise|spv)\\b(?! (?:plan|tier|licen[cs]es?|package|module|contract|subscription|seats|product|platform|software))|^signed up to (?:speak|sponsor|attend|host|join|present|volunteer|mentor|advise|exhibit|resell|distribute|invest|help|be)\\b`,
);
/** "signed on as our PR agency": who works for the company; of a bank only where it is ours alone. */
const SERVES =
  /^(?:[a-z-]+ ){1,3}as (?:(?:our|the|an?|its) )(?:new )?(?:auditors?|(?:legal |outside |general )?counsel|lawyers?|law firm|landlords?|bank(?:er)?s?|lenders?|recruiters?|accountants?|bookkeepers?|underwriters?|insurers?|insurance brokers?|brokers?|nomad|sponsors?|advis[eo]rs?|mentors?|(?:pr|marketing|ad|advertising|creative|media|design|recruiting|branding|digital|communications) agency|agency|trustees?|custodian|registrar|fulfil?lment partner|manufacturing partner|warehouse)(?= ?$| ?[,;.(]| (?:in|for|on|this|last|and|at)\b)/;
const PAID_US =
  /^paid us (?:an?|another|the|our|back|lip|no|some|little|their|its) ?(?:[a-z]+ )?(?:visits?|compliments?|tribute|respects?|attention|heed|service|call|homage|expenses)?(?<=visits?|compliments?|tribute|respects?|attention|heed|service|call|homage|back|expenses)\b/;

/** "runs our payroll": what the company has done for it. */
const SERVES_US =
  /^(?:(?:now|also|still|already|currently) )*(?:runs?|running|ran|operates?|operating|manages?|managing|handles?|handling|hosts?|hosting|does|doing|looks after|oversees?|overseeing) our (?:(?!(?:in|at|on|of|for|with|to|and|across) )[a-z-]+ ){0,2}?(?:payroll|billing|invoicing|servers?|hosting|infrastructure|cloud|audits?|books?|bookkeeping|accounting|accounts|hr|pr|press(?: work)?|marketing|ads?|advertising|campaigns?|recruiting|recruitment|hiring|fulfil?ment|warehous(?:e|es|ing)|logistics|shipping|deliver(?:y|ies)|production|production lines?|assembly|manufacturing|factory|plants?|labs?|offices?|booth|stand|support(?: desk)?|help ?desk|call cent(?:er|re)|payments?|cards?|dns|cdn|monitoring|it|security|compliance|legal|side|teams?|sales|events?|website|newsletter|social media|treasury|finances?|back office|insurance|benefits|pensions?|travel|canteen|board|accelerator|round|books|data ?cent(?:er|re)|backups?|e-?mails?|phones?|desk|side of things|side of the business)(?= ?$| ?[,;:.(–—]| (?:and|for us|from|since|out of|as|now|with|today|this|so|which|while|but|@)\b)|^(?:is |are |now )*(?:using|uses?|shar(?:es?|ing)|renting|rents?|running|runs?) our (?:[a-z]+ ){0,1}?(?:office|offices|booth|desks?|stand|meeting rooms?|lab|space|parking)(?= ?$| ?[,;.(])/;

/** "rolled out a new logo", "ordered an audit of our books", "uses our name". */
const OF_ITS_OWN: readonly RegExp[] = [
  /^(?:rolled out|launched|went live with|gone live with|go live with|deployed|introduced) (?:an?|its|their|the) (?:(?:new|own|redesigned|updated|latest|refreshed) )*(?:logos?|brand(?:ing)?|web ?sites?|home ?page|app|polic(?:y|ies)|strategy|campaigns?|ads?|newsletter|podcast|online (?:shop|store)|web ?shop|loyalty scheme|uniforms?|packaging)(?= ?$| ?[,;(.]| (?:in|on|for|this|last|and|across)\b)(?!.{0,60} (?:with|on|by|from|through|built on|powered by) (?:us|our)\b)/,
  /^ordered (?:an?|the|its|their) (?:[a-z-]+ )?(?:reviews?|recalls?|audits?|investigations?|inquiry|probe|study|reports?|evacuation|shutdown|lockdown|halt|stop|freeze|inspection)\b/,
  /^(?:uses?|using|used|bought|took|copied|registered) our (?:[a-z-]+ )?(?:names?|logos?|trademarks?|brand|likeness|domains?|quotes?|photos?|idea|slogan)\b(?! (?:\w+ )?(?:module|product|tool|software|platform|generator|service))/,
  /^added (?:an?|one|two|three|four|five|several|some|\d{1,4}) (?:new |more |further |additional |independent )*(?:board members?|directors?|executives?|employees|people|jobs|staff|hires|engineers|trustees|partners)\b/,
  /^(?:chose|picked|selected|named|voted|ranked|listed) us (?:as )?(?:an?|the|its|their|one of (?:its|their|the)) (?:[a-z0-9-]+ ){0,3}?(?:of the (?:year|month|quarter)|finalists?|winners?|nominees?|top|best|most|leading|hottest|favou?rite) ?/,
  /^approved us (?:for|as) (?:(?:an?|its|the|their|free|cloud|startup) ){0,3}(?:credits?|grants?|loans?|accelerator|program(?:me)?s?|listing|partners?|reseller|marketplace)\b/,
];

const ELSEWHERE: readonly RegExp[] = [
  ...OF_ITS_OWN,
  OTHERS_AFFAIR,
  CAUSE,
  UPGRADED,
  CONVERTED,
  BOUGHT,
  LISTED,
  PICKED,
  EXTENDED_TO_US,
  RENEWED_BARE,
  SIGNED,
  SERVES_US,
  SERVES,
  PAID_US,
];

/** What speaks of the company after all: money, its name or what is counted by contract. */
const WITH_US = /\bus\b|\bours?\b|[$€£]\d|\b(?:arr|mrr|acv|tcv)\b/;
/** A firm's own as often as what it has with the company: asked about. */
const EITHER = new RegExp(
  `^${GREW} (?:its|their) (?:[a-z-]+ ){0,2}?(?:leases?|offices?|product lines?|lines? of business|website|menu|catalogu?e|range|factory|factories|hiring|marketing|advertising|production|research|sponsorship|warranty|insurance|policy|policies|erp|crm|servers?|network|operations|presence|business|management|leadership|staff|capacity|campaign|brand)${ENDS}`,
);
const REGION =
  '(?:germany|france|spain|italy|europe|asia|africa|america|latin america|north america|south america|canada|mexico|brazil|india|china|japan|australia|the (?:us|uk|usa|eu|middle east|nordics|netherlands|baltics)|usa|uk|eu|emea|apac|latam|dach|poland|austria|switzerland|belgium|portugal|sweden|norway|denmark|finland|ireland|turkey|israel|korea|singapore|dubai)';
/** "expanded to Germany": the firm, or what it has with the company. */
const ABROAD = new RegExp(
  `^(?:expanded|grew) (?:(?:in)?to ${REGION}(?= ?$| ?[,;.(]| (?:in|this|last|and)\\b)|overseas|abroad|internationally|globally|production|hiring)`,
);
/** "went to production with @": a rival's customer, or one of a product of the company. */
const LIVE_WITH =
  /^(?:(?:went|gone|go|moved|is) )?(?:live|(?:in)?to production|in production) with @(?= ?$| ?[,;.(])/;
const RESOLVED = /^(?:doubled|tripled) down(?= ?$| ?[,;.(])/;
/** "started a pilot with our competitor". */
const TRIES_RIVAL =
  /^(?:[a-z0-9-]+ ){1,6}?(?:pilots?|pocs?|trials?|tests?) (?:with|of|by|from|at) (?:(?:our|an?|the|one of our|another) )(?:[a-z-]+ ){0,2}?(?:competitors?|rivals?|incumbents?|(?:other |different )(?:vendors?|suppliers?|providers?))\b/;
/** "runs a pilot with @": with the company's partner, or a firm that makes the like. */
const TRIES_OTHER =
  /^(?:[a-z0-9-]+ ){1,6}?(?:pilots?|pocs?|trials?|tests?) (?:with|by) @(?= ?$| ?[,;.])/;

/** "was bought at 8x ARR". */
const PASSIVE =
  /^,? ?(?:(?:has|have|had|also|just|recently|now|then|later) ){0,3}(?:was|were|been|is being|got) (?:just |also |recently |now |then |later )*(?:bought|purchased|acquired|taken over)\b(?!.{0,80}\b(?:and|but|yet|then|since) (?:they |it |has |have |still |also |since |soon )*(?:renewed|re-?signed|signed|extended|expanded|upgraded|stay|remain|kept|keeps|continue))/;

/** Whose affair it is that a firm renewed, expanded, signed or bought; null where it is the company's. */
export function gainAside(
  scene: Scene,
  status: CustomerStatus,
  words: string,
  next: number,
  listed: readonly Listed[],
): Aside | null {
  if (status === 'PILOT' && TRIES_RIVAL.test(words)) return 'other';
  if (status === 'PILOT' && TRIES_OTHER.test(words)) return 'perhaps';
  if (status !== 'ACTIVE') return null;
  const { words: said, section } = scene;
  if (PASSIVE.test(tailBehind(scene, next))) return 'other';
  // "Northzone signed": the round, as often as a contract.
  const invests = /^(?:signed|closed)\b/.test(words) && listed.some((l) => isFund(l.name));
  if (invests && !CUSTOMER_TALK.test(said)) return 'perhaps';
  if (ELSEWHERE.some((pattern) => pattern.test(words))) return 'other';
  if (WITH_US.test(words) || section !== 'neutral') return null;
  // A line of a list of deals: "Acme → expanded to the EU".
  if (CUSTOMER_TALK.test(said) || said.includes('→')) return null;
  return [EITHER, ABROAD, RESOLVED, LIVE_WITH].some((pattern) => pattern.test(words))
    ? 'perhaps'
    : null;
}
