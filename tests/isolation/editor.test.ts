import { beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../setup/database';
import { everyRow } from '../setup/every-row';
import { useFundServer } from '../setup/fund-server';
import { signIn } from '../setup/sign-in';
import { addKey, addUser, makeWorld } from '../setup/world';
import { type Credentials, isMutation, operationOf, overRest, overTrpc } from './doors';
import { FIXTURES, type Names } from './fixtures';
import { makeRows } from './rows';

const database = useTestDatabase();
const origin = useFundServer();
let names: Names;
const credentials: Record<string, Credentials> = {};
beforeAll(async () => {
  const { db } = database();
  const world = await makeWorld(database());
  names = await makeRows(database(), world);
  const { acme: organizationId, fundI, fundII } = world;
  const grant = { organizationId, role: 'EDITOR' as const, vehicleIds: [fundI, fundII] };
  credentials.key = { key: await addKey(db, await addUser(db, 'grantee@acme.test', [grant])) };
  credentials.session = { cookie: await signIn(database(), origin(), 'grantee@acme.test') };
});

const READ_BY_MANAGERS = new Set(['audit.list', 'inboundMails.list', 'invitations.list']);
const DONE_BY_MANAGERS =
  /^(invitations|members|organizations|vehicles|scoringCriteria)\.|^inboundMails\.(assign|discard)$/;
const entries = Object.entries(FIXTURES);
const doors = ['key', 'session'].map((door) => [door] as const);

const ask = (door: string, id: string) => {
  const who = credentials[door] ?? { key: '' };
  const given = FIXTURES[id]?.input(names) ?? {};
  const input = 'vehicleSlug' in given ? { ...given, vehicleSlug: 'fund-ii' } : given;
  const operation = 'key' in who ? operationOf(id) : undefined;
  return operation ? overRest(origin(), who, operation, input) : overTrpc(origin(), who, id, input);
};

describe.each(doors)('an editor inside the grant, by %s', (door) => {
  const reads = entries.filter(([id]) => !isMutation(id)).map(([id]) => id);
  test.each(reads)('%s', async (id) => {
    const { status } = await ask(door, id);
    const personal = door === 'key' && FIXTURES[id]?.expects === 'personal';
    expect([id, status]).toEqual([id, personal || READ_BY_MANAGERS.has(id) ? 403 : 200]);
  });

  const closed = entries
    .map(([id]) => id)
    .filter((id) => isMutation(id) && DONE_BY_MANAGERS.test(id));
  test.each(closed)('may not: %s', async (id) => {
    const before = await everyRow(database());
    expect([id, (await ask(door, id)).status]).toEqual([id, 403]);
    expect(await everyRow(database())).toBe(before);
  });
});

/** What ends a row comes after all that needs it, and its children before their company. */
function rank(id: string): number {
  if (id === 'portfolio.delete') return 4;
  if (id === 'dataGaps.reopen') return 2;
  if (/\.delete$/.test(id)) return 3;
  return /\.(reject|revoke|dismiss|bulkDismiss|setAside)$/.test(id) ? 1 : 0;
}

describe('an editor inside the grant', () => {
  const open = entries
    .filter(([id, { expects }]) => isMutation(id) && expects !== 'personal')
    .map(([id]) => id)
    .filter((id) => !DONE_BY_MANAGERS.test(id))
    .sort((a, b) => rank(a) - rank(b));
  test.each(open)('may: %s', async (id) => {
    const { status, body } = await ask('key', id);
    expect([id, status < 300 ? '' : body]).toEqual([id, '']);
  });
});
