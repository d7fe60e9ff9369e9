import type { Token } from '../tokens/tokenize';

/** The end of "24 on the payroll", "24 on our books"; null without such words. */
export function onPayroll(tokens: readonly Token[], at: number): number | null {
  if (tokens[at + 1]?.text !== 'on') return null;
  const end = /^(?:the|our)$/.test(tokens[at + 2]?.text ?? '') ? at + 3 : at + 2;
  return tokens[end]?.text === 'payroll' ? end : null;
}

/** "at the offsite", "across 40 companies use …": people elsewhere. */
export function elsewhere(tokens: readonly Token[], noun: number): boolean {
  const words = tokens
    .slice(noun + 1, noun + 6)
    .map((t) => t.text)
    .join(' ');
  return (
    /^(?:at|in|for) (?:the|our|a|an) (?!end|team|company|moment|time|month|quarter|year|group|business|office)/.test(
      words,
    ) ||
    /^across .{1,12} (?:companies|customers|clients|organi[sz]ations|firms|businesses)/.test(words)
  );
}
