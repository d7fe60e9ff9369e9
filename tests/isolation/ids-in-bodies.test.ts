import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callerOf } from '../setup/caller';
import { useTestDatabase } from '../setup/database';
import { askRest } from '../setup/rest-in-process';
import { makeWorld, type World } from '../setup/world';
import { everyRow } from '../setup/every-row';
import { missingNames, type Names } from './fixtures';
import { makeRows, SECRET } from './rows';

const database = useTestDatabase();
let world: World;
let theirs: Names;
let missing: Names;
/** Rows of a company of the foreign manager’s own. */
let own: { companyId: string; customer: string; update: string; snapshot: string };

const company = (slug: string) => ({
  name: slug,
  slug,
  vehicleSlug: 'spv-1',
  checkSize: 1,
  investmentDate: '2026-01-01',
  instrumentType: 'SAFE' as const,
});

beforeAll(async () => {
  const { db } = database();
  world = await makeWorld(database());
  theirs = await makeRows(database(), world);
  missing = missingNames(theirs);
  const foreign = await callerOf(db, world.foreign);
  const { id: companyId } = await foreign.portfolio.create(company('mine'));
  await foreign.portfolio.create(company('second'));
  await foreign.deals.create({ companyName: 'Mine', slug: 'mine' });
  const { id: customer } = await foreign.customers.upsert({
    slug: 'mine',
    customerName: 'Buyer',
    tier: 'SMB',
  });
  const { id: update } = await foreign.investorUpdates.create({
    slug: 'mine',
    receivedAt: '2026-01-01',
    source: 'email',
    rawBody: 'x',
  });
  const { id: snapshot } = await foreign.metricSnapshots.create({
    slug: 'mine',
    asOf: '2026-01-01',
  });
  own = { companyId, customer, update, snapshot };
});

const ask = async (method: string, path: string, body?: unknown) => {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await askRest(database().db, { method, path, key: world.foreign, ...sent });
  const { 'X-Request-Id': _id, ...headers } = answer.headers;
  return { status: answer.status, headers, body: answer.body ?? '' };
};

/** An answer that names an id as sent, with the made-up id in its place. */
const asMissing = (body: string) =>
  body.replaceAll(theirs.dealId, missing.dealId).replaceAll(theirs.gap, missing.gap);

const batch = z.object({ summary: z.looseObject({}), items: z.array(z.unknown()) });

type Build = (names: Names) => unknown;
const room = '/portfolio/companies/mine';

/** Another firm's ids where the caller's own belong. */
const refused: [string, string, string, Build, number][] = [
  [
    'sourceUpdateId',
    'POST',
    `${room}/metric-snapshots`,
    (n) => ({ asOf: '2026-01-01', sourceUpdateId: n.update }),
    400,
  ],
  [
    'updateId',
    'POST',
    `${room}/data-gaps`,
    (n) => ({ gapType: 'PERIOD_UNCLEAR', description: 'x', updateId: n.update }),
    400,
  ],
  [
    'companyIds',
    'POST',
    '/public-shares/company-lists',
    (n) => ({ title: 'x', companyIds: [n.companyId] }),
    400,
  ],
  [
    'companyIds beside an own one',
    'POST',
    '/public-shares/company-lists',
    (n) => ({ title: 'x', companyIds: [own.companyId, n.companyId] }),
    400,
  ],
  [
    'dealIds alone',
    'POST',
    '/public-shares/company-lists',
    (n) => ({ title: 'x', dealIds: [n.dealId] }),
    400,
  ],
  [
    'vehicleId of a company',
    'POST',
    '/portfolio',
    (n) => ({ ...company('new'), vehicleSlug: undefined, vehicleId: n.vehicleId }),
    400,
  ],
  [
    'vehicleId beside the own slug',
    'POST',
    '/portfolio',
    (n) => ({ ...company('new'), vehicleId: n.vehicleId }),
    404,
  ],
  [
    'vehicleId of a new deal',
    'POST',
    '/deals',
    (n) => ({ companyName: 'x', vehicleId: n.vehicleId }),
    404,
  ],
  ['vehicleId of an own deal', 'PATCH', '/deals/mine', (n) => ({ vehicleId: n.vehicleId }), 404],
  [
    'vehicleId of an own deal, put',
    'PUT',
    '/deals/mine',
    (n) => ({ companyName: 'x', vehicleId: n.vehicleId }),
    404,
  ],
  [
    'vehicleId of stats',
    'POST',
    '/portfolio/stats/recompute',
    (n) => ({ vehicleId: n.vehicleId }),
    404,
  ],
];

