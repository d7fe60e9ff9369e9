/*
 * What customers do with the product or grant us, in verbs of daily speech; matched as the other
 * shapes are: at the start of what follows the name, lower case, "us" for the company.
 */

const THING =
  '(?:systems?|products?|platform|app|software|sensors?|machines?|tools?|modules?|service|robots?|devices?|units?|solution|store ?fronts?|integration|site|portal|assistant|agent|dashboard|kiosks?|cameras?|feature|account|plugin|bot|package)';
const COUNT =
  '(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|an?|the first|its first|their first|a couple of|several)';
const PLACE =
  '(?:sites?|stores?|locations?|shops?|branch(?:es)?|clinics?|hospitals?|schools?|plants?|mills?|depots?|hotels?|restaurants?|buildings?|offices?|warehouses?|farms?|trucks?|vessels?|stations?|terminals?|kitchens?|campus(?:es)?|lines?|hubs?|regions?|rooms?|wards?|floors?|teams?|classrooms?|lanes?|gates?|routes?)';

export const HANDS_ACTIVE: readonly RegExp[] = [
  // "switched on the storefront", "turned our module on in all shops"
  new RegExp(
    `^(?:switched|turned|flipped) on (?:the|our|its|their) (?:[a-z-]+ ){0,2}?${THING}\\b(?!.{0,40}\\b(?:pilot|trial|test)\\b)`,
  ),
  new RegExp(
    `^(?:switched|turned|flipped) (?:us|(?:the|our|its|their) (?:[a-z-]+ ){0,2}?${THING}) on\\b(?! (?:to|us)\\b)(?!.{0,40}\\b(?:pilot|trial|test)\\b)`,
  ),
  // "went from free to $1.5k/mo", "moved over from the free tier to $400 a month"
  new RegExp(
    `^(?:went|moved|came|switched|jumped|converted|crossed|upgraded)(?: over)? from (?:an? |the |our )?free(?: (?:tier|plan|version|trial))? to (?:us)?[$]\\d[\\d.,]{0,8} ?k? ?(?:\\/|(?:a|per) (?:month|year))`,
  ),
  // "crossed over from the free tier in May and is a paying customer now"
  /^[a-z]+ed (?:over )?from (?:an? |the |our )?free(?: (?:tier|plan|version|trial))?(?: [a-z0-9]+){0,4},? and (?:is|are) (?:now )?(?:an? )?paying\b/,
  // "is in: $36k for the first year"
  /^in ?[:–—] ?(?:us)?[$]\d/,
  // "took up its option on a second region"
  /^(?:took up|exercised|picked up|used|activated|drew) (?:its|their|the|an?) (?:[a-z-]+ )?option\b(?! (?:to (?:leave|terminate|exit|cancel)))/,
  // ": third base added"
  new RegExp(
    `^(?:an? )?(?:second|third|fourth|fifth|sixth|another|\\d{1,3} (?:more|further|new)) (?:[a-z-]+ )?(?:${PLACE}|bases?|airports?|ports?|districts?|brands?|divisions?) added(?= ?$| ?[,;(.])`,
  ),
];

