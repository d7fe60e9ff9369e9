import type { Token } from '../tokens/tokenize';

/** "$42k target", "$50k by June", "20 budgeted" behind the number. */
export function isPlannedBehind(tokens: readonly Token[], from: number): boolean {
  const one = tokens[from];
  const two = tokens[from + 1];
  if (one === undefined) return false;
  if (isCalledPlan(tokens, from)) return true;
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
  // "ARR: $3M next year"
  if (one.text === 'next')
    return /^(?:year|quarter|month|fiscal|fy|summer|spring|fall|autumn|winter)$/.test(
      two?.text ?? '',
    );
  if (one.text !== 'by') return false;
  return (
    two?.kind === 'date' ||
    /^(?:end|the|year|year-end|eoy|next|mid|summer|fall|winter|spring|then)$/.test(two?.text ?? '')
  );
}

/** "the $1.2M ARR in the deck is the plan", "the 1.2M ARR figure is a target". */
function isCalledPlan(tokens: readonly Token[], from: number): boolean {
  const verb = tokens.findIndex(
    (t, i) => i >= from && i < from + 7 && /^(?:is|was|are|were|remains)$/.test(t.text),
  );
  const between = tokens.slice(from, Math.max(from, verb));
  if (verb < 0 || between.some((t) => t.kind === 'number' || t.kind === 'punct')) return false;
  const told = tokens
    .slice(verb + 1, verb + 11)
    .map((t) => t.text)
    .join(' ');
  return /^(?:(?:only|just|still|merely|next year's|the|a|an|our|your) )*(?:plan|target|goal|budget|forecast|projection|estimate|assumption|aspiration|hypothesis|pro forma)\b(?! (?:beaten|met|reached|beat)\b)(?!.{0,24}\b(?:hit|met|reached|beat|made|passed|exceeded|crossed)\b)/.test(
    told,
  );
}
