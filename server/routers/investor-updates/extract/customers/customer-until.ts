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

/** Whether what is said of a customer tells that it goes, or may have gone. */
export const goesSoon = (words: string, tail: string): boolean =>
  GONE_SOON.test(words) || customerUntil(tail) === 'perhaps';
