import { customerGaps, settleCustomers } from './customers/customers';
import { normalizeName } from './customers/normalize';
import { readCustomers } from './customers/read-customers';
import { metricGaps, periodGap } from './gaps';
import { attachmentGaps, linkGaps, restGap } from './gaps-unread';
import { doubtBehindCustomer } from './metrics/behind-customer';
import { isOfCustomer } from './metrics/of-customer';
import { customerRows, isInRow } from './metrics/of-customer-row';
import { documentContext } from './metrics/context';
import { readMetrics } from './metrics/read-metrics';
import { periodOf, reconcile, type Outcome } from './metrics/reconcile';
import { findPeriod, type FoundPeriod } from './period';
import { periodAgainst } from './period-in-passing';
import { isWeak, periodOfColumns, periodOfNumbers } from './period-of-numbers';
import { formatPeriod, type DateValue } from './tokens/calendar';
import { periodNamed } from './tokens/period-named';
import { deriveText } from './text/derive-text';
import { planLaterMonths } from './text/later-headings';
import { splitLines, type Line } from './text/lines';
import { maskText } from './text/mask';
import { MAX_READ, MAX_SCANNED } from './text/max-read';
import { readableLines } from './text/readable';
import { buildUnits } from './text/units';
import { METRIC_UNITS, type ExtractInput, type ExtractResult, type MetricFinding } from './types';

/**
 * Reads an investor update: reported period, metrics, customers, and the questions left
 * to a person. Pure and deterministic; plans, former values and other currencies are
 * never taken as actual dollars. Time is linear in the length of the text.
 */
export function extractUpdate(input: ExtractInput): ExtractResult {
  const text = deriveText(input.rawBody, input.rawHtml);
  const masked = maskText(text);
  const readable = readableLines(splitLines(masked.slice(0, MAX_SCANNED)), input.subject);
  const { forwardedSubject } = readable;
  const { lines, rest } = firstLines(readable.lines, masked.length);
  const received = receivedDate(input.receivedAt);
  const given = periodNamed(input.reportedPeriod ?? '');
  const titled =
    given === null
      ? findPeriod(text, masked, lines, [forwardedSubject, input.subject], received)
      : { value: formatPeriod(given), evidence: null, date: given };
  const units = planLaterMonths(buildUnits(lines), titled.date, received);
  const subjects = [forwardedSubject, input.subject];
  const context = documentContext(lines, masked, received, input.companyName, subjects);
  const known = new Set(
    (input.knownCustomers ?? []).map(normalizeName).filter((name) => name !== ''),
  );
  const mentions = readCustomers(lines, units, masked, known, context);
  const rows = customerRows(units, masked, known, input);
  const read = (of: DateValue | null) =>
    readMetrics(lines, units, masked, of, context)
      .filter((c) => !isInRow(c, rows) && !isOfCustomer(c, mentions, masked, input))
      .map((c) => doubtBehindCustomer(c, mentions, masked, input));
  const found = read(titled.date);
  const behind =
    given !== null
      ? null
      : titled.date === null
        ? periodOfColumns(found, received)
        : periodOfNumbers(found, titled, received);
  const against =
    given === null && behind === null ? periodAgainst(found, titled, masked, received) : null;
  const period: FoundPeriod =
    behind === null
      ? (against ?? titled)
      : { value: formatPeriod(behind), evidence: null, date: behind };
  const outcomes = reconcile(
    period === titled ? found : read(period.date),
    period.date,
    received,
    isWeak(period.evidence) ? null : period.date,
  );
  const metrics = outcomes.flatMap((outcome) => toFinding(outcome, period, received, text));
  const customers = settleCustomers(mentions, text, input.companyName);
  const gaps = [
    ...metricGaps(outcomes, metrics, input, text),
    ...customerGaps(customers, mentions, known, text),
    ...attachmentGaps(input.attachments, lines, text),
    ...linkGaps(lines, text),
    ...restGap(rest, text),
    ...periodGap(period, metrics.length > 0, text),
  ];
  return {
    text,
    reportedPeriod: { value: period.value, evidence: period.evidence },
    metrics,
    customers,
    gaps,
  };
}

/** The lines that are read, and the first beyond, about which the reading asks. */
function firstLines(
  lines: readonly Line[],
  whole: number,
): { lines: readonly Line[]; rest: Line | null } {
  let length = 0;
  for (const [i, line] of lines.entries()) {
    length += line.text.length + 1;
    if (length > MAX_READ && i > 0) return { lines: lines.slice(0, i), rest: line };
  }
  const last = whole > MAX_SCANNED ? lines.at(-1) : undefined;
  return { lines, rest: last ?? null };
}

/** An unreadable time of receipt must not stop the reading of the text. */
function receivedDate(receivedAt: string): Date {
  const date = new Date(receivedAt);
  return Number.isNaN(date.getTime()) ? new Date(0) : date;
}

function toFinding(
  outcome: Outcome,
  period: FoundPeriod,
  received: Date,
  text: string,
): MetricFinding[] {
  if (outcome.kind !== 'value') return [];
  const { chosen, field } = outcome;
  return [
    {
      field,
      value: Number(chosen.value.toPrecision(14)),
      unit: METRIC_UNITS[field],
      period: periodOf(chosen, period.date, received),
      start: chosen.start,
      end: chosen.end,
      quote: text.slice(chosen.start, chosen.end),
      ruleId: chosen.ruleId,
      confidence: Number(chosen.confidence.toFixed(2)),
    },
  ];
}
