import { invalid } from '@/server/errors';

export type ParameterType = 'string' | 'integer' | 'boolean';

/** Null for broken percent-encoding. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** Text to the declared type; text that does not fit stays text, and validation refuses it. */
function read(text: string, type: ParameterType): unknown {
  if (type === 'integer') return /^-?(0|[1-9]\d{0,15})$/.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

/**
 * Reads the declared parameters of a query string, strictly. Empty values count as absent,
 * undeclared parameters are ignored.
 * @throws BAD_REQUEST for one with broken percent-encoding, or given twice
 */
export function parseQuery(
  queryString: string,
  declared: ReadonlyMap<string, ParameterType>,
): Map<string, unknown> {
  const values = new Map<string, unknown>();
  if (queryString === '') return values;
  for (const pair of queryString.split('&')) {
    const cut = pair.indexOf('=');
    const name = decoded(cut < 0 ? pair : pair.slice(0, cut)) ?? '';
    const type = declared.get(name);
    if (type === undefined) continue;
    const text = cut < 0 ? '' : decoded(pair.slice(cut + 1));
    if (text === '') continue;
    if (text === null) {
      throw invalid([name], 'is not valid percent-encoded UTF-8. Encode it as URLs demand.');
    }
    if (values.has(name)) throw invalid([name], 'is given more than once. Send it once.');
    values.set(name, read(text, type));
  }
  return values;
}
