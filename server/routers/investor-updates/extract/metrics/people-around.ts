import type { Token } from '../tokens/tokenize';

/** The end of "24 on the payroll", "24 on our books"; null without such words. */
export function onPayroll(tokens: readonly Token[], at: number): number | null {
  if (tokens[at + 1]?.text !== 'on') return null;
  const end = /^(?:the|our)$/.test(tokens[at + 2]?.text ?? '') ? at + 3 : at + 2;
  return tokens[end]?.text === 'payroll' ? end : null;
}

/** "he led a team of 60", "who managed a team of 40": of another firm, or a part. */
export function ledElsewhere(tokens: readonly Token[], team: number): boolean {
  const before = tokens.slice(Math.max(0, team - 7), team).map((t) => t.text);
  const led = before.findLastIndex((word) =>
    /^(?:led|leads|leading|ran|managed|managing|headed|heading|built|scaled|oversaw|directed|supervised)$/.test(
      word,
    ),
  );
  return (
    led >= 0 && before.length - led <= 3 && !/^(?:we|we've|i|have)$/.test(before[led - 1] ?? '')
  );
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
