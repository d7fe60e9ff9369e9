import type { Endpoint } from './read-document';

/** A text as one word of a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * The call as a line to paste: `$API` is the base, `$KEY` the key, and what stands in the path are
 * variables of the same names (`$slug`, `$id`).
 */
export function curlOf({ method, path, requestBody, security, parameters }: Endpoint): string {
  const address = path.replaceAll(/\{(\w+)\}/g, '$$$1');
  const needed = parameters.filter((one) => one.in === 'query' && one.required);
  const query = needed.map(({ name }) => `${name}=$${name}`).join('&');
  const example = requestBody?.content['application/json'].example;
  const parts = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "$API${address}${query === '' ? '' : `?${query}`}"`,
    ...(security?.length === 0 ? [] : ['-H "Authorization: Bearer $KEY"']),
    ...(requestBody === undefined
      ? []
      : [
          '-H "Content-Type: application/json"',
          `-d ${quoted(JSON.stringify(example ?? {}, null, 2))}`,
        ]),
  ];
  return parts.join(' \\\n  ');
}
