import type { Token } from '../tokens/tokenize';
import { DELTA_BEFORE } from './cues';

const BETWEEN =
  /^(?:mom|yoy|qoq|wow|m\/m|y\/y|q\/q|month|quarter|year|week|on|over|since|from|vs|versus|this|the|last|in|month-over-month|quarter-over-quarter|year-over-year|sequentially|or|,|\/|i|e|\.)$/;
const CHANGED =
  /^(?:↑|↓|↗|↘|▲|▼|\+|-|–|growth|gain|rise|rising|falling|growing|shrank|shrunk|slipped|slid|sank|edged|ticked|expanded|contracted|of)$/;
const REACH = 8;

/** "up 10% ($20k)": whether the amount behind a change in percent is the change or the level is left open. */
export function isBesideChange(tokens: readonly Token[], anchor: number, number: number): boolean {
  const amount = tokens[number];
  const opened = amount?.text.startsWith('(') === true || tokens[number - 1]?.text === '(';
  const said = /^(?:or|i\.e\.?)$/.test(tokens[number - 1]?.text ?? '');
  if (anchor > number || (!opened && !said)) return false;
  for (let i = number - 1; i > anchor && i >= number - REACH; i--) {
    const token = tokens[i];
    if (token?.kind === 'number') return token.number.kind === 'percent' && isChange(tokens, i);
    if (token?.kind !== 'date' && token?.text !== '(' && !BETWEEN.test(token?.text ?? ''))
      return false;
  }
  return false;
}

function isChange(tokens: readonly Token[], percent: number): boolean {
  const token = tokens[percent];
  if (token?.kind === 'number' && token.number.signed) return true;
  let before = percent - 1;
  while (
    /^(?:about|around|roughly|~|a|another|almost|over|just|by|nearly)$/.test(
      tokens[before]?.text ?? '',
    )
  )
    before--;
  const word = tokens[before]?.text ?? '';
  return (
    DELTA_BEFORE.has(word) ||
    CHANGED.test(word) ||
    DELTA_BEFORE.has(tokens[percent - 1]?.text ?? '')
  );
}
