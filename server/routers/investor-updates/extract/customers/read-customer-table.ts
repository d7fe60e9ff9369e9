import type { DocumentContext } from '../metrics/candidate';
import { findGrids, type Cell, type Grid } from '../tables/grid';
import type { Line } from '../text/lines';
import { tokenize } from '../tokens/tokenize';
import type { CustomerStatus } from '../types';
import { readDeal } from './deal';
import type { Mention } from './scene';

const NAME_HEAD =
  /^(?:(?:new|key|top|current|live|our|lost|churned) )?(?:customers?|clients?|logos?|accounts?|customer name|client name)$/i;
const STATUS_HEAD = /^(?:status|stage|state)$/i;
const VALUE_HEAD =
  /^(?:acv|arr|annual (?:value|contract value|contract)|acv \(usd\)|arr \(usd\)|annual value \(usd\))$/i;
const TERM_HEAD = /^(?:term|contract term|length|contract length)$/i;
const SECTION: readonly [RegExp, CustomerStatus][] = [
  [/lost (?:deal|opportunit)|closed.lost/i, 'LOST_DEAL'],
  [/churn|lost|cancel/i, 'CHURNED'],
  [/pilot|poc|trial/i, 'PILOT'],
  [/paused|hold/i, 'PAUSED'],
];
const LIVE =
  /^(?:live|active|signed|closed|won|customer|paying|renewed|expanded|production|closed won|deployed|onboarded|onboarding|contracted)\b/i;
const MAX_NAME = 80;

/** Reads tables with a column of customers' names. */
export function readCustomerTables(
  lines: readonly Line[],
  masked: string,
  context: DocumentContext,
): { mentions: Mention[]; taken: Set<Line> } {
  const mentions: Mention[] = [];
  const taken = new Set<Line>();
  for (const grid of findGrids(lines)) {
    const words = (cell: Cell | undefined) =>
      cell === undefined ? '' : masked.slice(cell.start, cell.end).replaceAll('\u0001', '').trim();
    const head = (grid.rows[0] ?? []).map(words);
    const name = head.findIndex((h) => NAME_HEAD.test(h));
    if (name < 0 || grid.rows.length < 2 || grid.rows.length > 300) continue;
    for (let i = grid.from; i <= grid.to; i++) {
      const line = lines[i];
      if (line !== undefined) taken.add(line);
    }
    mentions.push(...readRows(grid, head, name, words, masked, context));
  }
  return { mentions, taken };
}

function readRows(
  grid: Grid,
  head: readonly string[],
  name: number,
  words: (cell: Cell | undefined) => string,
  masked: string,
  context: DocumentContext,
): Mention[] {
  const column = (pattern: RegExp) => head.findIndex((h) => pattern.test(h));
  const [status, value, term] = [column(STATUS_HEAD), column(VALUE_HEAD), column(TERM_HEAD)];
  const fallback =
    SECTION.find(([pattern]) => pattern.test(head[name] ?? ''))?.[1] ??
    (/new|live|current|our|key|top/i.test(head[name] ?? '') ? 'ACTIVE' : null);
  return grid.rows.slice(1).flatMap((row): Mention[] => {
    const cell = row[name];
    const text = words(cell);
    if (
      cell === undefined ||
      text === '' ||
      text.length > MAX_NAME ||
      !/^[A-Z0-9]/.test(text) ||
      /^(?:total|sum|other)/i.test(text)
    )
      return [];
    const state = status < 0 ? fallback : statusOf(words(row[status]));
    if (state === null) return [];
    const amount = row[value];
    const tokens = amount === undefined ? [] : tokenize(masked, amount);
    const number = tokens[0];
    const usd =
      number?.kind === 'number' &&
      number.number.currency === 'USD' &&
      context.statedCurrency === null &&
      tokens.length === 1
        ? number.number.value
        : null;
    const stated = term < 0 ? '' : words(row[term]);
    const deal = {
      ...readDeal([], 0, 0, masked, context.received),
      annualUsd: usd,
      term: stated === '' || stated === '-' ? null : stated,
    };
    return [
      {
        name: text,
        status: state,
        deal,
        around: row.map(words).join(' '),
        ruleId: 'customer.table',
        confidence: 0.9,
        start: cell.start,
        end: cell.end,
      },
    ];
  });
}

function statusOf(words: string): CustomerStatus | null {
  for (const [pattern, status] of SECTION)
    if (pattern.test(words))
      return /^(?:in )?(?:pilot negotiation|pre-pilot)/i.test(words) ? null : status;
  return LIVE.test(words) ? 'ACTIVE' : null;
}
