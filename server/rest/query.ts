import { invalid, ServiceError } from '@/server/errors';

export type ParameterType = 'string' | 'integer' | 'boolean';

const malformed = () =>
  new ServiceError(
    'BAD_REQUEST',
    'The query is not valid percent-encoded UTF-8. Encode its values as URLs demand.',
  );

function decode(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    throw malformed();
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
 * @throws BAD_REQUEST for broken percent-encoding, and a parameter given twice
 */
export function parseQuery(
  queryString: string,
  declared: ReadonlyMap<string, ParameterType>,
): Map<string, unknown> {
  const values = new Map<string, unknown>();
  if (queryString === '') return values;
  for (const pair of queryString.split('&')) {
    const cut = pair.indexOf('=');
    const name = decode(cut < 0 ? pair : pair.slice(0, cut));
    const text = cut < 0 ? '' : decode(pair.slice(cut + 1));
    const type = declared.get(name);
    if (type === undefined || text === '') continue;
    if (values.has(name)) throw invalid([name], 'is given more than once. Send it once.');
    values.set(name, read(text, type));
  }
  return values;
}
