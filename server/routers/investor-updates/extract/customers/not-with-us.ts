/*
 * What a customer ended, refused or paused is not always what it has with the company: "ended its
 * contract with Oracle", "cancelled its RFP", "went with the yearly plan". The object of the verb
 * tells. Over lower case, other names as "@", the company as "us", as the shapes of subjects are.
 */

export const RIVAL =
  '(?:competitors?|rivals?|incumbents?|competition|(?:other|previous|former|old|current|existing|another|different) (?:[a-z-]+ )?(?:vendors?|suppliers?|providers?|tools?|systems?))';
const OURS = `(?:us\\b|our (?!${RIVAL}|main ${RIVAL}|biggest ${RIVAL})|ours\\b)`;

/** ", but renewed the base plan", "and moved to us": a customer still, or now. */
const KEPT = new RegExp(
  `(?:,|\\b(?:and|but|yet|then|instead|though|–)) (?:(?:they|it|who|has|have|then|now|instead|also|still|rather|both|we) ){0,4}(?:(?:renewed|re-?signed|re-?upped|expanded|upgraded)\\b(?! (?:with|(?:its|their|the|an?) [a-z -]{1,30}? with) (?!us\\b|our\\b))(?! (?:twice|once|last|before|\\w+ times))|extended (?:with us|(?:its|their|the|our) (?:contract|agreement|subscription|licen[cs]e|base))|(?:stays?|stayed|staying|remains?|remained|continues?|continued|keeps?|kept|went on|goes on|carries on) (?:(?:with|on|using|to use|paying|to pay|as|for|buying|ordering) ){0,3}${OURS}(?!free\\b)(?!.{0,30}\\b(?:until|through|for now)\\b)|(?:moved|switched|came|migrated|turned|went|returned)(?: everything| over| back)* to ${OURS}|(?:chose|picked|selected) ${OURS}|(?:signed|went) (?:up )?with us\\b)`,
);
/** "in favour of our product", "away from spreadsheets to our platform", "dropped Excel for us". */
const FOR_US = new RegExp(
  `(?:\\bin favou?r of|\\b(?:away|off) (?:from )?(?!us\\b|our\\b)[^.;,]{2,40}? (?:in)?to|^(?:dropped|cancell?ed|terminated|discontinued|stopped using|quit|left|churned(?: from)?) (?!us\\b|our\\b|(?:(?:its|their|the|all) )?(?:orders?|contracts?|subscriptions?|purchases?|support|payments?|deliver(?:y|ies)) for\\b)[^.;,]{2,40}? for) ${OURS}`,
);

