import { day, period } from './format';
import { exactMetric, metricLabel } from './metric-labels';
import type { Outputs } from './outputs';

type Resolved = Pick<Outputs['dataGaps']['resolve'], 'suggestedField' | 'resolvedValue'>;
type Effect = Outputs['dataGaps']['resolve']['effects'][number];

/** The day of a snapshot is told in the detail alone. */
const MOMENT = /\d{4}-\d{2}-\d{2}T[\d:.]+Z/;

function inWords({ suggestedField: field, resolvedValue: value }: Resolved, effect: Effect) {
  const { kind, detail } = effect;
  const asOf = MOMENT.exec(detail)?.[0];
  if (kind === 'metric-snapshot-created' && field !== null && typeof value === 'number' && asOf) {
    return `${metricLabel(field)} is ${exactMetric(field, value)} in a new snapshot as of ${day(asOf)}.`;
  }
  if (kind === 'period-updated' && typeof value === 'string') {
    return `The update’s reported period is ${period(value)}.`;
  }
  // It names a field of the API.
  return detail.replace(/^suggestedField names/, 'The gap names');
}

/** What resolving a gap did, as people say it: the service's own words are made for programs as well. */
export const effectsInWords = (gap: Resolved, effects: readonly Effect[]): string =>
  effects.map((effect) => inWords(gap, effect)).join(' ');
