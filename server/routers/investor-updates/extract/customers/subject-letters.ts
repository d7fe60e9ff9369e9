/*
 * What letters tell of a customer in a verb of their own. Matched as the other shapes are: at the
 * start of what follows the name and its auxiliaries, lower case, "us" for the company.
 */

const COUNT =
  '(?:\\d[\\d,]{0,5}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)';
const OF_TRIAL = '(?:pilots?|pocs?|trials?|proofs? of concept)';
/** What one customer pays, no turnover. */
const FEE = '(?:us)?[$€£](?:\\d[\\d.,]{0,9} ?k?|\\d(?:[.,]\\d{1,2})? ?m)';
const CLOSES = '(?= ?$| ?[,;:(.–—]';
const PRICE = '(?:us)?[$€£]\\d[\\d.,]{0,12} ?[km]?';

/** "is now on our annual plan", "opened two more plants to us", "new customer, contract signed on …". */
export const LETTERS_ACTIVE: readonly RegExp[] = [
  // "moved off the month-to-month arrangement and is now on an annual plan"
  /^(?:moved|came|got|went|stepped) (?:off|away from|on from) (?:(?:the|its|their|our|an?) )?(?:month-to-month|monthly|free|trial|pilot|starter|basic)(?: [a-z]+)?,? (?:and )?(?:(?:is|are|has|have|now|signed|went|moved|to|onto|on) ){0,4}(?:an? |the |our )?(?:annual|yearly|paid|enterprise|pro|full|multi-year|contract)\b/,
  // "opened two more plants to us"
  new RegExp(
    `^opened (?:${COUNT}|its|their|all|another|the (?:rest|other|remaining)) (?:more |of its |of their |other )?(?:[a-z-]+ ){0,3}?(?:plants?|stores?|sites?|branches|depots?|warehouses?|locations?|hospitals?|clinics?|schools?|hotels?|regions?|countries|divisions?|fleets?|offices|units|terminals|yards|farms|shops|restaurants|markets|buildings|departments?|lines) (?:to|for) (?:us|our [a-z]+)\\b`,
  ),
  // "went from pilot to a 3-year contract"
  new RegExp(
    `^(?:went|moved|passed|came|progressed|graduated) (?:straight |directly )?from (?:an? |the |its |their )?(?:[a-z]+ )?${OF_TRIAL} to (?:an? |the |our )?(?:[a-z0-9-]+ ){0,3}?(?:contract|agreement|subscription|licen[cs]e|deal|order|customer)\\b`,
  ),
  // "went up from $210K to $290K per year"
  new RegExp(
    `^(?:went(?: up)?|moved(?: up)?|stepped(?: up| down)?|grew|rose|expanded|jumped|increased|upsized|came down|dropped|shrank) from ${FEE}(?: (?:arr|acv|mrr|a year|per year))? to ${FEE} ?(?:\\/ ?(?:yr|year|mo|month)|(?:in |of )?(?:arr|acv|mrr)\\b|(?:a|per) (?:year|month|annum)\\b|annually\\b)`,
  ),
  // "upped its plan from $4k to $6.5k a month"
  new RegExp(
    `^(?:upped|raised|increased|grew|took|bumped|expanded|doubled|moved) (?:its|their) (?:[a-z-]+ )?(?:plan|contract|spend|commitment|subscription|account|order|licen[cs]e|fee) from ${FEE}(?: (?:arr|acv|mrr|a year|per year|a month|per month))? to ${FEE} ?(?:\\/ ?(?:yr|year|mo|month)|(?:in |of )?(?:arr|acv|mrr)\\b|(?:a|per) (?:year|month|annum)\\b|annually\\b)`,
  ),
  // "is at $40k ARR"
  /^(?:now )?at (?:us)?\$\d[\d.,]{0,5} ?k ?(?:\/ ?(?:yr|year|mo|month)|(?:in |of )?(?:arr|acv|mrr)\b|(?:a|per) (?:year|month|annum)\b)/,
  // ": new, $4K per month"
  new RegExp(
    `^(?:brand )?new,? (?:at |for |worth )?${PRICE} ?(?:\\/|(?:a|per) (?:year|month|annum)\\b|(?:in |of )?(?:arr|acv|mrr)\\b)(?!.{0,40}\\bif\\b)`,
  ),
  /^(?:the|our) (?:newest|latest|biggest|largest|new) (?:name|addition|entry) (?:on|to|in) (?:our|the) (?:list|books?|roster|platform|family|portfolio)\b/,
  /^(?:awarded|gave|handed) (?:the|its|their|this) (?:[a-z-]+ ){0,2}?(?:contract|tender|order|project|business) to us\b/,
  // "took the Studio plan": the plan has a name of its own
  /^(?:took|takes|chose|picked|bought|booked|ordered) (?:the |our )@ (?:plan|tier|package|edition|bundle|licen[cs]e)\b/,
  new RegExp(
    `^(?:our |the |an? )?(?:brand )?new(?:est)? (?:customer|client|logo|account)${CLOSES})`,
  ),
  new RegExp(
    `^committed to (?:[a-z]+|\\d{1,2})-year (?:use|coverage|access|service|supply|licen[cs]ing|operation)\\b(?! of (?:its|their|another|@))`,
  ),
  // "amplified the benefit", "broadened its use of us"
  /^(?:amplified|broadened|widened|enlarged|deepened) (?:its|their|the|our) (?:[a-z-]+ ){0,2}?(?:contract|plan|benefit|service|subscription|order|deployment|use|usage|programme?|scope|licen[cs]e|coverage|agreement|rollout)\b/,
  // "doubled the number of employees on our plan"
  /^(?:doubled|tripled|quadrupled|increased|raised|grew|upped) the (?:number|amount|count|share) of (?:(?:its|their|the) )?(?:[a-z-]+ ){1,3}(?:on|in|with|using|under) (?:us|our)\b/,
  new RegExp(`^prolonged(?= ?$| ?[,;.(]| and\\b)`),
];

