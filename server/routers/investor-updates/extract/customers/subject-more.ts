/* Further ways to say what a customer did, by class; matched like the other shapes. */

const WIDE =
  '(?:company|group|firm|district|chain|state|county|city|nation|country|school|hospital|campus|fleet|network|system|site|enterprise|store|brand|agency|university|province|region|business)';
const SITES =
  '(?:sites?|stores?|locations?|shops?|branches|clinics?|schools?|plants?|depots?|hotels?|restaurants?|buildings?|offices?|warehouses?|farms?|trucks?|vessels?|stations?|chargers?|terminals?|rooms?|kitchens?|campuses|units?|lines?|hubs?|markets?|regions?|properties|floors?|wards?)';
const COUNT =
  '(?:\\d{1,5}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|fifty|both|all)';
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
const UNIT =
  '(?:system|unit|machine|robot|plant|installation|line|vessel|array|turbine|container|battery|module|shipment|batch|device|vehicle|truck|boiler|oven|charger|reactor|drone)s?';

export const ACTIVE_MORE: readonly RegExp[] = [
  // "went district-wide", "rolled out state-wide"
  new RegExp(
    `^(?:went|gone|going|moved|expanded|scaled|launched|is|now) (?:fully )?${WIDE}[- ]?wide\\b(?! (?:with (?:layoffs|a (?:freeze|strike)|the)|on strike))`,
  ),
  // "accepted the first 10 MWh system"
  new RegExp(
    `^(?:accepted|took over|commissioned|inaugurated|signed off|took delivery of|received) (?:on )?(?:its|their|the|our|an?) (?:first|initial) (?:[a-z0-9.@-]+ ){0,3}?${UNIT}\\b(?!.{0,40}\\b(?:for (?:an? )?(?:pilot|trial|test)|on loan|sample))`,
  ),
  // "is since 1 April a paying customer"
  new RegExp(
    `^(?:(?:since|as of|from|with effect from) )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?|early |mid-? ?|late )?(?:${MONTH}|q[1-4]|(?:last|this) [a-z]+)(?: \\d{1,4}(?:st|nd|rd|th)?)?(?:,? \\d{4})?,? (?:an?|our|one of our) (?:(?!potential|prospective|former|past)[a-z-]+ ){0,3}(?:customers?|clients?|subscribers?)\\b`,
  ),
  // "decided to use our system", "agreed to buy from us"
  /^(?:decided|chosen|chose|opted|agreed|elected|voted|committed) to (?:use|adopt|deploy|buy|purchase|implement|introduce|install|roll out|license|standardi[sz]e on|go with|work with|move to|switch to|put in) (?:us|our)\b(?!.{0,30}\b(?:pilot|trial|poc|test)\b)/,
  // "put us on the shelf in 36 stores", "has us on the menu"
  /^(?:put|placed|puts|got|has|have|keeps|took) (?:us|our [a-z]+(?: [a-z]+)?) (?:on(?:to)?|in) (?:the|its|their|all|every|\d+)(?: [a-z]+){0,2}? ?(?:shelf|shelves|menus?|counters?|(?<!\b(?:vendor|vendors|supplier|suppliers|approved|preferred|short|watch|waiting|wish|target|bidder|tender) )lists?|wine list|freezers?|aisles?)\b/,
  // "started buying from us", "began ordering through us"
  /^(?:started|began|begun|starts|begins) (?:to (?:buy|order|source|purchase|stock|sell|rent|lease|ship)|buying|ordering|sourcing|purchasing|stocking|selling|renting|leasing|shipping)(?: [a-z-]+){0,3}? (?:from|through|via|with|on) (?:us|our (?:platform|marketplace|app|site|shop|store))\b/,
  // "came in through a referral and pays $2,600 per month"
  /^(?:came|come) (?:in|on|over|to us|aboard)(?: to us)? (?:through|via|by|from|on|over|after) [^.;:]{2,60}?,? and (?:has |have |is |now |already |they )*(?:pays?|paying|signed|bought|ordered|subscribed|spends?|took)\b(?! (?:attention|visit|an? (?:look|visit|call|demo)))/,
  // "sent us a signed contract", "returned the countersigned order form"
  /^(?:sent|returned|mailed|faxed|e-?mailed|handed|gave|delivered|came back with)(?: (?:us|back|over|in)){0,2} (?:an?|the|our|its|their) (?:fully )?(?:counter-?)?signed (?:(?!letter|loi|nda|term|partner|reseller)[a-z0-9-]+ ){0,3}?(?:contract|agreement|order(?: form)?|msa|paperwork|sow|renewal|subscription)\b/,
  // "is since 17 November in operation with us"
  new RegExp(
    `^(?:since |as of |from )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?|early |mid-? ?|late )?(?:${MONTH}|q[1-4]|(?:last|this) [a-z]+)(?: \\d{1,4}(?:st|nd|rd|th)?)?(?:,? \\d{4})?,? (?:(?:now|fully|also) )?(?:live|operational|in (?:full |daily )?(?:operation|production|use|service))\\b(?! (?:as an? )?(?:pilot|trial|test))`,
  ),
  // "four kerbside sites now live"
  new RegExp(
    `^(?:the )?(?:first |last |remaining )?${COUNT} (?:[a-z-]+ ){0,3}?${SITES} (?:are |is |went |gone |has been |have been |were |was )?(?:(?:now|already|fully|all|both|finally|up and) )*(?:live|energi[sz]ed|online|operational|in (?:service|operation|production)|commissioned|equipped|connected|deployed|running|switched on)\\b`,
  ),
  // "is on the $400/mo plan", "is on our team plan"
  /^on (?:the|an?|our|its|their) (?:us)?\$\d[\d.,]{0,8} ?k? ?(?:\/|a|per|each) ?(?:mo|month|yr|year|mth)[a-z]* (?:plan|tier|package|subscription)\b/,
  /^on (?:the|an?|our) (?:paid|annual|yearly|enterprise|team|pro|business|growth|scale|premium|professional|unlimited) (?:plan|tier|package|subscription|licen[cs]e)\b(?! (?:trial|waitlist|for free))/,
];

