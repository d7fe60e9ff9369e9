import { monthNumber, monthRange, type DateValue } from './tokens/calendar';
import type { Token } from './tokens/tokenize';

const REPORT = /^(?:updates?|numbers|results|report|metrics|recap|figures|letter|mail|email|memo)$/;
const REFERS =
  /^(?:corrections?|correcting|corrected|erratum|compared|comparing|since|versus|vs|against|than|amendment|revision|addendum)$/;
/** So many months before the mail a remark tells of what has been. */
const LONG_AGO = 3;
const WRAPPED = 58;

/** "In our last letter, as of January 31, these were …": what an earlier mail told. */
export const isOfLastMail = (tokens: readonly Token[], at: number) =>
  tokens
    .slice(Math.max(0, at - 8), at)
    .some(
      (t, i, near) =>
        /^(?:last|previous|prior|earlier)$/.test(t.text) && REPORT.test(near[i + 1]?.text ?? ''),
    );

/** "Compared with our June update", "Correction to the September update": of an earlier mail. */
const isEarlierMail = (tokens: readonly Token[], at: number) =>
  REPORT.test(tokens[at + 1]?.text ?? '') &&
  tokens.slice(Math.max(0, at - 5), at).some((t) => REFERS.test(t.text));

/**
 * "In June 2026 we moved offices.", told in November: a remark on what has been, without a number or a
 * metric in its sentence, dates no numbers of another.
 */
export function isRemark(
  tokens: readonly Token[],
  at: number,
  date: DateValue,
  received: Date,
): boolean {
  if (isEarlierMail(tokens, at)) return true;
  const behind = monthNumber(received) - (monthRange(date)?.last ?? 0);
  const lead = tokens[at - 1]?.text ?? '';
  if (behind < LONG_AGO || !/^(?:in|during)$/.test(lead)) return false;
  const ends = (t: Token) => /^[.;!?]$/.test(t.text);
  const from = tokens.slice(0, at).findLastIndex(ends) + 1;
  const stop = tokens.findIndex((t, i) => i > at && ends(t));
  const sentence = tokens.slice(from, stop < 0 ? tokens.length : stop);
  const [first, last] = [sentence[0], sentence.at(-1)];
  if (first === undefined || last === undefined) return false;
  // A line that was broken goes on below, and so does one that ends with a colon.
  if (stop < 0 && (last.text === ':' || last.end - (tokens[0]?.start ?? 0) >= WRAPPED))
    return false;
  return !sentence.some((t) => t.kind === 'number' || t.kind === 'anchor' || REPORT.test(t.text));
}
