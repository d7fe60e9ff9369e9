import type { Db } from '@/db/client';
import type { Access } from './access/actor';
import type { PresumedCaller } from './access/remembered-callers';
import type { BatchAnswer } from './answer-bound';

/** What a procedure tells its door about the answer; a door without HTTP ignores it. */
export interface Reply {
  status?: number;
  headers: Record<string, string>;
}

/** What every procedure gets. No framework types: any door can make one. */
export interface Context {
  /** The caller, or null without valid credentials. */
  access: Access | null;
  /** The caller as last seen, in place of `access`; for the builders of scoped procedures alone. */
  presumed?: PresumedCaller | undefined;
  db: Db;
  reply: Reply;
  requestId: string;
  /** The Idempotency-Key header, as sent. */
  idempotencyKey?: string | undefined;
  /** What a tRPC request has been answered so far; the REST door weighs its one answer. */
  answer?: BatchAnswer;
  /** Runs a call when it may, as who the caller is by then; for doors with several calls a request. */
  pace?: <T>(call: (access: Access | null) => Promise<T>, writes: boolean) => Promise<T>;
}

/** A fresh context for one request. */
export const makeContext = (
  access: Access | null,
  db: Db,
  requestId: string,
  idempotencyKey?: string,
): Context => ({ access, db, reply: { headers: {} }, requestId, idempotencyKey });
