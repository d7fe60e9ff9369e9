import type { AskType } from './types';

/*
 * Sorts of people and things sought whose single words point elsewhere: volunteers for a study are no
 * customers, nurses for a clinic that opens are to be hired. Over one ask in lower case.
 */

/** "30 volunteers for a sleep diary study", "testers for our beta". */
const FOR_STUDY =
  /\b(?:volunteers?|participants?|test subjects|(?:beta[- ]?)?testers?|respondents?|panelists?) (?:for|in|to (?:join|take part in)) (?:an?|our|the|this) (?:[\w-]+ ){0,4}?(?:study|studies|survey|experiment|beta|focus group|panel|user tests?|usability tests?)\b/;
/** "An investor who would take a reference call". */
const REFERENCE =
  /\b(?:tak(?:e|es|ing)|do|does|giv(?:e|es|ing)|hold|host|hop on|jump on|join|be on|answer|field) (?:an?|one|two|some|our|the) (?:[\w-]+ ){0,2}?reference (?:calls?|checks?)(?=$|[ .,;:?!])/;
/** "If anybody has a lead on a used truck". */
const USED_THING =
  /\b(?:leads?|tips?|hints?|lines?) (?:on|for|to|about) (?:an?|any|some|two|three|cheap) (?:[\w-]+ ){0,2}?(?:used|second-hand|secondhand|refurbished|surplus) (?!car dealers?\b)[a-z]/;
/** "Does anyone know a consultant for an EPA filing?" */
const CONSULTANT =
  /\b(?:knows?|recommend|suggest)(?: us| me)?(?: of)? (?:(?:an?|any|some|one|good|great|reliable|experienced) )+(?:[\w-]+ ){0,2}?consultants? (?:for|on|in|around|about)\b(?!.{0,80}\b(?:join us|full-time|join our|use us|customers?)\b)/;
/** "Has any of you dealt with carbon credit accounting?": whoever did tells what it was like. */
const DEALT_WITH =
  /\b(?:have|has) (?:you|any(?:one|body)|some(?:one|body)|any of you|one of you|some of you)(?: (?:here|ever|already|recently|yet|out there))* (?:dealt|wrestled|struggled|grappled|experimented|coped) with (?!us\b)/;
/** "I need an hour of your advice". */
const YOUR_ADVICE =
  /\b(?:need|want|take|like|love|use|value|appreciate) (?:an? |half an |some |\d+ )?(?:hours?|minutes?|mins|bit|little|moment|dose) (?:or two )?of (?:your )?(?:advice|counsel|guidance|wisdom|experience)\b/;
const WORKERS = '(?:(?:[a-z][a-z/-]*) ){0,3}[a-z]+s';
/** "Nurse practitioners for the two clinics that open in October". */
const FOR_OPENING = new RegExp(
  `^${WORKERS} for (?:the|our|both|all) (?:[\\w-]+ ){0,3}?(?:clinics?|stores?|shops?|kitchens?|schools?|sites?|offices?|plants?|branch(?:es)?|warehouses?|depots?|hubs?|labs?|locations?|studios?|restaurants?|centers?|centres?|wards?) (?:(?:that|which) (?:will |are |is )?open|we(?:'re| are| will)? open|opening)`,
);
/** "ASL interpreters who want steady hours". */
const FOR_HOURS =
  /\b(?:who|that) (?:want|wants|would like|seek|need|are looking for|look for|like|prefer) (?:(?:steady|more|regular|flexible|part-time|full-time|weekend|night|evening|extra|remote|long|longer|fixed|good|daytime|guaranteed) ){1,2}(?:hours|work|shifts?|gigs|jobs?|contracts|positions?|employment)\b/;
/** "Beta users who run Shopify stores": firms, whatever they are to do for us. */
const TRIES_AS_FIRM =
  /\b(?:beta|pilot|alpha|test|early|trial) (?:users?|customers?|accounts?) (?:who|that|which) (?:runs?|owns?|operates?|manages?|sells?|employs?|have|has) (?!an? (?:iphone|android|mac|pc|dog|cat)\b)/;
/** "Her successor could be someone you know." */
const SUCCESSOR =
  /\b(?:(?:his|her|their|my|our|a|the) )(?:successor|replacement)s? (?:could|might|may|would|can|should|is|needs?|for (?:him|her|them|the role))\b/;
/** "On the lookout for a risk head". */
const HEAD =
  /\b(?:looking for|on the lookout (?:for|of)|need|hiring|search(?:ing)? for|seek(?:ing)?) an? (?:(?!of\b|to\b|at\b|for\b)[\w&-]+ ){1,2}head\b(?! (?:of|start|count|office|quarters|to)\b)/;
/** "Kroger. Anyone with a way in?" */
const WAY_IN =
  /^[\w&.'-]{2,20}(?: [\w&.'-]{2,20}){0,2}[.:,–—] (?:any(?:one|body)|who|any of you|you)(?: here| of you)? (?:with|has|have|got|sees?|knows?) (?:an?|any|the) (?:\w+ )?way in(?:to)?\b[^?]{0,40}\?$/;
/** "Someone in Merck's supply chain": of a firm. */
const OF_FIRM =
  /^(?:need |wanted: )?(?:some|any)(?:one|body) (?:in|on) (?!(?:your|today|someone)\b|it's|let's)[\w&.-]+(?: [\w&.-]+)?'s (?:[\w&-]+ ){0,2}(?:teams?|supply|department|office|procurement|purchasing|innovation|finance|it|hr|merchandising|logistics|operations|r&d|lab|labs|marketing|sales|engineering|ventures?)\b/;
const TO_MEET = /\b(?:intros?|introductions?|introduce|connect|invest\w*|funds?)\b/;

/** The type that the sort of people or thing sought tells, or null. */
export function soughtSort(text: string): AskType | null {
  if (FOR_STUDY.test(text) || REFERENCE.test(text) || USED_THING.test(text)) return 'OTHER';
  if (TRIES_AS_FIRM.test(text) || OF_FIRM.test(text)) return 'INTRO_CUSTOMER';
  if (SUCCESSOR.test(text) || HEAD.test(text)) return 'HIRING';
  if (WAY_IN.test(text) && !/\b(?:funds?|vcs?|investors?|angels?|capital|ventures?)\b/.test(text))
    return 'INTRO_CUSTOMER';
  if (TO_MEET.test(text)) return null;
  if (FOR_OPENING.test(text) || FOR_HOURS.test(text)) return 'HIRING';
  return CONSULTANT.test(text) || DEALT_WITH.test(text) || YOUR_ADVICE.test(text) ? 'ADVICE' : null;
}

/** True for a sentence that asks by the sort of what it seeks alone. */
export const asksBySort = (text: string): boolean =>
  DEALT_WITH.test(text) || YOUR_ADVICE.test(text);
