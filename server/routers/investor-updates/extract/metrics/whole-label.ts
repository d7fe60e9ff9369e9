import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import type { DocumentContext } from './candidate';
import { link, type Link } from './link';
import { measure } from './measure';

/** "Net burn, $87K.", "Staff, 17.": a name, a comma and its value are the whole sentence; "Cash,1,200" is a row. */
export function wholeLabel(
  tokens: readonly Token[],
  anchor: number,
  field: MetricField,
  context: DocumentContext,
): Link | null {
  const [, comma, value] = tokens;
  if (anchor !== 0 || comma?.text !== ',' || comma.end === value?.start) return null;
  const read = measure(tokens, 2, field, context);
  return read?.next === tokens.length ? link(anchor, 2, 'label', 0.85) : null;
}
