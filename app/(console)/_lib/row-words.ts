import { day } from './format';
import { gapWords } from './gap-words';

/** What stands for a row of that kind: a snapshot goes by its day, and a gap by what it asks people. */
export function rowWords(kind: string, name: string): string {
  if (kind === 'metric_snapshots') return day(name);
  return kind === 'data_gaps' ? gapWords({ description: name }) : name;
}
