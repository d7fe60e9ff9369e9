import { currencyOfWord } from '../tokens/currency';
import type { Token } from '../tokens/tokenize';
import { FILLERS, NEUTRAL_BEFORE } from '../metrics/cues';
import { fieldOf } from '../metrics/read-pairs';
import type { MetricField } from '../types';
import { statedScale } from './scale';

/** A row's or column's name that is one metric of the whole company. */
export interface MetricLabel {
  field: MetricField;
  gross: boolean;
  /** The label says the amount is per month. */
  monthly: boolean;
  scale: number;
  /** A currency the label names, USD included. */
  currency: string | null;
}

const LABEL_WORDS = new Set(
  'net usd us total monthly month mo avg average eop eom eoq months mos mths mo. end of period in per at the as k m mm s $ % # thousands thousand millions fte ftes full time full-time equivalent incl excl all company blended rolling 3 3m l3m 000 000s bn date people count number no days ttm reported actual left remaining ending closing exit exiting opening-not rate current size our cash-basis month-end quarter-end year-end qtr quarter x and our est estimated'.split(
    ' ',
  ),
);
const PUNCT = /^(?:[()$€£#/%:.,&'-]|–|[^\u0000-\u218f])$/;

const SCALED_CODE = /^[kmt](?=(?:usd|eur|gbp|chf)$)/i;

/** Matches a whole label; null when any word makes it something else. */
export function metricLabel(tokens: readonly Token[], masked: string): MetricLabel | null {
  let field: MetricField | null = isMonthsLeft(tokens) ? 'runwayMonths' : null;
  let gross = false;
  let currency: string | null = null;
  for (const token of field === null ? tokens : []) {
    if (token.kind === 'anchor') {
      const own = fieldOf(token);
      if (own === null || (field !== null && own !== field)) return null;
      field = own;
      gross ||= token.anchor === 'grossBurn';
      continue;
    }
    if (token.kind === 'date') continue;
    if (token.kind === 'number') {
      if (!/^(?:\(?[$€£]?'?0+s?\)?|3|12|\d)$/.test(token.text)) return null;
      continue;
    }
    const code =
      // "kUSD", "TEUR"
      currencyOfWord(masked.slice(token.start, token.end).replace(SCALED_CODE, '')) ??
      (token.text === '€' ? 'EUR' : token.text === '£' ? 'GBP' : null);
    if (code !== null) currency = code;
    else if (token.kind === 'punct' ? !PUNCT.test(token.text) : !isLabelWord(token.text))
      return null;
  }
  const first = tokens[0];
  const last = tokens.at(-1);
  if (field === null || first === undefined || last === undefined) return null;
  const words = masked.slice(first.start, last.end);
  // "Average ARR", "US ARR": of one customer, of one country.
  if (
    /^[am]rrUsd$/.test(field) &&
    /\b(?:[Aa]verage|[Aa]vg|AVG|AVERAGE)\b|^US (?!\$|dollars?\b)/.test(words)
  )
    return null;
  // "Operating cash burn (qtr)": of three months, whatever the column.
  if (field === 'burnMonthlyUsd' && /\b(?:qtr|quarter)\b/i.test(words)) return null;
  return {
    field,
    gross,
    currency,
    monthly: /month|\bmo\b|avg|average|\/ ?m\b/i.test(words),
    scale: statedScale(words),
  };
}

const isMonthsLeft = (tokens: readonly Token[]) =>
  /^(?:cash )?months (?:left|remaining|to go|of cash)$/.test(tokens.map((t) => t.text).join(' '));

function isLabelWord(word: string): boolean {
  return LABEL_WORDS.has(word) || (NEUTRAL_BEFORE.has(word) && FILLERS.has(word));
}
