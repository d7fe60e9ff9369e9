import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { AUTHOR_TYPES } from '@/db/enums';
import { prepared } from '@/db/prepared';
import { dealComments, deals } from '@/db/schema';
import { isoFromDatabase, newId } from '@/db/schema/columns';
import type { EditScope, Scope } from '@/server/access/scope';
import { ServiceError } from '@/server/errors';
import { reach, visibleLater, within } from './queries';

export type CommentRow = Omit<typeof dealComments.$inferSelect, 'weight'>;

const commentRows = z.array(
  z.object({
    id: z.string(),
    dealId: z.string(),
    authorName: z.string(),
    authorType: z.enum(AUTHOR_TYPES),
    content: z.string(),
    // Not z.record: that drops a key named __proto__.
    metadata: z.custom<Record<string, unknown>>((value) => typeof value === 'object'),
    createdAt: z.string().transform(isoFromDatabase),
  }),
);

const readComments = (value: unknown) =>
  commentRows.parse(typeof value === 'string' ? JSON.parse(value) : value);

const detailQuery = prepared('deal_detail', (db) => {
  const remarks = db
    .select({
      comments: sql`coalesce(json_agg(json_build_object(
        'id', ${dealComments.id}, 'dealId', ${dealComments.dealId},
        'authorName', ${dealComments.authorName}, 'authorType', ${dealComments.authorType},
        'content', ${dealComments.content}, 'metadata', ${dealComments.metadata} -> 'v',
        'createdAt', ${dealComments.createdAt})
        order by ${dealComments.createdAt}, ${dealComments.id}), '[]'::json)`
        .mapWith(readComments)
        .as('comments'),
    })
    .from(dealComments)
    .where(eq(dealComments.dealId, deals.id))
    .as('remarks');
  return db
    .select({ ...getTableColumns(deals), comments: remarks.comments })
    .from(deals)
    .innerJoinLateral(remarks, sql`true`)
    .where(and(eq(deals.slug, sql.placeholder('slug')), visibleLater()))
    .orderBy(asc(deals.id));
});

/** As dealsBySlug, each with its comments, oldest first; one statement. */
export const dealsWithComments = (scope: Scope, slug: string, organizationId: string | undefined) =>
  detailQuery(scope.db).execute({ slug, ...reach(scope, organizationId) });

export type NewComment = Pick<CommentRow, 'authorName' | 'authorType' | 'content' | 'metadata'>;

/** A deal is answered with all of its comments, so together they weigh no more than this, in bytes. */
const MOST_COMMENTS = 16 * 1024 * 1024;

/**
 * What metadata weighs beside its text, in bytes: a name takes its reader as long as some hundred
 * characters do, a list or an object nearly as long, a further value as long as some sixteen.
 */
const WEIGHT = { name: 128, group: 96, value: 16 };

/** How often a mark stands in a text. */
const times = (text: SQL, mark: string) =>
  sql`(length(${text}) - length(replace(${text}, ${mark}, ''))) / ${mark.length}`;

/** As weightOf, of a comment that was stored before its weight was. */
const weightOfStored = () => {
  const { authorName, content, metadata } = dealComments;
  const json = sql`${metadata}::text`;
  return sql`octet_length(to_json(${authorName} || ${content})::text) + octet_length(${json})
    + ${WEIGHT.name} * ${times(json, '": ')} + ${WEIGHT.value} * ${times(json, ',')}
    + ${WEIGHT.group} * (${times(json, '{')} + ${times(json, '[')})`;
};

/** A comment's JSON in an answer, where a control character takes six bytes, with its metadata's weight. */
function weightOf(comment: NewComment): number {
  const json = JSON.stringify(comment.metadata);
  const count = (mark: RegExp) => json.match(mark)?.length ?? 0;
  const members = WEIGHT.name * count(/":/g) + WEIGHT.value * count(/,/g);
  return Buffer.byteLength(JSON.stringify(comment)) + members + WEIGHT.group * count(/[[{]/g);
}

/**
 * Sees that a deal has room for one more comment, measured as the JSON of an answer.
 * @throws BAD_REQUEST its comments hold 16 MiB of text and metadata
 */
export async function requireRoomForComment(
  scope: EditScope,
  dealId: string,
  added: NewComment,
): Promise<void> {
  const [row] = await scope.db
    .select({
      weight: sql`sum(coalesce(${dealComments.weight}, ${weightOfStored()}))`.mapWith(Number),
    })
    .from(dealComments)
    .innerJoin(deals, and(eq(deals.id, dealComments.dealId), within(scope, dealId)));
  if ((row?.weight ?? 0) + weightOf(added) <= MOST_COMMENTS) return;
  throw new ServiceError(
    'BAD_REQUEST',
    'The comments of this deal hold 16 MiB, which is the most; in their metadata each name counts as 128 bytes more, each list or object as 96, each value as 16. Put long texts and large data elsewhere and comment with their address.',
  );
}

/** Adds a comment to a living, visible deal; undefined if it is none any more. */
export async function insertComment(
  scope: EditScope,
  dealId: string,
  values: NewComment,
): Promise<CommentRow | undefined> {
  const metadata = JSON.stringify({ v: values.metadata });
  const { weight: _, ...told } = getTableColumns(dealComments);
  const [row] = await scope.db
    .insert(dealComments)
    .select(
      scope.db
        .select({
          id: sql<string>`cast(${newId()} as text)`.as('id'),
          dealId: deals.id,
          authorName: sql<string>`cast(${values.authorName} as text)`.as('author_name'),
          authorType: sql`cast(${values.authorType} as text)`.as('author_type'),
          content: sql<string>`cast(${values.content} as text)`.as('content'),
          metadata: sql`cast(cast(${metadata} as text) as jsonb)`.as('metadata'),
          weight: sql<number>`cast(${weightOf(values)} as integer)`.as('weight'),
          createdAt: sql<string>`now()`.as('created_at'),
        })
        .from(deals)
        .where(and(within(scope, dealId), isNull(deals.deletedAt))),
    )
    .returning(told);
  return row;
}
