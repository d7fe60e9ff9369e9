/*
 * What letters tell of a customer in a half sentence: a trial that begins, one more place that is
 * live, what is paid from now on. Matched as the other shapes are: at the start of what follows the
 * name and its auxiliaries, lower case, "us" for the company.
 */

const OF_TRIAL = '(?:pilots?|pocs?|trials?|proofs? of concept)';
/** What stands between an article and "pilot". */
const KIND =
  '(?:(?!about|after|before|for|from|of|on|with|and|or|to|than|by|until|not)[a-z0-9-]+ ){0,4}?';
/** A trial of the firm's own, one of another's product, or one that hangs on something. */
const NOT_OURS =
  '(?! (?:plants?|lines?|batch|season|lights?|of (?:its|their|@)|program(?:me)? for (?:its|their)|with (?:@|another|an? (?:competitor|rival))))(?!.{0,70}\\b(?:if|once|unless|subject to|pending|depend(?:s|ing)|provided|assuming|should|may (?:be|not|well|yet|still)|instead|competitors?|rivals?|(?:of|from|by) @)(?![a-z]))';
const SOON = '(?:will|going to|set to|due to|scheduled to)(?: (?:now|also|first|then))?';
const THING =
  '(?:system|product|platform|app|software|sensors?|machines?|tool|module|service|robots?|devices?|units?|solution)';

/** "begins a pilot in April", "will pilot vegetation alerts this summer", "will test our sensors in two stores". */
export const TOLD_PILOT: readonly RegExp[] = [
  new RegExp(
    `^(?:begins?|starts?|beginning|starting|enters?|launches|commences|kicks off|joins|hosts|runs|goes (?:in)?to|went (?:in)?to|moves into) (?:an?|its|their|our|the|one|another) ${KIND}${OF_TRIAL}\\b${NOT_OURS}`,
  ),
  new RegExp(
    `^${SOON} (?:start|begin|run|launch|enter|kick off|do|host|open|go into|join) (?:an?|its|their|our|the|one|another) ${KIND}${OF_TRIAL}\\b${NOT_OURS}`,
  ),
  new RegExp(
    `^${SOON} (?:be |(?:start|begin)(?: to)? )?(?:pilot(?:ing)?|trial(?:l?ing)?)(?= ?$| ?[,;.(]| (?!its own|their own|@|another|an? (?:competitor|rival|plant|line))[a-z0-9])${NOT_OURS}`,
  ),
  new RegExp(
    `^${SOON} (?:be )?(?:test(?:ing)?|try(?:ing)?(?: out)?|evaluat(?:e|ing)) (?:us|our [a-z-]+(?: [a-z-]+)?|the ${THING}) (?:in|at|on|across|from|with|until|for|this|next|over|during)\\b${NOT_OURS}`,
  ),
  new RegExp(
    `^(?:pilots|trials) (?:us|our [a-z-]+|the (?:[a-z-]+ )?${THING})(?= ?$| ?[,;.(]| (?:in|at|on|across|from|with|until|for|this|next|over|during)\\b)${NOT_OURS}`,
  ),
];

const PAID =
  '(?:(?:(?:us)?[$€£]|usd |us\\$ )\\d[\\d.,]{0,12} ?[km]?|\\d[\\d.,]{0,12} ?[km]? ?(?:usd|us dollars|dollars|eur|euros?|gbp|pounds))';
const ORDER =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|next|final|remaining|new|another|one more|all|every|\\d{1,3}(?:st|nd|rd|th)|(?:\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:more|further|additional|other))';
const PLACE =
  '(?:sites?|stores?|locations?|shops?|branch(?:es)?|clinics?|hospitals?|schools?|plants?|mills?|depots?|hotels?|restaurants?|buildings?|offices?|warehouses?|farms?|ranch(?:es)?|trucks?|vessels?|stations?|terminals?|kitchens?|campus(?:es)?|lines?|hubs?|regions?|counties|county|districts?|divisions?|countries|country|properties|property|wards?|yards?|ports?|mines?|quarr(?:y|ies)|fabs?|foundry|foundries|smelters?|furnaces?|docks?|barns?|wells?|gyms?|studios?|kiosks?|labs?|cent(?:er|re)s?|facility|facilities)';
