import type { Token } from '../tokens/tokenize';
import { buildCandidate } from './build';
import type { Candidate, DocumentContext } from './candidate';
import { link } from './link';
import type { Sentence } from './sentences';

const WHOLE = /^(?:overall|total|blended|company|company-wide|group|consolidated)$/;
const MAX_LABELS = 4;

/** The gross margin told as "Gross profit: 62%", or behind labels: "Gross margin, software/overall: 78%/61%". */
export function readMarginLabels(sentence: Sentence, context: DocumentContext): Candidate[] {
  const { tokens, goal } = sentence;
  return tokens.flatMap((token, i) => {
    if (token.kind !== 'anchor' || goal[i] === true) return [];
    const number =
      token.text === 'gross profit'
        ? shareOfRevenue(tokens, i)
        : token.anchor === 'grossMarginPct'
          ? ofWhole(tokens, i)
          : 0;
    if (number === 0 || goal[number] === true) return [];
    const named = link(i, number, 'label', 0.85);
    const found = buildCandidate(sentence, named, 'grossMarginPct', false, context);
    if (found === null) return [];
    // Beside a slash stands the value of the other label.
    return [token.text === 'gross profit' ? found : { ...found, doubt: null }];
  });
}

const isPercent = (token: Token | undefined) =>
  token?.kind === 'number' && token.number.kind === 'percent' && !token.number.signed;

/** The number of "Gross profit: 62%", "gross profit was 62% of revenue"; 0 where it may be a change. */
function shareOfRevenue(tokens: readonly Token[], at: number): number {
  const label = tokens[at + 1]?.text === ':';
  if (!label && !/^(?:is|was)$/.test(tokens[at + 1]?.text ?? '')) return 0;
  const before = tokens[at - 1];
  if (before?.kind === 'word' && !/^(?:our|the|total|overall|blended)$/.test(before.text)) return 0;
  if (!isPercent(tokens[at + 2])) return 0;
  const [next, of] = [tokens[at + 3], tokens[at + 4]];
  if (next?.text === 'of')
    return /^(?:revenues?|sales|net revenue)$/.test(of?.text ?? '') ? at + 2 : 0;
  return label && (next === undefined || /^[.;|]$/.test(next.text)) ? at + 2 : 0;
}

/** The number that stands where "overall" stands among labels parted by slashes; 0 without one. */
function ofWhole(tokens: readonly Token[], at: number): number {
  if (!/^[,(]$/.test(tokens[at + 1]?.text ?? '')) return 0;
  const labels: string[] = [];
  let i = at + 2;
  for (; labels.length < MAX_LABELS; i += 2) {
    labels.push(tokens[i]?.text ?? '');
    if (tokens[i + 1]?.text !== '/') break;
  }
  i++;
  if (tokens[i]?.text === ')') i++;
  const whole = labels.findIndex((label) => WHOLE.test(label));
  if (labels.length < 2 || whole < 0 || tokens[i]?.text !== ':') return 0;
  const values = labels.map((_, order) => i + 1 + order * 2);
  const paired = values.every(
    (value, order) => isPercent(tokens[value]) && (order === 0 || tokens[value - 1]?.text === '/'),
  );
  return paired ? (values[whole] ?? 0) : 0;
}
