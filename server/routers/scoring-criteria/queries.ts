import { and, eq, sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import { prepared } from '@/db/prepared';
import { scoringCriteria } from '@/db/schema';
import type { EditScope, Scope } from '@/server/access/scope';
import type { Rubric } from './schemas';

const criteriaQuery = prepared('scoring_criteria', (db) =>
  db
    .select({ criteria: scoringCriteria.criteria })
    .from(scoringCriteria)
    .where(
      and(
        eq(scoringCriteria.organizationId, sql.placeholder('organizationId')),
        anyOf(scoringCriteria.organizationId, sql.placeholder('organizationIds')),
      ),
    ),
);

/** The rubric that an organization has saved; undefined if it has none. */
export async function savedCriteria(scope: Scope, organizationId: string) {
  const [row] = await criteriaQuery(scope.db).execute({
    organizationId,
    organizationIds: arrayLiteral(scope.organizationIds),
  });
  return row?.criteria;
}

/** Saves an organization's rubric in place of the one before. */
export async function saveCriteria(
  scope: EditScope,
  organizationId: string,
  criteria: Rubric,
): Promise<void> {
  await scope.db
    .insert(scoringCriteria)
    .values({ organizationId, criteria })
    .onConflictDoUpdate({
      target: scoringCriteria.organizationId,
      set: { criteria, updatedAt: sql`now()` },
      setWhere: anyOf(scoringCriteria.organizationId, arrayLiteral(scope.organizationIds)),
    });
}

/**
 * Locks an organization's rubric and gives it as it is now. One that has none saves the defaults,
 * so that there is a row to lock.
 */
export async function lockCriteria(scope: EditScope, organizationId: string, defaults: Rubric) {
  await scope.db
    .insert(scoringCriteria)
    .values({ organizationId, criteria: defaults })
    .onConflictDoNothing();
  const [row] = await scope.db
    .select({ criteria: scoringCriteria.criteria })
    .from(scoringCriteria)
    .where(
      and(
        eq(scoringCriteria.organizationId, organizationId),
        anyOf(scoringCriteria.organizationId, arrayLiteral(scope.organizationIds)),
      ),
    )
    .for('update');
  return row?.criteria;
}
