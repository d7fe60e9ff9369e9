import { pgTable } from 'drizzle-orm/pg-core';
import { json, text, updatedAt } from './columns';
import { organizations } from './organizations';

/** An organization's rubric: category → level → text. Absent until one is saved. */
export const scoringCriteria = pgTable('scoring_criteria', {
  organizationId: text('organization_id')
    .primaryKey()
    .references(() => organizations.id),
  criteria: json<Record<string, Record<string, string>>>('criteria').notNull(),
  updatedAt: updatedAt(),
});
