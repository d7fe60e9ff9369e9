import type { z } from 'zod';
import { type EditScope, withinVehicles } from '@/server/access/scope';
import { env } from '@/server/env';
import { type CheckOptions, checkUrls } from './check-url';
import {
  archiveByAge,
  newsToValidate,
  recentNegatives,
  recordChecks,
  recordTries,
} from './maintenance-queries';
import { joinRuns, type Runs } from './runs';
import type { maintenanceResult } from './schemas';

/** What a run comes to for a caller who reaches no company. */
export const NOTHING_TO_MAINTAIN: z.input<typeof maintenanceResult> = {
  ok: true,
  stats: { revalidated: 0, autoHidden: 0, archivedByAge: 0, newNegatives: 0 },
  materialNegatives: [],
};

const NOTHING_DONE = { revalidated: 0, autoHidden: 0, archivedByAge: 0 };
type Done = typeof NOTHING_DONE;

// By vehicle, the smallest part that a caller may reach: whoever joins a run is told of nothing
// else. Next bundles pages and routes apart, so module scope exists more than once in a process.
const shared = globalThis as typeof globalThis & { __fundNewsRuns?: Runs<Done> };

const emptyRuns = (): Runs<Done> => new Map();

/** Archives and checks the scope's stories. @returns what was done, by vehicle */
async function run(edit: EditScope, options: Partial<CheckOptions>): Promise<Map<string, Done>> {
  const done = new Map(edit.vehicleIds.map((id) => [id, { ...NOTHING_DONE }]));
  const count = (vehicleId: string | undefined, what: keyof Done): void => {
    const counts = vehicleId === undefined ? undefined : done.get(vehicleId);
    if (counts) counts[what] += 1;
  };
  for (const vehicleId of await archiveByAge(edit)) count(vehicleId, 'archivedByAge');

  const candidates = await newsToValidate(edit);
  const allowHosts = env().URL_CHECK_ALLOW_HOSTS;
  const checked = await checkUrls(candidates, { allowHosts, ...options });
  const conclusive = checked.filter(({ outcome }) => outcome !== 'inconclusive');
  const told = new Set(conclusive.map(({ id }) => id));
  await recordTries(
    edit,
    checked.flatMap(({ id }) => (told.has(id) ? [] : [id])),
  );
  const recorded = await recordChecks(
    edit,
    conclusive.map(({ id, outcome }) => ({ id, gone: outcome === 'gone' })),
  );
  const vehicleOf = new Map(candidates.map(({ id, vehicleId }) => [id, vehicleId]));
  for (const { id } of conclusive) count(vehicleOf.get(id), 'revalidated');
  for (const { vehicleId, gone } of recorded) if (gone) count(vehicleId, 'autoHidden');
  return done;
}

/**
 * One maintenance run over the caller's vehicles (decisions §7): hides what is older than 365
 * days, checks addresses unchecked for 7 days, reports material negatives of the last 24 hours.
 * A vehicle that a run of this process is at is not run over again: both callers are told what that
 * run did there. No transaction is held while addresses are fetched.
 */
export async function maintainNews(
  edit: EditScope,
  options: Partial<CheckOptions> = {},
): Promise<z.input<typeof maintenanceResult>> {
  const runs = (shared.__fundNewsRuns ??= emptyRuns());
  const runOver = (ids: readonly string[]) => run(withinVehicles(edit, new Set(ids)), options);
  const done = await joinRuns(runs, edit.vehicleIds, runOver);
  const total = (what: keyof Done): number => done.reduce((sum, counts) => sum + counts[what], 0);
  const materialNegatives = await recentNegatives(edit);
  return {
    ok: true,
    stats: {
      revalidated: total('revalidated'),
      autoHidden: total('autoHidden'),
      archivedByAge: total('archivedByAge'),
      newNegatives: materialNegatives.length,
    },
    materialNegatives,
  };
}
