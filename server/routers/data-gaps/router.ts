import { z } from 'zod';
import { requireEdit, requireSomeEdit, type Scope } from '@/server/access/scope';
import { inTransaction } from '@/server/access/transaction';
import { conflict, notFound } from '@/server/errors';
import { requireUpdateOfCompany } from '@/server/routers/investor-updates/find';
import { requireCompany } from '@/server/routers/portfolio/find';
import { consoleOnly, rest, router, scopedProcedure } from '@/server/trpc';
import { dismissGap, dismissGaps, dismissOpenGaps } from './dismiss';
import { listGaps } from './list-queries';
import { requestOf } from './plan-batch';
import {
  askedCustomerOf,
  customerOfGap,
  deleteGap,
  insertGap,
  organizationOfGap,
  organizationsOfGaps,
  takeDismissalBack,
} from './queries';
import { bulkItem, idsOf, resolveGap, resolveGaps } from './resolve';
import {
  bulkDismissInput,
  bulkDismissResult,
  bulkResolveInput,
  bulkResolveResult,
  createGapInput,
  askedCustomer,
  customerOnFile,
  customerOnFileInput,
  dataGap,
  dataGapList,
  dataGapWithEffects,
  dismissInput,
  gapInput,
  listGapsInput,
  resolveInput,
  setAsideInput,
  setAsideResult,
} from './schemas';

const tag = 'Data gaps';
const missing = () => notFound('Data gap');

/** The right to write a gap: existence first, then permission (decisions §2). */
async function requireGapEdit(scope: Scope, id: string) {
  const organizationId = await organizationOfGap(scope, id);
  if (organizationId === undefined) throw missing();
  return requireEdit(scope, organizationId);
}

/**
 * The right to write a batch of gaps. One gap that the caller only reads refuses the whole batch
 * (decisions §3, §6).
 */
async function requireBatchEdit(scope: Scope, ids: readonly string[]) {
  const edit = requireSomeEdit(scope);
  if (edit.organizationIds.length < scope.organizationIds.length) {
    for (const id of await organizationsOfGaps(scope, ids)) requireEdit(scope, id);
  }
  return edit;
}

/** How many items have each status. */
const countOf = <S extends string>(items: readonly { status: S }[], status: S): number =>
  items.filter((item) => item.status === status).length;

