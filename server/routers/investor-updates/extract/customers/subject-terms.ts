/*
 * On what terms a firm buys and what share of the revenue it is, and who within it stopped a deal.
 * Matched as the other shapes are: at the start of what follows the name and its auxiliaries, lower
 * case, other names as `@`.
 */

const TRIAL = '(?:pilots?|pocs?|trials?|proofs? of concept)';
const CAME = '(?:is |are |was |has |have |been |now |just |finally )*';
const OWN_LEASE = '(?!.{0,60}\\b(?:lease|office|rent|desks?|space)\\b)';

export const TERMS_ACTIVE: readonly RegExp[] = [
  // ": first invoice paid", "– PO received", "'s order came in"
  new RegExp(
    `^(?:(?:their|its|the|our) )?(?:(?:first|second|initial|deposit) )?(?:invoice|deposit) ${CAME}(?:paid|received)(?= ?$| ?[,;.(–—-]| (?:on|in|this|last|and|for)\\b)`,
  ),
  new RegExp(
    `^(?:(?:their|its|the|our) )?(?:(?:first|second|third|initial|repeat|new|big) )?(?:pos?|purchase orders?|orders?) ${CAME}(?:received|signed|issued|placed|in hand|came in|come in|landed|arrived)(?= ?$| ?[,;.(–—-]| (?:on|in|this|last|and|for|from|after)\\b)(?!.{0,60}\\b(?:pilot|trial|poc|cancel))`,
  ),
  // "is our largest contract to date at $96k ARR"
  /^(?:our|the) (?:single )?(?:first|second|third|largest|biggest|newest|longest) (?:(?!suppl|vendor|purchase|hosting|manufact|lease|distribut|resell)[a-z-]+ )?(?:contract|deal|subscription)(?= ?$| ?[,;.(–—-]| (?:to date|yet|ever|so far|at|worth|this|in)\b)(?!.{0,60}\b(?:pipeline|negotiat|if|would|could|partner|supplier|vendor|invest))/,
  // "moved to month-to-month"
  new RegExp(
    `^(?:moved|went|gone|switched|changed|rolled|stays?|stayed|continues?|remains?)(?: over| back)?(?: to| on| onto)? (?:an? )?month-to-month(?= ?$| ?[,;.(–—-]| (?:terms?|basis|plan|contract|billing|after|while|until|for|in|at|and|since|as|instead|when)\\b)${OWN_LEASE}`,
  ),
];

export const TERMS_PILOT: readonly RegExp[] = [
  // "paid for a POC", "agreed to pay for a second pilot"
  new RegExp(
    `^(?:paid|pays|paying|agreed to pay|is paying) (?:us )?(?:(?:us)?[$]\\d[\\d.,]{0,9} ?k? )?for (?:an?|the|its|their|our) (?:[a-z0-9-]+ ){0,3}?${TRIAL}(?! (?:of|with|at|by|in) @)`,
  ),
];

export const TERMS_CHURN: readonly RegExp[] = [
  // "isn't renewing"
  /^(?:isn't|aren't|won't be|is not going to|are not going to) (?:renew(?:ing)?|continuing|coming back)(?= ?$| ?[,;.(:–—-]| (?:after|because|due|as|with us|us|for|in|at|when|next|this|their|its|the (?:contract|agreement|subscription))\b)(?!.{0,30}\b(?:lease|loan|credits?|note|facility|office|policy|insurance|commitments?|pledge|fund)\b)/,
];

export const TERMS_LOST: readonly RegExp[] = [
  // "'s procurement killed the deal"
  /^(?:[a-z]+ )?(?:procurement|purchasing|legal|security|infosec|compliance|finance|it|cfo|ciso|cio|buyers?|lawyers)(?: (?:team|department|people|review))? (?:killed|vetoed|rejected|blocked|stopped|nixed|shot down|turned down) (?:the|our|this|that) (?:(?!acquisition|merger|partner|investment|lease)[a-z-]+ )?(?:deal|purchase|contract|proposal|order)\b(?!.{0,40}\b(?:acqui|round|financing|loan|merger|partner|invest))/,
];
