import { describe, expect, test } from 'vitest';
import { vehicles } from '@/db/schema';
import { newId } from '@/db/schema/columns';
import { newRoom, type Room } from '../extraction/setup';
import { callerOf } from '../setup/caller';
import { addCompany } from '../setup/company-rows';
import { useTestDatabase } from '../setup/database';
import { addKey, addUser } from '../setup/world';

const database = useTestDatabase();
const room = () =>
  newRoom(database().db, { name: 'Widgets', website: 'https://www.widgets.example' });

const mail = (extra: object = {}) => ({
  sourceRef: 'abc@widgets.example',
  receivedAt: '2026-04-02T08:00:00Z',
  fromAddress: 'jane@widgets.example',
  subject: 'March update',
  rawBody: 'All well.\n\nAsks:\n- Intros to retail chains\n',
  ...extra,
});

const receive = ({ caller, organizationId }: Room, extra: object = {}) =>
  caller.inboundMails.receive({ organizationId, ...mail(extra) });
const updatesOf = async ({ caller, slug }: Room) =>
  (await caller.investorUpdates.list({ slug })).items;
const waitingIn = async ({ caller, organizationId }: Room) =>
  (await caller.inboundMails.list({ organizationId })).items;

describe('a mail from a company’s domain', () => {
  test('becomes an update with its asks, once', async () => {
    const here = await room();
    const attachmentsJson = [{ filename: 'deck.pdf', contentType: 'application/pdf', size: 5 }];
    const first = await receive(here, { attachmentsJson });
    expect(first).toMatchObject({
      outcome: 'created',
      companySlug: here.slug,
      companyName: 'Widgets',
      mailId: null,
    });
    expect(await updatesOf(here)).toMatchObject([
      { id: first.updateId, source: 'email', sourceRef: 'abc@widgets.example', attachmentsJson },
    ]);
    const asks = await here.caller.asks.list({ companyId: here.company.id });
    expect(asks.items).toHaveLength(1);
    expect(await receive(here)).toMatchObject({ outcome: 'exists', updateId: first.updateId });
    expect(await updatesOf(here)).toHaveLength(1);
    expect(await waitingIn(here)).toEqual([]);
  });

  test('is not added again under a company that its sender belongs to since', async () => {
    const here = await room();
    await receive(here);
    await here.caller.portfolio.patch({ slug: here.slug, website: null });
    await addCompany(database().db, here, { name: 'Spin', website: 'https://widgets.example' });
    expect(await receive(here)).toMatchObject({ outcome: 'exists', companySlug: here.slug });
  });

  test('that an agent has posted with the bracketed Message-ID is there already', async () => {
    const here = await room();
    await here.post('x', '2026-04-02', { sourceRef: '<abc@widgets.example>' });
    expect(await receive(here)).toMatchObject({ outcome: 'exists' });
  });

  test('counts though another’s letter has its Message-ID: of another company, or discarded', async () => {
    const here = await room();
    const website = 'https://spin.example';
    const spin = await addCompany(database().db, here, { name: 'Spin', website });
    await receive(here);
    const other = { fromAddress: 'sofia@spin.example', rawBody: 'The true letter.' };
    expect(await receive(here, other)).toMatchObject({
      outcome: 'created',
      companySlug: spin.slug,
    });
    expect(await receive(here, other)).toMatchObject({ outcome: 'exists' });
    const sourceRef = 'pd@widgets.example';
    const { mailId } = await receive(here, {
      sourceRef,
      fromAddress: 'e@evil.example',
      rawBody: 'x',
    });
    await here.caller.inboundMails.discard({ id: mailId ?? '' });
    expect(await receive(here, { sourceRef })).toMatchObject({ outcome: 'created' });
  });

  test('is refused, and not silently lost, where its company has another letter by its Message-ID', async () => {
    const here = await room();
    await receive(here);
    const other = { subject: 'April update', rawBody: 'Another month.' };
    await expect(receive(here, other)).rejects.toThrow('Another letter with its Message-ID');
    for (const same of [{ subject: '[list] March update', rawBody: 'x' }, { subject: 'Other' }]) {
      expect(await receive(here, same)).toMatchObject({ outcome: 'exists' });
    }
  });

  test('is not lost to a company for which its sender’s updates were deleted', async () => {
    const here = await room();
    const slip = await here.post('oops', '2026-03-01', { fromAddress: 'jo@gmail.com' });
    await here.caller.investorUpdates.delete({ slug: here.slug, id: slip.id });
    expect(await receive(here, { fromAddress: 'jo@gmail.com' })).toMatchObject({
      outcome: 'waiting',
    });
  });

  test('sixteen times at once is one update', async () => {
    const here = await room();
    const all = await Promise.all(Array.from({ length: 16 }, () => receive(here)));
    expect(new Set(all.map((r) => r.updateId)).size).toBe(1);
    expect(await updatesOf(here)).toHaveLength(1);
  });
});

