import type { Name } from '../customers/name';
import { findNames } from '../customers/names';
import { normalizeName } from '../customers/normalize';
import { tierFieldAt } from '../customers/tier-fields';
import type { Unit } from '../text/unit';
import type { Token } from '../tokens/tokenize';
import type { ExtractInput, Span } from '../types';
import type { Candidate } from './candidate';
import { unitSentences } from './sentences';

/** Words without which no row tells what its firm is. */
const TELLS =
  /\b(?:f[15]00|fortune[- ]?[15]00|smbs?|mid[- ]?market|small business|enterprise|gov\w*|federal|public|agency|authority|body|mm|edu\w*|univers\w*|college|schools?|higher[- ]ed|k-?12|active|live|pilot|poc|trial|churned|cancell?ed|paused|on hold|lost|signed|renewed|new|won|expanded|customer)\b/i;
const STATUS =
  /^(?:active|live|now live|in production|(?:in |paid |free )?(?:pilot|poc|trial)|churned|cancell?ed|paused|on hold|lost(?: deal)?|closed[- ](?:lost|won)|signed|renewed|renewal|new (?:logo|customer|client)|won|upsell|expansion|expanded|customer|client)$/;
const MARK = /^[,|([:–—-]$/;
const ENDS = /^[,|()[\]:;–—-]$/;
const MAX_FIELDS = 4;
const MAX_WORDS = 4;

/** The metrics that a row of a customer may name: what it pays, and how many work there. */
const OF_ROW = /^(?:mrrUsd|arrUsd|headcount)$/;

/** The stretches of text in which an item is of one customer: "Orin Health, F500, $40k ARR". */
export function customerRows(
  units: readonly Unit[],
  masked: string,
  known: ReadonlySet<string>,
  { companyName, subject }: ExtractInput,
): Span[] {
  const own = `${normalizeName(companyName ?? '')} ${normalizeName(subject ?? '')}`;
  return units.flatMap((unit) => {
    if (unit.kind === 'heading' || !TELLS.test(masked.slice(unit.start, unit.end))) return [];
    const listed = LISTED.test(unit.section);
    // "- Orin Health, F500, live. ARR $80k.": the item goes on about its customer.
    let goesOn = false;
    return unitSentences(unit, masked).flatMap(({ tokens }) => {
      const names = findNames(tokens, masked, known);
      if (goesOn && names.length === 0) {
        const rest = { start: tokens[0]?.start ?? 0, end: rowEnd(tokens, 0, true) };
        goesOn = rest.end === tokens.at(-1)?.end;
        return [rest];
      }
      goesOn = false;
      return names.flatMap((name): Span[] => {
        if (own.includes(normalizeName(name.text))) return [];
        const from = toldAt(tokens, name, listed);
        if (from === null) return [];
        const alone = names.length === 1 && opensRow(tokens, name);
        const end = rowEnd(tokens, from, alone);
        goesOn = alone && listed && unit.kind === 'item' && end === tokens.at(-1)?.end;
        return [{ start: name.end, end }];
      });
    });
  });
}

const LISTED = /^(?:customers|pilots|churned|lost|paused)$/;

const opensRow = (tokens: readonly Token[], { first }: Name) =>
  tokens.slice(0, first).every(({ kind }) => kind === 'punct' || kind === 'number') ||
  /^[:•–—]$/.test(tokens[first - 1]?.text ?? '');

/** Whether a reading is what a row tells of its customer. */
export const isInRow = ({ field, start }: Candidate, rows: readonly Span[]): boolean =>
  OF_ROW.test(field) && rows.some((row) => start >= row.start && start < row.end);

/** Behind which token a row goes on that tells what the firm is or how it stands; null where none does. */
function toldAt(tokens: readonly Token[], name: Name, listed: boolean): number | null {
  const opens = opensRow(tokens, name);
  let mark = name.last + 1;
  for (let field = 0; field < MAX_FIELDS && MARK.test(tokens[mark]?.text ?? ''); field++) {
    const tier = tierFieldAt(tokens, mark + 1);
    if (tier !== null) return tier;
    const reach = tokens.slice(mark + 1).findIndex((t) => ENDS.test(t.text));
    const end = reach < 0 ? tokens.length : mark + 1 + reach;
    if (end === mark + 1 || end - mark > MAX_WORDS + 1) return null;
    const words = tokens.slice(mark + 1, end).map((t) => t.text);
    if (opens && listed && STATUS.test(words.join(' '))) return end;
    // Before the tier stand amounts at most.
    if (tokens[mark + 1]?.kind !== 'number' || !opens) return null;
    mark = end;
  }
  return null;
}

/** Words of the company's own numbers, which stand in no row of another. */
const OURS =
  /^(?:we|we're|we've|our|us|total|totals|overall|company|bringing|brings|brought|taking|takes|pushing|cash|burn|runway)$/;
const VERBS = /^(?:is|are|was|now|reached|hit|grew|rose|went|up|stands|ended|crossed|passed)$/;
const STATES =
  /^(?::|=|at|of|is|are|was|now|reached|hit|grew|rose|went|up|stands|ended|crossed|passed)$/;
/** What leads to an amount behind a bracket; other words are a sentence of their own. */
const LEADS = /^(?:at|for|worth|paying|pays|with|signed|[,:–—|-])$/;

/**
 * Where the row ends: with the sentence, or where the company speaks of itself.
 * @param alone the row is of one name and opens with it: "Orin Health, SMB, ARR $40k"
 */
function rowEnd(tokens: readonly Token[], from: number, alone: boolean): number {
  for (let i = from; i < tokens.length; i++) {
    const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
    if (token === undefined) break;
    if (OURS.test(token.text) || statesOwn(before, token, next)) return token.start;
    // "Signed A, F500, MRR $51k": in a row the amount comes first.
    if (!alone && token.kind === 'anchor' && before?.kind !== 'number' && isSum(next))
      return token.start;
    if (token.text === ')' && next !== undefined && !LEADS.test(next.text)) return token.end;
  }
  return tokens.at(-1)?.end ?? 0;
}

const isSum = (token: Token | undefined) => token?.kind === 'number' || token?.text === ':';

/** "…, ARR is now $6.1M", "… and headcount: 12"; a row tells "$40k ARR" or "ARR: $40k". */
const statesOwn = (before: Token | undefined, { kind }: Token, next: Token | undefined) =>
  kind === 'anchor' &&
  before?.kind !== 'number' &&
  (before?.text === 'and' ? STATES : VERBS).test(next?.text ?? '');
