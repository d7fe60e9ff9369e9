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

const MEASURES = ['arr', 'yoy', 'qoq'] as const;

/**
 * Why a measure leaves a company out: no ARR up to now; no ARR within the window before the
 * latest; a prior ARR of 0 or less; a multiple beyond what a JSON number holds.
 */
const REASONS = [
  'no_arr',
  'no_prior_value',
  'prior_not_positive',
  'multiple_out_of_range',
] as const;

/** A company's line in `computationJson` (decisions §8). */
export const companyLine = z.object({
  id: z.string(),
  slug: z.string(),
  arrUsd: z.number().nullable(),
  asOf: isoOut().nullable(),
  sourceSnapshotId: z.string().nullable(),
  /** Multiples, e.g. 1.5 for a growth by half; null where excluded. */
  yoy: z.number().nullable(),
  qoq: z.number().nullable(),
  /** The ARR is older than 120 days; null without one. */
  stale: z.boolean().nullable(),
  /** From which measures the company was left out, and why. */
  excluded: z.array(z.object({ measure: z.enum(MEASURES), reason: z.enum(REASONS) })),
});

export const computation = z.object({ companies: z.array(companyLine) });

/** The lines of one computation; null if it was stored in another shape than today's. */
export const statsBreakdown = z.object({
  id: z.string(),
  computedAt: isoOut(),
  companies: z
    .array(companyLine.extend({ name: z.string().nullable() }))
    .nullable()
    .meta({ description: 'A name is null where the company is gone from the vehicle.' }),
});

export const recomputeInput = z.object({
  vehicleSlug: optional(key().min(1)).meta({ description: 'Wins over vehicleId.' }),
  vehicleId: optional(key().min(1)).meta({ description: 'Deprecated: use vehicleSlug.' }),
});

export const latestInput = z.object(vehicleSelectors);
export const historyInput = z.object({ ...vehicleSelectors, limit: limit(50, 200) });
export const breakdownInput = z.object({ id: key() });
export const deleteStatsInput = z.object({ id: key() });
