import { day } from './format';
import { exactMetric } from './metric-labels';
import type { Customer, Outputs } from './outputs';

type Resolved = Pick<
  Outputs['dataGaps']['resolve'],
  'suggestedField' | 'resolvedValue' | 'resolvedBy'
>;

const MOST = 120;

/** A gap's stored answer in a few words: a number, a text cut short, a customer's name. */
function answerInWords(value: unknown, field: string | null): string {
  if (typeof value === 'number') return exactMetric(field ?? '', value);
  const named: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'customerName') : value;
  const words = typeof named === 'string' ? named : (JSON.stringify(named ?? value) ?? '');
  return words.length > MOST ? `${words.slice(0, MOST)}…` : words;
}

/** What is said to whoever resolved a gap after somebody else: theirs was not taken. */
export const resolvedBefore = ({ suggestedField, resolvedValue, resolvedBy }: Resolved): string =>
  `The gap was resolved already${resolvedBy === null ? '' : ` by ${resolvedBy}`}, with ${answerInWords(resolvedValue, suggestedField)}. Your answer was not taken.`;

/**
 * What is said to whoever churned a customer after somebody else; null where what is stored is
 * what was sent.
 */
export function churnedBefore(
  stored: Customer,
  sent: { churnedAt: string; notes?: string | null | undefined },
): string | null {
  const sameDay =
    stored.churnedAt !== null && Date.parse(stored.churnedAt) === Date.parse(sent.churnedAt);
  if (sameDay && ((sent.notes ?? null) === null || sent.notes === stored.notes)) return null;
  const why = stored.notes === null || stored.notes === '' ? '' : ` Its notes: ${stored.notes}`;
  return `${stored.customerName} was marked as churned already, on ${day(stored.churnedAt)}. Your date and reason were not taken.${why}`;
}