export const dataGapsRouter = router({
  /** Notes that something about a company is missing or unclear; always a new row. */
  create: scopedProcedure
    .meta(
      rest({
        method: 'POST',
        path: '/portfolio/companies/{slug}/data-gaps',
        tag,
        summary: 'Create a data gap',
        success: [201],
        query: { vehicleId: 'vehicleId', vehicleSlug: 'vehicleSlug' },
        errors: [403, 409],
        example: {
          gapType: 'METRIC_MISSING',
          description: 'The update names growth but no ARR.',
          suggestedField: 'arrUsd',
        },
      }),
    )
    .input(createGapInput)
    .output(dataGap)
    .mutation(async ({ ctx: { scope, reply }, input }) => {
      const { slug: _slug, vehicleId: _id, vehicleSlug: _vehicleSlug, ...values } = input;
      const company = await requireCompany(scope, input);
      if (values.updateId !== undefined) {
        await requireUpdateOfCompany(scope, company.id, values.updateId, 'updateId');
      }
      const edit = requireEdit(scope, company.organizationId);
      const { vehicleId, id: companyId } = company;
      const gap = await insertGap(edit, { ...values, vehicleId, companyId });
      if (!gap) throw notFound('Company');
      reply.status = 201;
      return gap;
    }),

  /** The gaps of one status within reach, newest first. */
  list: scopedProcedure
    .meta(
      rest({
        method: 'GET',
        path: '/portfolio/data-gaps',
        tag,
        summary: 'List data gaps',
        description: 'Across all vehicles within reach; open ones unless `status` says otherwise.',
      }),
    )
    .input(listGapsInput)
    .output(dataGapList)
    .query(async ({ ctx: { scope }, input }) => ({ items: await listGaps(scope, input) })),

  /** Removes a gap for good. */
  delete: scopedProcedure
    .meta(
      rest({
        method: 'DELETE',
        path: '/portfolio/data-gaps/{id}',
        tag,
        summary: 'Delete a data gap',
        success: [204],
        errors: [403],
      }),
    )
    .input(gapInput)
    .output(z.void())
    .mutation(async ({ ctx: { scope, reply }, input }) => {
      const edit = await requireGapEdit(scope, input.id);
      if (!(await deleteGap(edit, input.id))) throw missing();
      reply.status = 204;
    }),

  /** Fills a gap in, with the side effect of its type; again changes nothing. */
  resolve: scopedProcedure
    .meta(
      rest({
        method: 'POST',
        path: '/portfolio/data-gaps/{id}/resolve',
        tag,
        summary: 'Resolve a data gap',
        description:
          'METRIC_MISSING takes a number, CUSTOMER_AMBIGUOUS a customer, the other types a text. Notes go to the snapshot or the customer, and are appended to the hint where neither is written.',
        errors: [403],
        example: { resolvedValue: 1200000, notes: 'From the board deck.' },
      }),
    )
    .input(resolveInput)
    .output(dataGapWithEffects)
    .mutation(async ({ ctx: { scope }, input: { id: gapId, ...resolution } }) => {
      const edit = await requireGapEdit(scope, gapId);
      return inTransaction(edit, (tx) => resolveGap(tx, { gapId, ...resolution }));
    }),

  /** Sets a gap aside; again changes nothing. */
  dismiss: scopedProcedure
    .meta(
      rest({
        method: 'POST',
        path: '/portfolio/data-gaps/{id}/dismiss',
        tag,
        summary: 'Dismiss a data gap',
        description: 'Undoes nothing that resolving it did. Notes are appended to the hint.',
        errors: [403],
        example: { notes: 'The company does not report this.' },
      }),
    )
    .input(dismissInput)
    .output(dataGap)
    .mutation(async ({ ctx: { scope }, input: { id, notes } }) => {
      const edit = await requireGapEdit(scope, id);
      return inTransaction(edit, (tx) => dismissGap(tx, id, notes));
    }),

  /** Dismisses gaps that a page showed as open; what somebody resolved meanwhile stays so. */
  setAside: scopedProcedure
    .meta(consoleOnly('Over REST a gap is dismissed however it stands.'))
    .input(setAsideInput)
    .output(setAsideResult)
    .mutation(async ({ ctx: { scope }, input: { gapIds } }) => {
      const edit = await requireBatchEdit(scope, gapIds);
      return { items: await inTransaction(edit, (tx) => dismissOpenGaps(tx, gapIds)) };
    }),

  /** The customer that an answer would change, as it is on file. */
  customerOnFile: scopedProcedure
    .meta(consoleOnly('The console shows it beside the name that is typed.'))
    .input(customerOnFileInput)
    .output(customerOnFile)
    .query(async ({ ctx: { scope }, input: { id, customerName } }) => {
      if ((await organizationOfGap(scope, id)) === undefined) throw missing();
      return { customer: (await customerOfGap(scope, id, customerName)) ?? null };
    }),

  /** What the updates say of the customer that a gap asks about; null where no run asked it. */
  askedCustomer: scopedProcedure
    .meta(consoleOnly('The console fills its form with it.'))
    .input(gapInput)
    .output(askedCustomer)
    .query(async ({ ctx: { scope }, input: { id } }) => {
      const asked = await askedCustomerOf(scope, id);
      if (!asked) throw missing();
      return asked;
    }),

  /** Takes a dismissal back: the gap is open again, or resolved if it had been. */
  reopen: scopedProcedure
    .meta(consoleOnly('The undo of a dismissal; the contract has no path.'))
    .input(gapInput)
    .output(dataGap)
    .mutation(async ({ ctx: { scope }, input }) => {
      const edit = await requireGapEdit(scope, input.id);
      const gap = await takeDismissalBack(edit, input.id);
      if (!gap)
        throw conflict(
          'Only a dismissal can be taken back, and this gap is not dismissed any more. Look at what it says now.',
        );
      return gap;
    }),

  /** Resolves many gaps in one transaction; a bad item never fails the batch. */
  bulkResolve: scopedProcedure
    .meta(
      rest({
        method: 'POST',
        path: '/portfolio/data-gaps/bulk-resolve',
        tag,
        summary: 'Resolve up to 100 data gaps',
        errors: [403],
        example: { resolutions: [{ gapId: 'gap-1', resolvedValue: 1200000 }] },
      }),
    )
    .input(bulkResolveInput)
    .output(bulkResolveResult)
    .mutation(async ({ ctx: { scope }, input: { resolutions } }) => {
      const requests = resolutions.map(requestOf);
      const edit = await requireBatchEdit(scope, idsOf(requests));
      const resolved = await inTransaction(edit, (tx) => resolveGaps(tx, requests));
      const summary = {
        resolved: countOf(resolved, 'resolved'),
        alreadyResolved: countOf(resolved, 'already-resolved'),
        notFound: countOf(resolved, 'not-found'),
        invalid: countOf(resolved, 'invalid'),
        total: resolved.length,
      };
      return { summary, items: resolved.map(bulkItem) };
    }),

  /** Dismisses many gaps in one transaction. */
  bulkDismiss: scopedProcedure
    .meta(
      rest({
        method: 'POST',
        path: '/portfolio/data-gaps/bulk-dismiss',
        tag,
        summary: 'Dismiss up to 100 data gaps',
        errors: [403],
        example: { gapIds: ['gap-1', 'gap-2'], notes: 'Not reported.' },
      }),
    )
    .input(bulkDismissInput)
    .output(bulkDismissResult)
    .mutation(async ({ ctx: { scope }, input: { gapIds, notes } }) => {
      const edit = await requireBatchEdit(scope, gapIds);
      const items = await inTransaction(edit, (tx) => dismissGaps(tx, gapIds, notes));
      const summary = {
        dismissed: countOf(items, 'dismissed'),
        alreadyDismissed: countOf(items, 'already-dismissed'),
        notFound: countOf(items, 'not-found'),
        total: items.length,
      };
      return { summary, items };
    }),
});
