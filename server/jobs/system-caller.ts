import type { Db } from '@/db/client';
import { systemAccess } from '@/server/access/system-access';
import { callerFor } from '@/server/caller';
import { newRequestId } from '@/server/lib/request-id';

/**
 * Calls procedures as a job of the service, which manages every organization there is now, or the
 * one of the slug.
 */
export const systemCaller = async (db: Db, job: string, organizationSlug?: string) =>
  callerFor(await systemAccess(db, job, organizationSlug), db, newRequestId());
