import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import type { DocumentContext } from './candidate';
import { CHANGE_VERBS } from './cues';
import type { Link } from './link';
import { isMoney, measure } from './measure';
import type { Sentence } from './sentences';
import { governorIndex } from './surroundings';

const set = (words: string) => new Set(words.split(/\s+/));

/** Directly before "42k MRR": what a company has or has reached. */
const STATE_GOVERNORS =
  set(`at with have has had is are was were reached hit hits crossed passed surpassed exceeded broke
  achieved now hold holds holding stands equals representing represents leaves leaving left retain generated
  generating ended finished topped do doing did totaling totals have's got keep showing recorded posted closed
  exited gives giving gave us provides providing means roughly equates translating leave by-now there's of we're`);
const LIST_GOVERNORS = set(`and & plus , ; : - – — → | • * " = / or`);
const DEAL_WORDS =
  set(`signed won landed deal deals contract contracts customer customers client logo logos upsell upsold
  renewal renewed renewals expansion expanded worth adding added add lost churned churn cost costs opportunity
  opportunities pipeline bringing-in brings-in account accounts pays pay paying pilot pilots cohort segment acquired acquisition`);
const BETWEEN =
  set(`in of the our total net monthly ending cash current - annual left remaining as per month a mo / '
  dollars worth gross average still all with company live`);
