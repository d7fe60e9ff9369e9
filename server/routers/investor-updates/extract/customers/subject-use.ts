/* What a customer does with the product, and how one came or went by way of others; matched as the other shapes are. */

const NTH =
  '(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|further|new|last|next|final|remaining|whole|entire|other)';
const PLACE =
  '(?:plants?|sites?|stores?|fleets?|depots?|mills?|mines?|ships?|vessels?|lanes?|warehouses?|branch(?:es)?|clinics?|schools?|divisions?|offices?|buildings?|lines?|terminals?|factory|factories|hotels?|restaurants?|hospitals?|campus(?:es)?|regions?|departments?|teams?|brands?|portfolio|book|account|business|range|programme?)';

export const USE_ACTIVE: readonly RegExp[] = [
  // "put a third plant on the platform", "placed the whole harbor fleet with us"
  new RegExp(
    `^(?:put|placed|brought|moved|took) (?:an?|its|their|the|another|one more) (?:${NTH} )?(?:[a-z-]+ ){0,2}?${PLACE} (?:on|onto|with|to|under|into) (?:us\\b|our (?:platform|system|product|software|network|service|books|cover)\\b)(?!.{0,40}\\b(?:pilot|trial|test)\\b)`,
  ),
  // "went on buying our kits", "kept using us"
  /^(?:(?:went|goes|going|gone|carried|carries) on|(?:keeps?|kept|continues?|continued)(?: to| on)?) (?:buy(?:ing)?|us(?:e|ing)|order(?:ing)?|purchas(?:e|ing)|rent(?:ing)?|pay(?:ing)?(?: for)?) (?:from )?(?:us|our)\b(?! (?:rivals?|competitors?))(?!.{0,40}\b(?:pilot|trial|for free)\b)/,
  // "came in through the state framework"
  /^(?:came|come|joined|signed|bought|ordered|contracted)(?: (?:in|on|aboard|to us|with us|us))? (?:through|via|under|by way of) (?:an?|the|its|their|our) (?:(?!pilot|trial)[a-z@'-]+ ){0,3}?(?:framework|purchasing (?:cooperative|consortium)|cooperative contract|marketplace|tender|rfp|referral|reseller|channel)\b(?!.{0,40}\b(?:pilot|trial|lost)\b)/,
  // "added the Colorado territory"
  /^added (?:an?|its|their|the) (?:(?!voice|name|own|\d)[a-z@'-]+ ){0,3}?(?:territor(?:y|ies)|service areas?|zones?|provinces?|districts?|chapters?)\b(?! (?:manager|lead|sales))/,
  // "took the system to two more plants"
  new RegExp(
    `^(?:took|taken|rolled|brought|carried|extended|spread) (?:our|the|this) (?:system|product|platform|software|tool|app|service|scanners?|sensors?|cameras?) (?:out )?(?:to|into|across|onto) (?:all|every|(?:\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|several|many) (?:more|other|new|further|additional)|(?:an?|its|their|the) ${NTH}|another) (?:of its |of their )?(?:[a-z-]+ )?${PLACE}\\b(?!.{0,40}\\b(?:pilot|trial|test)\\b)`,
  ),
  // ": all 24 stores in Virginia are live"
  new RegExp(
    `^(?:(?:all|both|every one) )?(?:of (?:its|their|the) )?\\d{1,5} ${PLACE} (?:(?:in|at|on|across|of) [^.;:,]{2,40}? )?(?:are|is|went|have gone|now) (?:now )?(?:live|online|operational|in (?:production|service|operation|use))\\b(?!.{0,40}\\b(?:pilot|trial|test)\\b)`,
  ),
  // "– 14 robots live", "300 seats in production"
  /^(?:all )?\d{1,5} (?:(?!pilot|trial|test|demo|free)[a-z-]+ )?(?:robots?|units?|devices?|sensors?|machines?|chargers?|cameras?|kiosks?|meters?|drones?|lockers?|seats?|licen[cs]es?|trucks?|vehicles?|buses|arms|carts|systems?) (?:(?:are|is|now|went|already|fully|all) )*(?:live|online|deployed|in (?:production|operation|service|use)|installed|operational|up and running)\b(?!.{0,40}\b(?:pilot|trial|test|poc)\b)/,
  // "is back after leaving us last year"
  /^back after (?:leaving|churning|cancell?ing|quitting|pausing|an? (?:[a-z0-9-]+ ){0,2}(?:break|pause|hiatus)\b|(?:[a-z0-9]+ ){1,2}(?:months?|years?) (?:away|without us|with (?:an?|another|@)))/,
];

/** "moved to a London broker and is no longer insured through us". */
export const USE_CHURN: readonly RegExp[] = [
  // "downgraded from Pro to Free"
  /^(?:downgraded|moved|went|dropped|switched)(?: back| down)? (?:from [@a-z0-9$, /-]{1,30}? )?to (?:the |our )?free(?= ?$| ?[,;(.]| (?:tier|plan|version)\b)/,
  /^declined (?:to renew|(?:the|its|their|our) (?:[a-z-]+ )?(?:renewal|extension))\b/,
  /^(?:will be |is )?gone (?:by|as of|from|at the end|in) (?!(?:the )?(?:office|field)\b)/,
  /^(?:[a-z-]+ [^.;:]{2,60}? and (?:is|are) (?:now )?)?no longer [a-z]{2,}(?:ed|ing) (?:by|through|with|at|from|via) us\b/,
  // "gone since its bankruptcy"
  /^gone since (?:its|their|the) (?:bankruptcy|insolvency|merger|acquisition|sale|closure|takeover|liquidation|renewal|price (?:rise|increase))\b/,
];
