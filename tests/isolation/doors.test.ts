import { beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../setup/database';
import { useFundServer } from '../setup/fund-server';
import { signIn } from '../setup/sign-in';
import { addKey, addUser, makeWorld, type World } from '../setup/world';
import { type Credentials, isMutation, operationOf, overRest, overTrpc } from './doors';
import { everyRow } from '../setup/every-row';
import { FIXTURES, missingNames, type Names } from './fixtures';
import { makeRows, SECRET } from './rows';

const database = useTestDatabase();
const origin = useFundServer();
let world: World;
let real: Names;
let missing: Names;
let revoked: string;
let expired: string;
const cookies = new Map<string, string>();
let before: string;

beforeAll(async () => {
  const { db } = database();
  world = await makeWorld(database());
  real = await makeRows(database(), world);
  missing = missingNames(real);
  const { acme: organizationId, fundI, fundII } = world;
  await addUser(db, 'insider@acme.test', [
    { organizationId, role: 'VIEWER', vehicleIds: [fundI, fundII] },
  ]);
  const leaver = await addUser(db, 'leaver@acme.test', [{ organizationId, role: 'MANAGER' }]);
  revoked = await addKey(db, leaver, { revokedAt: '2026-01-01T00:00:00.000Z' });
  expired = await addKey(db, leaver, { expiresAt: '2026-01-01T00:00:00.000Z' });
  for (const who of [
    'manager@acme',
    'insider@acme',
    'editor@acme',
    'manager@other',
    'nobody@test',
  ]) {
    cookies.set(who, await signIn(database(), origin(), `${who}.test`));
  }
  before = await everyRow(database());
});

const session = (who: string): Credentials => ({ cookie: cookies.get(who) ?? '' });

/** A session over tRPC; a key over REST where there is a path, else over tRPC. */
function throughItsDoor(who: Credentials, id: string, input: Record<string, unknown>) {
  const operation = 'key' in who ? operationOf(id) : undefined;
  return operation ? overRest(origin(), who, operation, input) : overTrpc(origin(), who, id, input);
}

/** Who must not see a thing: by what, and whether the whole organization is foreign to them. */
const outsiders: [string, () => Credentials, boolean][] = [
  ['a foreign manager’s key', () => ({ key: world.foreign }), true],
  ['a foreign manager’s session', () => session('manager@other'), true],
  ['the key of an editor without a grant', () => ({ key: world.editor }), false],
  ['the session of an editor without a grant', () => session('editor@acme'), false],
];

const entries = Object.entries(FIXTURES);

describe('on the wire, what is out of reach looks as if it did not exist', () => {
  for (const [who, credentials, foreign] of outsiders) {
    const kept = entries.filter(
      ([, { expects, organizationWide }]) => expects === 'masked' && (foreign || !organizationWide),
    );
    test.each(kept)(`%s for ${who}: status, headers and body`, async (id, { input }) => {
      const ask = (names: Names) => throughItsDoor(credentials(), id, input(names));
      const answer = await ask(real);
      expect(answer.status).toBe(404);
      expect(answer).toEqual(await ask(missing));
    });
  }

  const silent = entries.filter(([, { expects }]) => expects === 'silent');
  test.each(silent)('%s holds nothing of others for any session', async (id, { input }) => {
    for (const who of ['manager@other', 'editor@acme', 'nobody@test']) {
      const { body } = await overTrpc(origin(), session(who), id, input(real));
      expect(body).not.toContain(SECRET);
      expect(body).not.toContain(real.companyId);
    }
  });

  test('and nothing has changed', async () => {
    expect(await everyRow(database())).toBe(before);
  });
});

describe('a key that no longer holds opens nothing', () => {
  test.each(entries)('%s', async (id, { input }) => {
    expect((await overTrpc(origin(), { key: revoked }, id, input(real))).status).toBe(401);
    const answer = await throughItsDoor({ key: expired }, id, input(real));
    expect(answer.status).toBe(401);
    if (operationOf(id)) expect(answer.headers).toMatchObject({ 'www-authenticate': 'Bearer' });
  });

  test('not even beside a session that holds, and no session opens the REST door', async () => {
    const { cookie } = { cookie: cookies.get('manager@acme') ?? '' };
    const both = { Cookie: cookie, Authorization: `Bearer ${revoked}`, Origin: origin() };
    const beside = await fetch(`${origin()}/api/trpc/vehicles.list?input={"json":{}}`, {
      headers: both,
    });
    expect(beside.status).toBe(401);
    const rest = await fetch(`${origin()}/api/v1/vehicles`, { headers: { Cookie: cookie } });
    expect(rest.status).toBe(401);
  });
});

describe('a session is worth its user’s role', () => {
  // What a reader may not even read.
  const managers = new Set(['audit.list', 'inboundMails.list', 'invitations.list']);
  const editors = new Set(['askOffers.list', 'portfolio.slugHolder', 'deals.slugHolder']);
  const shares = new Set(['publicShares.list', 'publicShares.get', 'publicShares.preview']);
  const reads = entries.filter(([id]) => !isMutation(id));
  // What people change about themselves asks no role.
  const writes = entries.filter(
    ([id, { expects }]) =>
      isMutation(id) && expects !== 'personal' && id !== 'me.setDefaultVehicle',
  );

  test.each(reads)('%s: a manager’s session reads it', async (id, { input }) => {
    const { status, body } = await overTrpc(origin(), session('manager@acme'), id, input(real));
    expect([id, status, status === 200 ? '' : body]).toEqual([id, 200, '']);
  });

  test.each(reads)('%s: a viewer’s session reads what viewers may', async (id, { input }) => {
    const { status } = await overTrpc(origin(), session('insider@acme'), id, input(real));
    const kept = [managers, editors, shares].some((ids) => ids.has(id));
    expect([id, status]).toEqual([id, kept ? 403 : 200]);
  });

  test.each(writes)('%s: a viewer’s session may not write it', async (id, { input }) => {
    const given = input(real);
    const paired = 'vehicleSlug' in given ? { ...given, vehicleSlug: 'fund-ii' } : given;
    const { status } = await overTrpc(origin(), session('insider@acme'), id, paired);
    expect([id, status]).toEqual([id, 403]);
  });

  test('and nothing has changed', async () => {
    expect(await everyRow(database())).toBe(before);
  });
});
