import type { Answer } from './api';
import { useChildRoom } from './child-room';

const OPTIONAL = ['dealValueAnnualUsd', 'contractTerm', 'firstSignedAt', 'notes'];

/** The fields that a customer's row may be sent without. */
export const OPTIONAL_FIELDS: readonly string[] = OPTIONAL;

/** The fields of the contract, sorted. */
export const CUSTOMER_FIELDS = [
  'id',
  'companyId',
  'customerName',
  'customerNameNormalized',
  'tier',
  'status',
  'churnedAt',
  'deletedAt',
  'createdAt',
  'updatedAt',
  ...OPTIONAL,
].sort();

/** A room of customers; `post` adds Globex unless told otherwise. */
export function useCustomerRoom() {
  const room = useChildRoom('customers');
  const post = (slug: string, extra: Record<string, unknown> = {}) =>
    room.act('POST', slug, '', { customerName: 'Globex', tier: 'F500', ...extra });
  return { ...room, post };
}

export const namesOf = (answer: Answer) => answer.body.items?.map((item) => item.customerName);

export const justNow = (value: unknown) =>
  Math.abs(Date.now() - Date.parse(String(value))) < 60_000;