/** Paths of an own company with another firm's child, or a child of another own company. */
const wrongParents: [string, string, Build][] = [
  ['GET', 'investor-updates', (n) => n.update],
  ['DELETE', 'investor-updates', (n) => n.update],
  ['DELETE', 'metric-snapshots', (n) => n.snapshot],
  ['DELETE', 'customers', (n) => n.customer],
];

describe('another firm’s id in a body is as good as none', () => {
  test.each(refused)('%s (%s %s)', async (_, method, path, build, status) => {
    const before = await everyRow(database());
    const answer = await ask(method, path, build(theirs));
    const nothing = await ask(method, path, build(missing));
    expect([answer.status, asMissing(answer.body)]).toEqual([status, nothing.body]);
    expect(answer.headers).toEqual(nothing.headers);
    expect(await everyRow(database())).toBe(before);
  });

  test('in a batch it is not found, and the rest goes on', async () => {
    const gap = async () => {
      const made = await ask('POST', `${room}/data-gaps`, {
        gapType: 'LINK_UNREAD',
        description: 'x',
      });
      return /"id":"([^"]+)"/.exec(made.body)?.[1] ?? '';
    };
    for (const [name, build] of [
      ['bulk-dismiss', (id: string, mine: string) => ({ gapIds: [id, mine] })],
      [
        'bulk-resolve',
        (id: string, mine: string) => ({
          resolutions: [id, mine].map((gapId) => ({ gapId, resolvedValue: 'x' })),
        }),
      ],
    ] as const) {
      const path = `/portfolio/data-gaps/${name}`;
      const answer = await ask('POST', path, build(theirs.gap, await gap()));
      const nothing = await ask('POST', path, build(missing.gap, await gap()));
      expect(answer.status).toBe(200);
      const found = batch.parse(JSON.parse(asMissing(answer.body)));
      expect(found.summary).toMatchObject({ notFound: 1, total: 2 });
      expect(found.items[0]).toEqual(batch.parse(JSON.parse(nothing.body)).items[0]);
      expect(answer.body).not.toContain(SECRET);
    }
  });

  test('among the deals of a share it is left out as one that does not exist', async () => {
    const share = async (dealId: string) => {
      const body = { title: 'x', companyIds: [own.companyId], dealIds: [dealId] };
      const { status, body: text } = await ask('POST', '/public-shares/company-lists', body);
      return { status, unshareable: /"unshareableDeals":(\[.*?\])/.exec(text)?.[1] };
    };
    expect(await share(theirs.dealId)).toEqual({
      status: 201,
      unshareable: `[{"dealId":"${theirs.dealId}","reason":"not_found"}]`,
    });
  });

  test('as a cursor or a filter it gives what a made-up one gives', async () => {
    for (const path of [
      (n: Names) => `${room}/investor-updates?cursor=${n.update}`,
      (n: Names) => `/portfolio/data-gaps?companyId=${n.companyId}`,
      (n: Names) => `/portfolio/asks?companyId=${n.companyId}`,
      (n: Names) => `/deals?vehicleId=${n.vehicleId}`,
      (n: Names) => `/public-shares?organizationId=${n.organizationId}`,
    ]) {
      expect(await ask('GET', path(theirs))).toEqual(await ask('GET', path(missing)));
    }
  });
});

describe('a child is found under its own company alone', () => {
  test.each(wrongParents)('%s %s', async (method, rows, build) => {
    const at = (slug: string, id: unknown) => `/portfolio/companies/${slug}/${rows}/${String(id)}`;
    const nothing = await ask(method, at('mine', build(missing)));
    expect(nothing.status).toBe(404);
    expect(await ask(method, at('mine', build(theirs)))).toEqual(nothing);
    const names = { ...missing, ...own };
    expect(await ask(method, at('second', build(names)))).toEqual(nothing);
  });
});
