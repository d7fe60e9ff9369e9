import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** A database, or a transaction on one. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database with what its owner needs. */
export interface Database {
  kind: 'pglite' | 'postgres';
  db: Db;
  /** Runs SQL of several statements, as migrations need. */
  exec(sql: string): Promise<void>;
  /** Runs work that may take hours, such as a migration, on a connection that nothing cuts. */
  unhurried<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** The embedded database's whole folder as a tar archive, gzipped. */
  dump?: () => Promise<Blob>;
  /** Waits for what is under way, then closes. */
  close(): Promise<void>;
}
