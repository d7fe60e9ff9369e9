import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import { buildCandidate } from './build';
import type { Candidate, DocumentContext } from './candidate';
import { link } from './link';
import { fieldOf } from './read-pairs';
import type { Sentence } from './sentences';

const OPENED = /^(?:started|began|opened|entered)$/;
const ENDED = /^(?:ended|finished|closed|exited|left)$/;
const PASSED =
  /^(?:it|the|month|quarter|year|half|period|at|with|on|about|around|roughly|just|over)$/;

/** "We started the month with $135K of MRR and ended it with $141K": where the stretch ended. */
export function readOpenedEnded(sentence: Sentence, context: DocumentContext): Candidate | null {
  const { tokens, goal } = sentence;
  const opened = tokens.findIndex((t) => OPENED.test(t.text));
  if (opened < 0 || opened > 8) return null;
  const ended = tokens.findIndex((t, i) => i > opened + 3 && ENDED.test(t.text));
  if (ended < 0 || !/^(?:and|but|then|,|to)$/.test(tokens[ended - 1]?.text ?? '')) return null;
  const field = onlyField(tokens.slice(opened + 1, ended));
  const at = tokens.findIndex((t, i) => i > ended && t.kind === 'number');
  const led = tokens.slice(ended + 1, Math.max(ended + 1, at));
  if (field === null || at < 0 || goal[at] === true || tokens[at + 1]?.kind === 'anchor')
    return null;
  if (!led.every((t) => t.kind === 'date' || PASSED.test(t.text))) return null;
  return buildCandidate(sentence, link(ended, at, 'ended', 0.8), field, false, context);
}

const MOVED =
  /^(?:went|moved|fell|dropped|declined|slipped|rose|grew|increased|decreased|down|up) from$/;

/** "Net cash went from $2.62M to $2.51M": a balance, not what came in or went out. */
export function readNetCash(sentence: Sentence, context: DocumentContext): Candidate | null {
  const { tokens, goal } = sentence;
  const anchor = tokens.findIndex((t) => t.text === 'net cash');
  if (anchor < 0 || goal[anchor] === true) return null;
  const [verb, from, first, to, last] = tokens.slice(anchor + 1, anchor + 6);
  if (!MOVED.test(`${verb?.text} ${from?.text}`) || to?.text !== 'to') return null;
  if (first?.kind !== 'number' || last?.kind !== 'number' || !last.number.scaled) return null;
  const found = link(anchor, anchor + 5, 'moved', 0.8);
  return buildCandidate(sentence, found, 'cashOnHandUsd', false, context);
}

/** The one metric that is named with the number it opened at. */
function onlyField(tokens: readonly Token[]): MetricField | null {
  const fields = new Set(tokens.filter((t) => t.kind === 'anchor').map(fieldOf));
  const [field = null] = fields;
  return fields.size === 1 && tokens.some((t) => t.kind === 'number') ? field : null;
}
