import type { Token } from '../tokens/tokenize';

/** What lasts so long is no contract: "a two-year procurement". */
const NO_TERM =
  /^(?:sales|cycle|pilots?|trial|poc|proof|delay|process|break|pause|ramp|notice|payback|runway|procurement|evaluation|tender|negotiations?|review|search|courtship|test|wait)$/;

/** "2-year", "12 months", "three-year", "multi-year", as written. */
export function readTerm(
  tokens: readonly Token[],
  from: number,
  to: number,
  masked: string,
): string | null {
  for (let i = from; i < to; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    // "moved off the month-to-month arrangement"
    const left = tokens.slice(Math.max(0, i - 2), i).some((t) => /^(?:off|from)$/.test(t.text));
    if (/^(?:multi-year|month-to-month|multiyear)$/.test(token.text) && !left) return token.text;
    const spelled = /^(?:one|two|three|four|five)-(?:year|month)$/.exec(token.text);
    if (spelled !== null && !NO_TERM.test(tokens[i + 1]?.text ?? ''))
      return masked.slice(token.start, token.end);
    // "signed for one year"; the larger numbers are read as such.
    const unitBehind = tokens[i + 1];
    if (
      token.text === 'one' &&
      unitBehind?.text === 'year' &&
      /^(?:for|of)$/.test(tokens[i - 1]?.text ?? '') &&
      i + 1 < to
    )
      return masked.slice(token.start, unitBehind.end).replaceAll(/\s+/g, ' ');
    if (
      token.kind !== 'number' ||
      token.number.kind !== 'plain' ||
      token.number.currency !== null ||
      token.number.value > 120
    )
      continue;
    const dash = tokens[i + 1]?.text === '-' ? 1 : 0;
    const unit = tokens[i + 1 + dash];
    if (unit === undefined || i + 1 + dash >= to || !/^(?:years?|yrs?|months?|mo)$/.test(unit.text))
      continue;
    if (tokens.slice(Math.max(0, i - 3), i).some((t) => t.text === 'runway')) continue;
    // "a customer for two years, gone in October"
    if (tokens[i - 1]?.text === 'for' && /^(?:customer|client)$/.test(tokens[i - 2]?.text ?? ''))
      continue;
    const agreed =
      tokens[i - 1]?.text === 'over' &&
      /^(?:contract|agreement|deal|subscription|licen[cs]e|acv|arr)$/.test(
        tokens[i - 2]?.text ?? '',
      );
    if (
      (!agreed &&
        /^(?:in|within|after|beyond|took|for-the-past|past|last|over|gets?|getting|free|every|next|paused|about|already|earlier)$/.test(
          tokens[i - 1]?.text ?? '',
        )) ||
      /^(?:ago|of|old|free|early|late|ahead|before|later|sooner|earlier)$/.test(
        tokens[i + 2 + dash]?.text ?? '',
      ) ||
      NO_TERM.test(tokens[i + 2 + dash]?.text ?? '') ||
      // "a pilot of nine months"
      (tokens[i - 1]?.text === 'of' && NO_TERM.test(tokens[i - 2]?.text ?? ''))
    )
      continue;
    return masked.slice(token.start, unit.end).replaceAll(/\s+/g, ' ');
  }
  return null;
}
