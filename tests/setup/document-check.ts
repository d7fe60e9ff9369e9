import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { openApiDocument } from '@/server/rest/document';
import { operationsOf, routeTable } from '@/server/rest/route-table';
import { appRouter } from '@/server/routers/app';

const document = openApiDocument();
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(document, 'document');
const findRoute = routeTable(operationsOf(appRouter));
const pointer = (...parts: string[]) =>
  parts
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');

function validate(reference: string, body: unknown, label: string): void {
  const check =
    ajv.getSchema(`document#/${reference}`) ?? ajv.compile({ $ref: `document#/${reference}` });
  const valid = check(body);
  expect(valid ? [] : check.errors, `${label} does not answer as documented`).toEqual([]);
}

/** Holds an answer of the API against the published document: status, and the body's schema. */
export function checkAgainstDocument(
  method: string,
  url: string,
  answer: { status: number; text: string },
): void {
  const path = (url.split('?')[0] ?? '').replace(/(?<=.)\/$/, '');
  const label = `${method} ${path} ${answer.status}`;
  if (answer.status >= 400) {
    validate(pointer('components', 'schemas', 'Error'), JSON.parse(answer.text), label);
  }
  const route = findRoute(method, path);
  if (!route) return;
  const { rest } = route.operation;
  const item = document.paths?.[rest.path];
  const operation = item && Object.entries(item).find(([key]) => key === method.toLowerCase())?.[1];
  const responses: unknown = (operation as { responses?: unknown } | undefined)?.responses;
  expect(Object.keys(responses ?? {}), `${label} is not documented`).toContain(
    String(answer.status),
  );
  if (answer.status >= 400) return;
  if (answer.status === 204) return expect(answer.text).toBe('');
  const where = ['paths', rest.path, method.toLowerCase(), 'responses', String(answer.status)];
  validate(
    pointer(...where, 'content', 'application/json', 'schema'),
    JSON.parse(answer.text),
    label,
  );
}
