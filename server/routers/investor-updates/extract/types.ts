/** The metric columns of a snapshot that an update's text can fill. */
export const METRIC_FIELDS = [
  'mrrUsd',
  'arrUsd',
  'cashOnHandUsd',
  'burnMonthlyUsd',
  'runwayMonths',
  'postMoneyMarkedUsd',
  'postMoneyImpliedUsd',
  'lastRoundRevenueMultiple',
  'headcount',
  'grossMarginPct',
] as const;

export type MetricField = (typeof METRIC_FIELDS)[number];

export type MetricUnit = 'USD' | 'months' | 'people' | 'percent' | 'multiple';

/** The unit of each metric's values. */
export const METRIC_UNITS: Record<MetricField, MetricUnit> = {
  mrrUsd: 'USD',
  arrUsd: 'USD',
  cashOnHandUsd: 'USD',
  burnMonthlyUsd: 'USD',
  runwayMonths: 'months',
  postMoneyMarkedUsd: 'USD',
  postMoneyImpliedUsd: 'USD',
  lastRoundRevenueMultiple: 'multiple',
  headcount: 'people',
  grossMarginPct: 'percent',
};

/** Half-open range of UTF-16 offsets into the update's text. */
export interface Span {
  start: number;
  end: number;
}

/** The words a finding rests on: `text.slice(start, end) === quote`. */
export interface Evidence extends Span {
  quote: string;
  ruleId: string;
  /** 0 to 1; how plainly the words say it. */
  confidence: number;
}

export interface MetricFinding extends Evidence {
  field: MetricField;
  /** In `unit`; burn and money are positive amounts. */
  value: number;
  unit: MetricUnit;
  /** `2026-03`, `2026-Q1`, `2025-H2` or `2025`; null when the update names none. */
  period: string | null;
}

export type CustomerStatus = 'ACTIVE' | 'PAUSED' | 'CHURNED' | 'PILOT' | 'LOST_DEAL';

export type CustomerTier =
  'F100' | 'F500' | 'ENTERPRISE' | 'MIDMARKET' | 'SMB' | 'GOV' | 'EDU' | 'OTHER';

export interface CustomerFinding extends Evidence {
  customerName: string;
  status: CustomerStatus;
  /** Null when neither the text nor the bundled lists tell. */
  tier: CustomerTier | null;
  dealValueAnnualUsd: number | null;
  contractTerm: string | null;
  /** `YYYY-MM` or `YYYY-MM-DD`, as precise as the words are. */
  firstSignedAt: string | null;
  churnedAt: string | null;
}

/** What a text says of a customer that it is asked about. */
export interface AskedCustomer {
  customerName: string;
  /** Null: the words do not settle it. */
  status: CustomerStatus | null;
  dealValueAnnualUsd: number | null;
  contractTerm: string | null;
}

export type GapType =
  'ATTACHMENT_UNREAD' | 'LINK_UNREAD' | 'METRIC_MISSING' | 'CUSTOMER_AMBIGUOUS' | 'PERIOD_UNCLEAR';

export interface GapFinding {
  gapType: GapType;
  description: string;
  /** A metric column, for METRIC_MISSING only. */
  suggestedField: MetricField | null;
  hint: string | null;
  start: number | null;
  end: number | null;
  quote: string | null;
  /** For CUSTOMER_AMBIGUOUS only. */
  customer: AskedCustomer | null;
  /** Equal for the same question asked of the same update. */
  dedupeKey: string;
}

export interface Attachment {
  filename: string;
  contentType?: string;
}

export interface ExtractInput {
  subject: string | null;
  rawBody: string;
  rawHtml: string | null;
  /** ISO 8601. */
  receivedAt: string;
  attachments: readonly Attachment[];
  /** Fields the company has reported before: their absence is a gap. */
  previouslyReported: readonly MetricField[];
  /** Customers on file: recognised more readily, and not asked about again. */
  knownCustomers?: readonly string[];
  companyName?: string;
  /** The period that whoever sent or settled the update named; it outweighs what the text says. */
  reportedPeriod?: string | null;
}

export interface ReportedPeriod {
  value: string | null;
  /** Null when the period comes from the subject line, which is not part of the text. */
  evidence: Evidence | null;
}

export interface ExtractResult {
  /** What every span points into. */
  text: string;
  reportedPeriod: ReportedPeriod;
  metrics: MetricFinding[];
  customers: CustomerFinding[];
  gaps: GapFinding[];
}
