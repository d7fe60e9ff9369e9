import { monthNumber, monthRange } from './tokens/calendar';
import { tokenize, type Token } from './tokens/tokenize';
import type { Line } from './text/lines';
import { openingLines } from './text/signature';
import { best } from './period-best';
import { dayRange } from './period-days';
import { monthBehind } from './period-behind';
import { onlyMonth, smallMonth } from './period-mentions';
import type { Hit } from './period-spans';
import { coverage, isSentence, spelled, statements } from './period-statements';
import { capitalized } from './period-titles';
import { yearClosed } from './period-year-closed';

/** The period that the body tells: by a heading, by "as of", by its first statements, by a mention. */
export function periodInBody(masked: string, lines: readonly Line[], received: Date): Hit | null {
  const hits: Hit[] = [];
  const title = smallTitle(lines, received);
  if (title !== null) hits.push(title);
  const read = openingLines(lines);
  for (const line of read) {
    const tokens = tokenize(masked, {
      start: line.start,
      end: Math.min(line.end, line.start + 2000),
    });
    const dates = tokens.filter((t) => t.kind === 'date').length;
    if (dates === 0) continue;
    const title = titleOf(tokens);
    const heading =
      tokens.length <= 9 &&
      (dates <= 1 || title !== null) &&
      !isSentence(line.text, tokens) &&
      !tokens.some(
        (t) => t.kind === 'number' || t.kind === 'anchor' || /^(?:we|i|we've|i've)$/.test(t.text),
      );
    const found = heading
      ? best(title ?? tokens, received)
      : (dayRange(tokens) ?? coverage(tokens, received) ?? spelled(tokens, received));
    if (found !== null) hits.push(found);
    else if (!heading) hits.push(...statements(tokens, received));
  }
  const recent = hits.filter((h) => {
    const range = monthRange(h.date);
    return (
      range !== null &&
      range.last >= monthNumber(received) - 6 &&
      range.first <= monthNumber(received)
    );
  });
  const rank = { heading: 0, asOf: 1, statement: 2 } as const;
  const of = ({ rule }: Hit) =>
    rule === 'heading' || rule === 'asOf' ? rank[rule] : rank.statement;
  const chosen =
    latest(
      recent.filter((h) => of(h) === Math.min(...recent.map(of))),
      received,
    ) ??
    onlyMonth(read, masked, received) ??
    smallMonth(read, received) ??
    yearClosed(read, masked, received);
  return chosen === null ? null : (monthBehind(chosen.date, masked, read, received) ?? chosen);
}

/**
 * "In January MRR was $45k. In February it was $49k.": of what statements date, the latest month that
 * was over; what is named first, where it is a title or nothing else is over soon before.
 */
function latest(hits: readonly Hit[], received: Date): Hit | null {
  const [first] = hits;
  if (first === undefined || first.rule !== 'statement') return first ?? null;
  const endOf = ({ date }: Hit) => monthRange(date)?.last ?? 0;
  const over = hits.filter((hit) => endOf(hit) < monthNumber(received));
  const end = Math.max(...over.map(endOf));
  // "In October we had 8 people. In March we have 12."
  const now = hits.find((hit) => endOf(hit) === monthNumber(received));
  if (now !== undefined && end < monthNumber(received) - 3) return now;
  return over.find((hit) => endOf(hit) === end) ?? first;
}

/** "tendril, march": a first line in small letters that ends with the month. */
function smallTitle(lines: readonly Line[], received: Date): Hit | null {
  const line = lines.find(({ text }) => text !== '');
  if (line === undefined || !/^[a-z][a-z ]{1,24}[,:/|–—-] ?[a-z]{3,9}$/.test(line.text))
    return null;
  const plain = capitalized(line.text);
  const found = best(tokenize(plain, { start: 0, end: plain.length }), received);
  if (found === null || found.token.end !== plain.length) return null;
  const { token } = found;
  return {
    ...found,
    token: { ...token, start: line.start + token.start, end: line.start + token.end },
  };
}

/** "# Q1 2025 (January to March)": a title whose bracket tells the same stretch. */
function titleOf(tokens: readonly Token[]): readonly Token[] | null {
  const first = tokens.findIndex((t) => t.text !== '#');
  const open = tokens.findIndex((t) => t.text === '(');
  const title = tokens.slice(Math.max(0, first), Math.max(0, open));
  const dated = title.length > 0 && title.every((t) => t.kind === 'date');
  return dated && tokens.at(-1)?.text === ')' ? title : null;
}