const AFTER_REJECT =
  set(`target goal plan budget forecast growth churn customer customers company companies club from lost
  churned pipeline opportunity opportunities deal deals contract contracts upsell upside expansion per multiple account
  accounts threshold potential at-risk secured raised startups startup saas business businesses logos logo new added
  contracted sold signed booked prospects prospect client clients plans plan's`);

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
  if (behind !== undefined && behind.kind !== 'punct') return -1;
  const lead = tokens
    .slice(Math.max(0, governorIndex(tokens, at) - 3), at)
    .map((t) => t.text)
    .join(' ');
  if (
    !/(?:^| )(?:so|i ?\.? ?e ?\.?|that is|that's|which is|this is|enough for|equal to|equals|or) ?(?:[,~]|about|around|roughly|over)?$/.test(
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
    const unit = /^(?:months?|monthes|mos?|years?|yrs?|mths?|months')$/.test(token?.text ?? '');
    if (!unit && !BETWEEN.has(token?.text ?? '')) return -1;
  }
  return -1;
}

/** In "$42k ARR: $504k" the name belongs to the second number. */
function namesNextValue(tokens: readonly Token[], anchor: number): boolean {
  const next = tokens[anchor + 1];
  if (next?.kind === 'number') return next.number.kind === 'plain' && !next.text.startsWith('(');
  if (/^(?:in|at) (?:the |our )?(?:bank|tank)/.test(tokens[anchor]?.text ?? '')) return false;
  if (next?.text === ':' || next?.text === '=') return true;
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

function allowedAfter(tokens: readonly Token[], anchor: number): boolean {
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

/** Words after which cash or months are a change, a part, a wish or somebody's share. */
const CHANGES =
  /^(?:add|adds|added|adding|another|additional|extra|gain|gains|gained|gaining|by|plus|more|from|than|raise|raised|raising|extend|extended|extends|save|saves|saved|saving|buy|buys|bought|cut|cuts|lost|spent|used|minus|less|fewer|requires|require|need|needs|min|minimum|max|under|below|within|every|each|per|free|freed|freeing|release|released|put|invest|invested|deploy|keep|earn|earned|collected|received|owed|toward|towards|worth|paid|pay|pays|paying|bonus|vs|versus|against|for|was)$/;

const GIVES = /^(?:giv|leav|bring|put|tak|got|push|carr|land|left|gave|took)/;

function allowedGovernor(
  sentence: Sentence,
  at: number,
  field: MetricField,
  context: DocumentContext,
): boolean {
  const { tokens } = sentence;
  const index = governorIndex(tokens, at);
  const word = tokens[index]?.text ?? '';
  const deal = field === 'arrUsd' || field === 'mrrUsd';
  if (word === '(')
    return !deal || followsDateOrStart(tokens, index) || besideMrr(tokens, index, field);
  if (index < 0) return true;
  const lead = tokens[index - 1]?.text ?? '';
  if (field === 'runwayMonths' || field === 'cashOnHandUsd') return !CHANGES.test(word);
  if ((word === 'us' && GIVES.test(lead)) || (word === 'to' && lead === 'us')) return true;
  if (deal && word === ':' && labelsPart(tokens, index)) return false;
  if (deal && /^[:–—→=-]$/.test(word) && labelsOther(tokens, index, context)) return false;
  if (deal && (!ownDealFree(tokens, index) || ofSomethingElse(tokens, index))) return false;
  if (tokens[index]?.kind === 'date') return true;
  if (tokens.slice(index + 1, at).some((t) => /^(?:crossed|passed)$/.test(t.text))) return true;
  if (word === 'to') return changeVerbBefore(tokens, index);
  if (word === 'than') return tokens[index - 1]?.text === 'more';
  if (word === 'of' && deal) return /^(?:total|run|level|end)$/.test(tokens[index - 1]?.text ?? '');
  if (word === 'up') return true;
  return STATE_GOVERNORS.has(word) || LIST_GOVERNORS.has(word) || word.charCodeAt(0) > 0x2190;
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

/** "Upsells: $3k MRR", "Contracted but not live: $40k MRR": the label names a part. */
const labelsPart = (tokens: readonly Token[], colon: number) =>
  tokens
    .slice(Math.max(0, colon - 6), colon)
    .some(
      (t) =>
        (t.kind === 'anchor' && t.anchor === 'decoy') ||
        /^(?:contracted|committed|upsells?|upsold|expansions?|new|churn|churned|lost|signed|pipeline|not|added|additions?|potential|top|largest|biggest|wins?|won|closed|deals?|renewals?|pilots?|at-risk|risk)$/.test(
          t.text,
        ),
    );

const OWN_LABEL =
  set(`we our us company company's business group firm total overall combined all current currently now today
  ending end closing close exit month quarter year ytd traction scale growth revenue revenues topline top-line top line
  financial financials finance finances metric metrics kpi kpis number numbers highlight highlights headline headlines
  summary snapshot status results result performance figures stats recurring saas subscription software commercial sales
  tl dr tldr tl;dr short brief update good great record news milestone key main momentum progress where stand live net`);

/** "Bluepeak Energy – $48k ARR": nothing before the mark names the company or its numbers. */
function labelsOther(tokens: readonly Token[], mark: number, context: DocumentContext): boolean {
  if (mark === 0) return false;
  return tokens
    .slice(0, mark)
    .every(
      (t) =>
        (t.kind === 'word' && !OWN_LABEL.has(t.text) && !context.companyWords.has(t.text)) ||
        /^(?:&|,|\.|')$/.test(t.text),
    );
}

/** "Pipeline stands at $3M ARR": the verb's subject is another quantity. */
function ofSomethingElse(tokens: readonly Token[], governor: number): boolean {
  for (let i = governor - 1; i >= 0 && i > governor - 5; i--) {
    const token = tokens[i];
    if (token?.kind === 'anchor') return token.anchor === 'decoy' && !isCount(tokens, i);
    if (token?.kind !== 'word' || /^(?:we|and|us|now|with)$/.test(token.text)) return false;
  }
  return false;
}

/** "MRR of $92k ($1.1M ARR)". */
const besideMrr = (tokens: readonly Token[], paren: number, field: MetricField) =>
  field === 'arrUsd' &&
  tokens[paren - 1]?.kind === 'number' &&
  tokens
    .slice(Math.max(0, paren - 5), paren)
    .some((t) => t.kind === 'anchor' && t.anchor === 'mrrUsd');

function followsDateOrStart(tokens: readonly Token[], paren: number): boolean {
  const before = tokens[paren - 1];
  return (
    before === undefined ||
    before.kind === 'date' ||
    (before.kind === 'anchor' && /^(?:mrrUsd|arrUsd)$/.test(before.anchor)) ||
    before.text === 'month' ||
    before.text === 'quarter'
  );
}

/** "crossed 100 customers and $1M ARR": how many there are, not whose revenue it is. */
const isCount = (tokens: readonly Token[], at: number) =>
  /^(?:customers|clients|accounts|logos)$/.test(tokens[at]?.text ?? '') &&
  tokens[at - 1]?.kind === 'number' &&
  /^(?:and|&|,|plus)$/.test(tokens[at + 1]?.text ?? '') &&
  !/^(?:signed|added|won|landed|lost|closed|new|gained|onboarded)$/.test(
    tokens[at - 2]?.text ?? '',
  );

/** No talk of a single deal between the nearest verb of state and the start of the clause. */
function ownDealFree(tokens: readonly Token[], governor: number): boolean {
  for (let i = governor; i >= 0 && i > governor - 10; i--) {
    const token = tokens[i];
    const text = token?.text ?? '';
    if (
      /^(?:ended|finished|exited|reached|hit|crossed|passed|surpassed|stands|now|we're|grew|are|surpassing)$/.test(
        text,
      )
    )
      return true;
    if (text === 'closed' && isTime(tokens, i)) return true;
    if (isCount(tokens, i)) continue;
    if (text === 'closed' || DEAL_WORDS.has(text)) return false;
  }
  return true;
}

/** "closed March", "closed out the quarter": a time was closed, not a deal. */
function isTime(tokens: readonly Token[], closed: number): boolean {
  for (let i = closed + 1; i < tokens.length && i <= closed + 4; i++) {
    const token = tokens[i];
    if (
      token?.kind === 'date' ||
      /^(?:month|quarter|year|it|period|half|at)$/.test(token?.text ?? '')
    )
      return true;
    if (!/^(?:out|the|our|first|second|third|fourth|fiscal|a|record|this)$/.test(token?.text ?? ''))
      return false;
  }
  return false;
}

function changeVerbBefore(tokens: readonly Token[], to: number): boolean {
  for (let i = to - 1; i >= 0 && i > to - 8; i--) {
    const text = tokens[i]?.text ?? '';
    if (CHANGE_VERBS.has(text)) return true;
    if (text === 'from') return true;
    if (/^(?:path|way|close|closer|committed|get|compared|prior|need|track|equal)$/.test(text))
      return false;
  }
  return false;
}
