import type { Token } from './tokens/tokenize';
import { isToCome } from './period-ahead';
import { best } from './period-best';
import { isFuture, periodDate } from './period-dates';
import { isOfLastMail, isRemark } from './period-remarks';
import { spelledBehind, type Hit } from './period-spans';

const LEADS =
  /^(?:in|for|of|during|ended|ending|closed|finished|exited|end|as|at|the|quarter|month|out|closing|finishing|wrapping)$/;

/** "$1.35M, compared with $1.27M in October": the month of the earlier number. */
function isCompared(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.text !== 'in' || tokens[at - 2]?.kind !== 'number') return false;
  const [lead, verb] = [tokens[at - 3]?.text ?? '', tokens[at - 4]?.text ?? ''];
  if (/^(?:vs|versus|against|than)$/.test(lead)) return true;
  return /^(?:with|to)$/.test(lead) && /^(?:compared?|comparing)$/.test(verb);
}

const COVERS =
  /^(?:note|letter|update|report|memo|mail|email|newsletter|review|summary|this|it) (?:covers|covering|spans|is about|reports on|deals with)$/;

/** "This note covers July to September 2025, our third quarter": the stretch told behind the verb. */
export function coverage(tokens: readonly Token[], received: Date): Hit | null {
  for (let i = 1; i < Math.min(tokens.length, 16); i++) {
    const said = (from: number) =>
      COVERS.test(
        tokens
          .slice(from, i + 1)
          .map((t) => t.text)
          .join(' '),
      );
    if (!said(i - 1) && !said(i - 2)) continue;
    const rest = tokens.slice(i + 1);
    const end = rest.findIndex((t) => /^[.;!?]$/.test(t.text));
    const told = (end < 0 ? rest : rest.slice(0, end)).filter((t) => t.text !== 'from');
    const found = best(told, received);
    return found === null ? null : { ...found, rule: 'asOf' };
  }
  return null;
}

/** "Our third fiscal quarter (January–March 2026) was strong." */
export function spelled(tokens: readonly Token[], received: Date): Hit | null {
  const at = spelledBehind(tokens);
  const token = tokens[at];
  const date = token === undefined ? null : periodDate(tokens, at, received);
  if (token === undefined || date === null || isToCome(tokens, at, date, received)) return null;
  return { date, token, rule: 'asOf' };
}

/** "The audit for April is finished.", "- Launched v3 in July": no title, however short. */
export function isSentence(line: string, tokens: readonly Token[]): boolean {
  if (/[.!]\s*$/.test(line.slice(-4)) && tokens.length > 5) return true;
  const at = tokens.findIndex((t) => t.kind === 'date');
  return /^\s{0,8}[-*•·+] /.test(line) && /^(?:in|on|since)$/.test(tokens[at - 1]?.text ?? '');
}

const JOINS = /^(?:and|&|\+|\/|[-–—]|to|through)$/;

const OPENED = /^(?:trading|sales|performance|was|closed|ended|finished)$/;
const TITLED =
  /^(?:updates?|numbers|results|report|metrics|recap|figures|letter|notes?|newsletter|summary|wrap-?up|digest|round-?up|memo|snapshot|kpis)$/;

/** "August: MRR $92k, burn $140k": the date that labels a line of numbers. */
const labelsNumbers = ([, mark, measure, amount]: readonly Token[]) =>
  /^[:–—]$/.test(mark?.text ?? '') &&
  (measure?.kind === 'anchor' || (measure?.kind === 'number' && amount?.kind === 'anchor'));

/** "as of 31 May", "we ended Q1", "in March": the dates that statements rest on. */
export function statements(tokens: readonly Token[], received: Date): Hit[] {
  const hits: Hit[] = [];
  let taken = -9;
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== 'date') continue;
    const one = tokens[i - 1]?.text ?? '';
    const two = tokens[i - 2]?.text ?? '';
    if (isFuture(tokens, i) || /^(?:ago|last|since)$/.test(tokens[i - 3]?.text ?? '')) continue;
    if (isCompared(tokens, i)) continue;
    const asOf = (one === 'of' && two === 'as') || (one === 'at' && two === 'as');
    const opens = i === 0 && (OPENED.test(tokens[1]?.text ?? '') || labelsNumbers(tokens));
    // "update for August and September"
    const joined = taken === i - 2 && JOINS.test(one) && token.date.grain === 'month';
    if (!asOf && !opens && !joined && !LEADS.test(one) && !TITLED.test(tokens[i + 1]?.text ?? ''))
      continue;
    const date = periodDate(tokens, i, received);
    if (date === null || date.grain === 'year' || isToCome(tokens, i, date, received)) continue;
    if (asOf ? isOfLastMail(tokens, i) : isRemark(tokens, i, date, received)) continue;
    taken = date.grain === 'month' ? i : -9;
    hits.push({ date, token, rule: asOf ? 'asOf' : 'statement' });
  }
  return hits;
}
