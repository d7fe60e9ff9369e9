import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import type { DocumentContext } from './candidate';
import { CHANGE_VERBS } from './cues';
import type { Sentence } from './sentences';
import { OURS } from './stretch';
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
  agreement agreements subscription opportunities pipeline bringing-in brings-in account accounts pays pay paying pilot pilots cohort segment acquired acquisition`);

/** Words after which cash or months are a change, a part, a wish or somebody's share. */
const CHANGES =
  /^(?:add|adds|added|adding|another|additional|extra|gain|gains|gained|gaining|by|plus|more|from|than|raise|raised|raising|extend|extended|extends|save|saves|saved|saving|buy|buys|bought|cut|cuts|lost|spent|used|minus|less|fewer|requires|require|need|needs|min|minimum|max|under|below|within|every|each|per|free|freed|freeing|release|released|put|invest|invested|deploy|keep|earn|earned|collected|received|owed|toward|towards|worth|paid|pay|pays|paying|bonus|vs|versus|against|for|was|consumed|consume|consumes|consuming|burned|burnt|burning|ate|absorbed|swallowed|generated|generate|generating|produced)$/;

/** What happens once the amount is reached, and not before. */
const ONCE_THERE = /^(?:alive|comes|triggers|triggered|vests|unlocks|unlocked|applies|starts|due)$/;

const GIVES = /^(?:giv|leav|bring|put|tak|got|push|carr|land|left|gave|took)/;

/** Whether the word that governs the number lets it be the company's own state. */
export function allowedGovernor(
  sentence: Sentence,
  at: number,
  field: MetricField,
  context: DocumentContext,
): boolean {
  const { tokens } = sentence;
  const near = governorIndex(tokens, at);
  const deal = field === 'arrUsd' || field === 'mrrUsd';
  const index =
    deal && /^(?:almost|nearly)$/.test(tokens[near]?.text ?? '')
      ? governorIndex(tokens, near)
      : near;
  const word = tokens[index]?.text ?? '';
  if (word === '(')
    return !deal || followsDateOrStart(tokens, index) || besideMrr(tokens, index, field);
  if (index < 0) return true;
  const lead = tokens[index - 1]?.text ?? '';
  // "burned $175K a month, for 20 months of runway"
  if (field === 'runwayMonths' && word === 'for' && lead === ',')
    return !tokens.slice(0, index).some((t) => /^(?:rais|round|bridge|proceeds)/.test(t.text));
  if (field === 'cashOnHandUsd' && isNoFund(tokens, index)) return false;
  if (field === 'runwayMonths' || field === 'cashOnHandUsd') return !CHANGES.test(word);
  if ((word === 'us' && GIVES.test(lead)) || (word === 'to' && lead === 'us')) return true;
  if (deal && word === ':' && labelsPart(tokens, index)) return false;
  if (deal && /^[:–—→=-]$/.test(word) && labelsOther(tokens, index, context)) return false;
  // "default alive at $220k MRR", "the tranche comes at $2M ARR"
  if (deal && word === 'at' && ONCE_THERE.test(lead)) return false;
  if (deal && (!ownDealFree(tokens, index) || ofSomethingElse(tokens, index))) return false;
  if (deal && (isOfPart(tokens, index) || isOfNewBusiness(tokens, index))) return false;
  if (tokens[index]?.kind === 'date') return true;
  if (tokens.slice(index + 1, at).some((t) => /^(?:crossed|passed)$/.test(t.text))) return true;
  if (word === 'to') return changeVerbBefore(tokens, index) || percentBefore(tokens, index);
  // "That makes $93k of MRR."
  if (word === 'makes') return /^(?:that|which|this)$/.test(tokens[index - 1]?.text ?? '');
  if (word === 'than') return tokens[index - 1]?.text === 'more';
  if (word === 'of' && deal) return /^(?:total|run|level|end)$/.test(tokens[index - 1]?.text ?? '');
  if (word === 'up') return true;
  // "after $840K of net burn in Q1, or $280K a month"
  if (word === 'after') return field === 'burnMonthlyUsd' && isToldMonthly(tokens, at);
  return STATE_GOVERNORS.has(word) || LIST_GOVERNORS.has(word) || word.charCodeAt(0) > 0x2190;
}

const isToldMonthly = (tokens: readonly Token[], at: number) =>
  /\b(?:a|per|each|every|\/) (?:month|mo)\b/.test(
    tokens
      .slice(at, at + 14)
      .map((t) => t.text)
      .join(' '),
  );

const SECURES =
  /^(?:covers?|covered|insures?|insured|protects?|guarantees?|guaranteed|values|valued)$/;
const NO_FUND =
  /^(?:insurance|policy|coverage|deductible|prize|prizes|award|awards|reward|bounty|bonus|consideration|price|deposit|fine|penalty|settlement|ransom|landlord|insurers?)$/;

/** "Insurance covers $2m in cash", "the prize is $100k in cash": no money that the company has. */
function isNoFund(tokens: readonly Token[], governor: number): boolean {
  if (SECURES.test(tokens[governor]?.text ?? '')) return true;
  for (let i = governor; i >= 0 && i > governor - 7; i--) {
    const text = tokens[i]?.text ?? '';
    if (OURS.test(text) || /^[,;:.]$/.test(text)) return false;
    if (NO_FUND.test(text) || /^(?:values|valued)$/.test(text)) return true;
  }
  return false;
}

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

/** Words that may stand as a label before the company's own numbers. */
export const OWN_LABEL =
  set(`we our us company company's business group firm total overall combined all current currently now today
  ending end closing close exit month quarter year ytd traction scale growth revenue revenues topline top-line top line
  financial financials finance finances metric metrics kpi kpis number numbers highlight highlights headline headlines
  summary snapshot status results result actual actuals reality outcome performance figures stats recurring saas subscription software commercial sales
  tl dr tldr tl;dr short brief update good great record news milestone key main momentum progress where stand live net primary secondary kr krs bad ugly worst kr1 kr2 kr3 kr4 kr5 o1 o2 o3 okr okrs`);

const REACHED =
  /^(?:we|we've|just|finally|officially|also|milestone|reached|hit|crossed|passed|achieved|surpassed|now|unlocked)$/;

/** "Bluepeak Energy – $48k ARR": nothing before the mark names the company or its numbers. */
function labelsOther(tokens: readonly Token[], mark: number, context: DocumentContext): boolean {
  if (mark === 0) return false;
  // "Reached: $1M ARR", "Milestone hit: $2M ARR"
  if (mark <= 3 && tokens.slice(0, mark).every((t) => REACHED.test(t.text))) return false;
  return tokens
    .slice(0, mark)
    .every(
      (t) =>
        (t.kind === 'word' && !OWN_LABEL.has(t.text) && !context.companyWords.has(t.text)) ||
        /^(?:&|,|\.|')$/.test(t.text),
    );
}

/** "Revenue hit $2M ARR": the company's own. */
const TOP_LINE = /^(?:(?:recurring|subscription|annual|net) )?revenues?$/;
const PART =
  /^(?:enterprise|smbs?|mid-?market|segment|vertical|division|emea|apac|latam|europe|self-serve|channel|marketplace|region|product|module|line)$/;

/** "The enterprise segment reached $2M ARR": a part of the company. */
function isOfPart(tokens: readonly Token[], governor: number): boolean {
  if (
    !/^(?:reached|hit|crossed|passed|surpassed|is|at|topped|exceeded|has|stands|was)$/.test(
      tokens[governor]?.text ?? '',
    )
  )
    return false;
  let subject = governor - 1;
  while (
    /^(?:has|have|just|also|alone|now|business|team|already|is|stands|recently|finally)$/.test(
      tokens[subject]?.text ?? '',
    )
  )
    subject--;
  return PART.test(tokens[subject]?.text ?? '');
}

/** "New business was $14k in MRR", "Expansion came to $3k of MRR": what was added. */
const isOfNewBusiness = (tokens: readonly Token[], governor: number) =>
  tokens
    .slice(Math.max(0, governor - 4), governor)
    .some(
      (t, i, near) =>
        /^(?:expansions?|upsells?|contraction|downgrades?|upgrades?|losses)$/.test(t.text) ||
        (/^(?:business|sales|logos?|accounts?)$/.test(t.text) && near[i - 1]?.text === 'new'),
    );

/** "Pipeline stands at $3M ARR": the verb's subject is another quantity. */
function ofSomethingElse(tokens: readonly Token[], governor: number): boolean {
  for (let i = governor - 1; i >= 0 && i > governor - 5; i--) {
    const token = tokens[i];
    if (token?.kind === 'anchor')
      return token.anchor === 'decoy' && !isCount(tokens, i) && !TOP_LINE.test(token.text);
    if (token?.kind !== 'word' || /^(?:we|and|us|now|with)$/.test(token.text)) return false;
  }
  return false;
}

/** "MRR of $92k ($1.1M ARR)". */
const besideMrr = (tokens: readonly Token[], paren: number, field: MetricField) =>
  field === 'arrUsd' &&
  tokens[paren - 1]?.kind === 'number' &&
  // "MRR grew from $61k last year to $146k ($1.75M ARR)"
  tokens.slice(Math.max(0, paren - 12), paren).findLast(isAnchor)?.anchor === 'mrrUsd';

const isAnchor = (token: Token) => token.kind === 'anchor';

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

const OF_ALL = /^(?:paying|paid|active|live|total|enterprise|business|b2b|corporate)$/;

/** "crossed 100 paying customers and $1M ARR": how many there are, not whose revenue it is. */
function isCount(tokens: readonly Token[], at: number): boolean {
  const count = OF_ALL.test(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1;
  return (
    /^(?:customers|clients|accounts|logos)$/.test(tokens[at]?.text ?? '') &&
    tokens[count]?.kind === 'number' &&
    /^(?:and|&|,|plus)$/.test(tokens[at + 1]?.text ?? '') &&
    !/^(?:signed|added|won|landed|lost|closed|new|gained|onboarded)$/.test(
      tokens[count - 1]?.text ?? '',
    )
  );
}

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
    if (OF_ALL.test(text) && isCount(tokens, i + 1)) continue;
    if (text === 'closed' || DEAL_WORDS.has(text)) return false;
  }
  return true;
}

/** "closed March", "closed out the quarter", "the quarter closed": a time was closed, not a deal. */
function isTime(tokens: readonly Token[], closed: number): boolean {
  const subject = tokens[closed - 1];
  if (subject?.kind === 'date' || /^(?:month|quarter|year|half|period)$/.test(subject?.text ?? ''))
    return true;
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

/** "+5% MoM to $100k MRR". */
const percentBefore = (tokens: readonly Token[], to: number) =>
  tokens
    .slice(Math.max(0, to - 3), to)
    .some((t) => t.kind === 'number' && t.number.kind === 'percent' && t.number.signed);

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
