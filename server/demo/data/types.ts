import type { COMPANY_STATUSES, CUSTOMER_STATUSES, INSTRUMENT_TYPES } from '@/db/enums';

/** Vehicles of the demo, by slug. */
export type VehicleSlug = 'fund-i' | 'fund-ii' | 'climate-spv-i';

/** A round, or a new mark when nothing was raised. Money in USD; `ago` counts reported months back. */
export interface Round {
  ago: number;
  raised: number;
  post: number;
}

/**
 * How a company's numbers run from its first report to its last. Lists are waypoints, evenly
 * spread over that time; money in USD, margins in percent, `from` and `until` in months before
 * the latest month that anybody reports.
 */
export interface MetricProfile {
  from: number;
  until?: number;
  /** Absent: no revenue yet. */
  arr?: readonly number[];
  burn: readonly number[];
  headcount: readonly number[];
  margin?: readonly number[];
  /** Cash at the first report. */
  cash: number;
  rounds?: readonly Round[];
  /** Months (before the latest) that were never reported. */
  skipped?: readonly number[];
}

/** How a company's founders write to their investors. */
export type Voice = 'brief' | 'markdown' | 'letter' | 'numbered' | 'prose';

/** Everything that the demo knows of a company. */
export interface DemoCompany {
  vehicle: VehicleSlug;
  slug: string;
  name: string;
  sector: string;
  stage: string;
  founders: readonly [string, ...string[]];
  /** Paragraphs of Markdown. */
  thesis: readonly string[];
  notes?: string;
  checkSize: number;
  /** Post-money valuation at which the vehicle came in, USD. */
  entryPost: number;
  /** Months before today. */
  invested: number;
  instrument: (typeof INSTRUMENT_TYPES)[number];
  status?: (typeof COMPANY_STATUSES)[number];
  metrics: MetricProfile;
  voice: Voice;
  /** How many of the latest months have an investor update; 4 unless it says otherwise. */
  updates?: number;
  /** The latest update waits to be read: its figures are in no snapshot yet. */
  unread?: boolean;
  customers: Partial<Record<(typeof CUSTOMER_STATUSES)[number], readonly string[]>>;
  wins: readonly string[];
  worries: readonly string[];
  asks: readonly string[];
}
