import { extractAsks } from '@/server/routers/asks/extract/extract-asks';
import { extractUpdate } from '@/server/routers/investor-updates/extract/extract-update';
import { loadCorpus, SPLITS } from './load-corpus';

const SAMPLE = 1_000;
const SIZE = 10_000;

/** Bodies of about 10 kB, strung together from the labelled updates. */
function bodies(): string[] {
  const own = SPLITS.flatMap((split) => loadCorpus(split))
    .map(({ input }) => input.rawBody)
    .filter((body) => body !== '');
  let next = 0;
  return Array.from({ length: SAMPLE }, () => {
    let text = '';
    while (text.length < SIZE) text += `${own[next++ % own.length] ?? ''}\n\n`;
    return text.slice(0, SIZE);
  });
}

/** Processor seconds that a task takes. */
function seconds(task: () => void): number {
  const before = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** One line: processor seconds for 1,000 updates of 10 kB, scaled up from a sample. */
export function throughput(): string {
  const texts = bodies();
  const numbers = seconds(() => {
    for (const rawBody of texts)
      extractUpdate({
        subject: 'March 2026',
        rawBody,
        rawHtml: null,
        receivedAt: '2026-04-05T00:00:00.000Z',
        attachments: [],
        previouslyReported: [],
      });
  });
  const asks = seconds(() => {
    for (const rawBody of texts) extractAsks({ subject: 'March 2026', rawBody, rawHtml: null });
  });
  const of1000 = (value: number) => `${((value * 1000) / SAMPLE).toFixed(1)} s`;
  return `1,000 updates of 10 kB take ${of1000(numbers)} of one core for numbers, customers and gaps, ${of1000(asks)} for asks.`;
}