/** "put its name under a pilot", "has us on trial", "pilot from now until May". */
export const LETTERS_PILOT: readonly RegExp[] = [
  new RegExp(
    `^(?:put|set|wrote) (?:its|their|the) (?:names?|signatures?|ink) (?:to|on|under) (?:an?|the|our) (?:[a-z0-9-]+ ){0,3}?${OF_TRIAL}\\b`,
  ),
  // "has our sensors on trial in one plant"
  new RegExp(
    `^(?:our|one of our|some of our|${COUNT} of our) (?:[a-z-]+ ){1,3}?on (?:free |paid )?trial (?:with|at|in|across|until)\\b`,
  ),
  // The auxiliaries have taken "has us".
  new RegExp(
    `^on (?:free |paid )?${OF_TRIAL} (?:with|at|in|across) (?:${COUNT}|its|their|the|some)\\b`,
  ),
  new RegExp(
    `^${OF_TRIAL} (?:from (?:now|today)|since (?:early |mid |late |mid-)?(?:january|february|march|april|may|june|july|august|september|october|november|december|last|the|q[1-4])|(?:until|through|till) (?:the |end |christmas|easter|summer|january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]))(?!.{0,40}\\b(?:ended|cancel|planned|proposed))`,
  ),
  new RegExp(
    `^(?:tests|trials|pilots|is testing|testing|piloting) (?:with|on|in|at) ${COUNT} (?!vendors?|suppliers?|competitors?|options|others|tools|alternatives|providers|different)[a-z]+\\b`,
  ),
  // "gave us a road show test in eleven warehouses"
  new RegExp(
    `^(?:(?:gave|given|gives|giving|granted|offered) us|agreed to|signed up for|said yes to|approved|accepted) (?:an?|one|the|our) (?:(?!drug|blood|crash|stress|acid|real|load|speed|security|penetration)[a-z-]+ ){0,3}?tests? (?:in|at|across|with|on) (?:${COUNT}|its|their|some|several)\\b`,
  ),
  // "'s pilot in Copper Mountain goes into its second month"
  new RegExp(
    `^(?:[a-z0-9-]+ ){0,2}?${OF_TRIAL} (?:(?:in|at|on|of|for|across|with) [^.;:,]{1,45}? )?(?:goes|moves|went|moved|is going) (?:on (?:until|through|in|with)\\b|in(?:to)? (?:its|the|their|week|month) (?!production|contract))`,
  ),
];

/** "ended the partnership and is no longer a customer", "told us they would not continue". */
export const LETTERS_CHURN: readonly RegExp[] = [
  /^(?:would not|wouldn't|will not|won't) continue\b(?! (?:with )?(?:the |our |these |its )?(?:negotiat|talks|discuss|evaluat|process|procure|pilot|trial|as it|unless|until))/,
  /^[a-z]+ed [^.;:]{2,60}? and (?:is |are |was |were )?(?:now )?no longer (?:an?|our|one of our) (?:[a-z-]+ )?(?:customer|client|subscriber|user|account)\b/,
  /^(?:decided|chose|elected|agreed) to (?:part (?:ways|company)|go (?:its|their) (?:own|separate) ways?)\b|^cut the cord\b/,
  // A contract closed for want of what it was for is over.
  /^closed (?:the|its|their|our) (?:contract|subscription|agreement)\b.{0,30}?[,;(] ?(?:(?:as|because|since) )?(?:they|it|the [a-z]+) (?:(?:do|does|did)(?: not|n't) (?:have|need|use|run)[^.;]{0,30}?\b(?:any ?more|any longer)|no longer (?:have|has|need|needs|use|uses|run|runs|exist|exists)|(?:has |have |was |were )?(?:shut|closed|sold|dissolved))\b/,
];

/** "was a no", ", a deal that we lost on price". */
export const LETTERS_LOST: readonly RegExp[] = [
  new RegExp(
    `^an? (?:(?:firm|hard|clear|final|polite|definite|friendly) )?no${CLOSES}| (?:in the end|after|on|because|due|from|at)\\b)`,
  ),
  // "awarded the contract to X"
  /^(?:awarded|gave|handed) (?:the|its|their|this|that) (?:[a-z-]+ ){0,2}?(?:contract|tender|bid|deal|order|project|business) to (?!us\b|our\b)/,
  /^(?:preferred|prefers) to (?:build|stay|keep|stick|do|make|develop|go with (?!us\b))/,
  /^(?:deal|contract|tender|opportunity) (?:has |have )?(?:slipped away|got away|evaporated|went away)\b/,
  /^(?:an? |the |our )?(?:[a-z]+ )?(?:deal|contract|tender|opportunity|bid|rfp) (?:(?:that|which) )?we (?:have |had )?(?:just |narrowly |sadly |finally )?lost\b/,
];
