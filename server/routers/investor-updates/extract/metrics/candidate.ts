import type { DateValue } from '../tokens/calendar';
import type { MetricField, Span } from '../types';

/** Why a value that was found may not be stored as it stands. */
export type Doubt =
  | 'currency'
  | 'range'
  | 'unit'
  | 'cadence'
  | 'short'
  | 'digits'
  | 'preMoney'
  | 'carr'
  | 'valuation'
  | 'announced'
  | 'hearsay'
  | 'part'
  | 'undrawn'
  | 'each'
  | 'change'
  | 'sign'
  | 'former'
  | 'later'
  | 'column'
  | 'place';

/** One reading of one number as one metric. */
export interface Candidate extends Span {
  field: MetricField;
  value: number;
  /** How coarse the written number is, in the value's unit. */
  step: number;
  atLeast: boolean;
  ruleId: string;
  confidence: number;
  date: DateValue | null;
  doubt: Doubt | null;
  /** Gross burn gives way to any net burn. */
  gross: boolean;
  /** "Last month we hit …": gives way to any reading that is not of last month. */
  lastMonth?: boolean;
  /** "burned $140k" without a time span: a month's burn in a monthly update. */
  spanless?: boolean;
  /** Burn that is not told to be a month's, perhaps below a heading that names a quarter or a year. */
  spanOpen?: 'unsaid' | 'headed';
}

export interface ScaleNote {
  scale: number;
  start: number;
  /** It speaks of all amounts, not only of those below its heading. */
  ofAll: boolean;
  /** Amounts that it does not speak of. */
  excepted: ReadonlySet<MetricField>;
}

/** What a whole update tells about reading its numbers. */
export interface DocumentContext {
  /** Currency all unmarked or dollar amounts are in, when not USD. */
  statedCurrency: string | null;
  /** Amounts of another currency outnumber dollar amounts. */
  mostlyForeign: boolean;
  /** A line that tells the scale of bare amounts ("$ in thousands"). */
  scaleNote: ScaleNote | null;
  /** What it means for the line read: a multiplier, or null where amounts may be meant either way. */
  lineScale: number | null;
  received: Date;
  /** The month in which the fiscal year ends, where that is told and is not December. */
  fiscalEnd: number | null;
  companyWords: ReadonlySet<string>;
  /** Words of the company's name, of the subject and of the sign-off: those that may name the company. */
  ownWords: ReadonlySet<string>;
  /** Those of name and subject alone, where a name is told. */
  titleWords: ReadonlySet<string>;
  /** The company's own name as told, in every short form. */
  ownNames: readonly string[];
  /** Points group thousands throughout: "USD 87.000". */
  dotThousands: boolean;
  /** Amounts are in dollars, by their signs or by words, and none in another currency. */
  inDollars: boolean;
}

/** Metrics of a round, which hold from its day on. */
export const isOfRound = (field: MetricField): boolean => /^(?:postMoney|lastRound)/.test(field);
