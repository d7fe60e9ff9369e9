import type { Calendar } from '../calendar';
import { type Caller, type Callers, managerOf } from '../callers';
import { customersOf } from '../customers';
import { COMPANIES } from '../data/companies';
import type { DemoCompany } from '../data/types';
import { type Figures, figuresOf } from '../metrics';
import { updatesOf } from '../updates/write';
import { money } from '../updates/wording';

/** An update that was stored. */
export interface StoredUpdate {
  id: string;
  ago: number;
}

/** The stored updates of each company by its slug, the latest first. */
export type StoredUpdates = ReadonlyMap<string, readonly StoredUpdate[]>;

/** Names an update by company and by how many came after it. */
export const updateKey = (slug: string, updatesAgo: number): string => `${slug}/${updatesAgo}`;

function noteOf({ round }: Figures, isFirst: boolean): { notes?: string } {
  if (round)
    return { notes: `Includes the round of ${money(round.raised)} that closed this month.` };
  return isFirst ? { notes: 'First report; figures from the data room.' } : {};
}

async function addUpdates(
  caller: Caller,
  company: DemoCompany,
  figures: readonly Figures[],
  options: { calendar: Calendar; unclear: ReadonlySet<string> },
): Promise<StoredUpdate[]> {
  const stored: StoredUpdate[] = [];
  const written = updatesOf(company, figures, options.calendar);
  for (const [index, { ago, reportedPeriod, ...update }] of written.entries()) {
    const isUnclear = options.unclear.has(updateKey(company.slug, written.length - 1 - index));
    const { id } = await caller.investorUpdates.create({
      ...update,
      slug: company.slug,
      ...(isUnclear ? {} : { reportedPeriod }),
    });
    stored.unshift({ id, ago });
  }
  return stored;
}

async function addSnapshots(
  caller: Caller,
  company: DemoCompany,
  reported: readonly Figures[],
  updates: readonly StoredUpdate[],
): Promise<void> {
  for (const [index, figures] of reported.entries()) {
    const { ago, month, round: _round, ...values } = figures;
    const source = updates.find((update) => update.ago === ago);
    await caller.metricSnapshots.create({
      ...values,
      slug: company.slug,
      asOf: month.end,
      reportedPeriod: month.period,
      ...(source ? { sourceUpdateId: source.id } : {}),
      ...noteOf(figures, index === 0),
    });
  }
}

async function addCustomers(
  caller: Caller,
  company: DemoCompany,
  reported: readonly Figures[],
  calendar: Calendar,
): Promise<void> {
  for (const { churnedAt, notes, ...customer } of customersOf(company, reported, calendar)) {
    const { slug } = company;
    if (churnedAt === undefined) {
      await caller.customers.upsert({ slug, notes, ...customer });
      continue;
    }
    const { id } = await caller.customers.upsert({ slug, ...customer, status: 'ACTIVE' });
    await caller.customers.churn({ slug, id, churnedAt, notes });
  }
}

/**
 * Posts each company's updates, snapshots and customers.
 * @param unclear updates (as `updateKey` names them) that do not say what period they report on
 */
export async function fillCompanies(
  callers: Callers,
  calendar: Calendar,
  unclear: ReadonlySet<string>,
): Promise<StoredUpdates> {
  const updates = new Map<string, readonly StoredUpdate[]>();
  for (const company of COMPANIES) {
    const caller = managerOf(callers, company);
    const figures = figuresOf(company, calendar);
    const stored = await addUpdates(caller, company, figures, { calendar, unclear });
    const reported = company.unread ? figures.slice(0, -1) : figures;
    await addSnapshots(caller, company, reported, stored);
    await addCustomers(caller, company, reported, calendar);
    updates.set(company.slug, stored);
  }
  return updates;
}
