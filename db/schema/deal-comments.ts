import { AUTHOR_TYPES } from '../enums';
import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, id, json, text, choice, oneOf } from './columns';
import { deals } from './deals';

/** A remark on a deal by a person, an agent or the system. */
export const dealComments = pgTable(
  'deal_comments',
  {
    id: id(),
    dealId: text('deal_id')
      .notNull()
      .references(() => deals.id),
    authorName: text('author_name').notNull(),
    authorType: choice('author_type', AUTHOR_TYPES).notNull().default('human'),
    content: text('content').notNull(),
    metadata: json<Record<string, unknown>>('metadata').notNull(),
    /** What it weighs in an answer, in bytes; null where nobody has weighed it yet. */
    weight: integer('weight'),
    createdAt: createdAt(),
  },
  (t) => [
    index('deal_comments_by_deal').on(t.dealId, t.createdAt, t.id),
    oneOf('deal_comments_author_type', t.authorType, AUTHOR_TYPES),
  ],
);
