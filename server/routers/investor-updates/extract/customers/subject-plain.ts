/*
 * Plain ways to tell how a firm stands that no other shape holds. Matched as the other shapes are: at
 * the start of what follows the name and its auxiliaries, lower case, other names as `@`.
 */

const PAPER = '(?:contracts?|agreements?|plans?|subscriptions?|licen[cs]es?|terms?)';
const LASTING =
  '(?:annual|yearly|multi-year|month-to-month|monthly|quarterly|paid|enterprise|full|new|one-year|two-year|three-year|five-year|\\d{1,2}-(?:year|month)|signed|rolling|standard)';

/** "are on annual contracts". */
export const PLAIN_ACTIVE: readonly RegExp[] = [
  // "are the first two paying sites"
  /^(?:our|the) (?:very )?first (?:(?:two|three|four|five|\d) )?(?:paying|paid|commercial) (?:sites?|customers|clients|hospitals?|clinics?|schools?|stores?|users?|accounts?|plants?|farms?|districts?|practices|fleets?)(?= ?$| ?[,;.(]| (?:in|with|and|at|on|for)\b)/,
  // "are now processing with us"
  /^(?:now |already |also |both )*(?:processing|transacting|billing|ordering|shipping|printing|invoicing)(?: (?:all )?(?:[a-z]+ ){0,2}?)? ?(?:with|through|via) us(?= ?$| ?[,;.(]| (?:now|since|from|in|for|at|and)\b)/,
  // "are our two newest clients"
  /^(?:our|the) (?:(?:two|three|four|\d) )?(?:very )?(?:newest|latest|new|largest|biggest|most recent|first|best|oldest) (?:paying )?(?:customers|clients|accounts|logos)(?= ?$| ?[,;.(]| (?:in|this|by|and|while|with|so)\b)/,
  // "came back to us after a year"
  /^(?:came|comes|has come|come|is) back to us(?= ?$| ?[,;.(]| (?:after|in|from|on|this|last|with a contract)\b)(?! (?:with|in) (?:an? |the |their |its )?(?:questions?|feedback|comments|redlines|offer|request))/,
  // "pays from September on"
  /^(?:pays|paying|will pay) (?:us )?(?:from|since|as of|starting(?: in)?) (?:early |mid-?|late )?(?:january|february|march|april|may|june|july|august|september|october|november|december|next (?:month|week)|day one)\b/,
  // ": paper signed Thursday"
  /^papers? (?:(?:is|are|was|were|now|finally|just) ){0,2}(?:counter-?)?signed\b/,
  // "added 8,000 hectares"
  /^(?:added|adds) (?:another |about |some )?\d{1,3}(?:,\d{3}){1,2} (?:more |further |additional )?(?:hectares|acres|ha|seats|licen[cs]es|meters|rooms|beds|vehicles|trucks|devices)\b(?! of its own)/,
  new RegExp(
    `^(?:both |all |each )?(?:on|under|signed to) (?:an? |our |the |its |their )?(?:${LASTING} ){1,3}${PAPER}(?= ?$| ?[,;.(–—-]| (?:with|for|at|of|worth|through|until|now|since|and|from|in|to)\\b)(?! with (?:@|an?(?:other)? (?:competitor|rival)))`,
  ),
  // "confirmed a national listing from July"
  /^(?:confirmed|approved|granted us|gave us|agreed to|agreed on) (?:an?|our|the) (?:[a-z-]+ ){0,2}?listing(?= ?$| ?[,;(.]| (?:from|for|in|across|starting|as of|with)\b)/,
  // "stays on the $48k plan"
  /^(?:(?:stays?|stayed|remains?|remained|moved|went|stepped) )?(?:up |down )?(?:on|to|onto) (?:the|our|its|their|an?) (?:us)?[$€£]\d[\d.,]{0,9} ?k? ?(?:(?:\/ ?|per |an? )(?:yr|year|mo|month) )?(?:plan|tier|package|contract|subscription)\b(?!.{0,40}\b(?:offer|proposal|if|once|unless)\b)/,
  /^(?:added|adds|contributed|brought(?: in)?) (?:us )?(?:another |an additional |a further |about )?(?:us)?\$\d[\d.,]{0,9}[km]? (?:(?:in|of|net|new|additional) ){0,3}(?:arr|mrr|acv|annual recurring|monthly recurring)\b/,
  /^(?:resumed|restarted|reinstated|unpaused)(?= ?$| ?[,;(.]| (?:after|in|on|with|its|their|the|service|usage|billing|as|from|following|this|last|operations|deliveries)\b)(?! (?:talks|negotiat|discuss|conversation|evaluat|(?:the|its|their) (?:pilot|trial|poc|talks|evaluation|negotiat|search|process)))/,
];

const TRIAL = '(?:pilots?|pocs?|trials?|evaluations?|proofs? of concept|tests?)';
const OVER =
  '(?:(?:has|have|had|was|is|are|now|just|also|recently|finally) ){0,3}(?:finished|ended|concluded|complete|completed|wrapped(?: up)?|over|ran|ran its course|came to an end|closed|done)';
const NOT_ON =
  "(?:(?:decided|chose|opted|elected|choosing|deciding|opting) (?:not to|against)|(?:did not|didn't|do not|don't|does not|doesn't|will not|won't|would not|are not|aren't|is not|isn't) (?:be )?(?:convert|sign|proceed|move|mov|buy|continu|purchas|go(?:ing)? (?:ahead|forward)|want|renew|extend)|declined|passed\\b|no (?:conversion|contract|deal|purchase|order)|not (?:converting|proceeding|moving|going) ?|without (?:an? )?(?:conversion|contract|deal|order|agreement|converting|signing)|went (?:with|for) (?!us\\b)|(?:chose|picked|selected) (?!us\\b|to (?:continue|extend|sign|renew|roll)))";

/** "was the one we lost". */
export const PLAIN_CHURN: readonly RegExp[] = [
  /^the (?:only |single )?(?:one|customer|client|account|logo) (?:that |which )?we lost\b(?! to\b)/,
];

/** "POC went well": it is over or under way, and no contract yet. */
export const PLAIN_PILOT: readonly RegExp[] = [
  // "POC day 21 of 60"
  /^(?:paid |free )?(?:pilot|poc|trial) ?(?:[:,–—(-] ?)?(?:is |are )?(?:now )?(?:(?:at|on|in) )?(?:day|week|month) \d{1,3}(?= ?$| ?[,;).]| (?:of|out of) \d)/,
  // "'s six-week trial wrapped up on Friday"
  /^(?:(?:the|its|their|our) )?(?:(?:[a-z0-9]+-(?:day|week|month|site|store|user)|paid|free|first) ){1,3}(?:pilot|poc|trial) (?:(?:has|is|was|now|just) ){0,2}(?:wrapped up|finished|concluded|completed)(?= ?$| ?[,;(.]| (?:on|in|last|this|successfully|well)\b)/,
  // "is still in the sandbox"
  /^(?:still )?in (?:the|our) (?:sandbox|staging|uat)(?= ?$| ?[,;(.])/,
  // "made a test with us in 5 branches"
  /^(?:made|makes|did|does|doing|ran|runs|running|started|has) (?:an? |the )?(?:[a-z-]+ )?tests? with us\b/,
  // "is still testing in sandbox"
  /^(?:testing|tests|evaluating) (?:us |it |our [a-z]+ )?(?:in|on) (?:(?:the|our|its|their|a) )?(?:sandbox|staging|uat|test (?:environment|system|instance))\b/,
  /^(?:paid |free )?(?:pilot|poc|trial|proof of concept) (?:went|is going|goes|has gone|has been going) (?:very |really |quite |extremely |so )?(?:well|great|fine|smoothly|better|poorly|badly|slow)/,
];

/** "pilot finished; decided not to proceed", "a pilot that ended without a contract". */
export const PLAIN_LOST: readonly RegExp[] = [
  // "ended their programs without buying"
  /^(?:ended|finished|left|concluded|completed|closed) (?:their|its|the|our) (?:[a-z-]+ ){0,2}(?:programs?|programmes?|pilots?|trials?|pocs?|tests?) without (?:buying|converting|signing|purchasing|ordering|(?:an? )?(?:contract|order|deal|purchase))\b/,
  new RegExp(
    `^(?:(?:paid|free|initial|[a-z0-9]+-(?:day|week|month)) ){0,2}${TRIAL} ${OVER}\\b[^.;]{0,40}?(?:[,:–—(-]|\\b(?:and|but|with|without)\\b)(?: ?(?:with|but|and|they|it|we|who|which|then|have|has|the team|the buyer|unfortunately|sadly|ultimately|there was|it was)\\b){0,4} ?${NOT_ON}`,
  ),
  new RegExp(
    `^(?:(?:finished|ended|concluded|completed|wrapped up) )(?:the|its|their|our|an?) (?:[a-z0-9-]+ ){0,3}?${TRIAL}\\b[^.;]{0,40}?(?:,|\\b(?:and|but)\\b)(?: ?(?:but|and|they|it|then|have|has|unfortunately|sadly|ultimately)\\b){0,4} ?${NOT_ON}`,
  ),
];
