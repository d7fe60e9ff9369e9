import type { CustomerStatus } from '../types';

/** "at the last step", "in the final round", ": they chose a rival": no customer yet. */
const UNDECIDED_THEN =
  /\b(?:at the (?:very )?(?:last|final|procurement|legal|contract) (?:step|stage|hurdle|minute|round|moment)|in (?:the )?(?:procurement|finals?|(?:final|last) (?:round|stage))|at the finish line|whose (?:price|offer|bid|quote) we (?:could|can|would|did) ?(?:not|n't) (?:match|beat|meet)|(?:they|who|which|it|the buyer)(?: have| has|'ve)? (?:chose|picked|selected|preferred|opted for|decided for|went with)(?! us))\b/i;

/** The status a cue gives its object, by the words of the sentence and those near the name. */
export function objectStatus(
  id: string,
  status: CustomerStatus,
  words: string,
  near: string,
): CustomerStatus | null {
  if (id === 'lost') {
    if (/\blost out\b/i.test(words)) return 'LOST_DEAL';
    if (
      /\b(?:deals?|bids?|rfps?|bake-?off|projects?|opportunit\w*|evaluation|tender|competitive)\b/i.test(
        words,
      )
    )
      return 'LOST_DEAL';
    if (UNDECIDED_THEN.test(words) && !/\b(?:customers?|clients?|churn\w*|renew\w*)\b/i.test(words))
      return 'LOST_DEAL';
    if (
      /\bto (?:an?|our|the|another|their|its) (?:[a-z-]+,? ){0,3}(?:competitor|incumbent|rival|supplier|vendor|provider)\b/i.test(
        words,
      )
    )
      return /\b(?:customers?|clients?|churn|contract|renew|logos?|accounts?)/i.test(words)
        ? 'CHURNED'
        : null;
    return 'CHURNED';
  }
  if (id === 'pilot-with') {
    if (
      /\bconvert(?:ed|ing)\b|\b(?:turned into|became|led to|ended in) (?:an? )?(?:[a-z0-9-]+ ){0,3}(?:contracts?|customers?|deals?|agreements?|subscriptions?|orders?|rollouts?)\b|\b(?:into|to) (?:a|an) (?:paid|annual|full|multi-year|production) (?:contract|deal|agreement|subscription)/i.test(
        words,
      )
    )
      return 'ACTIVE';
    // "wrapped up and they signed an annual contract"
    if (
      /\b(?:ended|finished|concluded|wrapped(?: up)?|completed),? and (?:(?:they|it|has|have|now|then|since|we) ){0,3}(?:signed (?:an?|the|our|for|on)|converted|bought|became a)\b(?! (?:[a-z0-9-]+ ){0,3}(?:pilot|poc|trial|loi|nda|mou|letter))/i.test(
        words,
      )
    )
      return 'ACTIVE';
    if (
      /\b(?:did not|didn't|won't) (?:convert|lead to|result in|turn into|end in)|\b(?:finished|ended|concluded|completed|wrapped(?: up)?|over),? (?:and|but) (?:(?:they|it|has|have|then|sadly|unfortunately) ){0,3}(?:(?:decided|chose|opted) (?:not to|against)|declined|passed\b)|\b(?:pilot|poc|trial) (?:with|at) [^.;]{2,50} (?:failed|fizzled|went nowhere|fell through)\b|\b(?:ended|lost|cancelled|concluded) (?:our|the|a) (?:paid )?pilot/i.test(
        words,
      )
    )
      return 'LOST_DEAL';
  }
  if (
    /(?:signed|won|renewed|closed|delivered)/.test(id) &&
    /\b(?:pilot|poc|proof of concept|trial)s?\b/i.test(near) &&
    !/\bconvert/i.test(near) &&
    !/\b(?:from|after|following) (?:a |an |the |their |its |paid |long |short |successful |[a-z0-9]+-(?:day|week|month) |(?:\d+|two|three|four|six) (?:days?|weeks?|months?) (?:of )?)*(?:pilot|poc|trial)/i.test(
      near,
    )
  )
    return 'PILOT';
  return status;
}