const TRIED_IN = '(?:pilots?|pocs?|trials?|proofs? of concept)';
export const PILOT_MORE: readonly RegExp[] = [
  // "is qualifying our heat pipes in a pilot"
  new RegExp(
    `^(?:qualif(?:ies|ying|ied)|vet(?:s|ting|ted)|benchmark(?:s|ing|ed)|prov(?:es|ing)|sampl(?:es|ing|ed)|evaluat(?:es|ing)|tr(?:ies|ying)|check(?:s|ing|ed)|tests?|triall?ing|deploy(?:s|ing)|runs|running) (?:us|our [a-z-]+(?: [a-z-]+){0,3}?|the [a-z-]+(?: [a-z-]+){0,2}?) (?:in|as|on|under|as part of|through|during) (?:(?:an?|our|the|their|its|paid|free|small) )(?:[a-z0-9-]+ ){0,3}?${TRIED_IN}\\b(?!.{0,60}\\b(?:ended|cancel|failed|stopp))`,
  ),
  // "pilot got extended through August"
  new RegExp(
    `^(?:paid )?${TRIED_IN} (?:got|gets|is getting|has been|was) (?:extended|expanded|prolonged|under ?way|started|going|off the ground|renewed|widened|a second (?:phase|site))\\b`,
  ),
  // "pilot begins its second month", "trial entered week three"
  new RegExp(
    `^(?:paid )?${TRIED_IN} (?:(?:has |is )?(?:begins?|began|begun|beginning|enters?|entered|entering|starts?|started|starting|reached|reaches) )(?:(?:its|their|the|an?) (?!next |coming |following )(?:[a-z0-9-]+ )?(?:week|month|phase|stage|quarter)\\b(?! of )|(?:week|month|phase|stage|day) (?:\\d|one|two|three|four|five|six|seven|eight|nine|ten))(?!.{0,40}\\b(?:planned|ended|cancel|stopp|fail))`,
  ),
  // "60-store test in Ohio started"
  new RegExp(
    `^(?:(?:\\d{1,4}|one|two|three|four|five|six|ten|twelve)-(?:store|site|door|unit|room|plant|school|clinic|branch|truck|location|restaurant|shop|user|seat|depot|hotel|farm|bed|week|month) )(?:[a-z]+ ){0,2}?(?:tests?|${TRIED_IN})(?: (?:in|at|across|with|on) [^.;:,]{2,40}?)? (?:has |is |was )?(?:(?:now|just|also) )?(?:started|began|begun|kicked off|launched|running|live|under ?way|ongoing|extended)\\b`,
  ),
];