/** "a customer for two years, gone in October". */
export const HANDS_CHURN: readonly RegExp[] = [
  // "has cut its contract and will be gone by the end of May"
  /^(?:cut|reduced|ended|closed|downgraded|wound down|ran down) (?:its|their|the|our) (?:[a-z-]+ ){0,2}?(?:contract|subscription|account|plan|orders?|usage|licen[cs]es?|seats)(?: [a-z0-9 ]{2,30})?,? and (?:(?:it|they) )?(?:will be|is|are) gone\b/,
  // "did not exercise its renewal option"
  /^(?:did not|didn't|declined to|chose not to) exercise (?:its|their|the) (?:[a-z-]+ )?option\b/,
  /^(?:(?:an?|our|one of our) (?:[a-z-]+ ){0,3}?)?(?:customer|client|account) (?:for|since|of) [^.;:]{2,40}?(?:,| –| —| and| but| until it) ?(?:(?:has|have|is|are|now|until|they|then|sadly) ){0,3}(?:gone|left|lost|churned|cancell?ed|departed|no longer)\b/,
];

/** "we bid, we lost". */
export const HANDS_LOST: readonly RegExp[] = [
  /^(?:dropped|pulled|backed) out of (?:the|its|their|our) (?:[a-z]+ )?(?:pilot|poc|trial|test)\b/,
  // ": chose incumbent"
  /^(?:chose|picked|selected|kept|went with|stayed with|sticking with|stays with) (?:incumbent|in-house|competitor|cheaper|status quo|existing)\b/,
  // "no budget, dead for this year", "was a 'not now'"
  /^(?:no budget,? (?:so )?(?:dead|lost|closed|off|gone|over)\b|dead (?:for|until) )/,
  /^(?:an?|said|told us|answered) ["“'‘]?not (?:now|this (?:year|time))\b/,
  /^(?:we )?(?:bid|tendered|pitched|offered|quoted|competed)(?: (?:for it|hard|twice|again))?,? (?:and |but )?(?:we )?(?:narrowly |sadly )?(?:lost|came second|did not win|didn't win)\b/,
];

export const HANDS_PILOT: readonly RegExp[] = [
  // "is trying the product on one line", "tries out our app"
  new RegExp(
    `^(?:trying|tries|tried) (?:out )?(?:the|our) (?:[a-z-]+ ){0,2}?${THING}\\b(?!.{0,60}\\b(?:and (?:left|passed|declined|chose)|but)\\b)`,
  ),
  // "is giving the app a try", "gives us a go"
  new RegExp(
    `^(?:giving|gives|gave) (?:us an? (?:[a-z-]+ )?(?:try|go|spin|whirl)\\b|(?:it|(?:the|our) (?:[a-z-]+ ){0,2}?${THING}) (?:an?|its|their) (?:[a-z-]+ )?(?:try|go|spin|whirl|test run|trial|trial run|test drive)\\b)(?!.{0,60}\\b(?:and (?:left|passed|declined|chose)|but)\\b)`,
  ),
  // "gave us two stores to prove ourselves in", "has given us a line to try out"
  new RegExp(
    `^(?:gave|given|gives|giving|granted|lent|handed) us ${COUNT} (?:of (?:its|their) )?(?:[a-z-]+ ){0,2}?${PLACE} (?:to (?:prove|show|try|test|start|begin|demonstrate|earn)|as a (?:test|trial|start)|for a (?:test|trial))\\b`,
  ),
  // ": six classrooms are trying it", "two plants are testing our sensors"
  new RegExp(
    `^${COUNT} (?:of (?:its|their) )?(?:[a-z-]+ ){0,2}?${PLACE} (?:are|is) (?:now |already )?(?:trying|testing|piloting|triall?ing|evaluating)(?: out)? (?:it|us|this|the|our)\\b`,
  ),
  // "'s merchandising team has been playing with the product under a paid pilot"
  /^(?:[a-z-]+ ){0,3}?(?:teams?|buyers|staff|engineers|department|people|group) (?:(?:has|have|is|are|been|now) ){1,3}(?:playing with|trying|testing|using|working with|evaluating) [^.;]{2,80}\b(?:pilot|trial|poc)\b/,
  // "is on a three-month evaluation licence"
  /^on (?:an?|our|the) (?:[a-z0-9-]+ ){0,3}?(?:evaluation|trial|pilot|test) (?:licen[cs]e|contract|agreement|phase|period|plan|units?)\b/,
  // ": proof of concept, line 2"
  /^(?:[–—:-] ?)?(?:paid |free )?proof of concept(?= ?$| ?[,;(]| (?:in|on|at|with|until|for)\b)(?!.{0,60}\b(?:ended|failed|lost|planned|propos|expected|not |next|q\d))/,
  // "remains a free design partner"
  /^(?:remains?|stays?|still) (?:an?|our|one of our) (?:[a-z-]+ ){0,3}?design partners?\b/,
  // "has followed it as far as a pilot in Phoenix", "followed suit with a trial"
  /^followed(?: (?:it|them|suit|@))?,? (?:with|into|as far as|by way of) (?:an?|its|their) (?:[a-z0-9-]+ ){0,3}?(?:pilot|trial|poc)\b/,
];

/** "asked us to wait with everything until their reorganisation is over". */
export const HANDS_PAUSED: readonly RegExp[] = [
  /^asked (?:us )?to (?:wait|stop|hold)(?: with| on)? (?:everything|all (?:work|activity)|the (?:roll-?out|project|work|deployment))\b[^.;]{0,30}?\b(?:until|till|for now)\b/,
  /^asked (?:us )?to (?:hold off|stand by|hold on)(?: (?:with|on) [a-z ]{3,30}?)? (?:until|till|for now|for a while)\b/,
];
