import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { migratedDataFolder, runToEnd, startServer, useProcesses } from '../setup/process';

useProcesses();

const KEYS = {
  acme: 'fpk_acme-key-of-at-least-32-characters',
  other: 'fpk_other-key-of-at-least-32-characters',
};
const firms = Object.keys(KEYS) as (keyof typeof KEYS)[];

const provisioning = {
  organizations: firms.map((slug) => ({
    name: slug,
    slug,
    vehicles: [{ slug: 'fund-i', name: 'Fund I', type: 'FUND' }],
  })),
  users: firms.map((slug) => ({
    email: `ana@${slug}.test`,
    name: 'Ana',
    memberships: [{ organization: slug, role: 'MANAGER' }],
    apiKeys: [{ name: 'ci', key: KEYS[slug] }],
  })),
  companies: firms.map((slug) => ({
    organization: slug,
    vehicle: 'fund-i',
    slug: 'widgets',
    name: 'Widgets',
    checkSize: 100000,
    investmentDate: '2025-01-15',
    instrumentType: 'SAFE',
  })),
};

let DATA_DIR: string;
const cli = (...args: string[]) => runToEnd(['scripts/cli.mjs', ...args], { DATA_DIR });

/** Asks a server over REST as a firm's manager. */
async function ask(origin: string, firm: keyof typeof KEYS, path: string, body?: object) {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${KEYS[firm]}`, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(response.status).toBeLessThan(300);
  return (await response.json()) as { items?: Record<string, unknown>[] };
}

const SNAPSHOTS = '/portfolio/companies/widgets/metric-snapshots';

beforeAll(async () => {
  const script =
    "import('./scripts/ensure-built.mjs').then((m) => m.ensureBuilt({ pages: false }))";
  expect(await runToEnd(['-e', script])).toMatchObject({ code: 0 });
  DATA_DIR = migratedDataFolder();
  const file = join(DATA_DIR, 'provision.json');
  writeFileSync(file, JSON.stringify(provisioning));
  expect(await cli('provision', file)).toMatchObject({ code: 0 });
});

describe('npm run extract', () => {
  test('refuses while a server holds the data, then reads the updates of every organization, once', async () => {
    const first = await startServer({ DATA_DIR });
    for (const firm of firms) {
      await ask(first.origin, firm, '/portfolio/companies/widgets/investor-updates', {
        receivedAt: '2026-04-02',
        source: 'email',
        rawBody: 'Our ARR is $1.2M as of March 2026.',
      });
    }
    for (const tool of ['extract', 'maintain-news']) {
      const held = await cli(tool);
      expect(held.code).toBe(1);
      expect(held.stderr).toContain('in use by process');
    }
    first.child.kill('SIGTERM');
    await first.ended;

    const preview = await cli('extract', '--preview');
    expect(preview).toMatchObject({ code: 0, stderr: '' });
    expect(preview.stdout.match(/arrUsd 1200000 as of 2026-03-31/g)).toHaveLength(2);
    const done = await cli('extract');
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(done.stdout).toContain('processed: 2\nsnapshots: 2\nmetrics: 2\n');
    expect((await cli('extract')).stdout).toContain('processed: 0\n');

    const second = await startServer({ DATA_DIR });
    for (const firm of firms) {
      const { items } = await ask(second.origin, firm, SNAPSHOTS);
      expect(items).toMatchObject([{ arrUsd: 1_200_000, asOf: '2026-03-31T00:00:00.000Z' }]);
    }
    second.child.kill('SIGTERM');
    await second.ended;
  });

  test('says how it is called', async () => {
    expect(await cli('extract', '--nonsense')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Usage: npm run extract'),
    });
  });
});

test('npm run maintain:news prints the stats of all organizations', async () => {
  const done = await cli('maintain-news');
  expect(done).toMatchObject({ code: 0, stderr: '' });
  expect(done.stdout).toBe('revalidated: 0\nautoHidden: 0\narchivedByAge: 0\nnewNegatives: 0\n');
});
