import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import type { DocumentContext } from './candidate';

import type { Link } from './link';
import { monthsOfCash } from './months-of-cash';
import { isMoney, measure } from './measure';
import { AS_IT_STANDS } from './read-sequel';
import type { Sentence } from './sentences';
import { allowedGovernor } from './suffix-governor';
import { governorIndex } from './surroundings';

const set = (words: string) => new Set(words.split(/\s+/));

const BETWEEN =
  set(`in of de d' the our total net monthly ending cash current - annual left remaining as per month a mo / '
  dollars worth gross average still all with company live`);
const AFTER_REJECT =
  set(`target goal plan budget forecast growth churn customer customers company companies club from lost
  churned pipeline opportunity opportunities deal deals contract contracts upsell upside expansion per multiple account
  accounts threshold potential at-risk secured raised startups startup saas business businesses logos logo new added
  contracted sold signed booked prospects prospect client clients plans plan's
  unlock unlocks trigger triggers`);

/** "$42k MRR", "$2.1M in the bank", "18 months of runway": the name that follows a number. */
export function linkSuffix(
  sentence: Sentence,
  at: number,
  context: DocumentContext,
): { link: Link; field: MetricField; gross: boolean } | null {
  const { tokens } = sentence;
  if (tokens[at]?.kind !== 'number' || sentence.goal[at] === true) return null;
  const burn = Math.max(monthsAtBurn(tokens, at), monthsLeft(tokens, at));
  if (burn >= 0 && allowedGovernor(sentence, at, 'runwayMonths', context))
    return {
      link: { anchor: burn, number: at, rule: 'at-burn', confidence: 0.8, date: null },
      field: 'runwayMonths',
      gross: false,
    };
  const cash = monthsOfCash(tokens, at);
  if (cash >= 0 && allowedGovernor(sentence, at, 'runwayMonths', context))
    return {
      link: { anchor: cash, number: at, rule: 'months-cash', confidence: 0.8, date: null },
      field: 'runwayMonths',
      gross: false,
    };
  const anchor = anchorBehind(tokens, at);
  const token = tokens[anchor];
  if (token?.kind !== 'anchor') return null;
  const gross = token.anchor === 'grossBurn';
  const field = gross ? 'burnMonthlyUsd' : token.anchor;
  if (!isSuffixField(field)) return null;
  if (isSupposedBehind(tokens, anchor)) return null;
  const added = field === 'arrUsd' || field === 'mrrUsd';
  if (added && tokens[at].number.signed) return null;
  const read = measure(tokens, at, field, context);
  if (read === null || (isMoney(field) && read.doubt === 'unit')) return null;
  if (namesNextValue(tokens, anchor)) return null;
  if (field === 'grossMarginPct' && isOfProduct(tokens, at)) return null;
  if (!allowedAfter(tokens, anchor) || !allowedGovernor(sentence, at, field, context)) return null;
  return {
    link: { anchor, number: at, rule: 'suffix', confidence: 0.9, date: null },
    field,
    gross,
  };
}

const namesCash = (token: Token) => token.kind === 'anchor' && token.anchor === 'cashOnHandUsd';

