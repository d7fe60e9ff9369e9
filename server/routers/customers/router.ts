import { requireEdit } from '@/server/access/scope';
import { inTransaction } from '@/server/access/transaction';
import { ServiceError } from '@/server/errors';
import { requireUnchanged } from '@/server/lib/meanwhile';
import { consoleOnly, rest, router, scopedProcedure } from '@/server/trpc';
import { requireCompany } from '@/server/routers/portfolio/find';
import {
  churnCustomer,
  lockCustomer,
  patchCustomer,
  restoreCustomer,
  softDeleteCustomer,
} from './change-queries';
import { customerNotFound, listCustomers, requireCustomer } from './find';
import { type Customer, lockCustomerNamed, upsertCustomers } from './queries';
import {
  churnCustomerInput,
  customer,
  customerList,
  customerRef,
  listCustomersInput,
  patchCustomerInput,
  upsertCustomerInput,
} from './schemas';

const tag = 'Customers';
const SELECTORS = { vehicleId: 'vehicleId', vehicleSlug: 'vehicleSlug' };

/** For a message of the console's: LOST_DEAL → lost deal. */
const inWords = (status: Customer['status']) => status.toLowerCase().replaceAll('_', ' ');

const onFile = ({ customerName, status }: Pick<Customer, 'customerName' | 'status'>) =>
  new ServiceError('CONFLICT', 'The customer is on file already. Edit it in the list.', {
    issues: [
      {
        path: ['customerName'],
        code: 'taken',
        message: `is on file already as “${customerName}” (${inWords(status)}). Edit it in the list`,
      },
    ],
  });

