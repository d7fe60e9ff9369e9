import type { DocumentContext } from '../metrics/candidate';
import { findGrids, type Cell, type Grid } from '../tables/grid';
import type { Line } from '../text/lines';
import type { SectionKind } from '../text/sections';
import type { Unit } from '../text/unit';
import { tokenize, type Token } from '../tokens/tokenize';
import type { CustomerStatus } from '../types';
import { readDeal, type Deal } from './deal';
import { isFirm } from './firm';
import { readFlatRows } from './read-flat-rows';
import type { Mention } from './scene';
import { isNotYet } from './status-behind';
import { statusOfCell, statusOfHead } from './table-status';
import { tierOfField } from './tier-fields';
import { GEO } from './name-openings';
import { isOrdinary } from './ordinary-words';
import { NOT_NAMES } from './words';

const NAME_HEAD =
  /^(?:(?:new|key|top|current|live|our|lost|churned|signed|closed|won|renewed) )?(?:customers?|clients?|logos?|accounts?)(?: ?(?:names?|\/ ?(?:customer|client|account|logo)))?$/i;
/** Heads that are of customers only beside a status or below such a heading. */
const LOOSE_HEAD = /^(?:company|companies|name|organi[sz]ation|deal|opportunity|who)$/i;
/** Heads of places that are customers only where their cells are firms. */
const PLACE_HEAD =
  /^(?:sites?|deployments?|installations?|facilit(?:y|ies)|locations?|fleets?|plants?|schools?|districts?|hospitals?|brands?|retailers?|clinics?|practices?|restaurants?|utilit(?:y|ies)|carriers?|banks?|agenc(?:y|ies)|cit(?:y|ies)|count(?:y|ies)|municipalit(?:y|ies)|hotels?|operators?|publishers?|shops?|stores?|partners?|studios?|users?|tenants?|operators?)$/i;
/** Heads of firms of one kind: beside a status their cells are customers. */
const KIND_HEAD =
  /^(?:airlines?|insurers?|retailers?|carriers?|utilit(?:y|ies)|publishers?|manufacturers?|grocers?|law firms?|dealers?|lenders?)$/i;
const IN_CAPITALS = /^[A-Z0-9][\w'&.-]*(?: (?:[A-Z0-9&][\w'&.-]*|of|and|the|de)){0,4}$/;
const STATUS_HEAD =
  /^(?:(?:deal|account|customer|contract|current) )?(?:status|stage|state|outcome|result)$/i;
