import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database, Db } from './types';
import { newWait, whenUnlocked } from './lock-waits';
import { asRefusedStart } from './refused-start';
import { rowsOf } from './rows';

/** The database was made by a newer version of the service. */
export class NewerDatabaseError extends Error {}

/** The database cannot keep what it is given, or give it back as it was; the message says what to set. */
export class UnfitDatabaseError extends Error {}

export interface Migration {
  name: string;
  hash: string;
  statements: string[];
}

/** The migrations shipped with this version, oldest first. */
export function shippedMigrations(folder = migrationsFolder()): Migration[] {
  return readdirSync(/* turbopackIgnore: true */ folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const text = readFileSync(/* turbopackIgnore: true */ `${folder}/${file}`, 'utf8');
      return {
        name: file.replace(/\.sql$/, ''),
        hash: createHash('sha256').update(text).digest('hex'),
        statements: text.split('--> statement-breakpoint').map(inOwnSchema),
      };
    });
}

/** drizzle-kit names the schema of what a foreign key refers to: it is wherever `search_path` says. */
const inOwnSchema = (statement: string): string => statement.trim().replaceAll('"public".', '');

function migrationsFolder(): string {
  const folder = `${process.cwd()}/db/migrations`;
  if (!existsSync(folder)) {
    throw new Error(`No migrations in ${folder}; start the service from its own folder.`);
  }
  return folder;
}

// Any number will do, as long as every version of the service takes the same lock.
const LOCK = 7_203_114_585;

/**
 * Brings the database to this version's schema, in one transaction under an advisory lock:
 * servers that start together wait for each other, and an interrupted run leaves nothing. Where
 * nothing is to be done it only reads, so that it needs no right to make tables, and holds nobody up.
 * However long it takes: no time limit of the service, of the role or of the database cuts it.
 * @param say is given a line once others have kept the tables for long
 * @returns the names of the migrations applied
 * @throws NewerDatabaseError if the database knows migrations that this version does not
 * @throws UnfitDatabaseError if the database is set up otherwise than the service needs
 * @throws RefusedStartError if a parameter of the connection is refused
 */
export async function migrate(
  database: Pick<Database, 'unhurried'>,
  shipped: readonly Migration[] = shippedMigrations(),
  say?: (line: string) => void,
): Promise<string[]> {
  const wait = newWait(say);
  try {
    return await database.unhurried(async (db) => {
      const isUpToDate = await whenUnlocked(db, wait, async (tx) => {
        await refuseUnfit(tx);
        return (await pendingIn(tx, shipped)).length === 0;
      });
      return isUpToDate ? [] : whenUnlocked(db, wait, (tx) => migrateIn(tx, shipped));
    });
  } catch (error) {
    throw asRefusedStart(error);
  }
}

async function migrateIn(tx: Db, shipped: readonly Migration[]): Promise<string[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  if (!(await hasRecords(tx))) {
    await tx.execute(sql`create table migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`);
  }
  // Once more: another server may have been at it while we waited.
  const pending = await pendingIn(tx, shipped);
  for (const migration of pending) {
    for (const statement of migration.statements) {
      // The embedded database answers at once: a signal to end would go unheard till the last one.
      await setImmediate();
      await tx.execute(sql.raw(statement));
    }
    await tx.execute(
      sql`insert into migrations (name, hash) values (${migration.name}, ${migration.hash})`,
    );
  }
  return pending.map((migration) => migration.name);
}

/** What the database has not seen yet. */
async function pendingIn(tx: Db, shipped: readonly Migration[]): Promise<Migration[]> {
  const applied = (await hasRecords(tx)) ? await appliedNames(tx) : [];
  const known = new Set(shipped.map((migration) => migration.name));
  const unknown = applied.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new NewerDatabaseError(
      `The database is newer than this version of the service (it has migration ${unknown[0]}). Start the version that made it, or a later one.`,
    );
  }
  return shipped.filter((migration) => !applied.includes(migration.name));
}

/** Whether the table of migrations is there, in the schema in which it would be made. */
async function hasRecords(tx: Db): Promise<boolean> {
  const [row] = rowsOf(
    await tx.execute(
      sql`select to_regclass(quote_ident(current_schema()) || '.migrations') is not null as found`,
    ),
  );
  return row?.found === true;
}

/** Settings that decide how values are read and what a transaction sees, and what fits beside them. */
const NEEDED: readonly [name: string, value: string, fits: RegExp][] = [
  ['extra_float_digits', '1', /^[1-3]$/],
  ['TimeZone', "'UTC'", /^(?:Etc\/)?(?:UTC|UCT|GMT|Universal|Zulu|Greenwich)$/i],
  ['DateStyle', "'ISO, MDY'", /^ISO/],
  ['client_encoding', "'UTF8'", /^UTF8$/],
  ['standard_conforming_strings', 'on', /^on$/],
  ['IntervalStyle', "'postgres'", /^postgres$/],
  ['bytea_output', "'hex'", /^hex$/],
  ['default_transaction_isolation', "'read committed'", /^read committed$/],
];

/** What the service needs of a database and cannot set itself: some of it only behind a pooler. */
async function refuseUnfit(tx: Db): Promise<void> {
  const [row] = rowsOf(
    await tx.execute(sql`select current_setting('server_encoding') as encoding,
      current_setting('transaction_read_only') as read_only,
      ${sql.join(
        NEEDED.map(([name]) => sql`current_setting(${name}) as ${sql.identifier(name)}`),
        sql`, `,
      )}`),
  );
  for (const [name, value, fits] of NEEDED) {
    const found = String(row?.[name]);
    if (fits.test(found)) continue;
    throw new UnfitDatabaseError(
      `Values would not be kept as they are sent (the database's ${name} is ${found}, and a pooler keeps the service from setting it). Set it for the role of DATABASE_URL: ALTER ROLE … SET ${name} = ${value}.`,
    );
  }
  if (row?.encoding !== 'UTF8') {
    throw new UnfitDatabaseError(
      `The database cannot hold all texts (its encoding is ${String(row?.encoding)}). Make one that can and name it in DATABASE_URL: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0.`,
    );
  }
  if (row.read_only === 'on') {
    throw new UnfitDatabaseError(
      'The database takes no writes. Name a primary in DATABASE_URL, no standby, or take default_transaction_read_only off.',
    );
  }
}

async function appliedNames(tx: Db): Promise<string[]> {
  const rows = rowsOf(await tx.execute(sql`select name from migrations order by name`));
  return rows.map((row) => String(row.name));
}
