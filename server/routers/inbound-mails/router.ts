import { requireManage } from '@/server/access/scope';
import { notFound } from '@/server/errors';
import { consoleOnly, router, scopedProcedure } from '@/server/trpc';
import { assignMail, discardMail } from './decide';
import { listMails } from './queries';
import { receiveMail } from './receive';
import {
  assignInput,
  inboundMail,
  inboundMailList,
  listMailsInput,
  mailRef,
  receiveInput,
  receiveResult,
} from './schemas';

const WHY =
  'The contract takes updates one by one; mail comes through the importer and the console.';

export const inboundMailsRouter = router({
  /** Takes one mail in: as an update of its sender's company, else into the queue. */
  receive: scopedProcedure
    .meta(consoleOnly(WHY))
    .input(receiveInput)
    .output(receiveResult)
    .mutation(({ ctx, input: { organizationId, ...mail } }) =>
      receiveMail(ctx.scope, organizationId, mail),
    ),

  /** The mails that no company could be told for; managers only. */
  list: scopedProcedure
    .meta(consoleOnly(WHY))
    .input(listMailsInput)
    .output(inboundMailList)
    .query(async ({ ctx: { scope }, input }) => {
      const { organizationId } = input;
      const membership = scope.memberships.get(organizationId);
      if (!membership) throw notFound('Organization');
      if (membership.role !== 'MANAGER') requireManage(scope, organizationId);
      return { items: await listMails(scope, input) };
    }),

  /** Makes a mail an update of a company. */
  assign: scopedProcedure
    .meta(consoleOnly(WHY))
    .input(assignInput)
    .output(inboundMail)
    .mutation(({ ctx, input }) => assignMail(ctx.scope, input)),

  /** Sets a mail aside for good. */
  discard: scopedProcedure
    .meta(consoleOnly(WHY))
    .input(mailRef)
    .output(inboundMail)
    .mutation(({ ctx, input }) => discardMail(ctx.scope, input.id)),
});
