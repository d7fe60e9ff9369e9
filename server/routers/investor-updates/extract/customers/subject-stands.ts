/*
 * How a firm stands with us and what shops do with what we make; matched as the other shapes are: at
 * the start of what follows the name, lower case, other names as `@`, "us" for the company.
 */

const NOT_NOW = '(?!potential|prospective|former|past|possible|future|next|ex|target|ideal|dream)';
const COUNT =
  '(?:\\d[\\d,]{0,6}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty)';
const SHOPS =
  '(?:stores?|doors|shops?|locations|branches|restaurants|supermarkets|outlets|hotels|gyms|clinics|sites|kitchens|plants|depots|schools|cafes)';

export const STANDS_ACTIVE: readonly RegExp[] = [
  // "remains our largest customer"
  new RegExp(
    `^(?:remains?|stays?|continues? to be|still) (?:an?|our|one of our) (?:${NOT_NOW}[a-z-]+ ){0,3}?(?:customers?|clients?|accounts?|logos?)(?= ?$| ?[,;(.–—-]| (?:at|with|by|and|in|for|on|worth|of)\\b)`,
  ),
  // ": first public-sector customer ($65k)"
  new RegExp(
    `^(?:our |the )?(?:very )?first (?:${NOT_NOW}[a-z0-9-]+ ){1,3}?(?:customer|client|logo|account)(?= ?$| ?[,;(.])`,
  ),
  // "took 25 seats at $1,500 a month"
  new RegExp(
    `^(?:took|takes|bought|buys|ordered|purchased|licensed) (?:about |some |our )?${COUNT} (?:[a-z]+ )?(?:seats?|licen[cs]es|subscriptions)\\b(?! (?:on|at|in) (?:the|our|its|their) (?:board|table|round|office|event|dinner))`,
  ),
  // "picked up the linen line for 22 doors"
  new RegExp(
    `^picked up (?:the|our|all|two|three|four) (?:[a-z-]+ ){0,3}?(?:line|range|collection|skus?|flavou?rs?|products?) (?:for|in|across) (?:(?:all|its|their|about|over) ){0,2}(?:${COUNT} (?:[a-z-]+ ){0,2}?)?${SHOPS}\\b(?!.{0,40}\\b(?:pilot|trial|test)\\b)`,
  ),
  // ": +90 doors", ": national launch on 1 June"
  new RegExp(
    `^\\+ ?\\d[\\d,]{0,6} (?:new |more )?${SHOPS}(?= ?$| ?[,;(.]| (?:in|across|from|since|on|this)\\b)`,
  ),
  /^(?:national|nationwide|regional|chain-?wide|full) (?:launch|roll-?out|listing)(?= ?$| ?[,;(.]| (?:on|in|from|across|this|last|with|done|live)\b)(?!.{0,40}\b(?:planned|expected|tbc|if|once|unless|pending|next (?:year|quarter))\b)/,
  // "took a second ward live"
  /^(?:took|brought|put) (?:an?|its|their|the|two|three|four|another) (?:[a-z0-9-]+ ){1,4}live\b(?! (?:on|with) (?:@|another))/,
  // "committed to $100k a year"
  /^committed to (?:an? )?(?:us)?[$€£]\d[\d.,]{0,8} ?k? ?(?:\/ ?(?:yr|year|mo|month)|(?:in |of )?(?:arr|acv|mrr)\b|(?:a|per) (?:year|month|annum)\b|annually\b)(?!.{0,40}\b(?:round|invest|note|safe|fund)\b)/,
  // "downsized from 100 to 60 seats"
  /^(?:downsized|shrank|shrunk|came down|went down|scaled down) (?:its account |its plan )?from \d[\d,]{0,6} to \d[\d,]{0,6} (?:seats|licen[cs]es|sites|users|stores|units|locations)\b/,
  // "added our sauce to its summer menu"
  new RegExp(
    `^(?:added|adds|put) our (?:[a-z-]+ ){1,3}?(?:to|on|onto) (?:all |its |their |the )(?:(?:[a-z-]+|@) ){0,2}?(?:menus?|range|assortment|shel(?:f|ves)|line-?up|catalog(?:ue)?)\\b(?!.{0,40}\\b(?:pilot|trial|test)\\b)`,
  ),
  // "added us in the Northwest", "picked us up in 40 stores"
  new RegExp(
    `^(?:added us|picked us up) (?:in|to|at|across|for) (?:(?:all|about|over|another|its|their|the) ){0,2}(?:(?:[a-z-]+|@) ){0,2}?(?:${COUNT} (?:[a-z-]+ ){0,2}?${SHOPS}|${SHOPS}|regions?|markets|divisions?|assortment|range|menus?|shel(?:f|ves)|line-?up|planogram|catalog(?:ue)?)\\b(?!.{0,40}\\b(?:pilot|trial|test)\\b)`,
  ),
];

export const STANDS_PILOT: readonly RegExp[] = [
  // ": test in 60 stores"
  new RegExp(
    `^tests? (?:in|at|across) (?:about |some |up to |its |their )?${COUNT} (?:(?:[a-z-]+|@) ){0,2}?${SHOPS}\\b(?!.{0,40}\\b(?:ended|failed|cancel|planned|proposed|no)\\b)`,
  ),
  // "will test the bar in 40 stores"
  new RegExp(
    `^(?:will )?(?:test|tests|testing|trial|trials|triall?ing|pilots?|piloting|try|tries|trying) (?:the|our) (?!markets?\\b|waters?\\b|idea\\b|concept\\b|format\\b)(?:[a-z0-9-]+ ){1,3}?(?:in|at|across) (?:about |some |up to |its |their )?${COUNT} (?:(?:[a-z-]+|@) ){0,2}?(?:${SHOPS}|warehouses|markets|cities|regions)\\b`,
  ),
];

export const STANDS_LOST: readonly RegExp[] = [
  // "asked us to stop the pilot"
  /^asked (?:us )?to (?:stop|end|cancel|terminate|abort) (?:the|its|their|our) (?:[a-z-]+ )?(?:pilots?|trials?|pocs?|proof of concept)\b/,
  /^closed (?:as |out )lost\b/,
  /^lost on (?:price|pricing|timing|features|cost|terms|budget)(?= ?$| ?[,;(.])/,
  // "passed for this review cycle"
  /^passed (?:on us )?(?:for|in|on|during) (?:(?:this|the|their|its) )?(?:[a-z-]+ )?(?:cycle|reset|season|review|round|planogram|line review)(?= ?$| ?[,;(.]| (?:but|and|because|due)\b)/,
];

/** "'s procurement team killed the renewal". */
export const STANDS_CHURN: readonly RegExp[] = [
  // "is discontinuing us after this season"
  /^(?:discontinu(?:es|ed|ing)|delisting|de-listing|dropping) (?:us|our (?:[a-z-]+ )?(?:line|range|products?|brand))\b(?! (?:at|in|on|during|from) (?:the |its |their |a )?(?:final|last|late|shortlist|tender|rfp|selection|evaluation))/,
  // ": notice given"
  /^(?:(?:termination|cancell?ation) )?notice (?:given|received|served|handed in)\b(?! of (?:renewal|award))/,
  /^(?:(?:[a-z-]+ ){0,2}?(?:team|department|board|legal|cfo|management|committee|headquarters|hq|buyers?) )?(?:killed|vetoed|rejected|blocked|turned down) (?:the|our|its|their) (?:[a-z-]+ )?(?:renewal|extension)\b/,
];
