import type { Unit } from '../text/unit';
import { tokenize } from '../tokens/tokenize';
import type { MetricField } from '../types';
import type { Candidate, DocumentContext } from './candidate';
import { measure } from './measure';

/** A bank can only hold money, and a plane on a runway be months off its end. */
const PICTURES: readonly [RegExp, MetricField][] = [
  [/^\u{1F3E6}/u, 'cashOnHandUsd'],
  [/^(?:\u{1F6EB}|\u{1F6EC}|\u{1F6E3})/u, 'runwayMonths'],
];
const PICTURE_AND_NAME = /^(?:[-*•] )?\p{Extended_Pictographic}\uFE0F? ?(?:\*\*)?[A-Za-z]/u;

const NEAR = [-4, -3, -2, -1, 1, 2, 3, 4];

/** "🏦 $310k" beside "💰 MRR $42k": the picture stands for the name, as in the lines around it. */
export function readPictured(
  units: readonly Unit[],
  order: number,
  masked: string,
  context: DocumentContext,
): Candidate | null {
  const unit = units[order];
  if (unit === undefined || unit.end - unit.start > 32) return null;
  const words = masked.slice(unit.start, unit.end);
  const field = PICTURES.find(([picture]) => picture.test(words))?.[1];
  if (field === undefined || !NEAR.some((step) => isNamed(units[order + step], masked)))
    return null;
  const tokens = tokenize(masked, unit).filter((t) => t.kind !== 'punct');
  const read = measure(tokens, 0, field, context);
  const last = tokens[(read?.next ?? 0) - 1];
  if (read?.doubt !== null || last === undefined || tokens.length > read.next) return null;
  return {
    field,
    value: read.value,
    step: read.step,
    atLeast: false,
    ruleId: `metric.${field}.pictured`,
    confidence: 0.7,
    date: null,
    doubt: null,
    gross: false,
    start: unit.start,
    end: last.end,
  };
}

const isNamed = (unit: Unit | undefined, masked: string) =>
  unit !== undefined && PICTURE_AND_NAME.test(masked.slice(unit.start, unit.start + 40));
