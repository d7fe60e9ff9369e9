/** The verbs that tell most; one slip of the pen in them is read all the same. */
const VERBS = [
  'signed',
  'cancelled',
  'canceled',
  'churned',
  'renewed',
  'upgraded',
  'converted',
].concat([
  'expanded',
  'extended',
  'subscribed',
  'terminated',
  'onboarded',
  'purchased',
  'deployed',
]);
/** Words of their own, one letter away from such a verb. */
const WORDS = new Set(
  'resigned sighed sinned signet signer converged convened expended reneged designed'.split(' '),
);

/** What follows a firm's name, with its first verb spelled as it is meant: "canceld", "singed on". */
export function respelled(words: string): string {
  const first = /^[a-z]{5,11}(?![a-z'-])/.exec(words)?.[0];
  if (first === undefined || WORDS.has(first) || VERBS.includes(first)) return words;
  const meant = VERBS.find((verb) => verb[0] === first[0] && isOneSlip(first, verb));
  return meant === undefined ? words : meant + words.slice(first.length);
}

/** One letter too many, too few or wrong, or two changed over. */
function isOneSlip(written: string, meant: string): boolean {
  if (Math.abs(written.length - meant.length) > 1) return false;
  let at = 0;
  while (at < written.length && written[at] === meant[at]) at++;
  const [w, m] = [written.slice(at), meant.slice(at)];
  return (
    w.slice(1) === m.slice(1) ||
    w.slice(1) === m ||
    w === m.slice(1) ||
    (w[0] === m[1] && w[1] === m[0] && w.slice(2) === m.slice(2))
  );
}
