import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { extractAsks } from '@/server/routers/asks/extract/extract-asks';
import type { Evaluation, Tally } from './evaluate-extraction';
import type { LabelledAsk } from './load-corpus';

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

const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

/** Runs the asks extractor over one split of the labelled ask updates. */
export function evaluateAsks(split: (typeof ASK_SPLITS)[number]): Evaluation {
  const all = labels.parse(JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')));
  return compareAsks(
    all
      .filter((label) => label.split === split)
      .map(({ file, subject, asks }) => ({
        id: file,
        input: { subject, rawBody: readFileSync(join(folder, 'updates', file), 'utf8') },
        labels: { asks },
      })),
  );
}

interface AsksToFind {
  id: string;
  input: { subject: string | null; rawBody: string; rawHtml?: string | null };
  labels: { asks: readonly LabelledAsk[] };
}

/**
 * Compares what is found with the labels: a hit has the words, in capitals or not, and the type;
 * a found ask of another type is wrong for its own and missed for the labelled one.
 */
export function compareAsks(updates: readonly AsksToFind[]): Evaluation {
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
  for (const { id, input, labels } of updates) {
    const left = extractAsks({
      subject: input.subject,
      rawBody: input.rawBody,
      rawHtml: input.rawHtml ?? null,
    });
    for (const { type, evidence } of labels.asks) {
      const at = left.findIndex((ask) => plain(ask.description).includes(plain(evidence)));
      const [found] = at === -1 ? [] : left.splice(at, 1);
      if (found?.type === type) count(type, 'hit');
      else count(type, 'missed', `${id} missed ${type} “${evidence}”`);
      if (found && found.type !== type) count(found.type, 'wrong', `${id} WRONG ${found.type}`);
    }
    for (const { type, title } of left) count(type, 'wrong', `${id} WRONG ${type} “${title}”`);
  }
  return { tallies, faults };
}
