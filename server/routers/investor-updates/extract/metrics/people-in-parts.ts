import type { Token } from '../tokens/tokenize';
import type { Candidate } from './candidate';
import { SUMS_UP } from './part-labels';

/** What a part of a team does; "G&A" is three tokens, "R&D" may be one. */
const DEPARTMENT =
  /^(?:eng|engineering|engineers?|dev|devs|developers?|sales|marketing|product|pm|pms|design|designers?|ops|operations|support|success|cs|gtm|finance|hr|admin|legal|data|research|researchers?|science|scientists?|tech|technical|commercial|founders?|co-founders?|cofounders?|management|leadership|exec|execs|growth|production|manufacturing|field|services|delivery|onboarding|sdrs?|aes|back-office|logistics|quality|qa|content|creative)$/;
const LETTERED = /^(?:g ?& ?a|r ?& ?d|s ?& ?m|p ?& ?e)$/;
const SUM_MARK = /^(?:=|=>)$/;

/**
 * "Headcount: 12 eng, 5 sales, 3 G&A (20 total)": a count told by department is the total where that
 * is told and adds up, and else asked about.
 */
export function peopleInParts(
  tokens: readonly Token[],
  found: readonly Candidate[],
): readonly Candidate[] {
  return found.map((c) => {
    if (c.field !== 'headcount' || c.doubt !== null) return c;
    const at = tokens.findIndex(
      (t) =>
        t.kind === 'number' && t.start >= c.start && t.end <= c.end && t.number.value === c.value,
    );
    if (at < 0 || !(isDepartment(tokens, at + 1) || isDepartmentBefore(tokens, at))) return c;
    // "Team of 12, sales 3": the first of several, not the last.
    if (!isDepartment(tokens, at + 1) && !isListed(tokens, at)) return c;
    const total = totalOf(tokens, at);
    return total === null
      ? { ...c, doubt: 'part' }
      : { ...c, value: total.value, end: Math.max(c.end, total.end) };
  });
}

function isDepartment(tokens: readonly Token[], at: number): boolean {
  const words = tokens.slice(at, at + 3).map((t) => t.text);
  if (LETTERED.test(words.join(' ')) || LETTERED.test(words[0] ?? '')) return true;
  return DEPARTMENT.test(words[0] ?? '') && !/^(?:our|the|a)$/.test(words[1] ?? '');
}

/** "eng 12, sales 5". */
const isDepartmentBefore = (tokens: readonly Token[], at: number) => {
  const from = tokens[at - 1]?.text === ':' ? at - 1 : at;
  return (
    DEPARTMENT.test(tokens[from - 1]?.text ?? '') ||
    LETTERED.test(
      tokens
        .slice(Math.max(0, from - 3), from)
        .map((t) => t.text)
        .join(' '),
    )
  );
};

const isListed = (tokens: readonly Token[], at: number) =>
  /^(?:,|\+|and|&|\/|;|·)$/.test(tokens[at + 1]?.text ?? '') &&
  (isDepartment(tokens, at + 2) || tokens[at + 2]?.kind === 'number');

/** The number named a total behind the parts, if it is their sum. */
function totalOf(tokens: readonly Token[], first: number) {
  let sum = 0;
  for (let i = first; i < tokens.length; i++) {
    const token = tokens[i];
    if (token?.kind !== 'number' || token.number.kind !== 'plain') continue;
    const before = tokens.slice(Math.max(0, i - 3), i).map((t) => t.text);
    const behind = tokens.slice(i + 1, i + 4).map((t) => t.text);
    const until = behind.indexOf(',');
    const named =
      behind.slice(0, until < 0 ? 3 : until).some((word) => SUMS_UP.test(word)) ||
      before
        .slice(before.lastIndexOf(',') + 1)
        .some((word) => SUMS_UP.test(word) || SUM_MARK.test(word));
    if (i > first && named)
      return sum === token.number.value ? { value: sum, end: token.end } : null;
    sum += token.number.value;
  }
  return null;
}
