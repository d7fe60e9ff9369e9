import { createHash } from 'node:crypto';
import postgres from 'postgres';
import { migrate, shippedMigrations } from '@/db/migrate';
import { openPostgres } from '@/db/postgres';
import { seedStatements, sizeOf } from './seed';

export const SERVER_URL =
  process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

const urlOf = (name: string): string => {
  const url = new URL(SERVER_URL);
  url.pathname = `/${name}`;
  return url.href;
};

/** Names the data by what makes it, so that a filled database serves later runs. */
function templateName(snapshots: number): string {
  const hash = createHash('sha256').update(JSON.stringify(seedStatements(sizeOf(snapshots))));
  for (const migration of shippedMigrations()) hash.update(migration.hash);
  return `fund_bench_${snapshots}_${hash.digest('hex').slice(0, 12)}`;
}

async function withAdmin<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(SERVER_URL, { max: 1, onnotice: () => undefined });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

async function fill(url: string, snapshots: number): Promise<void> {
  const opened = await openPostgres(url, 1);
  try {
    await migrate(opened);
  } finally {
    await opened.close();
  }
  // A client without the service's deadlines: a million rows take longer.
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    for (const statement of seedStatements(sizeOf(snapshots))) await sql.unsafe(statement);
    await sql.unsafe('vacuum analyze');
  } finally {
    await sql.end();
  }
}

/** A filled database to copy from, made on first use; older data of the same size is dropped. */
export async function template(snapshots: number): Promise<string> {
  const name = templateName(snapshots);
  return withAdmin(async (sql) => {
    const found = await sql<{ datname: string }[]>`
      select datname from pg_database where datname like ${`fund\\_bench\\_${snapshots}\\_%`}`;
    if (found.some((row) => row.datname === name)) return name;
    for (const row of found)
      await sql.unsafe(`drop database if exists ${row.datname} with (force)`);
    const making = `${name}_making`;
    await sql.unsafe(`drop database if exists ${making} with (force)`);
    await sql.unsafe(`create database ${making}`);
    await fill(urlOf(making), snapshots);
    await sql.unsafe(`alter database ${making} rename to ${name}`);
    return name;
  });
}

/** A copy of a filled database that a run may write to. */
export async function copyOf(name: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const copy = `${name}_run_${process.pid}`;
  await withAdmin(async (sql) => {
    await sql.unsafe(`drop database if exists ${copy} with (force)`);
    await sql.unsafe(`create database ${copy} template ${name}`);
  });
  const drop = () =>
    withAdmin(async (sql) => {
      await sql.unsafe(`drop database if exists ${copy} with (force)`);
    });
  return { url: urlOf(copy), drop };
}

/** The PostgreSQL server's version, for the report. */
export const serverVersion = (): Promise<string> =>
  withAdmin(async (sql) => {
    const [row] = await sql<{ version: string }[]>`show server_version`.then((rows) =>
      rows.map((r) => ({ version: Object.values(r).join('') })),
    );
    return row?.version ?? 'unknown';
  });
