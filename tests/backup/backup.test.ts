import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { restoreArchive } from '@/db/archive';
import type { Database } from '@/db/client';
import { migrate } from '@/db/migrate';
import { openPglite } from '@/db/pglite';
import { openPostgres } from '@/db/postgres';
import { rowsOf } from '@/db/rows';
import { ITEMS, startBulkLoad } from '../faults/bulk-load';
import { copyPostgres, postgresUrl } from '../setup/database';
import { everyRow } from '../setup/every-row';
import {
  buildServer,
  launch,
  migratedDataFolder,
  newDataFolder,
  provisionKey,
  runToEnd,
  startServer,
  useProcesses,
} from '../setup/process';

useProcesses();
beforeAll(buildServer);

async function look<T>(opened: Promise<Database>, work: (database: Database) => Promise<T>) {
  const database = await opened;
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function batchesIn({ db }: Database): Promise<Map<string, number>> {
  const rows = rowsOf(
    await db.execute(sql`select split_part(url, '/', 4) as batch, count(*)::int as n
      from news_items group by 1`),
  );
  return new Map(rows.map(({ batch, n }) => [String(batch), Number(n)]));
}

describe.skipIf(postgresUrl !== undefined)('a backup of the embedded database', () => {
  const tool = (name: string, file: string, DATA_DIR: string) =>
    runToEnd(['scripts/cli.mjs', name, file], { DATA_DIR });

  test('of a server that died under load is restored row by row, into an empty place alone', async () => {
    const [from, to] = [newDataFolder(), newDataFolder()];
    const file = join(newDataFolder(), 'backup.tar.gz');
    const key = await provisionKey({ DATA_DIR: from });
    const { origin, child, ended } = await startServer({ DATA_DIR: from });
    const held = await tool('backup', file, from);
    expect(held).toMatchObject({ code: 1, stderr: expect.stringContaining('in use by process') });
    const load = startBulkLoad(origin, key, 'drill');
    await load.reached(5);
    child.kill('SIGKILL');
    await Promise.all([ended, load.ended]);

    const nowhere = await tool('backup', join(from, 'missing', 'backup.tar.gz'), from);
    expect(nowhere.code).toBe(1);
    expect(nowhere.stderr).toMatch(/^There is no folder .*missing\. Make it first\./);
    const made = await tool('backup', file, from);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toMatch(/Backed up \d+ rows/);
    const restored = await tool('restore', file, to);
    expect(restored).toMatchObject({ code: 0, stderr: '' });

    const folder = (one: string) => openPglite(join(one, 'pglite'));
    const [before, after] = [await look(folder(from), everyRow), await look(folder(to), everyRow)];
    expect(after).toBe(before);
    const batches = await look(folder(to), batchesIn);
    expect(load.acknowledged.filter((name) => batches.get(name) !== ITEMS)).toEqual([]);

    await expect(restoreArchive(file, to)).rejects.toThrow('never overwrites');
    expect(await look(folder(to), everyRow)).toBe(before);
  }, 240_000);

  /** Begins a backup, and ends its process by the signal while the draft lies there. */
  async function cutOff(file: string, DATA_DIR: string, signal: NodeJS.Signals) {
    const { child, ended } = launch(['scripts/cli.mjs', 'backup', file], { DATA_DIR });
    await vi.waitUntil(() => existsSync(`${file}.partial`), { timeout: 60_000, interval: 5 });
    child.kill(signal);
    await ended;
  }

  test('that is cut off leaves no copy of the data behind: a kill until the next one', async () => {
    const [from, to] = [migratedDataFolder(), newDataFolder()];
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      await cutOff(join(to, 'ended.tar.gz'), from, signal);
      expect([readdirSync(to), existsSync(join(from, 'backup.draft'))]).toEqual([[], false]);
    }
    await cutOff(join(to, 'monday.tar.gz'), from, 'SIGKILL');
    expect(readdirSync(to)).toEqual(['monday.tar.gz.partial']);
    const next = await tool('backup', join(to, 'tuesday.tar.gz'), from);
    expect(next).toMatchObject({ code: 0, stderr: '' });
    expect([readdirSync(to), existsSync(join(from, 'backup.draft'))]).toEqual([
      ['tuesday.tar.gz'],
      false,
    ]);
  }, 240_000);

  test.each(['', '--help', '-o'])(
    'takes no file of the name %o: it says how it goes',
    async (name) => {
      const { code, stdout, stderr } = await tool('backup', name, migratedDataFolder());
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(/^Usage: npm run backup -- FILE\.tar\.gz/);
      expect(existsSync(name === '' ? `${process.cwd()}.partial` : name)).toBe(false);
    },
  );

  const noFolders = process.platform === 'linux' ? ['/proc', '/dev/null'] : ['/dev/null'];
  test.each(noFolders.map((folder) => `${folder}/backup.tar.gz`))(
    'to a place that cannot be written says so of the file: %s',
    async (file) => {
      const { code, stdout, stderr } = await tool('backup', file, migratedDataFolder());
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(
        /^\/\S+\/backup\.tar\.gz cannot be written: E.* Name a file in a folder/,
      );
      expect(stderr).not.toContain('database');
    },
  );

  test('that is damaged, or none, is refused and leaves nothing behind', async () => {
    const [from, to] = [newDataFolder(), newDataFolder()];
    const file = join(from, 'backup.tar.gz');
    const bytes = await look(openPglite(), async (opened) => {
      await migrate(opened);
      const archive = (await opened.dump?.()) ?? new Blob();
      return Buffer.from(await archive.arrayBuffer());
    });
    writeFileSync(file, gzipSync(withBrokenPages(gunzipSync(bytes))));
    await expect(restoreArchive(file, to)).rejects.toThrow('damaged');
    const middle = bytes.length >> 1;
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 0xff, middle);
    writeFileSync(file, bytes);
    await expect(restoreArchive(file, to)).rejects.toThrow('damaged');
    await expect(restoreArchive(join(from, 'none'), to)).rejects.toThrow('Cannot read');
    expect(readdirSync(to)).toEqual([]);
  });
});

