import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  METRIC_FIELDS,
  type ExtractInput,
  type MetricField,
} from '@/server/routers/investor-updates/extract/types';

/** What a person reads in one update. */
export interface Labels {
  period: string | null;
  metrics: Map<MetricField, number>;
  customers: LabelledCustomer[];
  /** Gap keys as in `dedupeKey`, without those that customers of unknown tier imply. */
  gaps: string[];
  asks: LabelledAsk[];
}

export interface LabelledAsk {
  type: string;
  /** Words that the ask must contain. */
  evidence: string;
}

export interface LabelledCustomer {
  name: string;
  status: string;
  tier: string | null;
  annualUsd: number | null;
  term: string | null;
}

export interface CorpusUpdate {
  id: string;
  input: ExtractInput;
  labels: Labels;
}

/** The first two carry no labels of asks; see tests/corpus/README.md for how each came about. */
export const SPLITS = [
  'dev',
  'held-out',
  'fresh-1',
  'fresh-2',
  'fresh-3',
  'fresh-4',
  'fresh-5',
  'fresh-6',
  'fresh-7',
  'fresh-8',
  'fresh-9',
  'fresh-10',
  'fresh-11',
  'fresh-12',
  'fresh-13',
  'fresh-14',
  'fresh-15',
  'fresh-16',
  'fresh-17',
  'fresh-18',
  'fresh-19',
  'fresh-20',
  'fresh-21',
  'fresh-24',
  'fresh-25',
  'fresh-26',
  'fresh-27',
  'fresh-28',
  'fresh-29',
  'fresh-30',
  'fresh-31',
  'fresh-32',
  'fresh-33',
  'fresh-34',
  'fresh-35',
  'fresh-36',
  'fresh-37',
  'fresh-38',
  'fresh-39',
  'fresh-40',
  'fresh-41',
  'fresh-42',
  'fresh-43',
  'fresh-44',
  'fresh-45',
  'fresh-46',
  'fresh-47',
  'fresh-48',
  'fresh-49',
] as const;

export type Split = (typeof SPLITS)[number];

/**
 * Reads one part of the corpus. A file is a head of `key: value` lines, `---`, and the
 * body. A customer line is `name | status | tier | annual USD | term`, `-` for unknown;
 * an ask line is `type | words it contains`.
 */
export function loadCorpus(split: Split): CorpusUpdate[] {
  const folder = join(process.cwd(), 'tests/corpus/updates', split);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) =>
      parseUpdate(`${split}/${file.slice(0, -4)}`, readFileSync(join(folder, file), 'utf8')),
    );
}

function parseUpdate(id: string, source: string): CorpusUpdate {
  const split = source.indexOf('\n---\n');
  if (split < 0) throw new Error(`${id}: no line of three dashes after the head`);
  const head = source.slice(0, split).split('\n');
  const body = source.slice(split + 5);
  const all = (key: string) =>
    head
      .filter((line) => line.startsWith(`${key}: `))
      .map((line) => line.slice(key.length + 2).trim());
  const one = (key: string) => all(key)[0] ?? null;
  const list = (key: string) =>
    (one(key) ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
  const html = one('format') === 'html';
  const period = one('period');
  return {
    id,
    input: {
      subject: one('subject'),
      rawBody: html ? '' : body,
      rawHtml: html ? body : null,
      receivedAt: `${one('received') ?? ''}T09:00:00.000Z`,
      attachments: list('attachments').map((filename) => ({ filename })),
      previouslyReported: list('previously').map(fieldOf),
      companyName: one('company') ?? undefined,
      knownCustomers: list('known'),
    },
    labels: {
      period: period === 'null' ? null : period,
      metrics: new Map(
        all('metric').map((line): [MetricField, number] => [
          fieldOf(line.split(' ')[0] ?? ''),
          Number(line.split(' ')[1]),
        ]),
      ),
      customers: all('customer').map(parseCustomer),
      gaps: all('gap').map((line) => line.replace(' ', ':')),
      asks: all('ask').map((line) => {
        const [type = '', ...evidence] = line.split(' | ');
        return { type, evidence: evidence.join(' | ') };
      }),
    },
  };
}

function fieldOf(name: string): MetricField {
  const field = METRIC_FIELDS.find((known) => known === name);
  if (field === undefined) throw new Error(`Not a metric: ${name}`);
  return field;
}

function parseCustomer(line: string): LabelledCustomer {
  const [name = '', status = '', tier, annual, term] = line.split('|').map((part) => part.trim());
  const known = (part: string | undefined) =>
    part === undefined || part === '-' || part === '' ? null : part;
  const annualUsd = known(annual);
  return {
    name,
    status,
    tier: known(tier),
    annualUsd: annualUsd === null ? null : Number(annualUsd),
    term: known(term),
  };
}
