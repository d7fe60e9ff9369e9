import { forbidden, notFound } from '@/server/errors';
import { consoleOnly, router, scopedProcedure } from '@/server/trpc';
import { withNames } from './names';
import { listAuditEvents } from './queries';
import { auditList, listAuditInput, placeOf } from './schemas';

export const auditRouter = router({
  /** Who changed what, newest first; managers only. */
  list: scopedProcedure
    .meta(consoleOnly('The trail is a page of the settings; the contract has no path.'))
    .input(listAuditInput)
    .output(auditList)
    .query(async ({ ctx: { scope }, input: { organizationId, cursor, limit } }) => {
      const membership = scope.memberships.get(organizationId);
      if (!membership) throw notFound('Organization');
      if (membership.role !== 'MANAGER') {
        throw forbidden('Only a manager of the organization may read its audit trail. Ask one.');
      }
      const rows = await listAuditEvents(scope, organizationId, limit + 1, placeOf(cursor));
      const items = rows.slice(0, limit);
      const last = rows.length > limit ? items.at(-1) : undefined;
      return {
        items: await withNames(scope, items),
        nextCursor: last ? `${last.at}_${last.id}` : null,
      };
    }),
});
