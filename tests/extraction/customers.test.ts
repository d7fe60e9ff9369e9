import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '../setup/database';
import { customersOf, gapsOf, newRoom, runAll } from './setup';

const database = useTestDatabase();
const room = () => newRoom(database().db);

const signed = (name: string, value = '$120k') =>
  `New customers\n- Signed ${name} on a ${value} annual contract\n`;
const churned = (name: string) => `Churn\n- We lost ${name}, who churned in March 2026.\n`;

describe('customers from updates', () => {
  test('a later update changes what an earlier one said, a backlog included', async () => {
    const here = await room();
    await here.post(churned('Walmart'), '2026-04-02');
    await here.post(signed('Walmart'), '2026-02-02');
    await runAll(here.caller);
    expect(await customersOf(here)).toMatchObject([
      {
        customerName: 'Walmart',
        status: 'CHURNED',
        churnedAt: '2026-03-01T00:00:00.000Z',
        dealValueAnnualUsd: 120_000,
      },
    ]);
  });

  test('an update older than a person’s edit fills in nulls and changes nothing else', async () => {
    const here = await room();
    const { slug } = here;
    await here.caller.customers.upsert({
      slug,
      customerName: 'Walmart',
      tier: 'SMB',
      status: 'PAUSED',
    });
    await here.post(signed('Walmart'), '2026-02-02');
    await runAll(here.caller);
    const [walmart] = await customersOf(here);
    expect(walmart).toMatchObject({ tier: 'SMB', status: 'PAUSED', dealValueAnnualUsd: 120_000 });
    // What it filled in does not make the row older: the next old update may not change it either.
    await here.post(signed('Walmart', '$90k'), '2026-03-02');
    await here.post(churned('Walmart'), '2026-03-03');
    await runAll(here.caller);
    expect(await customersOf(here)).toMatchObject([
      { status: 'PAUSED', dealValueAnnualUsd: 120_000 },
    ]);
  });

  test('a loss told before a person entered the customer as won is asked about', async () => {
    const here = await room();
    const { slug, caller } = here;
    for (const customerName of ['Walmart', 'Target', 'Boeing']) {
      await caller.customers.upsert({ slug, customerName, tier: 'F100' });
    }
    await here.post(churned('Walmart'), '2026-04-02');
    await here.post(signed('Target'), '2026-04-03');
    await runAll(caller);
    expect(await gapsOf(here)).toMatchObject([
      {
        gapType: 'CUSTOMER_AMBIGUOUS',
        description: expect.stringContaining('Walmart was entered after this update came'),
      },
    ]);
    // What a later update has told of a customer counts, and no older one is asked about.
    await here.post(signed('Boeing'), '2199-01-01');
    await runAll(caller);
    await here.post(churned('Boeing'), '2026-04-04');
    await runAll(caller);
    expect(await gapsOf(here)).toHaveLength(1);
    expect((await customersOf(here)).map(({ status }) => status)).toEqual([
      'ACTIVE',
      'ACTIVE',
      'ACTIVE',
    ]);
  });

  test('an update newer than a person’s edit changes the status, never the tier, name or notes', async () => {
    const here = await room();
    const { slug } = here;
    const notes = 'Key account';
    await here.caller.customers.upsert({ slug, customerName: 'WalMart Inc.', tier: 'SMB', notes });
    await here.post(churned('Walmart'), '2199-01-01');
    await runAll(here.caller);
    expect(await customersOf(here)).toMatchObject([
      { customerName: 'WalMart Inc.', tier: 'SMB', notes, status: 'CHURNED' },
    ]);
  });

  test('one of unknown tier is asked about, with what is known, and not guessed', async () => {
    const here = await room();
    const { id } = await here.post(signed('Tiny Bakery'), '2026-02-02');
    await runAll(here.caller);
    expect(await customersOf(here)).toEqual([]);
    const [gap] = (await gapsOf(here)).filter((g) => g.gapType === 'CUSTOMER_AMBIGUOUS');
    expect(gap?.hint).toMatch(/ACTIVE.*120000.*Tiny Bakery/);
    const { slug, caller } = here;
    expect((await caller.extraction.findingsOfUpdate({ slug, id })).items).toMatchObject([
      { kind: 'customer', field: 'tiny bakery', customerId: null },
    ]);
    await caller.dataGaps.resolve({
      id: gap?.id ?? '',
      resolvedValue: { customerName: 'Tiny Bakery', tier: 'SMB' },
    });
    const [bakery] = await customersOf(here);
    const evidence = await caller.extraction.findingsOfCustomer({ slug, id: bakery?.id ?? '' });
    expect(evidence.items).toMatchObject([{ updateId: id }]);
    // Now that it is on file, a later update changes it without a question.
    await here.post(churned('Tiny Bakery'), '2199-01-01');
    await runAll(caller);
    expect(await customersOf(here)).toMatchObject([{ tier: 'SMB', status: 'CHURNED' }]);
    expect((await gapsOf(here)).filter((g) => g.gapType === 'CUSTOMER_AMBIGUOUS')).toEqual([]);
  });

  test('an open question about one takes in what later updates say, and the form is told of it', async () => {
    const here = await room();
    const { caller, slug } = here;
    const { id: first } = await here.post(signed('Tiny Bakery'), '2026-02-02');
    await runAll(caller);
    const { id: last } = await here.post(churned('Tiny Bakery'), '2026-05-02');
    const { items } = await caller.extraction.preview({ slug });
    expect(items[0]?.gaps).toMatchObject([{ hint: expect.stringContaining('status CHURNED') }]);
    await runAll(caller);
    const [gap, ...others] = (await gapsOf(here)).filter((g) => g.gapType === 'CUSTOMER_AMBIGUOUS');
    expect(others).toEqual([]);
    expect(gap?.updateId).toBe(last);
    expect(gap?.hint?.split('\n')).toEqual([
      expect.stringContaining('status CHURNED'),
      expect.stringContaining('status ACTIVE'),
    ]);
    expect(gap).not.toHaveProperty('askedCustomer');
    expect(await caller.dataGaps.askedCustomer({ id: gap?.id ?? '' })).toEqual({
      customer: {
        customerName: 'Tiny Bakery',
        status: 'CHURNED',
        dealValueAnnualUsd: 120_000,
        contractTerm: null,
      },
      askedAt: gap?.updatedAt,
      saidAt: '2026-05-02T00:00:00.000Z',
    });
    // What comes in late, but is older, changes nothing.
    await here.post(signed('Tiny Bakery'), '2026-01-02');
    await runAll(caller);
    expect((await gapsOf(here)).filter((g) => g.id === gap?.id)).toEqual([gap]);
    expect(first).not.toBe(last);
  });

  test('an answer to a question is as old as its update: what later ones say still counts', async () => {
    const here = await room();
    const { caller } = here;
    await here.post(signed('Tiny Bakery'), '2026-02-02');
    await here.post(signed('Wide Bakery'), '2026-02-02');
    await runAll(caller);
    const answers = {
      'Tiny Bakery': { dealValueAnnualUsd: 120_000 },
      'Wide Bakery': { status: 'PAUSED' },
    };
    for (const [customerName, chosen] of Object.entries(answers)) {
      const gap = (await gapsOf(here)).find((g) => g.description.includes(customerName));
      const resolvedValue = { customerName, tier: 'SMB', ...chosen };
      await caller.dataGaps.resolve({ id: gap?.id ?? '', resolvedValue });
    }
    await here.post(churned('Tiny Bakery') + churned('Wide Bakery'), '2026-05-02');
    await here.post(signed('Tiny Bakery', '$90k'), '2026-01-02');
    await runAll(caller);
    expect(await customersOf(here)).toMatchObject([
      { customerName: 'Tiny Bakery', status: 'CHURNED', dealValueAnnualUsd: 120_000 },
      // Whoever said otherwise than the update knew better at the time of saying.
      { customerName: 'Wide Bakery', status: 'PAUSED' },
    ]);
  });

  test('one that a person has removed does not come back; a later update is a question', async () => {
    const here = await room();
    const { slug, caller } = here;
    const { id } = await caller.customers.upsert({ slug, customerName: 'Walmart', tier: 'F100' });
    await caller.customers.delete({ slug, id });
    await here.post(signed('Walmart'), '2026-02-02');
    await runAll(caller);
    expect(await gapsOf(here)).toEqual([]);
    await here.post(signed('Walmart'), '2199-01-01');
    await runAll(caller);
    expect(await customersOf(here)).toEqual([]);
    expect(await gapsOf(here)).toMatchObject([
      { gapType: 'CUSTOMER_AMBIGUOUS', description: expect.stringContaining('was removed') },
    ]);
  });

  test('a customer added by hand while the run looks is not added twice', async () => {
    const here = await room();
    const { slug, caller } = here;
    await here.post(signed('Walmart'), '2026-02-02');
    await Promise.all([
      runAll(caller),
      ...Array.from({ length: 8 }, () =>
        caller.customers.upsert({ slug, customerName: 'Walmart, Inc.', tier: 'ENTERPRISE' }),
      ),
    ]);
    expect(await customersOf(here)).toMatchObject([{ tier: 'ENTERPRISE' }]);
  });
});
