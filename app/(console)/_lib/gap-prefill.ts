import type { GapFormValues } from './gap-answer';
import { dateInput } from './format';
import type { Customer, Outputs } from './outputs';
import { today } from './today';

type Asked = Outputs['dataGaps']['askedCustomer'];

/** The day a customer left as a form for it begins: the one on file or, of a new churn, today. */
export const churnDay = (onFile: Customer | null): string =>
  dateInput(onFile?.churnedAt) || today();

/** The day it left where the words say that it did: what the hint tells of it, or when they came. */
function leftOn(status: Values['status'] | undefined, hint: string | null, saidAt: string | null) {
  if (status !== 'CHURNED') return {};
  const told = /\bchurnedAt (\d{4}-\d\d-\d\d)/.exec(hint ?? '')?.[1];
  return { churnedAt: told ?? (dateInput(saidAt) || today()) };
}

/** What of the update's words says other than the row on file. */
function differing({ status, dealValueAnnualUsd, contractTerm }: Values, onFile: Customer) {
  const other = <V>(said: V | null, stored: V | null): V | undefined =>
    said === null || said === stored ? undefined : said;
  return {
    status: other(status, onFile.status),
    dealValueAnnualUsd: other(dealValueAnnualUsd, onFile.dealValueAnnualUsd),
    contractTerm: other(contractTerm, onFile.contractTerm),
  };
}

type Values = NonNullable<Asked['customer']>;

/**
 * What a customer's question is filled in with: what the updates say of a new one, and what they
 * say otherwise of one on file. A row that was changed after the question was asked knows better,
 * so that only its name is filled in.
 */
export function prefillOf(
  asked: Asked | undefined,
  onFile: Customer | null,
  hint: string | null = null,
): GapFormValues {
  const tier = onFile?.tier;
  if (!asked?.customer) return { tier };
  const { customerName, status, dealValueAnnualUsd, contractTerm } = asked.customer;
  if (onFile === null) {
    return {
      customerName,
      // Of a new customer the empty choice says so.
      status: status === null || status === 'ACTIVE' ? undefined : status,
      ...leftOn(status, hint, asked.saidAt),
      dealValueAnnualUsd: dealValueAnnualUsd ?? undefined,
      contractTerm: contractTerm ?? undefined,
    };
  }
  const isOlder = Date.parse(onFile.updatedAt) < Date.parse(asked.askedAt);
  if (!isOlder) return { customerName, tier };
  const other = differing(asked.customer, onFile);
  return { customerName, tier, ...other, ...leftOn(other.status, hint, asked.saidAt) };
}

/** True if more than what is on file is filled in. */
export const saysOtherwise = ({ status, dealValueAnnualUsd, contractTerm }: GapFormValues) =>
  [status, dealValueAnnualUsd, contractTerm].some((value) => value !== undefined);
