import { requireEdit, requireSomeEdit } from '@/server/access/scope';
import { consoleOnly, router, scopedProcedure } from '@/server/trpc';
import {
  evidenceInUpdate,
  evidenceOfCompany,
  evidenceOfCustomer,
  evidenceOfSnapshot,
  selectUpdates,
  textsOf,
} from './find';
import { rejectFinding } from './reject';
import { previewExtraction, runExtraction } from './run';
import {
  companyFindingsInput,
  findingList,
  findingRef,
  previewInput,
  previewResult,
  rejectResult,
  runInput,
  runResult,
  updateFindings,
  updateFindingsInput,
} from './schemas';

const RUN = 'The contract runs the extraction as a weekly job; the console has a button for it.';
const EVIDENCE = 'The contract shows values without the words they came from.';

export const extractionRouter = router({
  /** Reads a bounded number of the updates that wait; call again until none remains. */
  run: scopedProcedure
    .meta(consoleOnly(RUN))
    .input(runInput)
    .output(runResult)
    .mutation(async ({ ctx: { scope }, input }) => {
      const { organizationId, ...selection } = await selectUpdates(scope, input);
      const edit =
        organizationId === undefined ? requireSomeEdit(scope) : requireEdit(scope, organizationId);
      const vehicleIds = selection.vehicleIds.filter((id) => edit.vehicleIds.includes(id));
      return runExtraction(edit, { ...selection, vehicleIds }, input.limit);
    }),

  /** What a run would make of the updates that wait; writes nothing. */
  preview: scopedProcedure
    .meta(consoleOnly(RUN))
    .input(previewInput)
    .output(previewResult)
    .query(async ({ ctx: { scope }, input }) => {
      const selection = await selectUpdates(scope, input);
      const { items, remaining } = await previewExtraction(scope, selection, input.limit);
      return {
        items: items.map(({ update, contents, plan }) => ({
          update,
          texts: textsOf(update, contents),
          ...plan,
        })),
        remaining,
      };
    }),

  /** An update's texts, with what was found where; rejected findings and asks included. */
  findingsOfUpdate: scopedProcedure
    .meta(consoleOnly(EVIDENCE))
    .input(updateFindingsInput)
    .output(updateFindings)
    .query(({ ctx, input }) => evidenceInUpdate(ctx.scope, input)),

  /** The words behind a snapshot's values. */
  findingsOfSnapshot: scopedProcedure
    .meta(consoleOnly(EVIDENCE))
    .input(updateFindingsInput)
    .output(findingList)
    .query(async ({ ctx, input }) => ({ items: await evidenceOfSnapshot(ctx.scope, input) })),

  /** The words of every update that named a customer. */
  findingsOfCustomer: scopedProcedure
    .meta(consoleOnly(EVIDENCE))
    .input(updateFindingsInput)
    .output(findingList)
    .query(async ({ ctx, input }) => ({ items: await evidenceOfCustomer(ctx.scope, input) })),

  /** The words behind every value and customer of a company. */
  findingsOfCompany: scopedProcedure
    .meta(consoleOnly(EVIDENCE))
    .input(companyFindingsInput)
    .output(findingList)
    .query(async ({ ctx, input }) => ({ items: await evidenceOfCompany(ctx.scope, input) })),

  /** Takes a value back that was read wrongly, and asks a person instead. */
  reject: scopedProcedure
    .meta(consoleOnly(EVIDENCE))
    .input(findingRef)
    .output(rejectResult)
    .mutation(({ ctx, input }) => rejectFinding(ctx.scope, input.id)),
});
