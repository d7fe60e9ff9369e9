import { documentContext } from '@/server/routers/investor-updates/extract/metrics/context';
import { measure } from '@/server/routers/investor-updates/extract/metrics/measure';
import { LABELS_ALONE } from '@/server/routers/investor-updates/extract/metrics/read-sentence';
import { withoutOthers } from '@/server/routers/investor-updates/extract/metrics/of-others';
import { wordedOtherwise } from '@/server/routers/investor-updates/extract/metrics/worded-otherwise';
import type {
  Candidate,
  DocumentContext,
} from '@/server/routers/investor-updates/extract/metrics/candidate';
import {
  type Sentence,
  unitSentences,
} from '@/server/routers/investor-updates/extract/metrics/sentences';
import {
  bound,
  isFormer,
  opensPeriod,
} from '@/server/routers/investor-updates/extract/metrics/surroundings';
import { PROSPECT } from '@/server/routers/investor-updates/extract/customers/talk';
import { tierOf } from '@/server/routers/investor-updates/extract/customers/tier';
import { normalizeName } from '@/server/routers/investor-updates/extract/customers/normalize';
import { splitLines } from '@/server/routers/investor-updates/extract/text/lines';
import { maskText } from '@/server/routers/investor-updates/extract/text/mask';
import { readableLines } from '@/server/routers/investor-updates/extract/text/readable';
import type { SectionKind } from '@/server/routers/investor-updates/extract/text/sections';
import { buildUnits } from '@/server/routers/investor-updates/extract/text/units';
import {
  METRIC_UNITS,
  type CustomerFinding,
  type CustomerStatus,
  type ExtractResult,
  type MetricField,
  type MetricFinding,
  type Span,
} from '@/server/routers/investor-updates/extract/types';
import type { Claims } from './extractor';

const CONFIDENCE = 0.6;
const RULE = 'model';
const LEAST_QUOTE = 4;

/** Words without which a status is not believed. */
const STATUS_WORDS: Record<CustomerStatus, RegExp> = {
  ACTIVE:
    /\b(?:sign(?:ed|s|ing)?|customers?|clients?|live|renew(?:ed|s|al)?|expand(?:ed|s)?|won|closed|landed|contracts?|deployed|onboard(?:ed)?|upgraded|purchased|bought|orders?|welcomed?)\b/i,
  PILOT: /\b(?:pilots?|piloting|pocs?|proofs? of concept|trials?|trialling|tests?|testing)\b/i,
  PAUSED: /\b(?:paus(?:ed|ing)|on hold|suspended|frozen|on ice)\b/i,
  CHURNED:
    /\b(?:churn(?:ed)?|cancell?ed|left|lost|terminated|ended|not renew|didn't renew|non-renewal|discontinued)\b/i,
  LOST_DEAL: /\b(?:lost|chose|went with|declined|picked|decided against|selected|passed on)\b/i,
};

/** Under such headings stand no actuals and no customers. */
const SILENT = new Set<SectionKind>(['goals', 'prior', 'asks', 'pipeline', 'others', 'investors']);

interface Place extends Span {
  /** The sentences of the paragraph or item around the words. */
  sentences: readonly Sentence[];
}

/** The text as the rules read it: no quoted replies, signatures or mail headers. */
function readable(text: string, subject: string | null) {
  const masked = maskText(text);
  const { lines } = readableLines(splitLines(masked), subject);
  return { masked, lines, units: buildUnits(lines) };
}

/** Where the quoted words stand, letter by letter, in what the rules may read. */
function locate(text: string, quote: string, source: ReturnType<typeof readable>): Place | null {
  const words = quote.trim();
  if (words.length < LEAST_QUOTE) return null;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const span = { start: at, end: at + words.length };
    const unit = source.units.find((u) => u.start <= span.start && span.end <= u.end);
    if (unit !== undefined && !SILENT.has(unit.section))
      return { ...span, sentences: unitSentences(unit, source.masked) };
  }
  return null;
}

/** Whether the quoted words begin or end within a word or a number: "2.3M" of "$1.2.3M". */
const cutsWords = (text: string, { start, end }: Span) =>
  /[\p{L}\d][.,]?[\p{L}\d]/u.test(text.slice(Math.max(0, start - 1), start + 1)) ||
  /\d[.,]$/.test(text.slice(Math.max(0, start - 2), start)) ||
  /[\p{L}\d]{2}/u.test(text.slice(end - 1, end + 1)) ||
  /^[.,]\d/.test(text.slice(end, end + 2));

/**
 * Whether the paragraph names the metric itself, or the quoted words any that is known ("Pipeline ARR"):
 * what is said of it the rules have read or refused.
 */
const isNamed = ({ start, end, sentences }: Place, field: MetricField) =>
  sentences.some(({ tokens }) =>
    tokens.some(
      (t) =>
        t.kind === 'anchor' &&
        (t.anchor === field || (t.start < end && t.end > start)) &&
        !LABELS_ALONE.test(t.text),
    ),
  );

