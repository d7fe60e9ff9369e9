import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { launch, migratedDataFolder, runToEnd, useProcesses } from '../setup/process';

useProcesses();

const firm = (slug: string) => ({
  name: slug,
  slug,
  vehicles: [{ slug: 'fund-i', name: 'Fund I', type: 'FUND' }],
});
const company = (organization: string) => ({
  organization,
  vehicle: 'fund-i',
  slug: 'widgets',
  name: 'Widgets',
  website: 'https://widgets.example',
  checkSize: 1,
  investmentDate: '2025-01-15',
  instrumentType: 'SAFE',
});

const mail = (id: string, from: string, body = 'ARR: $1M as of March 2026.') =>
  `From: ${from}\nDate: Thu, 2 Apr 2026 10:00:00 +0000\nMessage-ID: <${id}>\nSubject: Update\n\n${body}\n`;

beforeAll(async () => {
  const script =
    "import('./scripts/ensure-built.mjs').then((m) => m.ensureBuilt({ pages: false }))";
  expect(await runToEnd(['-e', script])).toMatchObject({ code: 0 });
});

async function provisioned(...slugs: string[]) {
  const DATA_DIR = migratedDataFolder();
  const cli = (...args: string[]) =>
    runToEnd(['--max-old-space-size=400', 'scripts/cli.mjs', ...args], { DATA_DIR });
  const file = join(DATA_DIR, 'provision.json');
  const content = { organizations: slugs.map(firm), companies: slugs.map(company) };
  writeFileSync(file, JSON.stringify(content));
  expect(await cli('provision', file)).toMatchObject({ code: 0 });
  const folder = join(DATA_DIR, 'mails');
  mkdirSync(join(folder, 'older'), { recursive: true });
  return { cli, folder, DATA_DIR };
}

describe('npm run import:mail', () => {
  test('takes a folder in: every file is reported, broken ones stop nothing, nothing comes twice', async () => {
    const { cli, folder } = await provisioned('acme');
    const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
    write('a.eml', mail('a@x', 'Jane <jane@widgets.example>'));
    write('b.eml', mail('b@x', 'stranger@gmail.com'));
    write('broken.eml', '\u0000\u0001 no mail');
    write('empty.eml', '');
    write('box.mbox', 'no mailbox');
    write('notes.txt', 'not looked at');
    write('.DS_Store', 'nor told');
    const line = 'From x Mon Jan  5 10:00:00 2026\n';
    // As Apple Mail exports.
    mkdirSync(join(folder, 'old.mbox'));
    write('old.mbox/mbox', `${line}${mail('a@x', 'jane@widgets.example')}`);
    write(
      'older/all.mbox',
      `${line}${mail('c@x', 'jane@widgets.example')}\n${line}${mail('a@x', 'jane@widgets.example')}\n${line}\n`,
    );
    const first = await cli('import-mail', folder);
    // After all the rest is in, so that cron can tell.
    expect(first.code).toBe(1);
    expect(first.stderr).toMatch(/\n4 mails could not be taken in\.\n$/);
    expect(first.stdout).toContain('a.eml: added to widgets\n');
    expect(first.stdout).toContain(
      'b.eml: waits for a person (unknown sender stranger@gmail.com)\n',
    );
    expect(first.stdout).toContain('all.mbox #1: added to widgets\n');
    expect(first.stdout).toContain('all.mbox #2: there already (widgets)\n');
    expect(first.stderr).toMatch(/broken\.eml: skipped, is not a mail; save it .* as \.eml\n/);
    expect(first.stderr).toMatch(/empty\.eml: skipped, is empty; save it again/);
    expect(first.stderr).toMatch(/box\.mbox: skipped, is not a mailbox; export it/);
    expect(first.stderr).toMatch(/all\.mbox #3: skipped, /);
    expect(first.stdout).toMatch(/^Not looked at, since only \.eml, .* are: .*notes\.txt$/m);
    expect(first.stdout).not.toContain('.DS_Store');
    expect(first.stdout).toContain('mbox #1: there already (widgets)\n');
    expect(first.stdout).toMatch(/created: 2\nexists: 2\nwaiting: 1\ndiscarded: 0\nfailed: 4\n$/);
    const again = await cli('import-mail', folder);
    expect(again.stdout).toMatch(/created: 0\nexists: 4\nwaiting: 1\ndiscarded: 0\nfailed: 4\n$/);
    expect((await cli('extract')).stdout).toContain('processed: 2\n');
  });

  test('takes everything in, though nobody reads what it says', async () => {
    const { cli, folder, DATA_DIR } = await provisioned('acme');
    for (const id of ['a', 'b', 'c'])
      writeFileSync(join(folder, `${id}.eml`), mail(`${id}@x`, 'jane@widgets.example'));
    const { child, ended } = launch(['scripts/cli.mjs', 'import-mail', folder], { DATA_DIR });
    child.stdout.destroy();
    expect(await ended).toEqual({ code: 0, stdout: '', stderr: '' });
    expect((await cli('import-mail', folder)).stdout).toContain('created: 0\nexists: 3\n');
  });

  test('refuses what would not fit into memory, with 400 MB of heap, and goes on', async () => {
    const { cli, folder } = await provisioned('acme');
    const MB = 1024 * 1024;
    const head = Buffer.from(mail('big@x', 'jane@widgets.example'));
    const filled = (size: number, unit: string) => Buffer.concat([head, Buffer.alloc(size, unit)]);
    const separator = Buffer.from('From x Mon Jan  5 10:00:00 2026\n');
    writeFileSync(join(folder, 'a-large.eml'), filled(26 * MB, 'x\n'));
    writeFileSync(join(folder, 'b-lines.eml'), filled(24 * MB, 'x\n'));
    const box = [separator, filled(24 * MB, 'x\n'), Buffer.from('\n'), separator];
    const next = Buffer.from(mail('next@x', 'jane@widgets.example'));
    writeFileSync(join(folder, 'c.mbox'), Buffer.concat([...box, next]));
    const { code, stdout, stderr } = await cli('import-mail', folder);
    expect({ code, stderr }).toMatchObject({ code: 1 });
    expect(stderr).toMatch(/a-large\.eml: skipped, is larger than 25 MB; /);
    expect(stderr).toMatch(/b-lines\.eml: skipped, has more than 450,000 lines; /);
    expect(stderr).toMatch(/c\.mbox #1: skipped, has more than 450,000 lines; /);
    expect(stdout).toContain('c.mbox #2: added to widgets\n');
  }, 180_000);

  test('with several organizations takes in for the one that is named', async () => {
    const { cli, folder } = await provisioned('acme', 'other');
    const file = join(folder, 'a.eml');
    writeFileSync(file, mail('a@x', 'jane@widgets.example'));
    expect(await cli('import-mail', file)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--organization: acme, other'),
    });
    const named = await cli('import-mail', '--organization', 'other', file);
    expect(named).toMatchObject({ code: 0, stdout: expect.stringContaining('created: 1\n') });
  });

  test.each([[[]], [['/no/such/file.eml']], [['--nonsense']]])(
    'refuses %j and says why',
    async (args) => {
      const { cli } = await provisioned('acme');
      const refused = await cli('import-mail', ...args);
      expect(refused.code).toBe(1);
      expect(refused.stderr).toMatch(/Usage|Cannot read/);
    },
  );
});
