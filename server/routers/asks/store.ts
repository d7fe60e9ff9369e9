import { and, desc, eq, sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import { asks, companies, investorUpdates } from '@/db/schema';
import type { EditScope } from '@/server/access/scope';
import { reachedCompany } from '@/server/routers/portfolio/child-queries';
import type { ExtractedAsk } from './extract/types';
import { matchAsks } from './match-asks';

/** The update whose asks are stored. */
export interface AskingUpdate {
  id: string;
  companyId: string;
  vehicleId: string;
  receivedAt: string;
}

/** Lets one update of the company at a time look at its open asks, until the transaction ends. */
async function lockCompany(tx: EditScope, companyId: string): Promise<void> {
  const reached = anyOf(companies.vehicleId, arrayLiteral(tx.vehicleIds));
  await tx.db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, companyId), reached))
    // FOR UPDATE would wait for the others that have stored their update but not its asks.
    .for('no key update');
}

/** So many open asks are compared with those of an update; a company has a few dozen. */
const COMPARED = 500;

/**
 * The company's open asks that an update carried last, locked so that nobody resolves them
 * meanwhile.
 */
const openAsks = (tx: EditScope, companyId: string) =>
  tx.db
    .select({
      id: asks.id,
      updateId: asks.updateId,
      type: asks.type,
      title: asks.title,
      description: asks.description,
      spanStart: asks.spanStart,
      spanEnd: asks.spanEnd,
      publishedAt: asks.publishedAt,
      takenBack: asks.takenBack,
      receivedAt: investorUpdates.receivedAt,
    })
    .from(asks)
    .innerJoin(
      investorUpdates,
      and(eq(investorUpdates.companyId, asks.companyId), eq(investorUpdates.id, asks.updateId)),
    )
    .where(
      and(
        anyOf(asks.vehicleId, arrayLiteral(tx.vehicleIds)),
        eq(asks.companyId, companyId),
        eq(asks.status, 'OPEN'),
      ),
    )
    .orderBy(desc(investorUpdates.receivedAt), desc(asks.id))
    .limit(COMPARED)
    .for('no key update', { of: asks });

type OpenAsk = Awaited<ReturnType<typeof openAsks>>[number];

/** What an open ask becomes when `update` repeats it; undefined if it stays as it is. */
function refreshed(update: AskingUpdate, { open, ask }: { open: OpenAsk; ask: ExtractedAsk }) {
  const publish = ask.fromSection && open.publishedAt === null && !open.takenBack;
  // An update that arrives late, such as an import, does not put back older words.
  const isLater = update.receivedAt >= open.receivedAt;
  if (!isLater) return publish ? { ...open, publish } : undefined;
  return {
    id: open.id,
    updateId: update.id,
    title: ask.title,
    description: ask.description,
    spanStart: ask.span.start,
    spanEnd: ask.span.end,
    publish,
  };
}

type Refreshed = NonNullable<ReturnType<typeof refreshed>>;

async function refreshAsks(tx: EditScope, companyId: string, rows: readonly Refreshed[]) {
  if (rows.length === 0) return;
  await tx.db
    .update(asks)
    .set({
      updateId: sql`sent."updateId"`,
      title: sql`sent.title`,
      description: sql`sent.description`,
      spanStart: sql`sent."spanStart"`,
      spanEnd: sql`sent."spanEnd"`,
      publishedAt: sql`case when sent.publish then now() else ${asks.publishedAt} end`,
      updatedAt: sql`now()`,
    })
    .from(
      sql`jsonb_to_recordset(cast(cast(${JSON.stringify(rows)} as text) as jsonb)) as sent(id text, "updateId" text, title text, description text, "spanStart" float8, "spanEnd" float8, publish boolean)`,
    )
    .where(
      and(
        sql`${asks.id} = sent.id`,
        eq(asks.companyId, companyId),
        anyOf(asks.vehicleId, arrayLiteral(tx.vehicleIds)),
      ),
    );
}

async function addAsks(tx: EditScope, update: AskingUpdate, added: readonly ExtractedAsk[]) {
  if (added.length === 0) return;
  await tx.db.insert(asks).values(
    added.map((ask) => ({
      vehicleId: update.vehicleId,
      companyId: reachedCompany(tx, update.companyId),
      updateId: update.id,
      type: ask.type,
      title: ask.title,
      description: ask.description,
      spanStart: ask.span.start,
      spanEnd: ask.span.end,
      publishedAt: ask.fromSection ? sql`now()` : null,
    })),
  );
}

/**
 * Stores the asks of an update, in the transaction that stores the update (decisions §9), in at
 * most four statements. An ask that is open already is refreshed instead of added again, if it is
 * among the 500 open ones that updates carried last; asks from a section are published, the others
 * wait for a person, and so does what a person took back.
 */
export async function storeAsks(
  tx: EditScope,
  update: AskingUpdate,
  extracted: readonly ExtractedAsk[],
): Promise<void> {
  if (extracted.length === 0) return;
  await lockCompany(tx, update.companyId);
  const open = await openAsks(tx, update.companyId);
  const oldestFirst = open.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const { added, repeated } = matchAsks(extracted, oldestFirst);
  const changed = repeated.flatMap((pair) => refreshed(update, pair) ?? []);
  await refreshAsks(tx, update.companyId, changed);
  await addAsks(tx, update, added);
}
