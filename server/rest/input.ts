import { type ErrorView, ServiceError } from '@/server/errors';
import { parseBody, refuseCompressed } from './body';
import { BASE_PATH, type RestRequest } from './messages';
import { parseQuery } from './query';
import type { Operation } from './route-table';

/** Splits path and query; one trailing slash is the same path. */
export function splitUrl(url: string): { path: string; query: string } {
  const cut = url.indexOf('?');
  const whole = cut < 0 ? url : url.slice(0, cut);
  const path = whole.slice(BASE_PATH.length);
  return {
    path: path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path,
    query: cut < 0 ? '' : url.slice(cut + 1),
  };
}

/** The path as it is, once it is known to decode. */
export function decodablePath(path: string): string {
  try {
    return decodeURIComponent(path) && path;
  } catch {
    throw new ServiceError(
      'BAD_REQUEST',
      'The path is not valid percent-encoded UTF-8. Encode it as URLs demand.',
    );
  }
}

/** Input fields from path, query and body, each from its own place. */
export async function inputFor(
  operation: Operation,
  params: Record<string, string | undefined>,
  query: string,
  request: RestRequest,
  sender: string,
): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = {};
  if (operation.hasBody) {
    refuseCompressed((name) => request.header(name));
    const body = parseBody(await request.body(sender), request.header('content-type'));
    for (const [name, field] of operation.bodyFields) {
      if (Object.hasOwn(body, name)) input[field] = body[name];
    }
  }
  for (const [name, value] of parseQuery(query, operation.queryTypes)) {
    input[operation.queryFields.get(name) ?? name] = value;
  }
  for (const name of operation.path) input[name] = params[name];
  return input;
}

/** The field names of issues as the client knows them. */
export function inClientTerms(view: ErrorView, operation: Operation | undefined): ErrorView {
  if (!operation || !view.issues) return view;
  const issues = view.issues.map((issue) => {
    const [first, ...others] = issue.path;
    const name = typeof first === 'string' ? operation.clientNames.get(first) : undefined;
    return name === undefined ? issue : { ...issue, path: [name, ...others] };
  });
  const [before] = view.issues;
  const [after] = issues;
  const message =
    before && after
      ? view.message.replace(`${before.path.join('.')}: `, `${after.path.join('.')}: `)
      : view.message;
  return { ...view, issues, message };
}
