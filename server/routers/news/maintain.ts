import type { z } from 'zod';
import type { EditScope } from '@/server/access/scope';
import { env } from '@/server/env';
import { checkUrls } from './check-url';
import { archiveByAge, newsToValidate, recentNegatives, recordChecks } from './maintenance-queries';
import type { maintenanceResult } from './schemas';

/** What a run comes to for a caller who reaches no company. */
export const NOTHING_TO_MAINTAIN: z.input<typeof maintenanceResult> = {
  ok: true,
  stats: { revalidated: 0, autoHidden: 0, archivedByAge: 0, newNegatives: 0 },
  materialNegatives: [],
};

/**
 * One maintenance run over the caller's vehicles (decisions §7): hides what is older than 365
 * days, checks addresses unchecked for 7 days, reports material negatives of the last 24 hours.
 * No transaction is held while addresses are fetched.
 */
export async function maintainNews(edit: EditScope): Promise<z.input<typeof maintenanceResult>> {
  const archivedByAge = await archiveByAge(edit);
  const candidates = await newsToValidate(edit);
  const checked =
    candidates.length === 0
      ? []
      : await checkUrls(candidates, { allowHosts: env().URL_CHECK_ALLOW_HOSTS });
  const conclusive = checked.filter(({ outcome }) => outcome !== 'inconclusive');
  const autoHidden = await recordChecks(
    edit,
    conclusive.map(({ id, outcome }) => ({ id, gone: outcome === 'gone' })),
  );
  const materialNegatives = await recentNegatives(edit);
  return {
    ok: true,
    stats: {
      revalidated: conclusive.length,
      autoHidden,
      archivedByAge,
      newNegatives: materialNegatives.length,
    },
    materialNegatives,
  };
}
