import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import type { DocumentContext } from './candidate';
import type { Link } from './link';
import { isOwnTotal } from './link-prefix';
import { measure } from './measure';
import type { Sentence } from './sentences';

/** "MRR / ARR: $40k / $480k": as many values as names, in the same order. */
export function linkPairs(
  sentence: Sentence,
  at: number,
  context: DocumentContext,
): { link: Link; field: MetricField; gross: boolean }[] {
  const { tokens, goal } = sentence;
  const names: number[] = [];
  let i = at;
  while (tokens[i]?.kind === 'anchor' && names.length < 4) {
    names.push(i);
    if (!/^(?:\/|\||&|and)$/.test(tokens[i + 1]?.text ?? '')) break;
    i += 2;
  }
  if (names.length < 2 || !isOwnTotal(tokens, at, context)) return [];
  let value = (names.at(-1) ?? at) + 1;
  while (/^(?::|-|–|=|→|at|is|are|\|)$/.test(tokens[value]?.text ?? '')) value++;
  const links: { link: Link; field: MetricField; gross: boolean }[] = [];
  for (const [position, name] of names.entries()) {
    const anchor = tokens[name];
    if (anchor?.kind !== 'anchor' || goal[value] === true) return [];
    const field = fieldOf(anchor);
    const next = field === null ? null : measure(tokens, value, field, context, true);
    if (field === null || next === null) return [];
    links.push({
      field,
      gross: anchor.anchor === 'grossBurn',
      link: { anchor: name, number: value, rule: 'label', confidence: 0.9, date: null },
    });
    value = next.next;
    if (position < names.length - 1) {
      if (!/^(?:\/|\||,)$/.test(tokens[value]?.text ?? '')) return [];
      value++;
    }
  }
  return links;
}

/** The metric column an anchor names, if it names one directly. */
export function fieldOf(token: Token): MetricField | null {
  if (token.kind !== 'anchor') return null;
  switch (token.anchor) {
    case 'grossBurn':
      return 'burnMonthlyUsd';
    case 'mrrUsd':
    case 'arrUsd':
    case 'cashOnHandUsd':
    case 'burnMonthlyUsd':
    case 'runwayMonths':
    case 'headcount':
    case 'grossMarginPct':
      return token.anchor;
    default:
      return null;
  }
}