/** Whether the rules would take such a value for the company's own level, were its name known to them. */
function isOwnLevel(
  sentence: Sentence,
  { start, end }: Span,
  field: MetricField,
  value: number,
  masked: string,
  context: DocumentContext,
): boolean {
  const candidate: Candidate = {
    field,
    value,
    step: 0,
    atLeast: false,
    ruleId: `metric.${field}.suffix`,
    confidence: CONFIDENCE,
    date: null,
    doubt: null,
    gross: false,
    start,
    end,
  };
  const own = withoutOthers(sentence, masked, context, [candidate]);
  return wordedOtherwise(sentence, masked, context, own).some(({ doubt }) => doubt === null);
}

/** Whether a number within the words reads as the value, in a sentence that states it as a fact. */
function bearsOut(
  place: Place,
  field: MetricField,
  value: number,
  masked: string,
  context: DocumentContext,
): boolean {
  return place.sentences.some((sentence) => {
    const { tokens, goal } = sentence;
    return tokens.some((token, i) => {
      if (token.start < place.start || token.end > place.end || goal[i] === true) return false;
      const read = measure(tokens, i, field, context, true);
      return (
        read?.value === value &&
        read.doubt === null &&
        bound(tokens, i) !== 'short' &&
        !isFormer(tokens, i - 8, i) &&
        !isFormer(tokens, read.next, read.next + 4, true) &&
        !opensPeriod(tokens, i) &&
        isOwnLevel(sentence, token, field, value, masked, context)
      );
    });
  });
}

/** Said of somebody else's customers, of an occasion, or denied. */
const NO_CUSTOMER =
  /\b(?:customers?|clients?) of (?!ours\b|us\b)|\b(?:customer|client) (?:events?|days?|conferences?|dinners?|summits?|councils?|boards?|panels?)\b|\b(?:never|nobody|neither|nor)\b|\bnot (?!renew)|n['’]t (?!renew)/i;

/** Whether the sentence around the words tells of a customer of the company: who "left Google" was none. */
function isOfCustomer(text: string, place: Place, name: string): boolean {
  const around = place.sentences.filter(
    ({ tokens }) => (tokens[0]?.start ?? 0) < place.end && (tokens.at(-1)?.end ?? 0) > place.start,
  );
  return around.every(({ tokens }) => {
    const words = text.slice(tokens[0]?.start, tokens.at(-1)?.end);
    return !NO_CUSTOMER.test(words) && !words.includes(`left ${name}`);
  });
}

/**
 * The claims that their own words bear out: the quote stands in the text, the value can be read
 * again from it by the rules' own reading of numbers, and it is no plan, former value, other
 * currency or another's number; of a customer the name and a word of the status stand in the quote.
 * Only fields that the rules neither found nor doubt are taken, where the paragraph does not name
 * the metric itself (of that the rules have decided), and customers that they did not name.
 */
export function verifyClaims(
  claimed: Claims,
  result: ExtractResult,
  update: { subject: string | null; receivedAt: string; companyName: string },
): Pick<ExtractResult, 'metrics' | 'customers'> {
  const source = readable(result.text, update.subject);
  const context = documentContext(
    source.lines,
    source.masked,
    new Date(update.receivedAt),
    update.companyName,
    [update.subject],
  );
  const taken = new Set<string>([
    ...result.metrics.map((m) => m.field),
    ...result.gaps.flatMap((g) => (g.quote !== null && g.suggestedField ? g.suggestedField : [])),
  ]);
  const named = new Set([
    normalizeName(update.companyName),
    ...result.customers.map((c) => normalizeName(c.customerName)),
  ]);
  const metrics: MetricFinding[] = [];
  for (const { field, value, quote } of claimed.metrics) {
    const span = taken.has(field) ? null : locate(result.text, quote, source);
    if (span === null) continue;
    if (cutsWords(result.text, span) || isNamed(span, field)) continue;
    if (!bearsOut(span, field, value, source.masked, context)) continue;
    taken.add(field);
    metrics.push({
      field,
      value,
      unit: METRIC_UNITS[field],
      period: result.reportedPeriod.value,
      ...evidence(result.text, span),
    });
  }
  const customers: CustomerFinding[] = [];
  for (const { customerName, status, quote } of claimed.customers) {
    const key = normalizeName(customerName);
    const span = named.has(key) || key === '' ? null : locate(result.text, quote, source);
    if (span === null || !quote.includes(customerName) || !/^[\p{Lu}\d]/u.test(customerName))
      continue;
    if (!STATUS_WORDS[status].test(quote) || PROSPECT.test(quote)) continue;
    if (!isOfCustomer(result.text, span, customerName)) continue;
    named.add(key);
    customers.push({
      customerName,
      status,
      tier: tierOf(customerName, quote),
      dealValueAnnualUsd: null,
      contractTerm: null,
      firstSignedAt: null,
      churnedAt: null,
      ...evidence(result.text, span),
    });
  }
  return { metrics, customers };
}

const evidence = (text: string, { start, end }: Span) => ({
  start,
  end,
  quote: text.slice(start, end),
  ruleId: RULE,
  confidence: CONFIDENCE,
});
