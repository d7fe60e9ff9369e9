import { expect, test } from 'vitest';
import { newRoom } from '../extraction/setup';
import { callerOf } from '../setup/caller';
import { useTestDatabase } from '../setup/database';
import { signedIn } from '../setup/session';
import { addKey, addUser } from '../setup/world';

const database = useTestDatabase();

/** A room with a manager who is signed in, and what its trail names of rows of a kind, newest first. */
async function newFirm() {
  const { db } = database();
  const room = await newRoom(db);
  const { organizationId, slug } = room;
  const email = `${slug}@owner.test`;
  const userId = await addUser(db, email, [{ organizationId, role: 'MANAGER' }]);
  const owner = await signedIn(database(), email);
  const named = async (kind: string) =>
    (await room.caller.audit.list({ organizationId, limit: 200 })).items
      .filter(({ targetKind }) => targetKind === kind)
      .map(({ operation, names }) => [operation, ...names]);
  return { ...room, db, email, userId, owner, named };
}

test('the trail tells which key was made and revoked, who was invited, and whose role changed', async () => {
  const { db, owner, organizationId, vehicleId, slug, named } = await newFirm();
  await owner.apiKeys.create({ name: 'Update mailer' });
  const [key] = (await owner.apiKeys.list({})).items;
  await owner.apiKeys.revoke({ id: key?.id ?? '' });
  expect(await named('api_keys')).toEqual([
    ['apiKeys.revoke', 'Update mailer'],
    ['apiKeys.create', 'Update mailer'],
  ]);
  const editor = `${slug}@editor.test`;
  await addUser(db, editor, [{ organizationId, role: 'EDITOR', vehicleIds: [vehicleId] }]);
  const { items } = await owner.members.list({ organizationId });
  const memberId = items.find(({ email }) => email === editor)?.id ?? '';
  await owner.members.update({ organizationId, memberId, role: 'VIEWER' });
  expect(await named('memberships')).toContainEqual(['members.update', editor]);
  const email = `${slug}@invited.test`;
  await owner.invitations.create({ organizationId, email, role: 'MANAGER' });
  expect(await named('invitations')).toEqual([['invitations.create', email]]);
});

test('a key that reaches another firm alone is not named to this one’s managers', async () => {
  const { db, email, organizationId, named } = await newFirm();
  const other = await newRoom(db);
  const both = `both-${email}`;
  const inOne = { role: 'MANAGER' as const };
  await addUser(db, both, [
    { ...inOne, organizationId },
    { ...inOne, organizationId: other.organizationId },
  ]);
  const owner = await signedIn(database(), both);
  await owner.apiKeys.create({ name: 'Theirs', organizationIds: [other.organizationId] });
  await owner.apiKeys.create({ name: 'Ours', organizationIds: [organizationId] });
  expect(await named('api_keys')).toEqual([['apiKeys.create', 'Ours'], ['apiKeys.create']]);
});

test('activity names the people of the firm, and others by their address', async () => {
  const { db, organizationId, slug, caller, userId } = await newFirm();
  const key = await callerOf(db, await addKey(db, userId));
  await key.portfolio.patch({ slug, sector: 'Robotics' });
  await key.deals.create({ companyName: 'Gears', slug: `gears-${slug}` });
  await key.deals.patch({ slug: `gears-${slug}`, stage: 'MEETING' });
  const told = async () => {
    const [event] = (await caller.activity.ofCompany({ slug })).items;
    const [move] = (await caller.deals.activity({ slug: `gears-${slug}` })).stages;
    return [event?.actorName, move?.actorName];
  };
  const [name, mover] = await told();
  expect(name).toBeTruthy();
  expect(mover).toBe(name);
  const { items } = await caller.members.list({ organizationId });
  expect(items.map((member) => member.name)).toContain(name);
});
