import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import { buildCandidate } from './build';
import type { Candidate, DocumentContext } from './candidate';
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
  const link = { anchor: ended, number: at, rule: 'ended', confidence: 0.8, date: null };
  return buildCandidate(sentence, link, field, false, context);
}

/** The one metric that is named with the number it opened at. */
function onlyField(tokens: readonly Token[]): MetricField | null {
  const fields = new Set(tokens.filter((t) => t.kind === 'anchor').map(fieldOf));
  const [field = null] = fields;
  return fields.size === 1 && tokens.some((t) => t.kind === 'number') ? field : null;
}