describe('a mail from somebody unknown', () => {
  const unknown = { fromAddress: 'jane@gmail.com' };

  test('waits, once, with an excerpt, until it is assigned; then its sender is known', async () => {
    const here = await room();
    const first = await receive(here, unknown);
    expect(first).toMatchObject({ outcome: 'waiting', reason: 'unknown_sender', updateId: null });
    expect(await receive(here, unknown)).toEqual(first);
    const waiting = await waitingIn(here);
    expect(waiting).toMatchObject([
      { id: first.mailId, status: 'WAITING', excerpt: mail().rawBody, subject: 'March update' },
    ]);
    const id = waiting[0]?.id ?? '';
    const assigned = await here.caller.inboundMails.assign({ id, slug: here.slug });
    const [update] = await updatesOf(here);
    expect(assigned).toMatchObject({
      status: 'ASSIGNED',
      updateId: update?.id,
      decidedBy: expect.stringContaining('@test.test'),
    });
    expect(await here.caller.inboundMails.assign({ id, slug: here.slug })).toEqual(assigned);
    expect(await waitingIn(here)).toEqual([]);
    expect(await receive(here, unknown)).toMatchObject({ outcome: 'exists', updateId: update?.id });
    expect(await receive(here, { ...unknown, sourceRef: 'next@gmail.com' })).toMatchObject({
      outcome: 'created',
      companySlug: here.slug,
    });
  });

  test('that was assigned in a vehicle out of reach is there already, and no more is told', async () => {
    const here = await room();
    const { db } = database();
    const { organizationId } = here;
    const id = (await receive(here, unknown)).mailId ?? '';
    await here.caller.inboundMails.assign({ id, slug: here.slug });
    const beside = newId();
    await db.insert(vehicles).values({
      id: beside,
      organizationId,
      slug: beside,
      name: 'Beside',
      type: 'SPV',
    });
    const editorUser = await addUser(db, `${id}@beside.test`, [
      { organizationId, role: 'EDITOR', vehicleIds: [beside] },
    ]);
    const editor = await callerOf(db, await addKey(db, editorUser));
    expect(await editor.inboundMails.receive({ organizationId, ...mail(unknown) })).toEqual({
      outcome: 'exists',
      companySlug: null,
      companyName: null,
      updateId: null,
      mailId: id,
      reason: null,
    });
  });

  test('that was discarded does not come back; assigning it after all works', async () => {
    const here = await room();
    const { mailId } = await receive(here, unknown);
    const id = mailId ?? '';
    const { caller, slug } = here;
    expect(await caller.inboundMails.discard({ id })).toMatchObject({ status: 'DISCARDED' });
    expect(await receive(here, unknown)).toMatchObject({ outcome: 'discarded' });
    expect(await waitingIn(here)).toEqual([]);
    expect(await caller.inboundMails.assign({ id, slug })).toMatchObject({ status: 'ASSIGNED' });
    await expect(caller.inboundMails.discard({ id })).rejects.toThrow('is an update already');
  });

  test('that was assigned to the wrong company goes to another once that update is deleted', async () => {
    const here = await room();
    const { caller, slug } = here;
    const right = await addCompany(database().db, here, { name: 'Right' });
    const id = (await receive(here, unknown)).mailId ?? '';
    const wrong = (await caller.inboundMails.assign({ id, slug })).updateId ?? '';
    const anew = () => caller.inboundMails.assign({ id, slug: right.slug });
    await expect(anew()).rejects.toThrow('Delete that update first');
    await caller.investorUpdates.delete({ slug, id: wrong });
    const { updateId, companyId } = await anew();
    expect(companyId).toBe(right.id);
    expect((await caller.investorUpdates.list({ slug: right.slug })).items).toMatchObject([
      { id: updateId, rawBody: mail().rawBody },
    ]);
    expect(await receive(here, unknown)).toMatchObject({ outcome: 'exists', updateId });
    await expect(caller.inboundMails.assign({ id, slug })).rejects.toThrow('of another company');
  });

  test('leaves the queue by itself when its sender has become known', async () => {
    const here = await room();
    await receive(here, { fromAddress: 'jo@newco.example' });
    await here.caller.portfolio.patch({ slug: here.slug, website: 'https://newco.example' });
    expect(await receive(here, { fromAddress: 'jo@newco.example' })).toMatchObject({
      outcome: 'created',
    });
    expect(await waitingIn(here)).toEqual([]);
  });

  test('or of several companies waits as well; two racing assignments make one update', async () => {
    const here = await room();
    const spin = await addCompany(database().db, here, { website: 'https://widgets.example' });
    const { mailId, reason } = await receive(here);
    expect(reason).toBe('several_companies');
    const results = await Promise.allSettled(
      [here.slug, spin.slug].map((slug) =>
        here.caller.inboundMails.assign({ id: mailId ?? '', slug }),
      ),
    );
    expect(results.map((r) => r.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const lists = [here.slug, spin.slug].map((slug) => here.caller.investorUpdates.list({ slug }));
    expect((await Promise.all(lists)).flatMap((l) => l.items)).toHaveLength(1);
  });
});

describe('the queue', () => {
  test('is its organization’s managers’ alone, and assigns to its companies alone', async () => {
    const [here, there] = [await room(), await room()];
    const { db } = database();
    const { mailId } = await receive(here, { fromAddress: 'x@unknown.example' });
    const id = mailId ?? '';
    await expect(there.caller.inboundMails.discard({ id })).rejects.toThrow('Mail not found');
    await expect(
      there.caller.inboundMails.list({ organizationId: here.organizationId }),
    ).rejects.toThrow('Organization not found');
    const user = await addUser(db, `${id}@both.test`, [
      { organizationId: here.organizationId, role: 'MANAGER' },
      { organizationId: there.organizationId, role: 'MANAGER' },
    ]);
    const both = await callerOf(db, await addKey(db, user));
    await expect(both.inboundMails.assign({ id, slug: there.slug })).rejects.toThrow(
      'Company not found',
    );
    const editorUser = await addUser(db, `${id}@editor.test`, [
      { organizationId: here.organizationId, role: 'EDITOR', vehicleIds: [here.vehicleId] },
    ]);
    const editor = await callerOf(db, await addKey(db, editorUser));
    const { organizationId } = here;
    await expect(editor.inboundMails.list({ organizationId })).rejects.toThrow('Only a manager');
    await expect(editor.inboundMails.discard({ id })).rejects.toThrow('Only a manager');
    await expect(editor.inboundMails.assign({ id, slug: here.slug })).rejects.toThrow(
      'Only a manager',
    );
    expect(await waitingIn(here)).toHaveLength(1);
  });
});