/** "21 months at the current net burn": runway by another name. */
function monthsAtBurn(tokens: readonly Token[], at: number): number {
  if (!/^(?:months?|mos?|mths?)$/.test(tokens[at + 1]?.text ?? '') || tokens[at + 2]?.text !== 'at')
    return -1;
  for (let i = at + 3; i < at + 7; i++) {
    const token = tokens[i];
    if (/^(?:spend|spending|pace|rate|expenses)$/.test(token?.text ?? ''))
      return i > at + 3 && tokens.slice(0, at).some(namesCash) ? i : -1;
    if (token?.kind === 'anchor') return token.anchor === 'burnMonthlyUsd' ? i : -1;
    if (!/^(?:the|our|current|present|this|net|today's|existing)$/.test(token?.text ?? ''))
      return -1;
  }
  return -1;
}

/** "$7.7M left, i.e. 26 months", "at our burn of $78k that is 13 months": what the money lasts. */
function monthsLeft(tokens: readonly Token[], at: number): number {
  if (!/^(?:months|mos|mths)$/.test(tokens[at + 1]?.text ?? '')) return -1;
  const behind = tokens[at + 2];
  const rest = tokens
    .slice(at + 2, at + 8)
    .map((t) => t.text)
    .join(' ');
  if (behind !== undefined && behind.kind !== 'punct' && !AS_IT_STANDS.test(rest)) return -1;
  const lead = tokens
    .slice(Math.max(0, governorIndex(tokens, at) - 3), at)
    .map((t) => t.text)
    .join(' ');
  if (
    !/(?:^| )(?:so|i ?\.? ?e ?\.?|that is|that's|(?:which|that|this) makes|which is|this is|enough for|equal to|equals|or) ?(?:[,~]|about|around|roughly|over)?$/.test(
      lead,
    )
  )
    return -1;
  return tokens.findLastIndex(
    (t, i) =>
      i < at &&
      t.kind === 'anchor' &&
      (t.anchor === 'cashOnHandUsd' || t.anchor === 'burnMonthlyUsd'),
  );
}

function isSuffixField(name: string): name is MetricField {
  return /^(?:mrrUsd|arrUsd|cashOnHandUsd|burnMonthlyUsd|runwayMonths|grossMarginPct)$/.test(name);
}

function anchorBehind(tokens: readonly Token[], at: number): number {
  const half = tokens[at + 1]?.text === 'and' && tokens[at + 3]?.text === 'half' ? 3 : 0;
  for (let i = at + 1 + half; i < tokens.length && i <= at + 6 + half; i++) {
    const token = tokens[i];
    if (token?.kind === 'anchor')
      return token.text === 'cash' && tokens[i + 1]?.kind === 'anchor' ? i + 1 : i;
    if (token?.text === 'us' && /^dollars?$/.test(tokens[i + 1]?.text ?? '')) continue;
    // "$4.15M was in our accounts"
    if (
      i === at + 1 &&
      /^(?:was|is|were|sat|sits|lay|lies|remained|remains|stood)$/.test(token?.text ?? '') &&
      /^(?:in|at|on) (?:the |our )?(?:bank|account)/.test(tokens[i + 1]?.text ?? '')
    )
      continue;
    const unit = /^(?:months?|monthes|mos?|years?|yrs?|mths?|months'|meses|mois|monate)$/.test(
      token?.text ?? '',
    );
    if (!unit && !BETWEEN.has(token?.text ?? '')) return -1;
  }
  return -1;
}

/** In "$42k ARR: $504k" the name belongs to the second number. */
function namesNextValue(tokens: readonly Token[], anchor: number): boolean {
  const next = tokens[anchor + 1];
  // "ARR – $1.2M / Burn – $85k"
  const parted = /^[\/|·•]$/.test(tokens[anchor - 1]?.text ?? '');
  if (parted && /^[-–—]$/.test(next?.text ?? '') && tokens[anchor + 2]?.kind === 'number')
    return true;
  if (next?.kind === 'number') return next.number.kind === 'plain' && !next.text.startsWith('(');
  if (/^(?:in|at) (?:the |our )?(?:bank|tank)/.test(tokens[anchor]?.text ?? '')) return false;
  if (next?.text === ':' || next?.text === '=') return true;
  // "$190k/mo net burn → 19 months"
  const lasts = /^(?:months?|mos?)$/.test(tokens[anchor + 3]?.text ?? '');
  const burn = tokens[anchor]?.kind === 'anchor' && tokens[anchor].anchor === 'burnMonthlyUsd';
  if (burn && lasts && /^(?:→|->|=>)$/.test(next?.text ?? '')) return false;
  if (/^(?:is|was|of|at|are|→|->|-|–)$/.test(next?.text ?? '')) {
    for (let i = anchor + 2; i < anchor + 5; i++) {
      if (tokens[i]?.kind === 'number')
        return !(next?.text === 'at' || next?.text === '-' || next?.text === '–');
      if (tokens[i]?.kind !== 'word') return false;
    }
  }
  return false;
}

/** "$5.2M ARR from 140 customers": from all of them. */
const fromCustomers = (tokens: readonly Token[], at: number) =>
  tokens[at]?.kind === 'number' &&
  /^(?:paying )?(?:customers|clients|accounts|logos)/.test(
    `${tokens[at + 1]?.text ?? ''} ${tokens[at + 2]?.text ?? ''}`,
  );

/** Whether the words behind a name leave its number the company's own total. */
export function allowedAfter(tokens: readonly Token[], anchor: number): boolean {
  const next = tokens[anchor + 1];
  if (next?.kind !== 'word' && next?.kind !== 'anchor') return true;
  if (next.text === 'from' && fromCustomers(tokens, anchor + 2)) return true;
  if (AFTER_REJECT.has(next.text)) return false;
  if (next.kind === 'anchor') return tokens[anchor]?.text !== next.text;
  if (next.text === 'in' || next.text === 'for' || next.text === 'across') {
    const object = tokens[anchor + 2];
    return (
      object?.kind === 'date' ||
      /^(?:the|our|total|a|just|this|under|less)$/.test(object?.text ?? '')
    );
  }
  if (next.text === 'by') return false;
  return true;
}

/** "Vault has an 82% gross margin": a product's, unless the company is the subject. */
function isOfProduct(tokens: readonly Token[], at: number): boolean {
  const governor = governorIndex(tokens, at);
  if (!/^(?:has|runs|carries|earns|at|with|had)$/.test(tokens[governor]?.text ?? '')) return false;
  const subject = tokens[governor - 1];
  return (
    subject?.kind === 'word' &&
    !/^(?:we|company|business|group|it|now|which|currently|still|running|operating|and|firm|overall|are|us|whole|today)$/.test(
      subject.text,
    )
  );
}

/** "With $3M ARR we could raise": a supposition. */
const isSupposedBehind = (tokens: readonly Token[], anchor: number) =>
  tokens[anchor + 1]?.text === 'we' &&
  /^(?:could|would|can|should|might|may|will)$/.test(tokens[anchor + 2]?.text ?? '');
