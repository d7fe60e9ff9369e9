import type { Token } from '../tokens/tokenize';

/** "$42k target", "$50k by June", "20 budgeted" behind the number. */
export function isPlannedBehind(tokens: readonly Token[], from: number): boolean {
  const one = tokens[from];
  const two = tokens[from + 1];
  if (one === undefined) return false;
  if (
    /^(?:target|targets|goal|goals|plan|planned|budget|budgeted|forecast|forecasted|projected|projection|expected|est|e|f|guidance|run-rate)$/.test(
      one.text,
    )
  )
    return true;
  if (
    one.text === '(' &&
    /^(?:target|goal|plan|planned|budget|budgeted|forecast|projected|proj|expected|f|e|est)$/.test(
      two?.text ?? '',
    )
  )
    return tokens[from + 2]?.text === ')' || tokens[from + 2]?.text === '.';
  if (one.text !== 'by') return false;
  return (
    two?.kind === 'date' ||
    /^(?:end|the|year|year-end|eoy|next|mid|summer|fall|winter|spring|then)$/.test(two?.text ?? '')
  );
}