const LIVE =
  '(?:live|online|operational|up and running|in (?:full )?(?:service|operation|production|use)|running|equipped|connected|deployed|onboarded|rolled out|switched on)';

/** "third mill live", "two more stores are running", "extension signed". */
export const TOLD_ACTIVE: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:its|their|the|our) )?(?:${ORDER} (?:of (?:its|their|the) )?(?:(?!pilot|trial|test|demo)[a-z0-9-]+ ){0,2}?${PLACE}|(?:sites|stores|plants|locations|branches|schools|clinics|hotels|restaurants|depots|warehouses)(?! (?:is|are|went|gone|has|have|been)\\b)) (?:(?:is|are|now|went|gone|has|have|been|fully|already|also|all) )*${LIVE}\\b(?!.{0,40}\\b(?:pilot|trial|test|soon|planned|expected|by (?:end|q\\d|next))\\b)`,
  ),
  /^(?:(?:contract|second|new|first|the|its|their|our|[a-z]+-year) ){0,2}(?:extension|addendum|amendment|follow-on(?: order| contract)?|framework agreement|repeat order|reorder|purchase order|order) (?:(?:is|was|has|been|now|also|just) ){0,2}(?:signed|agreed|closed|won|placed|in hand|countersigned)\b/,
  // "expansion to the second mill signed"
  /^(?:expansion|extension|roll-?out) (?:to|into|across|at|in) [^.;:,]{3,50}? (?:(?:is|was|has|been|now) )?(?:signed|done|finished|completed?|live|agreed)(?= ?$| ?[,;.(])/,
  // "installed our system", "introduced our app at all schools"
  new RegExp(
    `^(?:installed|introduced|activated|switched on|turned on|launched|fitted|equipped) (?:(?:its|their|all|the|\\d{1,5}) [a-z ]{2,30}? with )?our (?:[a-z-]+ ){0,2}?${THING}\\b(?!.{0,60}\\b(?:marketplace|store ?front|app store|catalog(?:ue)?|channel|resell|demo|competitor|by mistake)\\b)`,
  ),
  new RegExp(
    `^(?:pays?|paying|is paying) (?:us )?(?:about |around |roughly |some )?${PAID} ?(?:\\/ ?(?:yr|year|mo|month)|(?:a|per|each|every) (?:year|month|annum|quarter)\\b|annually\\b|monthly\\b|yearly\\b)(?! (?:in|to) (?:rent|fees|taxes|@))`,
  ),
];

/** "came in at 8k USD per month": what a customer pays from then on, and what else costs. */
export const CAME_AT = new RegExp(
  `^(?:came|come|joined|landed|started|began|signed on|started out)(?: (?:in|on|on ?board|aboard|over|with us))? (?:at|with|for) (?:about |around |roughly |some |an initial )?${PAID} ?(?:\\/ ?(?:yr|year|mo|month)|(?:a|per|each) (?:year|month|annum|quarter)\\b|(?:in |of )?(?:arr|mrr|acv)\\b|annually\\b|monthly\\b|yearly\\b)(?!.{0,60}\\b(?:quot(?:e|ed)|bids?|cheaper|less than|lower|below|above|under|more than|higher|too (?:much|high|expensive|steep)|expensive|declined|passed|budget|plan(?:ned)?)\\b)`,
);
/** Costs and sums that come in at so much a month. */
export const SUMS =
  /\b(?:costs?|fees?|rent|bills?|spend|spending|payroll|hosting|burn|revenue|sales|budget|expenses?|salar(?:y|ies)|bookings|mrr|arr|margin|average|total|price|quote|plan|pro|tier|cloud)\b/i;

const ENDED =
  '(?:contract|subscription|agreement|account|engagement|service) (?:with (?:them|us|it) )?(?:(?:has|have|was|is|therefore|thus|also|then|so|now) ){0,3}(?:ended|ends|expired|expires|lapsed|lapses|over|terminated|cancell?ed|gone|went with it|closed)';
/** "the new owner cancelled the contract" */
const BUYER_ENDED =
  '(?:the|its|their) (?:(?:new|parent) )?(?:owners?|buyers?|parent|acquirer)(?: company)? (?:(?:has|have|then) )?(?:cancell?ed|ended|terminated|stopped|let lapse) (?:the|our|its|their) (?:contract|subscription|agreement|account|service)';
const CLOSING =
  '(?:closed|closes|closing|shut|shuts|sold|sells|lost|moved|moves|wound|winding|merged|dissolved|acquired|bought|bankrupt|went|filed|folded)';
/** "closed its plant and the contract ended with it": what ended its need ended the contract. */
export const TOLD_CHURN: readonly RegExp[] = [
  new RegExp(
    `^${CLOSING}(?: [^.;:]{1,80}?)?(?:,|,? and|,? so|,? which is why|,? with which) (?:(?:so|thus|hence|therefore|with (?:it|that|this)) )?(?:the|our|its|their|this) ${ENDED}\\b`,
  ),
];

const OPENS_CLOSING = new RegExp(`^(?:(?:has|have|was|is|been|just|sadly) ){0,3}${CLOSING}\\b`);
const ENDS_NEXT = new RegExp(
  `^(?:(?:so|thus|hence|therefore|and|with (?:it|that|this),?) )*(?:(?:the|our|its|their|this) ${ENDED}|${BUYER_ENDED})\\b`,
);

/** "X closed its plant; the contract ended on August 31": the half sentence behind tells of the first. */
export const endsWithIt = (tail: string, next: string): boolean =>
  OPENS_CLOSING.test(tail) && ENDS_NEXT.test(next);

/** "deployed our product in a pilot": installed, but not bought. */
const IN_TRIAL =
  /^(?:(?:is|are|now|currently) ){0,2}(?:deployed|installed|implemented|launched|introduced|activated|rolled out|rolled|put|went live|live|started|using|uses) (?:in (?:pilot|trial)\b|[^.;,]{0,60}?\b(?:in|under|within) an? (?:[a-z0-9-]+ ){0,3}?(?:pilot|trial|poc)\b)/;

/** "has put us into three hospitals to see whether vets use it" */
const TO_SEE =
  /^(?:put|puts|placed|installed|took|let) (?:us|our [a-z-]+) [^.;]{2,60}? to (?:see (?:if|whether|how)|test|try|find out|evaluate|check)\b/;

/** "keeps using us in two stores for a test". */
const AS_TEST =
  /\b(?:using|uses|used|runs?|running|has|have|took|takes) [^.;]{1,60}? (?:for|as|in) an? (?:[a-z-]+ )?test\b(?! (?:case|customer|bed|drive))/;

/** "signed as a pilot", "deployed our product in a pilot": a trial, whatever the verb. */
export const isOnTrial = (words: string) =>
  /\bas an? (?:[a-z-]+ )?(?:pilot|trial|poc|test(?! (?:bed|case|customer)))\b/.test(words) ||
  TO_SEE.test(words) ||
  AS_TEST.test(words) ||
  IN_TRIAL.test(words);

/** "cancelled in January and returned in March", "paused in spring, is back" */
export const CAME_BACK =
  /(?:\b(?:and|but|then)|,) (?:they |it |has |have |is |are |then |now |since |already )*(?:came back|rejoined|re-?signed|signed (?:again|back)|reactivated|resumed(?! (?:talks|negotiat|discuss|(?:the|its|their) (?:pilot|trial|poc|evaluation|search)))|(?:live|active|paying|running|ordering) again|(?<=\b(?:is|are|now|already) )back(?= ?$| ?[,;.]| (?:on|in|with us|as|at full|to full|to normal|after|since|this|now)\b)(?! in (?:talks|pilot|trial))|returned(?= ?$| ?[,;]| (?:to us|in|on|as|this|last|after|a)\b))/;
