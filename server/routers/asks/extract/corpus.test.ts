import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { extractAsks, type ExtractedAsk } from './extract-asks';

const folder = join(import.meta.dirname, '../../../../tests/corpus/asks');
const labelSchema = z.array(
  z.object({
    file: z.string(),
    subject: z.string(),
    split: z.enum(['tuning', 'held-out', 'fresh']),
    asks: z.array(z.object({ type: z.string(), evidence: z.string(), fromSection: z.boolean() })),
  }),
);
type Labels = z.infer<typeof labelSchema>;
const labels = labelSchema.parse(JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')));

const plain = (text: string) => text.replace(/\s+/g, ' ');

interface Score {
  expected: number;
  found: number;
  matched: number;
  typed: number;
  placed: number;
  notes: string[];
}

function scoreUpdate(label: Labels[number], score: Score): void {
  const rawBody = readFileSync(join(folder, 'updates', label.file), 'utf8');
  const left: ExtractedAsk[] = extractAsks({ subject: label.subject, rawBody, rawHtml: null });
  score.expected += label.asks.length;
  score.found += left.length;
  for (const ask of label.asks) {
    const at = left.findIndex((found) => plain(found.description).includes(plain(ask.evidence)));
    const [found] = at === -1 ? [] : left.splice(at, 1);
    if (!found) {
      score.notes.push(`${label.file}: missed ${ask.type} "${ask.evidence}"`);
      continue;
    }
    score.matched += 1;
    score.typed += Number(found.type === ask.type);
    score.placed += Number(found.fromSection === ask.fromSection);
    if (found.type !== ask.type || found.fromSection !== ask.fromSection)
      score.notes.push(
        `${label.file}: ${ask.type} read as ${found.type}, section ${found.fromSection}: "${ask.evidence}"`,
      );
  }
  for (const extra of left)
    score.notes.push(`${label.file}: extra ${extra.type} "${extra.description}"`);
}

function scoreSplit(split: 'tuning' | 'held-out' | 'fresh'): Score {
  const score: Score = { expected: 0, found: 0, matched: 0, typed: 0, placed: 0, notes: [] };
  for (const label of labels) if (label.split === split) scoreUpdate(label, score);
  return score;
}

describe.each(['tuning', 'held-out', 'fresh'] as const)('labelled updates (%s)', (split) => {
  it('finds what is asked, little else, and its type', () => {
    const score = scoreSplit(split);
    const figures = {
      precision: score.matched / score.found,
      recall: score.matched / score.expected,
      type: score.typed / score.matched,
      section: score.placed / score.matched,
    };
    if (process.env.CORPUS_REPORT) console.log(split, figures, score.notes.join('\n'));
    for (const figure of Object.values(figures)) expect(figure).toBeGreaterThanOrEqual(0.9);
  });
});
