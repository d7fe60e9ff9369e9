import type { ExtractedAsk } from '@/server/routers/asks/extract/types';
import type {
  AskedCustomer,
  CustomerFinding,
  ExtractResult,
  GapFinding,
  MetricField,
  MetricFinding,
} from '@/server/routers/investor-updates/extract/types';

/** An update as the run reads it, with its company. */
export interface ReadableUpdate {
  id: string;
  companyId: string;
  companyName: string;
  companySlug: string;
  vehicleId: string;
  receivedAt: string;
  reportedPeriod: string | null;
  subject: string | null;
  rawBody: string;
  rawHtml: string | null;
  attachmentsJson: unknown;
  processedMetricsAt: string | null;
  processedCustomersAt: string | null;
}

/** What somebody pasted in answer to an ATTACHMENT_UNREAD or LINK_UNREAD gap of the update. */
export interface Content {
  gapId: string;
  text: string;
}

/** What was found in this update before. */
export interface EarlierFinding {
  kind: 'metric' | 'customer';
  /** A metric column or a customer's normalized name. */
  field: string;
  /** Of a metric; null for a customer. */
  value: number | null;
  isRejected: boolean;
}

/** A question asked before, by a run, a person or an agent. */
export interface EarlierGap {
  id: string;
  /** As a gap's `dedupeKey`. */
  key: string;
  isOpen: boolean;
  updateId: string | null;
  /** When its update came; null where it has none. */
  receivedAt: string | null;
  hint: string | null;
  customer: AskedCustomer | null;
}

/** What is on file already. */
export interface History {
  /** Metrics that snapshots from before this update hold. */
  previouslyReported: MetricField[];
  /** Values in snapshots that name this update as their source. */
  ofUpdate: { field: MetricField; value: number }[];
  /**
   * Values of snapshots from the year before this update came that name no update, or one that came
   * after it, such as a correction.
   */
  onFile: { field: MetricField; value: number; asOf: string }[];
  /** Names of the company's living customers. */
  knownCustomers: string[];
  /** Normalized names of its soft-deleted customers. */
  deletedCustomers: string[];
  /** Those of living customers, active or in a pilot, whom a person has entered since the update came. */
  enteredCustomers: string[];
  findings: EarlierFinding[];
  /** What has been asked: open or dismissed questions of the company, all ones of this update. */
  asked: EarlierGap[];
}

/** One text of an update and what the engine made of it. */
export interface Reading {
  /** Null: the update's own text. */
  contentGapId: string | null;
  result: ExtractResult;
}

/** Where a planned finding's words stand. */
interface Sourced {
  contentGapId: string | null;
}

export type PlannedMetric = MetricFinding & Sourced;
export type PlannedCustomer = CustomerFinding & Sourced & { normalizedName: string };
export type PlannedGap = Pick<
  GapFinding,
  | 'gapType'
  | 'description'
  | 'suggestedField'
  | 'hint'
  | 'customer'
  | 'dedupeKey'
  | 'start'
  | 'end'
  | 'quote'
> &
  Sourced & {
    /** The open gap that now asks this, with what this update adds; null: a gap of its own. */
    renews: string | null;
  };

/** What to write for an update. */
export interface Plan {
  /** To set on an update that has no period yet. */
  newPeriod: string | null;
  /** The period the numbers are for, from the update or found. */
  reportedPeriod: string | null;
  /** What the snapshot is as of. */
  asOf: string;
  metrics: PlannedMetric[];
  customers: PlannedCustomer[];
  gaps: PlannedGap[];
  /** Asks in pasted content; those of the update's own text are stored with the update. */
  asks: ExtractedAsk[];
}
