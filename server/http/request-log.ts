import type { Access } from '@/server/access/actor';
import { errorForLog, log, logMembers } from '@/server/log';

interface RequestFacts {
  requestId: string;
  door: 'rest' | 'trpc' | 'share' | 'auth';
  operation: string | undefined;
  status: number;
  startedAt: number;
  access?: Access | null;
  error?: unknown;
}

/** A member of a JSON object whose value is an id or a name of ours: there is nothing to escape. */
const member = (name: string, value: string | undefined): string =>
  value === undefined ? '' : `"${name}":"${value}",`;

/** One line per request: id, door, operation, status, milliseconds and the key's id. */
export function logRequest(facts: RequestFacts): void {
  const { requestId, door, operation, status, startedAt, access, error } = facts;
  const actor = access?.actor;
  const ms = Math.round((performance.now() - startedAt) * 10) / 10;
  const keyId = actor?.kind === 'apiKey' ? actor.keyId : undefined;
  const userId = actor?.kind === 'session' ? actor.userId : undefined;
  if (error !== undefined) {
    const line = { requestId, door, operation, status, ms, keyId, userId };
    return log().error({ ...line, error: errorForLog(error) }, 'request failed');
  }
  if (!log().isLevelEnabled('info')) return;
  const names = member('requestId', requestId) + member('door', door);
  const what = `${member('operation', operation)}"status":${status},"ms":${ms},`;
  logMembers(names + what + member('keyId', keyId) + member('userId', userId), 'request');
}
