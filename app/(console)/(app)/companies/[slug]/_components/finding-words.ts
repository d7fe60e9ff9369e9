import { enumLabel } from '../../../../_lib/enum-options';
import { formatMetric, metricLabel } from '../../../../_lib/metric-labels';
import type { Finding } from '../../../../_lib/outputs';

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** What was found, in words: the metric or customer, and its value. */
export function wordsOf({ kind, field, value }: Pick<Finding, 'kind' | 'field' | 'value'>) {
  if (kind === 'metric') {
    const amount = fieldOf(value, 'value');
    const text = typeof amount === 'number' ? formatMetric(field, amount) : '';
    return { what: metricLabel(field), value: text };
  }
  const [name, status] = [fieldOf(value, 'customerName'), fieldOf(value, 'status')];
  return {
    what: typeof name === 'string' ? name : field,
    value: typeof status === 'string' ? enumLabel(status) : '',
  };
}
