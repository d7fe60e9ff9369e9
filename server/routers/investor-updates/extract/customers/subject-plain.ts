/*
 * Plain ways to tell how a firm stands that no other shape holds. Matched as the other shapes are: at
 * the start of what follows the name and its auxiliaries, lower case, other names as `@`.
 */

const PAPER = '(?:contracts?|agreements?|plans?|subscriptions?|licen[cs]es?|terms?)';
const LASTING =
  '(?:annual|yearly|multi-year|month-to-month|monthly|quarterly|paid|enterprise|full|new|one-year|two-year|three-year|five-year|\\d{1,2}-(?:year|month)|signed|rolling|standard)';

/** "are on annual contracts". */
export const PLAIN_ACTIVE: readonly RegExp[] = [
  new RegExp(
    `^(?:both |all |each )?(?:on|under|signed to) (?:an? |our |the |its |their )?(?:${LASTING} ){1,3}${PAPER}(?= ?$| ?[,;.(–—-]| (?:with|for|at|of|worth|through|until|now|since|and|from|in|to)\\b)(?! with (?:@|an?(?:other)? (?:competitor|rival)))`,
  ),
];

const TRIAL = '(?:pilots?|pocs?|trials?|evaluations?|proofs? of concept|tests?)';
const OVER =
  '(?:(?:has|have|had|was|is|are|now|just|also|recently|finally) ){0,3}(?:finished|ended|concluded|complete|completed|wrapped(?: up)?|over|ran|ran its course|came to an end|closed|done)';
const NOT_ON =
  "(?:(?:decided|chose|opted|elected|choosing|deciding|opting) (?:not to|against)|(?:did not|didn't|do not|don't|does not|doesn't|will not|won't|would not|are not|aren't|is not|isn't) (?:be )?(?:convert|sign|proceed|move|mov|buy|continu|purchas|go(?:ing)? (?:ahead|forward)|want|renew|extend)|declined|passed\\b|no (?:conversion|contract|deal|purchase|order)|not (?:converting|proceeding|moving|going) ?|without (?:an? )?(?:conversion|contract|deal|order|agreement|converting|signing)|went (?:with|for) (?!us\\b)|(?:chose|picked|selected) (?!us\\b|to (?:continue|extend|sign|renew|roll)))";

/** "pilot finished; decided not to proceed", "a pilot that ended without a contract". */
export const PLAIN_LOST: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:paid|free|initial|[a-z0-9]+-(?:day|week|month)) ){0,2}${TRIAL} ${OVER}\\b[^.;]{0,40}?(?:[,:–—(-]|\\b(?:and|but|with|without)\\b)(?: ?(?:with|but|and|they|it|we|who|which|then|have|has|the team|the buyer|unfortunately|sadly|ultimately|there was|it was)\\b){0,4} ?${NOT_ON}`,
  ),
  new RegExp(
    `^(?:(?:finished|ended|concluded|completed|wrapped up) )(?:the|its|their|our|an?) (?:[a-z0-9-]+ ){0,3}?${TRIAL}\\b[^.;]{0,40}?(?:,|\\b(?:and|but)\\b)(?: ?(?:but|and|they|it|then|have|has|unfortunately|sadly|ultimately)\\b){0,4} ?${NOT_ON}`,
  ),
];
