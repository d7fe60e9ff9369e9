import type { Token } from '../tokens/tokenize';
import { FILLERS } from './cues';
import { breaksThrough } from './surroundings';

/** What may stand between a metric's name and its value: "MRR grew 8% in March to $42k". */
export function isFiller(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word') return false;
  const next = tokens[at + 1];
  if (token.text === 'from')
    return (
      next?.kind === 'number' ||
      /^(?:about|around|roughly|approximately|just|over|~)$/.test(next?.text ?? '')
    );
  // "just under $40k (39.6 to be exact)"
  if (token.text === 'under') return isToldExactly(tokens, at + 1);
  if (token.text === 'by')
    return next?.kind === 'number' || /^(?:month|quarter)$/.test(next?.text ?? '');
  if (/^(?:through|past)$/.test(token.text)) return breaksThrough(tokens, at);
  if (token.text === 'in' && IN_FACT.test(next?.text ?? '')) return true;
  if (IN_FACT.test(token.text)) return tokens[at - 1]?.text === 'in';
  // "no change (10)", "same (8)"
  if (token.text === 'no') return /^changes?$/.test(next?.text ?? '');
  if (/^changes?$/.test(token.text) && tokens[at - 1]?.text === 'no') return true;
  if (token.text === 'same') return next?.text.startsWith('(') === true || next?.text === ',';
  // "The core team has not changed: 16 people"
  if (token.text === 'not') return next?.text === 'changed' && tokens[at + 2]?.text === ':';
  if (token.text === 'changed') return tokens[at - 1]?.text === 'not';
  if (/^(?:in|for|on|with)$/.test(token.text)) return leadsToDateOrNumber(tokens, at + 1);
  // "risen from 9 months to 30 months"
  if (/^(?:months|mos)$/.test(token.text))
    return next?.text === 'to' || (next?.text === ',' && tokens[at + 2]?.text === 'from');
  if (token.text === 'almost')
    return next?.kind === 'number' || LESS_THAN_ALL.test(next?.text ?? '');
  if (FILLERS.has(token.text) || (token.text.endsWith('ly') && next !== undefined)) return true;
  return (
    (isVerbOfState(token.text) || token.text === 'recovered') &&
    (/^(?:at|to|by|in|out|back|slightly|modestly|further|a)$/.test(next?.text ?? '') ||
      leadsFromTo(tokens, at + 1))
  );
}

const isToldExactly = (tokens: readonly Token[], at: number) =>
  tokens[at - 2]?.text === 'just' &&
  tokens[at + 1]?.text === '(' &&
  tokens.slice(at + 2, at + 7).some((t) => /^(?:exact|exactly|precise|precisely)$/.test(t.text));

/** "almost at $5M", "almost doubled to $5M" */
const IN_FACT = /^(?:fact|reality|truth|actuality)$/;
const LESS_THAN_ALL = /^(?:at|to|reached|hit|crossed|doubled|tripled|quadrupled)$/;

const NO_STATE =
  /^(?:added|signed|booked|churned|contracted|committed|gained|targeted|planned|expected|projected|related|attributed|associated|tied|needed|required|used|assigned|owed|billed|invoiced|collected|recovered|saved|contributed|concentrated|expired|impacted|affected|started|opened|limited|capped|linked|pledged|promised|supposed|intended|based|renewed|upgraded|downgraded|converted|spread|delayed|pushed)$/;

/** "slipped to", "clocked in at", "settled at": verbs that lead to a value. */
const isVerbOfState = (word: string) => word.endsWith('ed') && !NO_STATE.test(word);

/** "slipped from $2.1M to $1.9M". */
const leadsFromTo = (tokens: readonly Token[], from: number) =>
  tokens[from]?.text === 'from' &&
  tokens[from + 1]?.kind === 'number' &&
  tokens.slice(from + 2, from + 6).some((t) => t.text === 'to');

function leadsToDateOrNumber(tokens: readonly Token[], from: number): boolean {
  for (let i = from; i < tokens.length && i < from + 4; i++) {
    const token = tokens[i];
    if (
      token?.kind === 'date' ||
      /^(?:dollars|usd|month|quarter|year|period|at|half|group|company|business|firm)$/.test(
        token?.text ?? '',
      )
    )
      return true;
    // "sales came in $2M", "ARR is on $1.35M"
    const stands =
      tokens[from - 1]?.text === 'on' &&
      /^(?:is|was|stands|now)$/.test(tokens[from - 2]?.text ?? '');
    if (token?.kind === 'number')
      return (
        i === from &&
        (tokens[from - 1]?.text === 'in' || (stands && token.number.currency !== null))
      );
    if (
      token?.kind !== 'word' ||
      !/^(?:the|first|second|third|fourth|our|end|line|of|this|full|plan|target|whole|entire|total)$/.test(
        token.text,
      )
    )
      return false;
  }
  return false;
}
