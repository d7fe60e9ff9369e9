import type { Unit } from '../text/unit';
import { tokenize } from '../tokens/tokenize';
import type { Candidate, DocumentContext } from './candidate';
import { measure } from './measure';

/** "22 months", "about 10 months left" as a line right below those of cash and burn. */
export function monthsAlone(
  unit: Unit,
  masked: string,
  context: DocumentContext,
  above: readonly Candidate[],
): Candidate | null {
  if (unit.end - unit.start > 32) return null;
  const tokens = tokenize(masked, unit);
  const at = /^(?:about|around|roughly|approx|~)$/.test(tokens[0]?.text ?? '') ? 1 : 0;
  const read = measure(tokens, at, 'runwayMonths', context);
  const rest = tokens.slice(read?.next ?? 0).map((t) => t.text);
  if (
    read === null ||
    read.doubt !== null ||
    !/^(?:(?:left|remaining|to go) ?)?\.?$/.test(rest.join(' '))
  )
    return null;
  const has = (field: string) => above.some((c) => c.field === field);
  if (has('runwayMonths') || !has('cashOnHandUsd') || !has('burnMonthlyUsd')) return null;
  return {
    field: 'runwayMonths',
    value: read.value,
    step: read.step,
    atLeast: false,
    ruleId: 'metric.runwayMonths.alone',
    confidence: 0.75,
    date: null,
    doubt: null,
    gross: false,
    start: unit.start,
    end: tokens[read.next - 1]?.end ?? unit.end,
  };
}
