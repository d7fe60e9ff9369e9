import { and, isNull, sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import { investorUpdates } from '@/db/schema';
import type { EditScope } from '@/server/access/scope';
import { ofReachedCompany } from '@/server/routers/portfolio/child-queries';

/** The period that an update reports on, as somebody has settled it. */
export interface ReportedPeriod {
  companyId: string;
  updateId: string;
  reportedPeriod: string;
}

/**
 * Sets the reported period of living updates, in two statements; of several rows for one update
 * the last wins.
 * @returns the ids of the updates that were changed
 */
export async function setReportedPeriods(
  edit: EditScope,
  periods: readonly ReportedPeriod[],
): Promise<string[]> {
  if (periods.length === 0) return [];
  const byUpdate = new Map(periods.map((period) => [period.updateId, period]));
  const rows = JSON.stringify([...byUpdate.values()]);
  const living = await edit.db
    .select({ id: investorUpdates.id })
    .from(investorUpdates)
    .where(
      and(
        anyOf(investorUpdates.id, arrayLiteral([...byUpdate.keys()])),
        ofReachedCompany(edit, investorUpdates.companyId),
        isNull(investorUpdates.deletedAt),
      ),
    )
    .orderBy(investorUpdates.id)
    .for('no key update');
  if (living.length === 0) return [];
  const changed = await edit.db
    .update(investorUpdates)
    .set({ reportedPeriod: sql`sent."reportedPeriod"`, updatedAt: sql`now()` })
    .from(
      sql`jsonb_to_recordset(cast(cast(${rows} as text) as jsonb)) as sent("companyId" text, "updateId" text, "reportedPeriod" text)`,
    )
    .where(
      and(
        sql`${investorUpdates.id} = sent."updateId" and ${investorUpdates.companyId} = sent."companyId"`,
        anyOf(investorUpdates.id, arrayLiteral(living.map((row) => row.id))),
        ofReachedCompany(edit, investorUpdates.companyId),
      ),
    )
    .returning({ id: investorUpdates.id });
  return changed.map((row) => row.id);
}
