import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { operationsOf, type Operation } from '@/server/rest/route-table';
import { appRouter } from '@/server/routers/app';
import { useTestDatabase } from '../setup/database';
import { checkAgainstDocument } from '../setup/document-check';
import { askRest } from '../setup/rest-in-process';
import { makeWorld, type World } from '../setup/world';
import type { Names } from '../isolation/fixtures';
import { makeRows } from '../isolation/rows';

const database = useTestDatabase();
let world: World;
let names: Names;
beforeAll(async () => {
  world = await makeWorld(database());
  names = await makeRows(database(), world);
});

const RUNS = Number(process.env.PROPERTY_RUNS ?? 40);

/** Values that have broken parsers, databases and arithmetic before. */
const nasty = fc.constantFrom<unknown>(
  null,
  true,
  'true',
  '',
  ' ',
  '0',
  0,
  -0,
  -1,
  1.5,
  1e15,
  1e16,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '\u0000',
  'a\u0000b',
  '\ud800',
  '💥'.repeat(200),
  'a'.repeat(301),
  'ﷺ'.repeat(300),
  '2026-02-30',
  '0000-01-01',
  '+275760-09-13',
  '2026-03-01',
  '2026-03-01T00:00:00+02:00',
  'https://x.example/',
  'javascript:alert(1)',
  "'; drop table companies; --",
  '{"v":1}',
  '__proto__',
  'constructor',
  [],
  [null],
  {},
  { v: 1 },
  { constructor: 1 },
);

const value = fc.oneof({ weight: 3, arbitrary: nasty }, { weight: 1, arbitrary: fc.jsonValue() });

/** A body that is right in most fields, so that the broken ones get far. */
const plausible = (): Record<string, unknown> => ({
  name: 'Plausible',
  companyName: 'Plausible',
  customerName: 'Plausible',
  vehicleSlug: 'fund-ii',
  checkSize: 1,
  investmentDate: '2026-01-01',
  instrumentType: 'SAFE',
  receivedAt: '2026-01-01',
  asOf: '2026-01-01',
  churnedAt: '2026-01-01',
  source: 'email',
  rawBody: 'x',
  tier: 'SMB',
  gapType: 'LINK_UNREAD',
  description: 'x',
  resolvedValue: 'x',
  title: 'x',
  authorName: 'x',
  content: 'x',
  hidden: true,
  companyIds: [names.companyId],
});

const arbitraryFor = (operation: Operation) =>
  fc.record({
    path: fc.array(fc.option(fc.oneof(fc.string({ unit: 'binary' }), nasty), { nil: undefined }), {
      minLength: 3,
      maxLength: 3,
    }),
    query: fc.dictionary(
      fc.constantFrom('limit', 'includeDeleted', ...operation.queryFields.keys()),
      fc.oneof(nasty, fc.string()),
      { maxKeys: 3 },
    ),
    body: fc.dictionary(fc.constantFrom('x', ...operation.bodyFields.keys()), value, {
      maxKeys: 4,
    }),
    complete: fc.boolean(),
  });

function realName(operation: Operation, parameter: string): string {
  if (parameter === 'slug')
    return operation.rest.path.startsWith('/deals') ? names.deal : names.company;
  if (operation.rest.path.includes('news')) return names.news;
  if (operation.rest.path.includes('data-gaps')) return names.gap;
  if (operation.rest.path.includes('asks')) return names.ask;
  if (operation.rest.path.includes('customers')) return names.customer;
  return operation.rest.path.includes('updates') ? names.update : names.stats;
}

const textOf = (given: unknown): string =>
  typeof given === 'string' ? given : (JSON.stringify(given) ?? '');

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

describe('no input gives a 5xx, and every refusal carries the envelope', () => {
  test.each(operationsOf(appRouter).map((operation) => ({ id: operation.id, operation })))(
    '$id',
    async ({ operation }) => {
      await fc.assert(
        fc.asyncProperty(arbitraryFor(operation), async ({ path, query, body, complete }) => {
          let index = 0;
          const target = operation.rest.path.replace(/\{(\w+)\}/g, (_, parameter: string) => {
            const given = path[index++];
            return encode(given === undefined ? realName(operation, parameter) : textOf(given));
          });
          const search = Object.entries(query).map(([k, v]) => `${k}=${encode(textOf(v))}`);
          const url = search.length > 0 ? `${target}?${search.join('&')}` : target;
          const { method } = operation.rest;
          const payload = JSON.stringify(complete ? { ...plausible(), ...body } : body);
          const answer = await askRest(database().db, {
            method,
            path: url,
            key: world.manager,
            body: payload,
          });
          expect(answer.error, `${method} ${url} ${payload}`).toBeUndefined();
          expect(answer.status).toBeLessThan(500);
          checkAgainstDocument(method, url, { status: answer.status, text: answer.body ?? '' });
        }),
        { numRuns: RUNS },
      );
    },
  );
});
