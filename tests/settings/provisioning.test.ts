import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { apiKeys, invitations, sessions, users } from '@/db/schema';
import { newId } from '@/db/schema/columns';
import { provision, ProvisionError } from '@/server/provision/provision';
import type { ProvisionInput } from '@/server/provision/schema';
import { postgresUrl, useTestDatabase } from '../setup/database';
import { signedIn } from '../setup/session';

const database = useTestDatabase();
const apply = (content: ProvisionInput) => provision(database().db, content);

let firms = 0;
/** A firm of its own for each test, with two managers. */
async function makeFirm() {
  firms += 1;
  const slug = `firm-${firms}`;
  const person = (name: string, role: 'MANAGER' | 'EDITOR' = 'MANAGER') => ({
    email: `${name}@${slug}.test`,
    name,
    memberships: [{ organization: slug, role }],
  });
  await apply({ organizations: [{ slug, name: slug }], users: [person('ana'), person('ben')] });
  return { slug, person };
}

const refusalOf = async (content: ProvisionInput): Promise<string> => {
  const error: unknown = await apply(content).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ProvisionError)) throw new Error('It was not refused.');
  return error.message;
};

test('an empty list of organizations never widens a narrowed key', async () => {
  const { slug, person } = await makeFirm();
  const key = `fpk_${newId()}${newId()}`;
  const withKey = (organizations: string[]) => ({
    users: [{ ...person('ana'), apiKeys: [{ name: 'ci', key, organizations }] }],
  });
  await apply(withKey([slug]));
  expect(await refusalOf(withKey([]))).toMatch(/^users\.0\.apiKeys\.0\.organizations: .*Name one/);
  const rows = await database().db.select().from(apiKeys);
  expect(rows.filter(({ name }) => name === 'ci').map(({ limited }) => limited)).toEqual([true]);
});

test('a list that names less takes nothing away, and says what stays', async () => {
  const { slug } = await makeFirm();
  const other = (await makeFirm()).slug;
  const vehicles = ['fund-i', 'spv-1'].map((name) => ({ slug: name, name, type: 'FUND' as const }));
  await apply({ organizations: [{ slug, name: slug, vehicles }] });
  const key = `fpk_${newId()}${newId()}`;
  const cleo = (names: string[], organizations: string[]) => ({
    users: [
      {
        email: `cleo@${slug}.test`,
        name: 'Cleo',
        memberships: [
          { organization: slug, role: 'EDITOR' as const, vehicles: names },
          { organization: other, role: 'VIEWER' as const },
        ],
        apiKeys: [{ name: 'cleo', key, organizations }],
      },
    ],
  });
  expect((await apply(cleo(['fund-i', 'spv-1'], [slug, other]))).kept).toEqual([]);
  expect((await apply(cleo(['spv-1'], [slug]))).kept).toEqual([
    expect.stringMatching(/^users\.0\.memberships\.0\.vehicles: .* still reaches fund-i of /),
    expect.stringMatching(`^users\\.0\\.apiKeys\\.0\\.organizations: .* still reaches ${other}\\.`),
  ]);
  expect((await apply(cleo(['spv-1', 'fund-i'], [other, slug]))).kept).toEqual([]);
  const leftWith = async (count: number) => {
    const left = cleo(['fund-i', 'spv-1'], []).users.map(({ email, name, memberships }) => ({
      email,
      name,
      memberships: memberships.slice(0, count),
    }));
    return (await apply({ users: left })).kept;
  };
  const stillOf = (slugs: string): unknown =>
    expect.stringMatching(`^users\\.0\\.memberships: .* is still a member of ${slugs}\\.`);
  expect(await leftWith(1)).toEqual([stillOf(other)]);
  expect(await leftWith(0)).toEqual([stillOf([slug, other].toSorted().join(', '))]);
});

test('a new password ends the sessions of its user, and the same one again does not', async () => {
  const { db } = database();
  const { slug, person } = await makeFirm();
  const reset = (password: string) => apply({ users: [{ ...person('ana'), password }] });
  const signedInOf = async () => {
    const email = `ana@${slug}.test`;
    const [user] = await db.select().from(users).where(eq(users.email, email));
    return db.$count(sessions, eq(sessions.userId, user?.id ?? ''));
  };
  await reset('the first password');
  await signedIn(database(), `ana@${slug}.test`);
  await signedIn(database(), `ben@${slug}.test`);
  await reset('the first password');
  expect(await signedInOf()).toBe(1);
  const before = await db.$count(sessions);
  await reset('another password');
  expect(await signedInOf()).toBe(0);
  expect(await db.$count(sessions)).toBe(before - 1);
});

test('an organization keeps a manager, wherever the file names the next one', async () => {
  const { person } = await makeFirm();
  await apply({ users: [person('ben', 'EDITOR')] });
  const message = await refusalOf({ users: [person('ben'), person('ana', 'EDITOR')].slice(1) });
  expect(message).toMatch(/^users\.0\.memberships\.0\.role: this is the last manager/);
  await apply({ users: [person('ana', 'EDITOR'), person('ben')] });
});

test('a manager whose role is taken away lets nobody in later', async () => {
  const { db } = database();
  const { slug, person } = await makeFirm();
  const ana = await signedIn(database(), `ana@${slug}.test`);
  const [organization] = (await ana.organizations.list({})).items;
  const { invitation } = await ana.invitations.create({
    organizationId: organization?.id ?? '',
    email: `friend@${slug}.test`,
    role: 'MANAGER',
  });
  const open = async () => {
    const [row] = await db.select().from(invitations).where(eq(invitations.id, invitation.id));
    return row?.revokedAt === null;
  };
  await apply({ users: [person('ana')] });
  expect(await open()).toBe(true);
  await apply({ users: [person('ana', 'EDITOR')] });
  expect(await open()).toBe(false);
});

// The embedded database runs one transaction after the other.
test.skipIf(postgresUrl === undefined)('two files in opposite order both come in', async () => {
  const organizations = Array.from({ length: 60 }, (_, i) => ({
    slug: `opposite-${i}`,
    name: `Opposite ${i}`,
  }));
  await apply({ organizations });
  const opposite = organizations.toReversed();
  const done = await Promise.all([
    apply({ organizations }),
    apply({ organizations: opposite }),
    apply({ organizations }),
    apply({ organizations: opposite }),
  ]);
  expect(done.map(({ counts }) => counts.organizations?.updated)).toEqual([60, 60, 60, 60]);
});
