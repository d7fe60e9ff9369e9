import type { Doubt } from './metrics/candidate';
import type { Outcome } from './metrics/reconcile';
import type { FoundPeriod } from './period';
import type { ExtractInput, GapFinding, MetricField, MetricFinding, Span } from './types';

/** What a question calls each metric. */
export const METRIC_LABELS: Record<MetricField, string> = {
  mrrUsd: 'MRR',
  arrUsd: 'ARR',
  cashOnHandUsd: 'cash on hand',
  burnMonthlyUsd: 'monthly burn',
  runwayMonths: 'runway',
  postMoneyMarkedUsd: 'post-money valuation',
  postMoneyImpliedUsd: 'implied post-money valuation',
  lastRoundRevenueMultiple: "last round's revenue multiple",
  headcount: 'headcount',
  grossMarginPct: 'gross margin',
};

const REASONS: Record<Doubt, string> = {
  currency: 'the amount is not in US dollars',
  range: 'the update gives a range or several values',
  unit: 'the unit or scale is missing',
  cadence: 'the amount is not for the usual time span',
  short: 'the value is only approached',
  digits: 'thousands and decimals cannot be told apart',
  preMoney: 'only a pre-money valuation is given',
  carr: 'the amount is contracted or a run rate, not ARR',
  announced: 'the update says that it follows',
  hearsay: 'the update does not state it as a fact',
  undrawn: 'the amount counts credit that is not drawn',
  part: 'the amount is of one part of the company',
  each: 'the amount is for one customer, seat or the like',
  change: 'the amount may be the change, not the level',
  sign: 'it may be money that came in',
  former: 'the update gives it for an earlier time only',
  later: 'the update gives it for a later time only',
  column: 'the table has no column for the reported period',
  place: 'the text leaves open which label or column the value belongs to',
  valuation: 'it does not say whether the valuation is post-money',
};

const HINT_LENGTH = 200;

type Unquoted = Omit<GapFinding, 'start' | 'end' | 'quote' | 'customer'>;

/** A gap with its quoted words, or without any. */
export function makeGap(
  gap: Unquoted & Partial<Pick<GapFinding, 'customer'>>,
  span: Span | null,
  text: string,
): GapFinding {
  const asked = { customer: null, ...gap };
  if (span === null) return { ...asked, start: null, end: null, quote: null };
  return { ...asked, start: span.start, end: span.end, quote: text.slice(span.start, span.end) };
}

/** What a round leaves behind: no company reports it anew from month to month. */
const OF_ROUNDS: ReadonlySet<MetricField> = new Set([
  'postMoneyMarkedUsd',
  'postMoneyImpliedUsd',
  'lastRoundRevenueMultiple',
]);

const ANSWER = /^\s*(?:re|aw|antw|sv|rv|rif|res) ?:/i;
const QUOTED = /^(?:>|on .{5,200} wrote:|-{2,} ?original message)/im;
const SHORT_ANSWER = 400;

/** "Re: … And headcount is 15.": a short answer is no report that lacks the rest. */
function isShortAnswer({ subject }: ExtractInput, text: string): boolean {
  if (!ANSWER.test(subject ?? '')) return false;
  const quoted = QUOTED.exec(text);
  return (quoted === null ? text : text.slice(0, quoted.index)).trim().length < SHORT_ANSWER;
}

/** Metrics in doubt, and metrics reported before that this update does not give. */
export function metricGaps(
  outcomes: readonly Outcome[],
  metrics: readonly MetricFinding[],
  input: ExtractInput,
  text: string,
): GapFinding[] {
  const gaps: GapFinding[] = [];
  const done = new Set<MetricField>(metrics.map((m) => m.field));
  for (const outcome of outcomes) {
    if (outcome.kind !== 'doubt' || done.has(outcome.field)) continue;
    done.add(outcome.field);
    gaps.push(doubtGap(outcome, text));
  }
  if (isShortAnswer(input, text)) return gaps;
  for (const field of new Set(input.previouslyReported)) {
    if (done.has(field) || OF_ROUNDS.has(field)) continue;
    const description = `This update does not give ${METRIC_LABELS[field]}, which the company has reported before.`;
    gaps.push(
      makeGap(
        {
          gapType: 'METRIC_MISSING',
          description,
          suggestedField: field,
          hint: null,
          dedupeKey: `METRIC_MISSING:${field}`,
        },
        null,
        text,
      ),
    );
  }
  return gaps;
}

function doubtGap(outcome: Extract<Outcome, { kind: 'doubt' }>, text: string): GapFinding {
  const { field, readings, conflict } = outcome;
  const quotes = [
    ...new Set(
      readings.map((r) => text.slice(r.start, r.end).replaceAll(/\s+/g, ' ').slice(0, HINT_LENGTH)),
    ),
  ];
  const reason = conflict
    ? 'the update gives different values'
    : REASONS[readings[0]?.doubt ?? 'range'];
  return makeGap(
    {
      gapType: 'METRIC_MISSING',
      description: `Cannot tell ${METRIC_LABELS[field]}: ${reason}.`,
      suggestedField: field,
      hint: quotes.map((q) => `“${q}”`).join(' / '),
      dedupeKey: `METRIC_MISSING:${field}`,
    },
    readings[0] ?? null,
    text,
  );
}

/** Asked only when the update says something that needs a period. */
export function periodGap(period: FoundPeriod, hasFindings: boolean, text: string): GapFinding[] {
  if (period.value !== null || !hasFindings) return [];
  const description = 'The update does not say which period it reports on.';
  return [
    makeGap(
      {
        gapType: 'PERIOD_UNCLEAR',
        description,
        suggestedField: null,
        hint: null,
        dedupeKey: 'PERIOD_UNCLEAR',
      },
      null,
      text,
    ),
  ];
}
