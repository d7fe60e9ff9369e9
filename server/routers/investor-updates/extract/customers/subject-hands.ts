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
];
