import { CUSTOMER_STATUSES, type CUSTOMER_TIERS } from '@/db/enums';
import type { Calendar } from './calendar';
import { tierOf } from './data/customer-directory';
import type { DemoCompany } from './data/types';
import type { Figures } from './metrics';
import { randomOf } from './random';

type Tier = (typeof CUSTOMER_TIERS)[number];
type Status = (typeof CUSTOMER_STATUSES)[number];

/** A customer as the procedures take it; `churnedAt` for those that have left. */
export interface DemoCustomer {
  customerName: string;
  tier: Tier;
  status: Status;
  dealValueAnnualUsd?: number;
  contractTerm?: string;
  firstSignedAt?: string;
  notes?: string;
  churnedAt?: string;
}

/** Usual yearly contract values, USD. */
const VALUES: Record<Tier, readonly [number, number]> = {
  F100: [180_000, 620_000],
  F500: [90_000, 340_000],
  ENTERPRISE: [45_000, 180_000],
  MIDMARKET: [14_000, 60_000],
  SMB: [3_000, 18_000],
  GOV: [30_000, 140_000],
  EDU: [12_000, 60_000],
  OTHER: [9_000, 45_000],
};

const TERMS = ['12 months', '12 months, auto-renewing', '24 months', '36 months'] as const;
const CHURN_NOTES = [
  'Left at renewal; price was the stated reason.',
  'Acquired, and moved to the parent company’s system.',
  'Champion left and nobody took over.',
  'Went out of this line of business.',
] as const;
const NOTES: Partial<Record<Status, readonly string[]>> = {
  PILOT: ['Paid pilot, decision expected within a quarter.', 'Pilot in one region.'],
  PAUSED: ['Paused by mutual agreement; billing resumes with the next project.'],
  LOST_DEAL: ['Lost in the final round.', 'No decision after procurement; marked as lost.'],
};

/** Named customers make up at most this part of ARR. */
const NAMED_SHARE = 0.7;

const roundTo500 = (value: number): number => Math.max(500, Math.round(value / 500) * 500);

function contractOf(status: Status, value: number, random: ReturnType<typeof randomOf>) {
  const notes = NOTES[status];
  const remark = notes && random.chance(0.8) ? { notes: random.pick(notes) } : {};
  if (status === 'LOST_DEAL') return remark;
  if (status === 'PILOT') {
    const pilot = { dealValueAnnualUsd: roundTo500(value / 8), contractTerm: '3-month paid pilot' };
    return { ...pilot, ...remark };
  }
  const contractTerm = random.pick(TERMS);
  return { dealValueAnnualUsd: roundTo500(value), contractTerm, ...remark };
}

function datesOf(status: Status, reported: readonly Figures[], calendar: Calendar, name: string) {
  const random = randomOf('customer dates', name);
  const [oldest, latest] = [reported[0]?.ago ?? 0, reported.at(-1)?.ago ?? 0];
  const span = oldest - latest;
  const month = (from: number, to: number) =>
    calendar.month(latest + Math.round(span * random.between(from, to))).end;
  const day = (iso: string) => calendar.after(iso, -random.integer(0, 25));
  if (status === 'LOST_DEAL') return {};
  if (status === 'PILOT') return { firstSignedAt: day(month(0, 0.12)) };
  if (status !== 'CHURNED') return { firstSignedAt: day(month(0.05, 0.95)) };
  return {
    firstSignedAt: day(month(0.6, 1)),
    churnedAt: day(month(0.05, 0.35)),
    notes: random.pick(CHURN_NOTES),
  };
}

/** A company's customers by status, with contract values that its latest ARR can hold. */
export function customersOf(
  company: DemoCompany,
  reported: readonly Figures[],
  calendar: Calendar,
): DemoCustomer[] {
  const random = randomOf('customers', company.slug);
  const named = CUSTOMER_STATUSES.flatMap((status) =>
    (company.customers[status] ?? []).map((customerName) => {
      const tier = tierOf(customerName);
      return { customerName, tier, status, value: random.between(...VALUES[tier]) };
    }),
  );
  const active = named.filter(({ status }) => status === 'ACTIVE');
  const total = active.reduce((sum, { value }) => sum + value, 0);
  const arr = reported.at(-1)?.arrUsd ?? 0;
  const scale = total === 0 ? 1 : Math.min(1, (arr * NAMED_SHARE) / total);
  return named.map(({ value, ...customer }) => ({
    ...customer,
    ...contractOf(customer.status, value * scale, random),
    ...datesOf(customer.status, reported, calendar, `${company.slug}/${customer.customerName}`),
  }));
}
