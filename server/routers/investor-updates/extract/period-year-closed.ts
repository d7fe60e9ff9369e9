import type { Hit } from './period-spans';
import type { Line } from './text/lines';
import { tokenize, type Token } from './tokens/tokenize';

const CLOSED = /^(?:ended|closed|finished|exited)$/;
const WITH = /^(?:with|at|on)$/;
/** January to March: later letters report something newer. */
const LATEST_MONTH = 2;

/** "We ended 2025 with ARR of $1.2M" in a mail of January that names nothing nearer: the year that is over. */
export function yearClosed(lines: readonly Line[], masked: string, received: Date): Hit | null {
  if (received.getUTCMonth() > LATEST_MONTH) return null;
  const year = received.getUTCFullYear() - 1;
  for (const line of lines) {
    const end = Math.min(line.end, line.start + 2000);
    const tokens = tokenize(masked, { start: line.start, end });
    const at = tokens.findIndex((_, i) => isClosedYear(tokens, i, year));
    const token = tokens[at];
    if (token?.kind === 'date') return { date: token.date, token, rule: 'statement' };
  }
  return null;
}

/** "we ended 2025 with", "2025 closed at" */
function isClosedYear(tokens: readonly Token[], at: number, year: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'date' || token.date.grain !== 'year' || token.date.year !== year)
    return false;
  const [before, behind] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? ''];
  if (CLOSED.test(before)) return WITH.test(behind);
  return at === 0 && CLOSED.test(behind) && WITH.test(tokens[at + 2]?.text ?? '');
}
