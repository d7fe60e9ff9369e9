import { z } from 'zod';
import { actorName } from '@/server/access/actor';
import { requireEdit, type Scope } from '@/server/access/scope';
import { vehicleIdsFor } from '@/server/access/select';
import { notFound } from '@/server/errors';
import { decidedMeanwhile } from '@/server/lib/meanwhile';
import { consoleOnly, rest, router, scopedProcedure } from '@/server/trpc';
import { onlyCompany } from '../portfolio/find';
import { asksOfStatus, countBeyond, isUnpublished } from './board-queries';
import { askBoard, askBoardInput } from './board-schemas';
import { askById, asksOfCompany, changeAsk, listAsks } from './queries';
import {
  ask,
  askList,
  askRef,
  companyAsksInput,
  datedAsk,
  decideAskInput,
  listAsksInput,
  patchAskInput,
} from './schemas';

const tag = 'Asks';

/** So many does a board show. */
const MOST_OPEN = 500;
const MOST_RESOLVED = 100;

/** The right to change an ask that the caller can see. */
async function requireEditableAsk(scope: Scope, id: string) {
  const found = await askById(scope, id);
  const vehicle = scope.vehicles.find((candidate) => candidate.id === found?.vehicleId);
  if (!found || !vehicle) throw notFound('Ask');
  return requireEdit(scope, vehicle.organizationId);
}

async function asksOfOneCompany(scope: Scope, input: z.output<typeof companyAsksInput>) {
  const rows = await asksOfCompany(scope, input.slug, vehicleIdsFor(scope, input), input);
  onlyCompany([...new Map(rows.map(({ company }) => [company.id, company])).values()]);
  return rows.flatMap(({ ask, receivedAt: askedAt }) =>
    ask && askedAt ? { ...ask, askedAt } : [],
  );
}

export const asksRouter = router({
  /** Asks of every company within reach, newest first. */
  list: scopedProcedure
    .meta(
      rest({
        method: 'GET',
        path: '/portfolio/asks',
        tag,
        summary: 'List asks',
        description: 'Open asks by default. An unknown companyId gives an empty list.',
      }),
    )
    .input(listAsksInput)
    .output(askList)
    .query(async ({ ctx, input }) => ({ items: await listAsks(ctx.scope, input) })),

  /** Asks of one company, newest first. */
  listOfCompany: scopedProcedure
    .meta(
      rest({
        method: 'GET',
        path: '/portfolio/companies/{slug}/asks',
        tag,
        summary: 'List the asks of a company',
        errors: [409],
      }),
    )
    .input(companyAsksInput)
    .output(askList)
    .query(async ({ ctx, input }) => ({ items: await asksOfOneCompany(ctx.scope, input) })),

  /** The newest asks of one company, those of its latest update first. */
  datedOfCompany: scopedProcedure
    .meta(consoleOnly('The contract lists asks without the time of their update.'))
    .input(companyAsksInput)
    .output(z.object({ items: z.array(datedAsk) }))
    .query(async ({ ctx, input }) => {
      const items = await asksOfOneCompany(ctx.scope, input);
      return { items: items.toSorted((a, b) => b.askedAt.localeCompare(a.askedAt)) };
    }),

  /** Resolves, reopens, hides or shows an ask. */
  patch: scopedProcedure
    .meta(
      rest({
        method: 'PATCH',
        path: '/portfolio/asks/{id}',
        tag,
        summary: 'Change an ask',
        description: 'At least one of status and hidden.',
        eitherOf: [['status'], ['hidden']],
        errors: [403],
        example: { status: 'RESOLVED' },
      }),
    )
    .input(patchAskInput)
    .output(ask)
    .mutation(async ({ ctx: { scope }, input }) => {
      const { id, ...changes } = input;
      const edit = await requireEditableAsk(scope, id);
      const changed = await changeAsk(edit, id, changes, actorName(scope.actor));
      if (!changed) throw notFound('Ask');
      return changed;
    }),

  /** Lets an ask out that was found outside an asks section. */
  publish: scopedProcedure
    .meta(consoleOnly('A person publishes asks in the console; the contract has no path.'))
    .input(askRef)
    .output(ask)
    .mutation(async ({ ctx: { scope }, input }) => {
      const edit = await requireEditableAsk(scope, input.id);
      const changed = await changeAsk(edit, input.id, { publish: true }, actorName(scope.actor));
      if (!changed) throw notFound('Ask');
      return changed;
    }),

  /** A person's word about an ask that waits for one: publishes it, or hides it. */
  decide: scopedProcedure
    .meta(consoleOnly('The contract has no path for the review queue.'))
    .input(decideAskInput)
    .output(ask)
    .mutation(async ({ ctx: { scope }, input: { id, hidden } }) => {
      const edit = await requireEditableAsk(scope, id);
      const changes = hidden ? { hidden } : { publish: true };
      const changed = await changeAsk(edit, id, changes, actorName(scope.actor), isUnpublished);
      if (!changed) throw decidedMeanwhile();
      return changed;
    }),

  /** Takes a published ask back, until a person publishes it again. */
  unpublish: scopedProcedure
    .meta(consoleOnly('The undo of publishing; the contract has no path.'))
    .input(askRef)
    .output(ask)
    .mutation(async ({ ctx: { scope }, input }) => {
      const edit = await requireEditableAsk(scope, input.id);
      const changed = await changeAsk(edit, input.id, { publish: false }, actorName(scope.actor));
      if (!changed) throw notFound('Ask');
      return changed;
    }),

  /**
   * The asks of a vehicle with company and source: the newest 500 open, the last 100 resolved, and
   * how many there are beside them.
   */
  board: scopedProcedure
    .meta(consoleOnly('The contract lists asks without the names of companies.'))
    .input(askBoardInput)
    .output(askBoard)
    .query(async ({ ctx: { scope }, input }) => {
      const vehicleIds = vehicleIdsFor(scope, input);
      const [open, resolved, ...beyond] = await Promise.all([
        asksOfStatus(scope, vehicleIds, 'OPEN', MOST_OPEN),
        asksOfStatus(scope, vehicleIds, 'RESOLVED', MOST_RESOLVED),
        countBeyond(scope, vehicleIds, 'OPEN', MOST_OPEN),
        countBeyond(scope, vehicleIds, 'RESOLVED', MOST_RESOLVED),
      ]);
      const items = [...open, ...resolved].map(({ ask: row, ...about }) => ({ ...row, ...about }));
      return { items, beyond: beyond.flat() };
    }),
});
