import type { Token } from '../tokens/tokenize';
import type { DocumentContext } from './candidate';
import { isDifference } from './people-compared';

/** Words beside which a count is of newcomers, leavers or a part. */
export const NOT_WHOLE = new Set(
  'hire hired hiring hires add added adding interview interviewed lay laid let lost left joined join new open another more additional engineering sales marketing product support design remote offered recruit recruiting trained onboarded survey surveyed reach reached serve serving served helped over-hired fired departed departures cut reduced by plus first only goodbye farewell welcomed'.split(
    ' ',
  ),
);

const PEOPLE =
  /^(?:people|ppl|persons|employees|ftes|fte|staff|staff members|team members|teammates|full-time employees|full time employees|full-time people|full-timers|full-time staff|fulltime employees|full-time equivalents|folks|humans|headcount|person|team|colleagues|coworkers|co-workers|fulltimers|etp|etps|mitarbeiter|mitarbeitende|mitarbeiterinnen|beschäftigte|salariés|empleados|medewerkers|heads|hc|full-time team members|full time team members|crew)$/;
const LEAD_UNITS =
  /^(?:full-time|fulltime|full|time|ft|total|talented|amazing|great|dedicated|-|strong|active|passionate|of|us|in|our|wonderful|the|now)$/;

/** The end of "24 on the payroll", "24 on our books"; null without such words. */
export function onPayroll(tokens: readonly Token[], at: number): number | null {
  if (tokens[at + 1]?.text !== 'on') return null;
  const end = /^(?:the|our)$/.test(tokens[at + 2]?.text ?? '') ? at + 3 : at + 2;
  return tokens[end]?.text === 'payroll' ? end : null;
}

const isHere = (token: Token | undefined, { titleWords }: DocumentContext) =>
  token !== undefined && (/^(?:us|here)$/.test(token.text) || titleWords.has(token.text));

/** "57 people worked for Aerie", where that is the company. */
export const worksHere = (tokens: readonly Token[], noun: number, context: DocumentContext) =>
  /^(?:work|works|worked)$/.test(tokens[noun + 1]?.text ?? '') &&
  /^(?:for|at|with)$/.test(tokens[noun + 2]?.text ?? '') &&
  isHere(tokens[noun + 3], context);

/** "There were 118 employees.", "There are 16 people at Velum." */
export function areHere(
  tokens: readonly Token[],
  governor: number,
  noun: number,
  context: DocumentContext,
): boolean {
  if (
    !/^(?:are|were)$/.test(tokens[governor]?.text ?? '') ||
    tokens[governor - 1]?.text !== 'there'
  )
    return false;
  if (tokens[noun + 1]?.text === 'at') return isHere(tokens[noun + 2], context);
  const staff = /^(?:employees|ftes|staff members|team members)$/.test(tokens[noun]?.text ?? '');
  return staff && governor === 1 && noun === tokens.length - 1;
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

/** The index of "people", "FTEs" … behind the number. */
export function peopleNoun(tokens: readonly Token[], at: number): number | null {
  for (let i = at + 1; i < tokens.length && i <= at + 4; i++) {
    const token = tokens[i];
    if (token?.kind === 'anchor' && token.anchor === 'headcount' && PEOPLE.test(token.text))
      return rejectAfter(tokens, i) ? null : i;
    if (token?.text === 'person' || token?.text === 'people')
      return rejectAfter(tokens, i) ? null : i;
    if (!LEAD_UNITS.test(token?.text ?? '')) return null;
  }
  return null;
}

/** "24 employees under her", "12 people reporting to him": one person's part of the team, or another firm. */
const isLed = (tokens: readonly Token[], noun: number) => {
  const [next, after] = [tokens[noun + 1]?.text ?? '', tokens[noun + 2]?.text ?? ''];
  if (/^(?:reporting|reports)$/.test(next)) return after === 'to' || after === 'into';
  return next === 'under' && /^(?:her|him|his|them|me|my)$/.test(after);
};

const rejectAfter = (tokens: readonly Token[], noun: number) =>
  elsewhere(tokens, noun) ||
  isDifference(tokens, noun) ||
  isLed(tokens, noun) ||
  (/^(?:joined|left|attended|signed|applied|on|who|waiting|per|from|using|registered|came|departed|reached)$/.test(
    tokens[noun + 1]?.text ?? '',
  ) &&
    !/^(?:the|payroll|staff|our)$/.test(tokens[noun + 2]?.text ?? '') &&
    // "130 employees on June 30"
    !(tokens[noun + 1]?.text === 'on' && tokens[noun + 2]?.kind === 'date'));

/** "when it was two of us and a mood board": long ago. */
export const isOnceOf = (tokens: readonly Token[], at: number) =>
  tokens
    .slice(Math.max(0, at - 4), at)
    .some((t) => /^(?:was|were|when|began|started)$/.test(t.text));

/** In a list of the company's own numbers: "$3.9M ARR and 97 people". */
export function followsMetric(tokens: readonly Token[], governor: number): boolean {
  let reach = governor - 10;
  for (let i = governor - 1; i >= 0 && i > reach; i--) {
    const token = tokens[i];
    // "(Q2: $525K)": an aside is no distance.
    if (token?.text === ')') {
      const open = tokens.slice(Math.max(0, i - 8), i).findLastIndex((t) => t.text === '(');
      const skipped = open < 0 ? 0 : Math.min(8, i) - open;
      i -= skipped;
      reach -= skipped;
      continue;
    }
    // "no debt": of the company all the same.
    if (token?.kind === 'anchor' && tokens[i - 1]?.text === 'no') continue;
    if (token?.kind === 'anchor') return token.anchor !== 'decoy' && token.anchor !== 'headcount';
    if (NOT_WHOLE.has(token?.text ?? '')) return false;
  }
  return false;
}

/** "12 FTEs and 60 part-time coaches", "still 4 people and a dog": the others are no part of the first count. */
export function countedApart(tokens: readonly Token[], noun: number): boolean {
  const [and, first, second] = [1, 2, 3].map((step) => tokens[noun + step]);
  if (!/^(?:and|plus|\+)$/.test(and?.text ?? '')) return false;
  const beside = `${first?.text ?? ''} ${second?.text ?? ''}`.trim();
  if (and?.text === 'and' && /^(?:counting|growing|a (?:dog|cat)|one dog|two dogs)$/.test(beside))
    return true;
  // "22 employees and 9 drivers on contract"
  if (
    first?.kind === 'number' &&
    tokens[noun + 4]?.text === 'on' &&
    /^(?:contract|contracts|call)$/.test(tokens[noun + 5]?.text ?? '')
  )
    return true;
  return (
    /^(?:ftes?|full[- ]time|full-timers)/.test(tokens[noun]?.text ?? '') &&
    first?.kind === 'number' &&
    /^(?:part|part-time|part-timers|contract|contracted|contractors?|freelance|freelancers?|temporary|seasonal|interns?|outsourced|external|hourly|gig|volunteers?)$/.test(
      second?.text ?? '',
    )
  );
}