const MOVEMENT_HEAD =
  /^(?:change|moves?|movements?|activity|event|type|what(?:(?:'s| is)? (?:happened|changed|new))?(?: (?:in|this|last|since) [a-z0-9 ]{3,20})?|updates?|action|motion|news|customer news|latest|highlight)$/i;
const VALUE_HEAD =
  /^(?:new |total |lost |churned )?(?:acv|arr|mrr|(?:acv|arr|mrr|annual value) (?:lost|churned)|monthly(?: (?:fee|value|amount|price|revenue))?|(?:fee |price |usd |\$ ?)?(?:per |\/ ?)(?:mo|month|yr|year)|(?:annual|yearly) fee|(?:annual|yearly|contract|deal|total)(?: contract)?(?: value| size| amount)?|value|amount|size|contract|fee)(?: ?\((?:acv|arr|mrr|usd|\$|annual|per year|\$k|\$000s?|k)\))*(?: ?\(?(?:usd|\$|acv|arr)\)?)?$/i;
const TERM_HEAD = /^(?:term|contract term|length|contract length|duration)$/i;
const CONTRACT_HEAD = /^(?:contract|agreement|commitment)(?: (?:type|terms?))?$/i;
const DETAIL_HEAD =
  /^(?:industry|segment|vertical|sector|region|country|since|start(?: date)?|go-?live|signed(?: on)?|date|closed|sites|seats|users|licen[cs]es|notes?|comments?|use case|contact|owner|product|plan|type|(?:churn )?reasons?|why|cause|renewal(?: date)?)$/i;
/** Its cells may tell the tier. */
const SIZE_HEAD = /^(?:(?:customer|company|account) )?(?:segment|size|tier|type)$/i;
/** Beside names it tells of customers. */
const TIER_HEAD = /^(?:(?:customer|company|account) )?(?:segment|tier)$/i;
const NOTES_HEAD = /^(?:notes?|comments?|details?|remarks?|description|terms)$/i;
/** "annual" alone tells no term. */
const NO_TERM =
  /^(?:|[-–—]+|n\/?a\.?|none|tbd|tbc|(?:annual|yearly|signed|new|renewal|paid|standard|active|yes|no|pilot|enterprise|msa|sow|monthly)(?: (?:contract|agreement|plan|subscription))?)$/i;
const MAX_NAME = 80;

/** Reads tables with a column of customers' names. */
export function readCustomerTables(
  lines: readonly Line[],
  units: readonly Unit[],
  masked: string,
  context: DocumentContext,
): { mentions: Mention[]; taken: Set<Line> } {
  const { mentions, taken } = readFlatRows(lines, masked, context);
  const grids = findGrids(lines);
  const sections =
    grids.length === 0
      ? new Map<Line, SectionKind>()
      : new Map(units.flatMap((unit) => unit.lines.map((line) => [line, unit.section] as const)));
  for (const grid of grids) {
    if (grid.rows.length < 2 || grid.rows.length > 300) continue;
    const words = (cell: Cell | undefined) =>
      cell === undefined ? '' : masked.slice(cell.start, cell.end).replaceAll('\u0001', '').trim();
    const first = lines[grid.from];
    const section = (first === undefined ? undefined : sections.get(first)) ?? 'neutral';
    const columns = columnsOf((grid.rows[0] ?? []).map(words), section);
    if (columns === null) continue;
    for (let i = grid.from; i <= grid.to; i++) {
      const line = lines[i];
      if (line !== undefined) taken.add(line);
    }
    const read = readRows(grid, withTold(columns, grid, words), words, masked, context);
    if (areFirms(words(grid.rows[0]?.[columns.name]), grid.rows.length - 1, read))
      mentions.push(...read);
  }
  return { mentions, taken };
}

/** Whether the cells below such a head are firms: a site may be the company's own. */
function areFirms(head: string, rows: number, read: readonly Mention[]): boolean {
  if (KIND_HEAD.test(head) && rows > 1) return read.every(({ name }) => IN_CAPITALS.test(name));
  const place = PLACE_HEAD.test(head) || KIND_HEAD.test(head);
  return !place || read.some(({ name }) => isFirm(name));
}

interface Columns {
  name: number;
  status: number;
  movement: number;
  value: number;
  /** How often a year the values fall due; null when the cells must say it. */
  perYear: number | null;
  /** Amounts without a mark are dollars. */
  inDollars: boolean;
  /** The values are named as those of whole contracts. */
  whole: boolean;
  term: number;
  size: number;
  /** Where the value and the term may stand in words. */
  notes: number;
  /** Of rows without a status of their own. */
  fallback: CustomerStatus | null;
}

function columnsOf(head: readonly string[], section: SectionKind): Columns | null {
  const column = (pattern: RegExp) => head.findIndex((h) => pattern.test(h));
  const [status, value] = [column(STATUS_HEAD), column(VALUE_HEAD)];
  // "Customer | ARR | Contract": beside a value it holds the terms.
  const contract = head.findIndex((h, i) => i > value && value >= 0 && CONTRACT_HEAD.test(h));
  const term = column(TERM_HEAD) < 0 ? contract : column(TERM_HEAD);
  const movement = status < 0 ? column(MOVEMENT_HEAD) : -1;
  const told = head.some((h) =>
    [VALUE_HEAD, TERM_HEAD, DETAIL_HEAD, SIZE_HEAD].some((p) => p.test(h)),
  );
  const bySection = told ? statusOfHead('', section) : null;
  let name = column(NAME_HEAD);
  if (name < 0 && (status >= 0 || bySection !== null)) name = column(LOOSE_HEAD);
  if (name < 0 && status >= 0)
    name = head.findIndex((h) => PLACE_HEAD.test(h) || KIND_HEAD.test(h));
  if (name < 0) return null;
  const of = head[value] ?? '';
  const perYear = /mrr|month|\/ ?mo/i.test(of)
    ? 12
    : /acv|arr|annual|year|\/ ?yr/i.test(of)
      ? 1
      : null;
  // A value and a term are those of a contract.
  const paid = value >= 0 && (term >= 0 || column(TIER_HEAD) >= 0);
  const listed = column(NAME_HEAD) >= 0 && column(TIER_HEAD) >= 0;
  const contracted = (paid || listed) && section === 'neutral' ? 'ACTIVE' : null;
  const fallback = statusOfHead(head[name] ?? '', 'neutral') ?? bySection ?? contracted;
  const notes = column(NOTES_HEAD);
  const size = column(SIZE_HEAD);
  const inDollars = /\$|\busd\b/i.test(of);
  const whole = /^(?:annual|yearly|contract|acv)\b.*\bvalue|^acv$/i.test(of);
  return { name, status, movement, value, perYear, inDollars, whole, term, size, notes, fallback };
}

/** A column of statuses under a head of its own: without it all rows would be taken as the heading says. */
function withTold(
  columns: Columns,
  grid: Grid,
  words: (cell: Cell | undefined) => string,
): Columns {
  if (columns.status >= 0 || columns.movement >= 0) return columns;
  const rows = grid.rows.slice(1);
  const width = grid.rows[0]?.length ?? 0;
  for (let i = 0; i < width; i++) {
    if (i === columns.name || i === columns.value || i === columns.term) continue;
    const filled = rows.map((row) => words(row[i])).filter((text) => text !== '');
    const told = filled.filter((text) => text.length < 40 && statusOfCell(text, false) !== null);
    if (filled.length > 1 && told.length * 4 >= filled.length * 3)
      return { ...columns, movement: i };
  }
  return columns;
}

function readRows(
  grid: Grid,
  columns: Columns,
  words: (cell: Cell | undefined) => string,
  masked: string,
  context: DocumentContext,
): Mention[] {
  const rows = grid.rows.slice(1);
  const { name, status, movement, fallback } = columns;
  const stated = status < 0 ? movement : status;
  const ofKind = KIND_HEAD.test(words(grid.rows[0]?.[name]));
  const told = rows.map((row) => words(row[stated]));
  // Beside those who churned, what was lost was a deal.
  const ofDeals = told.some((text) => OF_DEALS.test(text)) || told.some((text) => LEFT.test(text));
  return rows.flatMap((row): Mention[] => {
    const cell = row[name];
    const text = words(cell);
    if (cell === undefined || !(isName(text, masked) || (ofKind && isState(text)))) return [];
    const told = stated < 0 ? '' : words(row[stated]);
    const state =
      stated < 0 || (status < 0 && told === '')
        ? fallback
        : statusOfCell(told, ofDeals, row.map(words).join(' '));
    if (state === null) return [];
    // "Acme (pending)": not yet, whatever the table lists.
    const aside = /^([^()?]{2,60})(\([^()]{2,60}\)|\?)$/.exec(text);
    const open =
      /^(?:ACTIVE|PILOT)$/.test(state) && isNotYet((aside?.[2] ?? '').toLowerCase()) ? aside : null;
    // A table of changes gives the change: "Expansion | $22k".
    const whole =
      status >= 0 || movement < 0 || columns.whole || /^(?:new|signed|won|renew)/i.test(told);
    const size = columns.size < 0 ? '' : words(row[columns.size]);
    const deal = dealOf(row, columns, words, masked, context);
    return [
      {
        name: open?.[1]?.trimEnd() ?? text,
        status: open === null ? state : null,
        deal: whole ? deal : { ...deal, annualUsd: null },
        around: `${row.map(words).join(' ')} ${size} customer`,
        tier: tierOfField(size),
        ruleId: 'customer.table',
        confidence: 0.9,
        start: cell.start,
        end: cell.end,
      },
    ];
  });
}

/** "Lost" beside deals won or under way is a deal that was lost. */
const OF_DEALS = /^(?:closed[- ])?won\b|negotiat|proposal|pipeline|verbal|evaluat|discovery/i;

/** "Alaska", "Hawaiian" in a column of airlines: a place, but a firm there. */
const isState = (text: string) => GEO.has(text.toLowerCase()) && /^[A-Z][a-z]{3,}$/.test(text);

const LEFT = /^(?:churned|cancell?ed|not renewed|non-renewal|left(?: us)?)$/i;

const isName = (text: string, masked: string) =>
  text !== '' &&
  text.length <= MAX_NAME &&
  (/^[A-Z0-9À-Þ]/.test(text) ||
    (/^[a-z][a-z0-9.&+-]+$/i.test(text) && !isOrdinary(text, masked))) &&
  /[A-Za-z]/.test(text) &&
  !/^(?:total|sum|other)/i.test(text) &&
  !NOT_NAMES.has(text.toLowerCase());

function dealOf(
  row: readonly Cell[],
  { value, perYear, inDollars, term, notes, status, movement }: Columns,
  words: (cell: Cell | undefined) => string,
  masked: string,
  context: DocumentContext,
): Deal {
  const tokensOf = (cell: Cell | undefined) => (cell === undefined ? [] : tokenize(masked, cell));
  const readAll = (all: Token[]) => readDeal(all, 0, all.length, masked, context.received);
  const tokens = tokensOf(row[value]);
  const read = readAll(tokens);
  // "Active, RaaS at $4,500/month"
  const noted = readAll(tokensOf(row[[notes, status, movement].find((at) => at >= 0) ?? -1]));
  const [amount] = tokens;
  const plain =
    perYear !== null &&
    tokens.length === 1 &&
    amount?.kind === 'number' &&
    (amount.number.currency === 'USD' || (inDollars && amount.number.currency === null)) &&
    !amount.number.negative &&
    !amount.number.signed
      ? amount.number.value * perYear
      : null;
  const stated = term < 0 ? '' : words(row[term]);
  return {
    annualUsd:
      context.statedCurrency === null ? (plain ?? read.annualUsd ?? noted.annualUsd) : null,
    term: NO_TERM.test(stated) ? (read.term ?? noted.term) : stated,
    date: null,
    signed: null,
  };
}
