import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import type { DocumentContext } from './candidate';
import { link, type Link } from './link';
import { measure } from './measure';

/** "Net burn, $87K.", "Staff, 17.": a name, a comma and its value are the whole sentence. */
export function wholeLabel(
  tokens: readonly Token[],
  anchor: number,
  field: MetricField,
  context: DocumentContext,
): Link | null {
  if (anchor !== 0 || tokens[1]?.text !== ',') return null;
  const read = measure(tokens, 2, field, context);
  return read?.next === tokens.length ? link(anchor, 2, 'label', 0.85) : null;
}
