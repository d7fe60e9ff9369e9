/*
 * How a firm goes live, stays, ends or rests, in the words of a note; matched as the other shapes are:
 * at the start of what follows the name, lower case, other names as `@`, "us" for the company.
 */

const SIGNED_ASIDE =
  '(?: ?\\((?:the )?|, (?:and |as )?(?:the |its |their )?| ?[–—-] (?:the )?)(?:contract|agreement|msa|po|paper(?:work)?|deal|order)(?: is| was| has been)? (?:already |now |fully )?(?:signed|countersigned|in hand|executed)\\b(?! (?:off )?(?:by|with|for) @)';

export const SPOKEN_ACTIVE: readonly RegExp[] = [
  // "goes live next week (contract signed)"
  new RegExp(
    `^(?:goes|going|will go|go) live\\b(?!.{0,60}\\b(?:if|once|unless|pending|subject to)\\b)[^.;@(,–—]{0,40}${SIGNED_ASIDE}`,
  ),
  // "took over the pilot in full"
  /^took (?:over (?:the|its|their|our) (?:[a-z-]+ )?(?:pilot|trial|poc)|(?:the|its|their|our) (?:[a-z-]+ )?(?:pilot|trial|poc) over) (?:in full|fully|completely|for good|(?:in)?to (?:full |regular |normal )?(?:production|operation))(?= ?$| ?[,;(.–—])/,
  // "cut volume by half but stays"
  /^(?:cut|reduced|halved|trimmed|lowered) (?:its |their |the )?(?:order )?(?:volumes?|orders?|seats|spend|licen[cs]es|contract|plan|usage)\b[^.;@]{0,40}?,? but (?:it |they )?(?:stay(?:s|ed)?|is staying|are staying|remain(?:s|ed)?)(?= ?$| ?[,;(.]| (?:on|with us|a customer|customers)\b)/,
];

export const SPOKEN_CHURN: readonly RegExp[] = [
  // "will not repeat the purchase", "won't reorder"
  /^(?:will not|won't|decided not to|not going to) (?:re-?order|repeat (?:its|their|the|this|that) (?:[a-z-]+ )?(?:order|purchase|contract|subscription|booking))\b(?! (?:until|till|before|this (?:week|month)))/,
  // "told us that they are ending the contract"
  /^(?:ending|terminating|cancell?ing|quitting) (?:the|its|their) (?:[a-z-]+ ){0,2}?(?:contract|subscription|agreement|membership)\b(?! (?:with|of|for|between) (?!us\b))/,
];

export const SPOKEN_LOST: readonly RegExp[] = [
  /^declined to (?:pre-?qualify|shortlist|select|pick|choose) us\b/,
];

export const SPOKEN_PAUSED: readonly RegExp[] = [
  // "hasn't paid since March, we've suspended the account"
  /^[a-z][^.;:@]{3,60}, (?:so |and )?we(?:'ve| have|'re| are)? (?:now )?(?:suspended|suspending|paused|pausing|frozen|froze) (?:the|their|its) (?:account|service|access|deliveries|subscription)\b/,
];

/** "out (new CISO)": why a customer goes, as is said of no colleague. */
export const OUT_BECAUSE =
  /^(?:is |are |now )?out ?\((?:new (?:ci?[stio]o|owners?|buyers?|management|leadership|vendor|procurement)|budgets?(?: cuts?)?|pric(?:e|ing)|too expensive|insolven[a-z]*|bankrupt[a-z]*|acquired|bought|merge[rd]|in-house|went with|moved to|switched to|competitors?|consolidat[a-z]*|(?:our |the )?champion left)\b[^()]{0,60}\)/;

/** "live as carriers", "went live as our second payment provider": who serves the company. */
export const AS_SUPPLIER =
  /^(?:(?!us\b)[a-z-]+ ){1,4}as (?:(?:an?|our|the) )?(?:(?:new|first|second|third|fourth|main|backup|preferred|regional|local|payments?|data|shipping|logistics|cloud|distribution|sales|channel|integration|technology|hosting|banking|fulfil?ment) ){0,3}(?:carriers?|couriers?|suppliers?|integrations?|distributors?|sponsors?|connectors?|processors?|gateways?|sub-?contractors?|payment methods?|data sources?|providers?|manufacturers?|co-?packers?|channels?)(?= ?$| ?[,;(.–—]| (?:in|on|for|this|since|last|and|at)\b)/;

/** "runs our field trials": what a test house or a laboratory does for the company. */
export const RUNS_FOR_US =
  /^(?:runs?|running|conducts?|conducting|oversees?|manages?) our (?:(?:[a-z-]+ ){0,2}(?:trials|evaluations|studies)|(?:[a-z-]+ )?(?:field|clinical|crop|safety|lab|human|efficacy) trial)\b/;
