import { readDeal } from './deal';
import type { Listed } from './lists';
import type { Mention, Scene } from './scene';

const RECURRING =
  /\b(?:arr|acv|annual(?:ly|i[sz]ed)?|(?:per|a|each) (?:year|annum)|yearly)\b|\/ ?(?:yr|year)\b/i;
const MONTHLY = /\b(?:mrr|monthly|(?:per|a|each) month)\b|\/ ?(?:mo|month)\b/i;
const OTHER_SUM = /\b(?:tcv|total|pipeline|lifetime|one-?time|non-recurring)\b/i;

/** How often a year amounts fall due that a label names: "New ARR", "(ACV)"; null when it names none. */
export function dueByLabel(label: string): number | null {
  if (OTHER_SUM.test(label)) return null;
  const [yearly, monthly] = [RECURRING.test(label), MONTHLY.test(label)];
  if (yearly === monthly) return null;
  return yearly ? 1 : 12;
}

const OF_ALL = /^[,;(–—]? ?(?:(?:these|they|which) (?:are )?)?(?:all|both|each)\b/i;

/** ", all ARR on 1-year contracts": what stands behind a list and holds for each of it. */
export function behindAll(scene: Scene, next: number): string | null {
  const from = scene.tokens[next]?.start;
  if (from === undefined) return null;
  const words = scene.masked.slice(from, Math.min(from + 60, scene.tokens.at(-1)?.end ?? from));
  return OF_ALL.test(words) && namesNobody(scene, next) ? words : null;
}

const namesNobody = ({ names }: Scene, next: number) =>
  [...names.keys()].every((first) => first < next);

/** The one amount in dollars that describes an item: "($80K)". */
function soleSum({ tokens }: Scene, { detail, close }: Listed): number | null {
  // "Churned ARR: X $60k"
  const [from, to] = detail ?? [close + 1, close + (tokens[close + 2]?.kind === 'word' ? 1 : 2)];
  const numbers = tokens.slice(from, to).filter((t) => t.kind === 'number');
  const sums = numbers.filter((t) => t.number.currency !== null);
  const [sum] = sums;
  return sums.length === 1 &&
    sum !== undefined &&
    sum.number.kind === 'plain' &&
    sum.number.currency === 'USD' &&
    !sum.number.signed &&
    !sum.number.ambiguous
    ? sum.number.value
    : null;
}

/** A mention with the value and term that the words around its list tell of every item. */
export function withShared(
  scene: Scene,
  item: Listed,
  told: Mention,
  next: number,
  label: string,
): Mention {
  const all = behindAll(scene, next);
  const due = dueByLabel(label) ?? (all === null ? null : dueByLabel(all));
  const sum = due === null ? null : soleSum(scene, item);
  const annualUsd = told.deal.annualUsd ?? (sum === null || due === null ? null : sum * due);
  const last = scene.tokens.length;
  const { masked, context, tokens } = scene;
  const shared = all === null ? null : readDeal(tokens, next, last, masked, context.received).term;
  const lasting = told.status === 'PILOT' || told.status === 'PAUSED';
  const term = told.deal.term ?? (lasting ? null : shared);
  return { ...told, deal: { ...told.deal, annualUsd, term } };
}
