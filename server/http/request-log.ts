import type { Access } from '@/server/access/actor';
import { errorForLog, log } from '@/server/log';

interface RequestFacts {
  requestId: string;
  door: 'rest' | 'trpc' | 'share';
  operation: string | undefined;
  status: number;
  startedAt: number;
  access?: Access | null;
  error?: unknown;
}

/** One line per request: id, door, operation, status, milliseconds and the key's id. */
export function logRequest(facts: RequestFacts): void {
  const { requestId, door, operation, status, startedAt, access, error } = facts;
  const actor = access?.actor;
  const line = {
    requestId,
    door,
    operation,
    status,
    ms: Math.round((performance.now() - startedAt) * 10) / 10,
    ...(actor?.kind === 'apiKey' ? { keyId: actor.keyId } : {}),
    ...(actor?.kind === 'session' ? { userId: actor.userId } : {}),
  };
  if (error === undefined) log().info(line, 'request');
  else log().error({ ...line, error: errorForLog(error) }, 'request failed');
}
