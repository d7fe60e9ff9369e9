import type { GapFormValues } from './gap-answer';
import type { Customer, Outputs } from './outputs';

type Asked = Outputs['dataGaps']['askedCustomer'];

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
export function prefillOf(asked: Asked | undefined, onFile: Customer | null): GapFormValues {
  const tier = onFile?.tier;
  if (!asked?.customer) return { tier };
  const { customerName, status, dealValueAnnualUsd, contractTerm } = asked.customer;
  if (onFile === null) {
    return {
      customerName,
      // Of a new customer the empty choice says so.
      status: status === null || status === 'ACTIVE' ? undefined : status,
      dealValueAnnualUsd: dealValueAnnualUsd ?? undefined,
      contractTerm: contractTerm ?? undefined,
    };
  }
  const isOlder = Date.parse(onFile.updatedAt) < Date.parse(asked.askedAt);
  return { customerName, tier, ...(isOlder && differing(asked.customer, onFile)) };
}

/** True if more than what is on file is filled in. */
export const saysOtherwise = ({ status, dealValueAnnualUsd, contractTerm }: GapFormValues) =>
  [status, dealValueAnnualUsd, contractTerm].some((value) => value !== undefined);
