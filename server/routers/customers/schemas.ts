import { z } from 'zod';
import { CUSTOMER_STATUSES, CUSTOMER_TIERS } from '@/db/enums';
import {
  BOUNDS,
  clearable,
  includeDeleted,
  isoOut,
  key,
  moment,
  name,
  number,
  optional,
  text,
} from '@/server/lib/fields';
import { normalizeCompanyName } from '@/server/lib/names';
import { companyRef } from '@/server/routers/portfolio/schemas';

export const customer = z
  .object({
    id: z.string(),
    companyId: z.string(),
    customerName: z.string(),
    customerNameNormalized: z.string().meta({ example: 'acme' }),
    tier: z.enum(CUSTOMER_TIERS),
    status: z.enum(CUSTOMER_STATUSES),
    dealValueAnnualUsd: z.number().nullable().meta({ description: 'USD a year' }),
    contractTerm: z.string().nullable(),
    firstSignedAt: isoOut().nullable(),
    churnedAt: isoOut().nullable(),
    notes: z.string().nullable(),
    createdAt: isoOut(),
    updatedAt: isoOut(),
    deletedAt: isoOut().nullable(),
  })
  .meta({ id: 'Customer', description: 'A customer logo of a portfolio company.' });

export const customerList = z
  .object({ items: z.array(customer) })
  .meta({ id: 'CustomerList', description: 'Customers by name.' });

/** True unless nothing is left of a name (decisions §5); one that is too long is refused as such. */
const isMatchable = (value: string) =>
  [...value].length > BOUNDS.name || normalizeCompanyName(value) !== '';

/** What an upsert takes of a customer, from a body or from a data gap's resolvedValue. */
export const customerFields = {
  customerName: name().refine(isMatchable, 'must hold more than punctuation'),
  tier: z.enum(CUSTOMER_TIERS),
  status: z
    .enum(CUSTOMER_STATUSES)
    .optional()
    .meta({ description: 'ACTIVE for a new customer; an existing one keeps its own.' }),
  churnedAt: optional(moment()).meta({
    description:
      'Counts where the customer is CHURNED then; without it the date on file stays, or it is now.',
  }),
  dealValueAnnualUsd: optional(number()),
  contractTerm: optional(text()),
  notes: optional(text()),
};

export const upsertCustomerInput = z.object({
  ...companyRef,
  ...customerFields,
  firstSignedAt: optional(moment()),
});

export const listCustomersInput = z.object({
  ...companyRef,
  status: z.enum(CUSTOMER_STATUSES).optional(),
  tier: z.enum(CUSTOMER_TIERS).optional(),
  includeDeleted: includeDeleted(),
});

/** A customer by its id under its company. */
export const customerRef = z.object({ ...companyRef, id: key() });

/** What the console changes of a customer; null clears. The name is what it is matched on, so it stays. */
export const patchCustomerInput = z.object({
  ...customerRef.shape,
  tier: z.enum(CUSTOMER_TIERS).optional(),
  status: z.enum(CUSTOMER_STATUSES).optional(),
  /** Never cleared by itself: it goes with the status CHURNED, and only there. */
  churnedAt: optional(moment()),
  dealValueAnnualUsd: clearable(number()),
  contractTerm: clearable(text()),
  firstSignedAt: clearable(moment()),
  notes: clearable(text()),
  /** What the form showed of the fields that change. */
  from: customer
    .pick({
      tier: true,
      status: true,
      churnedAt: true,
      dealValueAnnualUsd: true,
      contractTerm: true,
      firstSignedAt: true,
      notes: true,
    })
    .partial()
    .default({}),
});

export const churnCustomerInput = z.object({
  ...customerRef.shape,
  churnedAt: moment(),
  notes: optional(text()),
});