export const customersRouter = router({
  /** Adds a customer, or changes the one of the same normalized name. */
  upsert: scopedProcedure
    .meta(
      rest({
        method: 'POST',
        path: '/portfolio/companies/{slug}/customers',
        tag,
        summary: 'Add or update a customer',
        description:
          'Matched on the normalized name. An update changes only the fields sent, and revives a soft-deleted customer.',
        success: [201, 200],
        query: SELECTORS,
        errors: [403, 409],
        example: {
          customerName: 'Globex Corporation',
          tier: 'F500',
          status: 'PILOT',
          dealValueAnnualUsd: 120000,
          firstSignedAt: '2026-02-01',
        },
      }),
    )
    .input(upsertCustomerInput)
    .output(customer)
    .mutation(async ({ ctx: { scope, reply }, input }) => {
      const { slug, vehicleId, vehicleSlug, ...values } = input;
      const company = await requireCompany(scope, { slug, vehicleId, vehicleSlug });
      const edit = requireEdit(scope, company.organizationId);
      const [stored] = await upsertCustomers(edit, [{ ...values, companyId: company.id }]);
      if (!stored) throw customerNotFound();
      reply.status = stored.inserted ? 201 : 200;
      return stored;
    }),

  /** Adds a customer; one that is on file is left as it is. */
  add: scopedProcedure
    .meta(consoleOnly('Over REST a POST changes the one that is on file.'))
    .input(upsertCustomerInput)
    .output(customer)
    .mutation(async ({ ctx: { scope }, input }) => {
      const { slug, vehicleId, vehicleSlug, ...values } = input;
      const company = await requireCompany(scope, { slug, vehicleId, vehicleSlug });
      const edit = requireEdit(scope, company.organizationId);
      return inTransaction(edit, async (tx) => {
        const before = await lockCustomerNamed(tx, company.id, values.customerName);
        if (before?.deletedAt === null) throw onFile(before);
        const [stored] = await upsertCustomers(tx, [{ ...values, companyId: company.id }]);
        if (!stored) throw customerNotFound();
        // Somebody added it in between.
        if (!stored.inserted && before === undefined) throw onFile(stored);
        return stored;
      });
    }),

  /** Changes the fields that are sent, all or none, as long as they say what `from` says; null clears. */
  patch: scopedProcedure
    .meta(consoleOnly('Over REST a customer is changed by an upsert, which clears nothing.'))
    .input(patchCustomerInput)
    .output(customer)
    .mutation(async ({ ctx: { scope }, input }) => {
      const { slug, vehicleId, vehicleSlug, id, from, ...changes } = input;
      const ref = { slug, vehicleId, vehicleSlug, id };
      const { company, customer: found } = await requireCustomer(scope, ref, {
        includeDeleted: false,
      });
      const edit = requireEdit(scope, company.organizationId);
      if (Object.values(changes).every((value) => value === undefined)) return found;
      return inTransaction(edit, async (tx) => {
        const now = await lockCustomer(tx, id);
        if (!now) throw customerNotFound();
        requireUnchanged(now, from, changes);
        return (await patchCustomer(tx, id, changes)) ?? now;
      });
    }),

  /** A company's customers by name. */
  list: scopedProcedure
    .meta(
      rest({
        method: 'GET',
        path: '/portfolio/companies/{slug}/customers',
        tag,
        summary: 'List customers',
        errors: [409],
      }),
    )
    .input(listCustomersInput)
    .output(customerList)
    .query(async ({ ctx, input }) => ({ items: await listCustomers(ctx.scope, input) })),

  /** Marks a customer as deleted; again is fine. */
  delete: scopedProcedure
    .meta(
      rest({
        method: 'DELETE',
        path: '/portfolio/companies/{slug}/customers/{id}',
        tag,
        summary: 'Soft-delete a customer',
        errors: [403, 409],
      }),
    )
    .input(customerRef)
    .output(customer)
    .mutation(async ({ ctx: { scope }, input }) => {
      const { company, customer: found } = await requireCustomer(scope, input, {
        includeDeleted: true,
      });
      const edit = requireEdit(scope, company.organizationId);
      const deleted = await softDeleteCustomer(edit, found.id);
      // Nothing changed: it was deleted before, so the row is read as it stands now.
      return deleted ?? (await requireCustomer(scope, input, { includeDeleted: true })).customer;
    }),

  /** Takes the deletion back; again is fine. */
  restore: scopedProcedure
    .meta(
      rest({
        method: 'POST',
        path: '/portfolio/companies/{slug}/customers/{id}/restore',
        tag,
        summary: 'Restore a customer',
        query: SELECTORS,
        errors: [403, 409],
        example: {},
      }),
    )
    .input(customerRef)
    .output(customer)
    .mutation(async ({ ctx: { scope }, input }) => {
      const { company, customer: found } = await requireCustomer(scope, input, {
        includeDeleted: true,
      });
      const edit = requireEdit(scope, company.organizationId);
      const restored = await restoreCustomer(edit, found.id);
      return restored ?? (await requireCustomer(scope, input, { includeDeleted: true })).customer;
    }),

  /** Marks a customer as churned; one that is churned already stays as it is. */
  churn: scopedProcedure
    .meta(
      rest({
        method: 'POST',
        path: '/portfolio/companies/{slug}/customers/{id}/churn',
        tag,
        summary: 'Mark a customer as churned',
        description: 'A customer that is churned already is returned as it is.',
        query: SELECTORS,
        errors: [403, 409],
        example: { churnedAt: '2026-02-28', notes: 'Moved to a competitor' },
      }),
    )
    .input(churnCustomerInput)
    .output(customer)
    .mutation(async ({ ctx: { scope }, input }) => {
      const { company, customer: found } = await requireCustomer(scope, input, {
        includeDeleted: false,
      });
      const edit = requireEdit(scope, company.organizationId);
      const { churnedAt, notes } = input;
      const churned = await churnCustomer(edit, found.id, { churnedAt, notes });
      // Nothing changed: it had churned before, so the row is read as it stands now.
      return churned ?? (await requireCustomer(scope, input, { includeDeleted: false })).customer;
    }),
});