/** "which does not affect us", "unrelated to us". */
const APART =
  /\b(?:(?:does|do|did|will|would)(?: not|n't) (?:affect|concern|touch|impact|involve|change)|won't (?:affect|concern|touch|impact|involve|change)|unrelated to|nothing to do with|no (?:impact|effect|bearing) on|without (?:any )?(?:impact|effect) on|leav(?:es|ing)) (?:us\b(?! without)|our\b|anything for us|what we)|\bwe are (?:not affected|unaffected)\b/;

/** What ends behind is ours all the same: "closed its plant and cancelled". */
const ENDS_US =
  /(?:,|;|\b(?:and|so|then|thus|with)) (?:(?:they|it|has|have|then|so|also|therefore|thus|the|our|its|their) ){0,4}(?:cancell?ed(?= ?$|[,;.]| us| our| with us| the contract)|churned|left us|dropped us|stopped using (?:us|our)|ended (?:the|our|its|their) (?:contract|subscription)|(?:contract|subscription|agreement|account|licen[cs]es?) (?:\w+ ){0,3}(?:ended|ends|expired|lapsed|terminated|cancell?ed|over|gone))/;

const VERB =
  /^(?:(?:churn(?:ed|s|ing)|cancell?(?:ed|ing|s)|terminat(?:ed|es|ing)|discontinu(?:ed|es|ing)|end(?:ed|s|ing)|stopp(?:ed|ing)(?: (?:using|paying(?: for)?|ordering|buying))?|quit|dropp(?:ed|ing)|exited|ceased|suspended|paus(?:ed|ing)|froze|frozen|shut(?:ting)?(?: down| off)?|clos(?:ed|ing)(?: down)?|scrapped|abandoned|axed|halted|phas(?:ed|ing) out|w(?:ound|inding) down|rejected|declined|turned down|refused|(?:passed|passing) on|walked away from|(?:pulled|backed) out of|(?:decided|voted|opted) against|said no to|moved (?:off|away|on)(?: from)?|not (?:renew|extend)|(?:did not|didn't|does not|doesn't|will not|won't|chose not to|decided not to) (?:renew|extend)|put|parted ways with|left) )/;
/** What else stands between a verb and "with another firm": "did not renew with Zeta". */
const FROM_OTHER = new RegExp(
  `^(?:from|with) (?:(@)|(?:our |an? |another |their |its )?(?:[a-z-]+ )?${RIVAL})`,
);
const OF_PAPER =
  '(?:contracts?|agreements?|subscriptions?|deals?|licen[cs]es?|accounts?|partnership|relationship|business|proposals?|offers?|bids?|quotes?|products?|tools?|services?|pilots?|trials?|plans?|renewals?|merger|orders?|negotiations|talks|discussions|cooperation|collaboration)';
/** "the Zeta merger", "our rival's proposal", "its Oracle subscription". */
const NAMED_OTHER = new RegExp(
  `^(?:the |its |their |an? )?(?:(@)(?:'s)?|our ${RIVAL}(?:'s)) (?:[a-z-]+ )?(?:${OF_PAPER}|spin-?off|acquisition|project|integration)\\b`,
);

/** "cancelled Dreamforce": what bears another name may be a product of the company's, or no matter of its. */
const OF_OTHER_NAME =
  /^(?:its |their |the )?@(?: (?:event|conference|programme?|app|product|brand|line|show))?(?= ?$| ?[,;:(.–—]| (?:and|in|after|because|due|this|last|as|for)\b)/;

const PEOPLE =
  '(?:employees?|staff|workers?|people|jobs?|positions?|roles?|contractors?|suppliers?|vendors?|executives?|managers?|directors?|officers?|ceo|cfo|coo|cto|cio|cmo|chairman|president|founders?|buyers?|partners?|teams?|workforce|drivers?|engineers?|agency|agencies|law firm|auditors?|consultants?|consultancy|advisors?|board|headcount|players?|coach|customers?|clients?|tenants?|dealers?|franchisees?|subcontractors?|employment)';
const PLACES =
  '(?:plants?|stores?|factory|factories|offices?|branch(?:es)?|mills?|warehouses?|sites?|shops?|mines?|locations?|restaurants?|hotels?|headquarters|hq|campus(?:es)?|depots?|terminals?|refinery|refineries|smelters?|cent(?:er|re)s?|labs?|clinics?|hospitals?|wards?|airports?|routes?|flights?)';
const AFFAIRS =
  '(?:lines?|brands?|divisions?|business(?:es)?|ranges?|models?|subsidiary|subsidiaries|ventures?|rfps?|rfis?|tenders?|search|ipo|dividends?|buybacks?|guidance|mergers?|acquisitions?|takeover|spin-?off|layoffs?|strike|events?|conference|meeting|party|gala|summit|visit|trip|call|webinar|training|festival|season|show|tours?|hiring|expansion plans?|sponsorship|campaigns?|ads?|advertising|donations?|lease|loan|benefits?|pension|perks?|magazine|newsletter|flights?|phd program(?:me)?|scholarships?|case stud(?:y|ies)|references?|testimonial|press release|discount|logo use|interview|survey|co-marketing|joint venture|share offering|lawsuit|claims?|policy|work from home|alliances?|coalitions?|accords?|pacts?|treat(?:y|ies)|consorti(?:um|a)|associations?|councils?|federations?|index|markets?|climate (?:agreement|pledge|initiative)|trade (?:agreement|deal|union)|(?:paris|kyoto|geneva|basel) (?:agreement|protocol)|(?:support|maintenance|updates?|sales|production|development|deliver(?:y|ies)|shipments?|shipping) (?:for|of|to|in|on) (?!us\\b|our\\b|hold\\b|ice\\b|pause\\b|the (?:product|platform|software|system|service|contract|sensors?|robots?|units?)\\b|its\\b|their\\b|all\\b)[a-z0-9@]+(?: [a-z0-9@]+){0,2})';
const OLD_WAYS =
  '(?:spreadsheets?|excel|paper|pen and paper|e-?mails?|whatsapp|manual [a-z]+|phone calls|faxes|clipboards?|binders?|in-house (?:tools?|systems?|solution|software|build|team|platform|app|product)|home-?grown [a-z]+|legacy [a-z]+(?: [a-z]+)?|(?:old|previous|former|existing|internal|own) (?:[a-z-]+ )?(?:tools?|systems?|software|solution|vendors?|suppliers?|providers?|platform|app|erp|crm|product|database|hardware|process)|erp|crm|on-prem(?:ises?)?)';
/** A part of what it has: the rest goes on. */
const PARTS =
  '(?:add-?ons?|modules?|upsells?|upgrades?|tiers?|extras?|features?|options?|premium (?:plan|package|support|version)|beta|second (?:module|product|site|team)|extra seats|seats|training package)';
const COUNT =
  '(?:\\d[\\d,.]{0,8}|one|two|three|four|five|six|seven|eight|nine|ten|a dozen|dozens|hundreds|thousands|several|many|some|most|half|a (?:third|quarter|few|number)|all|both)';
export const LED = `(?:(?:about|over|nearly|around|roughly|up to) (?=${COUNT} ))?(?:${COUNT} )?(?:of )?(?:(?:its|their|the|an?|another|one|his|her|any) )?(?:own )?`;
/** Up to the noun of the object; "of our" and "with us" lead elsewhere. */
const LEADS_ON =
  'with|of|from|and|but|or|for|to|in|at|on|after|following|before|because|due|when|as|by|since|while|until|over|amid|owing|citing|despite|out|off|away|through|upon|during|pending|under|across|within|without|against|per|via|given|if|so';
export const WORDS = `(?:(?!(?:${LEADS_ON}|us|our) )[a-z0-9@-]+(?:'s)? ){0,4}?`;
/** "its agreement with our competitor", "the proposal of our rival". */
const WITH_OTHER = new RegExp(
  `^${LED}${WORDS}${OF_PAPER} (?:with|of|from|by) (?:(@)(?! effect)|(?:(?:our|an?|the|its|their) )?(?:[a-z-]+ )?${RIVAL})`,
);
export const ENDS = `(?= ?$| ?[,;:(.–—]| (?:${LEADS_ON}|this|last|next|which|that|only|alone|entirely|again|now|today|early|instead)\\b)`;
const THEIRS = new RegExp(
  `^${LED}${WORDS}(?:${PEOPLE}|${PLACES}|${AFFAIRS}|${OLD_WAYS}|${PARTS})${ENDS}(?! (?:with|for|of|on|at|from) (?:us\\b|our\\b))`,
);
/** "cancelled our Notion and Zoom plans": what the company itself pays for. */
const OUR_TOOLS = new RegExp(
  `^our (?:@(?:, | and |, and | & )?){1,5}(?: |$)?(?:${OF_PAPER}|seats)?${ENDS}`,
);
/** "two of its own suppliers", "churned 3 of its brands". */
const SOME_OF = new RegExp(
  `^(?:${COUNT} of (?:its|their) own\\b|(?:(?:its|their|the|our) )?(?:[a-z-]+ ){1,3}?(?:for|at|in|on) (?:only |just )?${COUNT} of (?:its|their|the|our) (?:[a-z0-9-]+ )?(?:${PLACES}|lines?|units?|machines?|buildings?)\\b)`,
);
/** What customers of the company have with it. */
const CONTRACT =
  '(?:contracts?|subscriptions?|agreements?|accounts?|services?|licen[cs]es?|plan|memberships?|orders?|renewals?|deployments?|roll-?outs?|projects?|pilots?|trials?|pocs?|engagements?|relationship|partnership|use|usage|packages?|payments?|purchases?|msa|deal|evaluation|integration|implementation|onboarding|program(?:me)?|work|instance|workspace|retainer|maintenance|support|cover|arrangement|commitments?|deliver(?:y|ies)|participation|cooperation|collaboration|installation|expansion|testing|tests?|buying|spend|invoices?)';
const MENTIONS_CONTRACT = new RegExp(`\\b${CONTRACT}\\b`);
const CONTRACT_OBJECT = new RegExp(`^${LED}${WORDS}${CONTRACT}${ENDS}`);

/** "went with the yearly plan", "chose a bigger package": a plan of ours. */
const CHOSE_PLAN =
  /^(?:went|going|go) with (?:an?|the|our|their) (?:[a-z0-9-]+ ){0,3}(?:plan|tier|package|edition|billing|subscription|term|version)(?= ?$| ?[,;(.]| (?:and|for|in|this|last|at|instead of the)\b)/;
/** "said no to a case study", "decided against on-prem": nothing that is for sale. */
const REFUSED =
  /^(?:pulled out of (?!us\b|our\b|it\b|the\b)|said no to our (?:[a-z-]+ )?(?:invitation|invite|request|survey|event|conference|podcast|webinar|discount)\b)|^(?:said no to|(?:decided|voted|opted) against|walked away from|passed on) (?!us\b|our\b|it\b|this\b|that\b|them\b|buying|[a-z]+ing (?:with )?(?:us|our|it)\b|signing|moving|going|proceeding|continuing|renew|extend|purchas|convert|working|using|adopt|the (?:[a-z-]+ )?(?:proposal|offer|deal|contract|renewal|price|quote|pilot|trial|terms|purchase|project|product|platform|tender|bid|negotiation|talks|table|process|solution|evaluation|rollout|opportunity|agreement)|a (?:[a-z-]+ )?(?:contract|renewal|purchase|pilot|deal|subscription|rollout|second|paid)|any (?:deal|contract|purchase|further))/;
/** "stopped using agency staff". */
const USED_OTHER =
  /^stopped (?:using|paying(?: for)?) (?!us\b|our\b|ours\b|it\b|this\b|that\b|them\b|the\b|its\b|their\b|all\b|any\b|in\b|on\b|at\b|after\b|as\b|when\b|because\b|due\b|since\b|last\b|altogether|entirely|completely|product|[a-z]+ly\b)(@)?/;

/** "its PhD program with us": work together, no purchase. */
const TOGETHER =
  /^(?:(?:its|their|the|our|a|an|both) )?(?:[a-z-]+ ){0,2}?(?:(?:@|phd|ph\.d\.?|doctoral|research|fellowship|internship|scholarship|exchange|apprenticeship|degree|student|grant|mentoring|accelerator) (?:program(?:me)?s?\b|(?<!@ )(?:projects?|collaboration|partnership|grants?|agreement))|joint (?:research|venture|study|marketing|development))\b/;

export type Aside =
  /** What ended is another's: nothing is told of the contract with the company. */
  | 'other'
  /** It may be another's. */
  | 'perhaps'
  /** A customer all the same. */
  | 'kept';

const ofName = (found: RegExpExecArray): Aside => (found[1] === '@' ? 'perhaps' : 'other');

/** Whose affair it is that a firm ended, refused or paused; null where nothing speaks against the company's. */
export function asideOf(words: string): Aside | null {
  if (KEPT.test(words) || FOR_US.test(words)) return 'kept';
  if (ENDS_US.test(words)) return null;
  if (CHOSE_PLAN.test(words)) return 'other';
  const verb = VERB.exec(words);
  const object = verb === null ? '' : words.slice(verb[0].length);
  const isContract = CONTRACT_OBJECT.test(object);
  if (APART.test(words) && !isContract) return 'other';
  const used = USED_OTHER.exec(words);
  if (used !== null) return ofName(used);
  if (object === '') return null;
  for (const pattern of [FROM_OTHER, WITH_OTHER, NAMED_OTHER]) {
    const found = pattern.exec(object);
    if (found !== null) return ofName(found);
  }
  if (OUR_TOOLS.test(object) || THEIRS.test(object) || SOME_OF.test(object)) return 'other';
  if (OF_OTHER_NAME.test(object)) return 'perhaps';
  if (TOGETHER.test(object)) return 'perhaps';
  if (isContract) return null;
  if (REFUSED.test(words)) return 'perhaps';
  return /^(?:its|their) (?!own\b|doors\b)/.test(object) &&
    !MENTIONS_CONTRACT.test(object) &&
    !/\bus\b|\bour\b/.test(object)
    ? 'perhaps'
    : null;
}
