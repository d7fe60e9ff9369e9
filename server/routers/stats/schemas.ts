import { z } from 'zod';
import { isoOut, key, limit, optional, vehicleSelectors } from '@/server/lib/fields';

const count = () => z.number().int().nullable();

export const statsSnapshot = z
  .object({
    id: z.string(),
    vehicleId: z.string(),
    computedAt: isoOut(),
    asOf: isoOut(),
    portfolioArrUsd: z.number().nullable().meta({ description: 'USD' }),
    portfolioArrYoyMultiple: z.number().nullable().meta({ description: 'Median over companies' }),
    portfolioArrQoqMultiple: z.number().nullable().meta({ description: 'Median over companies' }),
    enterpriseLogoCoverage: z.number().nullable().meta({ description: 'A share of 1' }),
    totalNamedCustomers: count(),
    totalF500Customers: count(),
    totalActiveCustomers: count(),
    // Stored rows keep the shape of their day, so nothing is demanded of it on the way out.
    computationJson: z.unknown().meta({
      description:
        '`{companies: [{id, slug, arrUsd, asOf, sourceSnapshotId, yoy, qoq, stale, excluded: [{measure, reason}]}]}`',
    }),
    createdAt: isoOut(),
  })
  .meta({ id: 'StatsSnapshot', description: "A vehicle's numbers as computed at one moment." });

/** A snapshot without its per-company breakdown, for lists. */
export const statsSnapshotSummary = statsSnapshot
  .omit({ computationJson: true })
  .meta({ id: 'StatsSnapshotSummary', description: "A vehicle's numbers at one moment." });

export const recomputeInput = z.object({
  vehicleSlug: optional(key().min(1)).meta({ description: 'Wins over vehicleId.' }),
  vehicleId: optional(key().min(1)).meta({ description: 'Deprecated: use vehicleSlug.' }),
});

export const latestInput = z.object(vehicleSelectors);
export const historyInput = z.object({ ...vehicleSelectors, limit: limit(50, 200) });
export const deleteStatsInput = z.object({ id: key() });
