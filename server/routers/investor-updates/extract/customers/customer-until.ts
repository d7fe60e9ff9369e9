const BEEN =
  '(?:was|were|(?:had|has|have) been)(?: (?:also|still|long|actually|happily|technically))?';
const CUSTOMER = '(?:customers?|clients?|subscribers?|accounts?)';
/** "was a customer until May", "had been a paying client since 2021 until the merger". */
const UNTIL = new RegExp(
  `^ ?${BEEN} (?:an?|our|one of our|among our) ((?:[a-z0-9-]+ ){0,3}?)${CUSTOMER}(?: of ours)?(?: (?:since|from|for) [a-z0-9 ]{2,24}?)?,? (?:until|till|up to|up until|through) (.{2,40})`,
);
const RANK = /\b(?:biggest|largest|best|only|first|main|top|longest|oldest|most|newest|last)\b/;
/** "Until now", "until Dole signed": what ended may be the rank alone. */
const STILL = /^(?:now|today|then|this (?:week|month|quarter|year)|recently we|we |@|at least)/;

/** Whether one who "was a customer until …" has left, or may have; null where nothing of it is said. */
export function customerUntil(tail: string): 'gone' | 'perhaps' | null {
  const said = UNTIL.exec(tail);
  if (said === null) return null;
  return RANK.test(said[1] ?? '') || STILL.test(said[2] ?? '') ? 'perhaps' : 'gone';
}

/** "cut its contract and will be gone by May". */
const GONE_SOON =
  /\b(?:and|but) (?:it |they )?(?:will|is going to|are going to|plans? to|intends? to) (?:be gone|leave(?= ?$| ?[,;.(]| us\b| in\b| at\b| by\b)|churn|cancel|not renew)/;

/** "signed, subject to board approval": done under a condition. */
const CONDITIONAL =
  /^(?:signed|closed|renewed|committed|won)\b[^.;]{0,60}?,? ?\(?(?:but )?(?:(?:is |are |still )?(?:subject to|pending|contingent on|conditional (?:on|upon)|awaiting)) (?:(?:its|their|the|our|a|final|internal|formal) ){0,3}(?:[a-z]+ )?(?:approvals?|sign-?off|signatures?|financing|funding|budget|review|due diligence|ratification|clearance|counter-?signature)\b/;

/** Whether what is said of a customer tells that it goes, may have gone, or has not come yet. */
export const goesSoon = (words: string, tail: string): boolean =>
  GONE_SOON.test(words) || CONDITIONAL.test(words) || customerUntil(tail) === 'perhaps';

/** "is a customer of our partner @", "is using our competitor": of somebody else. */
export const OF_OTHER_FIRM =
  /^(?:(?:an?|the|one|among) (?:[a-z-]+ ){0,3}?(?:customers?|clients?|accounts?) of (?:@|(?:our|the|an?|their|its|his|her) (?:[a-z-]+ ){0,2}?(?:partners?|resellers?|competitors?|rivals?|distributors?|customers?|clients?|investors?|vendors?|suppliers?|parent|sister)\b)|(?:(?:now|also|already|still|currently) )*us(?:es|ing|ed) (?:our|the|an?|one of our) (?:[a-z-]+ ){0,2}?(?:competitors?|competing [a-z]+|rivals?|incumbents?)\b)/;
