import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import { buildCandidate } from './build';
import type { Candidate, DocumentContext } from './candidate';
import { link } from './link';
import { isOwnTotal } from './own-total';
import { measure } from './measure';
import { fieldOf } from './read-pairs';
import type { Sentence } from './sentences';

const NOW = /^(?:today|now|currently)$/;
const MONTH = /^(?:\/|per|a|month|mo|of|in|people|employees|ftes|months?|monthly)$/;
const REACH = 5;

/** "Headcount goes from 22 today to 35 by December": what is planned begins with what is. */
export function readFromToday(sentence: Sentence, context: DocumentContext): Candidate | null {
  const { tokens } = sentence;
  const from = tokens.findIndex((t, i) => t.text === 'from' && tokens[i + 1]?.kind === 'number');
  if (from < 0) return null;
  const now = tokens.findIndex((t, i) => i > from + 1 && i < from + REACH && NOW.test(t.text));
  const between = tokens.slice(from + 2, now);
  if (now < 0 || !/^to$/.test(tokens[now + 1]?.text ?? '')) return null;
  if (!between.every((t) => MONTH.test(t.text) || fieldOf(t) !== null)) return null;
  const [anchor = -1, ...more] = tokens.flatMap((t, i) => (i < now && isName(t) ? [i] : []));
  const name = tokens[anchor];
  const field: MetricField | null = name === undefined ? null : fieldOf(name);
  if (field === null || more.length > 0) return null;
  if (anchor < from && !isOwnTotal(tokens, anchor, context)) return null;
  if (measure(tokens, from + 1, field, context, true) === null) return null;
  const plain = { tokens, goal: tokens.map(() => false) };
  return buildCandidate(plain, link(from + 1, from + 1, 'from-today', 0.75), field, false, context);
}

const isName = (token: Token) => token.kind === 'anchor';
