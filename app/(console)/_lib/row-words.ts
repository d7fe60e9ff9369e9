import { day, period } from './format';
import { gapWords } from './gap-words';
import { isolated } from './isolated';

/**
 * What stands for a row of that kind: a snapshot goes by its day, an update without a subject by its
 * month, and a gap by what it asks people.
 */
export function rowWords(kind: string, name: string): string {
  if (kind === 'metric_snapshots') return day(name);
  if (kind === 'investor_updates') return isolated(period(name));
  return isolated(kind === 'data_gaps' ? gapWords({ description: name }) : name);
}