/** A tar whose tables of ours have lost the head of their first page. */
function withBrokenPages(tar: Buffer): Buffer {
  for (let at = 0; at + 512 <= tar.length;) {
    const name = tar.toString('latin1', at, at + 100).replace(/\0.*$/s, '');
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 136), 8) || 0;
    const node = /(?:^|\/)base\/\d+\/(\d+)$/.exec(name)?.[1];
    if (size >= 8192 && Number(node) >= 16_384) tar.fill(0xff, at + 512, at + 512 + 24);
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return tar;
}

const hasPgDump = (() => {
  try {
    execFileSync('pg_dump', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** The lines of the README's block on backups, as an operator would copy them. */
function readmeLines(): string[] {
  const block = /```sh\n(pg_dump [^`]*)```/.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
  return block.trim().split('\n');
}

// The client's programs are PostgreSQL's own; where they are missing there is nothing to try.
describe.skipIf(postgresUrl === undefined || !hasPgDump)('a pg_dump, as the README says', () => {
  test('under load holds what was acknowledged before it, and no torn batch', async () => {
    const run = promisify(execFile);
    const from = await copyPostgres(postgresUrl ?? '');
    const restored = `fund_test_restored_${process.pid}`;
    const [dump = '', ...restore] = readmeLines();
    const environment = {
      DATA_DIR: newDataFolder(),
      DATABASE_URL: from.url,
      AUTH_SECRET: 'a-secret-for-tests-of-32-characters-or-more',
    };
    const file = join(newDataFolder(), 'backup.dump');
    const key = await provisionKey(environment);
    const { origin, child, ended } = await startServer(environment);
    const load = startBulkLoad(origin, key, 'drill');
    await load.reached(5);
    const acknowledged = [...load.acknowledged];
    const sh = (line: string) =>
      run('sh', ['-ec', line.replaceAll('fund.dump', file).replaceAll('fund_restored', restored)], {
        env: { ...process.env, DATABASE_URL: from.url },
      });
    await sh(dump);
    load.stop();
    await load.ended;
    child.kill('SIGTERM');
    await ended;
    for (const line of restore) await sh(line);
    const to = new URL(from.url);
    to.pathname = restored;
    const batches = await look(openPostgres(to.href, 1), batchesIn);
    expect(acknowledged.filter((name) => !batches.has(name))).toEqual([]);
    expect([...batches].filter(([, n]) => n !== ITEMS)).toEqual([]);
    await run('dropdb', [`--maintenance-db=${from.url}`, restored]);
    await from.drop();
  }, 240_000);
});
