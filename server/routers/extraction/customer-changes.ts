import type { Customer } from '@/server/routers/customers/queries';
import { parseMoment } from '@/server/lib/dates';
import type { CustomerFinding } from '@/server/routers/investor-updates/extract/types';

/** The fields of a customer on file that an update may change. */
export const CHANGEABLE = [
  'status',
  'churnedAt',
  'dealValueAnnualUsd',
  'contractTerm',
  'firstSignedAt',
] as const;

export type Changeable = (typeof CHANGEABLE)[number];
export type CustomerState = Pick<Customer, Changeable>;
type Value = string | number | null;

/** What a finding changed of a customer, so that it can be taken back. */
export type Changes = Partial<Record<Changeable, { from: Value; to: Value }>>;

/** A date as precise as the words are (`2026-03`, `2026-03-14`) as a moment. */
export const momentOf = (date: string | null): string | null =>
  date === null ? null : parseMoment(date.length === 7 ? `${date}-01` : date);

/** When a customer that an update calls churned has left, as far as the update tells. */
export const churnDate = (finding: CustomerFinding, receivedAt: string): string =>
  momentOf(finding.churnedAt) ?? receivedAt;

/**
 * What a finding changes of a customer on file. An update that is older than what the row knows
 * fills in nulls alone; name, tier and notes are a person's. A pilot does not make less of an
 * active customer: it is a pilot of something else.
 * @param informedUntil when the row's newest information is from
 */
export function changesOf(
  row: CustomerState,
  finding: CustomerFinding,
  receivedAt: string,
  informedUntil: string,
): Changes {
  const isNewer = receivedAt >= informedUntil;
  const changes: Changes = {};
  const change = (field: Changeable, to: Value) => {
    const from = row[field];
    if (from !== to) changes[field] = { from, to };
  };
  const isLesser = finding.status === 'PILOT' && row.status === 'ACTIVE';
  const status = isNewer && !isLesser ? finding.status : row.status;
  change('status', status);
  if (status !== 'CHURNED') change('churnedAt', null);
  else if (row.churnedAt === null && finding.status === 'CHURNED') {
    change('churnedAt', churnDate(finding, receivedAt));
  }
  for (const field of ['dealValueAnnualUsd', 'contractTerm'] as const) {
    const said = finding[field];
    if (said !== null && (isNewer || row[field] === null)) change(field, said);
  }
  const signed = momentOf(finding.firstSignedAt);
  if (signed !== null && row.firstSignedAt === null) change('firstSignedAt', signed);
  return changes;
}

/** The row with changes made. */
export const withChanges = (row: CustomerState, changes: Changes): CustomerState =>
  Object.assign(
    {},
    row,
    Object.fromEntries(Object.entries(changes).map(([field, { to }]) => [field, to])),
  );

/** The row with changes taken back, but for those that something else has changed since. */
export function withoutChanges(row: CustomerState, changes: Changes): CustomerState {
  const back = CHANGEABLE.flatMap((field) => {
    const change = changes[field];
    return change && row[field] === change.to ? [[field, change.from] as const] : [];
  });
  return Object.assign({}, row, Object.fromEntries(back));
}
