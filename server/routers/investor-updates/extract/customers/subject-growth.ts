/** "came in with a $27k annual plan", "continues with its order", "added its Dublin office". */
export const GROWTH_SHAPES: readonly RegExp[] = [
  /^(?:moved|switched|went|gone|progressed|advanced|graduated|migrated|converted) (?:over |on )?from [a-z][a-z -]{1,30}? to (?:an? |the |full |our )?(?:[a-z-]+ ){0,2}(?:licen[cs]es?|subscription|agreement|rollout|roll-out|deployment)\b/,
  /^(?:came|come|coming|signed|joined) (?:in|on|aboard) (?:with|at|for|on) (?:an? )?[$€£]\d[\d.,]{0,12} ?[km]?(?: [a-z-]+| ?\/ ?[a-z]+){0,3}? (?:acv|arr|mrr|plan|contract|subscription|deal|licen[cs]e)\b/,
  // "joined on a 3-year deal"
  /^(?:joined|joins|came on|came in|came aboard) (?:us )?(?:on|with|under) (?:an? |the |our )?(?:(?!pilot|trial|partner)[a-z0-9$-]+ ){0,3}?(?:deal|contract|agreement|subscription|licen[cs]e)\b/,
  /^(?:continues|continued|continuing|goes on|going on|carries on) (?:with )?(?:its|their) (?:[a-z-]+ ){0,2}(?:orders?|contract|subscription|plan|deployment|rollout|roll-out|licen[cs]es?)\b/,
  /^(?:increased|grew|raised|upped|doubled|tripled|expanded) (?:its|their|the) (?:[a-z-]+ )?(?:volumes?|throughput|consumption|purchases)(?= ?$| ?[,;(.]| (?:by|to|from|with us|on our|again|in|at|this|last)\b)(?! (?:of (?:mails?|e-?mails|posts|leads|calls|content)))/,
  /^(?:upsold|upsized)(?= (?:from|to|by|at|into)\b| ?$| ?[,;(])/,
  // "now stocks us in 38 stores", "carries the full line", "is in full deployment"
  /^(?:stocks?|stocking|carries|carrying|sells|selling) (?:us\b|our (?:full |whole |entire )?(?:products?|line|range|brand)\b|the (?:full |whole |entire )(?:line|range)\b|(?:\d{1,3}|one|two|three|four|five|six|seven|eight|ten|several|all) (?:of our )?(?:new )?(?:flavou?rs?|skus?|products?|varieties|sizes|items|blends?|styles?|colou?rs?)\b)|^in full deployment\b/,
  // "grew to $310K ARR from $190K"
  /^(?:grew|expanded|increased|went|moved|scaled) (?:up )?to (?:us)?[$€£]\d[\d.,]{0,12} ?[km]? ?(?:\/ ?(?:yr|year|mo|month)|(?:in )?(?:arr|acv|mrr)\b|(?:a|per) (?:year|month|annum)|annually)/,
  // "exercised its option on the second target", "first commercial contract"
  /^exercised (?:its|their|an?|the) option (?:to (?:expand|extend|renew|buy|continue)|(?:on|for) (?:the|an?|another) )(?! (?:leave|terminate))/,
  /^(?:our |the |the company's )?first (?:(?:paying|paid|commercial|enterprise|annual|multi-year|production|real|signed|big) ){1,3}(?:contract|customer|order|deal|client)\b/,
  /^commissioned (?:its|our|the|a|an|unit|two|three|\d)\b/,
  // "is a four-year contract worth $900k a year"
  /^(?:an?|our|now an?) (?:(?!potential|possible|proposed|verbal)[a-z0-9-]+ ){0,3}?(?:contract|agreement|deal|subscription) (?:worth|at|of|for) (?:about |around )?(?:us)?[$€£]\d/,
  // "took the forecasting product into operation"
  /^(?:took|taken|put|brought|moved) [^.;:,]{2,50}? (?:in|into) (?:full |daily |live |commercial |regular )?(?:operation|operations|production|service|use)\b(?! (?:of|by|for) (?:its|their) own)/,
  // "put it in all 18 locations"
  /^(?:put|puts|placed|installed|fitted) (?:it|us|them|this|(?:the|our) (?:[a-z]+ ){1,2}?)? ?(?:in|into|on|at|across) (?:all|every|each|both|its|their|another|\d{1,5}|two|three|four|five|six|seven|eight|nine|ten|twelve)\b[^.;,]{0,30}?\b(?:locations?|stores?|shops?|sites?|restaurants?|branch(?:es)?|trucks?|vehicles?|clinics?|plants?|depots?|hotels?|schools?|kitchens?|warehouses?|offices?|rooms?|buildings?)\b/,
  /^(?:remains? |stays |still )?(?:our|one of our) (?:[a-z-]+ ){0,3}(?:renters?|buyers?|tenants?|subscribers?|merchants?|advertisers?|shippers?|licensees?|payers?)\b(?! (?:segment|persona|group|base))/,
  // What is theirs has come to the company's product.
  /^added (?:its|their|the) (?:(?!voice|name|own|\d)[a-z@'-]+ ){0,3}?(?:fleets?|offices?|sites?|stores?|plants?|networks?|divisions?|regions?|teams?|branch|branches|departments?|locations?|warehouses?|clinics?|hospitals?|practices?|pharmacy|pharmacies|schools?|campus|campuses|depots?|terminals?|hotels?|restaurants?|properties|brands?|subsidiary|subsidiaries|factory|factories|labs?|arm|lanes?|facility|facilities|lines?|routes?|hubs?|markets?|countr(?:y|ies)|operations|buildings?|centers?|centres?|vessels?|ships?|mills?|mines?|farms?|yards?|towers?|wards?|studios?|garages?|units?|shifts?|corridors?)\b(?! (?:in|of) (?:the )?(?:debate|race))/,
  // "accepted its second site", "launched to all members"
  /^(?:accepted|took over|commissioned|received|inaugurated|approved|signed off) (?:on )?(?:its|their|the) (?:second|third|fourth|fifth|sixth|next|final|last|remaining|new|newest|first full|[a-z]+ and final) (?:[a-z-]+ )?(?:sites?|units?|systems?|lines?|phases?|installations?|machines?|robots?|plants?|locations?|buildings?|depots?|stores?|orders?|deliver(?:y|ies)|batch(?:es)?|halls?|vessels?)\b(?!.{0,40}\b(?:pilot|trial|test)\b)/,
  /^(?:launched|opened|rolled out|went live|released|extended) (?:us |it |this |the (?:app|product|service|platform) )?(?:to|for|with|across) (?:all|every|each|its|their|the (?:whole|entire|full)|another|\d[\d,.]*k?|half) (?:(?:of )?(?:its|their|the) )?(?:[a-z-]+ ){0,2}?(?:members?|customers?|patients?|students?|employees?|staff|users?|drivers?|residents?|tenants?|teachers?|nurses?|agents?|brokers?|branches|stores?|sites?|schools?|clinics?|restaurants?|teams?|regions?|households?|policyholders?|guests?|riders?)\b(?! of (?:the )?(?:press|media|public|board))(?!.{0,40}\b(?:pilot|trial|test|beta)\b)/,
  /^ordered (?:for|to) (?:its|their|the|all|both|two|three|\d)\b/,
  /^(?:launched|opened|started|hosts|hosted|built|runs|ran) (?:its|their|an?|the) (?!pilot|trial|poc)(?!(?:[a-z-]+ ){0,3}?(?:piece|story|stories|article|feature|profile|segment|interview|review|episode|post|ad|poll|survey|audit|check|webinar) )[^.;:]{1,40}? (?:with us|through us|(?:on|using) (?:us|our (?:platform|product|system|software|app|network|service|api|rails)))\b/,
];
