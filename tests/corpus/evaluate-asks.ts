import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { extractAsks } from '@/server/routers/asks/extract/extract-asks';
import type { Evaluation, Tally } from './evaluate-extraction';

const folder = join(process.cwd(), 'tests/corpus/asks');

const labels = z.array(
  z.object({
    file: z.string(),
    subject: z.string(),
    split: z.enum(['tuning', 'held-out', 'fresh']),
    asks: z.array(z.object({ type: z.string(), evidence: z.string() })),
  }),
);

export const ASK_SPLITS = ['tuning', 'held-out', 'fresh'] as const;

const plain = (text: string) => text.replace(/\s+/g, ' ');

/**
 * Runs the asks extractor over one split of its labelled updates: a hit has the words and the
 * type, a found ask of another type is wrong for its own and missed for the labelled one.
 */
export function evaluateAsks(split: (typeof ASK_SPLITS)[number]): Evaluation {
  const tallies = new Map<string, Tally>();
  const faults: string[] = [];
  const count = (type: string, outcome: keyof Tally, fault?: string) => {
    for (const kind of ['asks', type]) {
      const tally = tallies.get(kind) ?? { hit: 0, wrong: 0, missed: 0 };
      tally[outcome] += 1;
      tallies.set(kind, tally);
    }
    if (fault !== undefined) faults.push(fault);
  };
  const all = labels.parse(JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')));
  for (const { file, subject, asks } of all.filter((label) => label.split === split)) {
    const rawBody = readFileSync(join(folder, 'updates', file), 'utf8');
    const left = extractAsks({ subject, rawBody, rawHtml: null });
    for (const { type, evidence } of asks) {
      const at = left.findIndex((ask) => plain(ask.description).includes(plain(evidence)));
      const [found] = at === -1 ? [] : left.splice(at, 1);
      if (found?.type === type) count(type, 'hit');
      else count(type, 'missed', `${file} missed ${type} “${evidence}”`);
      if (found && found.type !== type) count(found.type, 'wrong', `${file} WRONG ${found.type}`);
    }
    for (const { type, title } of left) count(type, 'wrong', `${file} WRONG ${type} “${title}”`);
  }
  return { tallies, faults };
}
