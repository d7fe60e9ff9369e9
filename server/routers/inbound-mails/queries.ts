import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import type { INBOUND_MAIL_STATUSES } from '@/db/enums';
import { companies, inboundMails, investorUpdates, memberships, users } from '@/db/schema';
import { actorName } from '@/server/access/actor';
import type { EditScope, Scope } from '@/server/access/scope';
import { sha256Hex } from '@/server/lib/sha256';
import { newestFirst } from '@/server/routers/portfolio/child-queries';

type Status = (typeof INBOUND_MAIL_STATUSES)[number];

const columns = {
  id: inboundMails.id,
  organizationId: inboundMails.organizationId,
  status: inboundMails.status,
  reason: inboundMails.reason,
  sourceRef: inboundMails.sourceRef,
  receivedAt: inboundMails.receivedAt,
  fromAddress: inboundMails.fromAddress,
  subject: inboundMails.subject,
  excerpt: sql<string>`left(${inboundMails.rawBody}, 2000)`,
  attachmentsJson: inboundMails.attachmentsJson,
  companyId: inboundMails.companyId,
  updateId: inboundMails.updateId,
  decidedAt: inboundMails.decidedAt,
  decidedBy: inboundMails.decidedBy,
  createdAt: inboundMails.createdAt,
};

const within = (scope: Scope) =>
  anyOf(inboundMails.organizationId, arrayLiteral(scope.organizationIds));

/** An organization's mails of one status, received last first. */
export const listMails = (
  scope: Scope,
  { organizationId, status, limit }: { organizationId: string; status: Status; limit: number },
) =>
  scope.db
    .select(columns)
    .from(inboundMails)
    .where(
      and(
        within(scope),
        eq(inboundMails.organizationId, organizationId),
        eq(inboundMails.status, status),
      ),
    )
    .orderBy(newestFirst(inboundMails.receivedAt), asc(inboundMails.id))
    .limit(limit);

/** Mails of these organizations that wait for a person, received last first. */
export const waitingMails = (scope: Scope, organizationIds: readonly string[], limit: number) =>
  scope.db
    .select(columns)
    .from(inboundMails)
    .where(
      and(
        within(scope),
        anyOf(inboundMails.organizationId, arrayLiteral(organizationIds)),
        eq(inboundMails.status, 'WAITING'),
      ),
    )
    .orderBy(newestFirst(inboundMails.receivedAt), asc(inboundMails.id))
    .limit(limit);

/** A mail, as the queue shows it. */
export async function mailById(scope: Scope, id: string) {
  const [row] = await scope.db
    .select(columns)
    .from(inboundMails)
    .where(and(within(scope), eq(inboundMails.id, id)));
  return row;
}

/** A mail with its whole text, locked until the transaction ends. */
export async function lockMail(edit: EditScope, id: string) {
  const [row] = await edit.db
    .select()
    .from(inboundMails)
    .where(and(within(edit), eq(inboundMails.id, id)))
    .for('update');
  return row;
}

/** The place of a mail in an organization's queue, decided or not. */
export async function mailBySourceRef(scope: Scope, organizationId: string, sourceRef: string) {
  const [row] = await scope.db
    .select(columns)
    .from(inboundMails)
    .where(
      and(
        within(scope),
        eq(inboundMails.organizationId, organizationId),
        eq(inboundMails.sourceRefHash, sha256Hex(sourceRef)),
      ),
    );
  return row;
}

/** Puts a mail into the queue, once. */
export async function queueMail(
  edit: EditScope,
  organizationId: string,
  mail: Pick<
    typeof inboundMails.$inferInsert,
    | 'reason'
    | 'sourceRef'
    | 'receivedAt'
    | 'fromAddress'
    | 'subject'
    | 'rawBody'
    | 'rawHtml'
    | 'attachmentsJson'
  >,
): Promise<void> {
  if (!edit.organizationIds.includes(organizationId)) return;
  await edit.db
    .insert(inboundMails)
    .values({ ...mail, organizationId, sourceRefHash: sha256Hex(mail.sourceRef) })
    .onConflictDoNothing({ target: [inboundMails.organizationId, inboundMails.sourceRefHash] });
}

type Decision =
  { status: 'ASSIGNED'; companyId: string; updateId: string } | { status: 'DISCARDED' };

/** Condition: the mail was not decided so before, by somebody who is to stay the one who did. */
const isAnother = (decision: Decision) =>
  or(
    ne(inboundMails.status, decision.status),
    decision.status === 'ASSIGNED' ? ne(inboundMails.updateId, decision.updateId) : undefined,
  );

/** Takes a mail out of the queue: as the update it has become, or discarded. */
export async function decideMail(edit: EditScope, id: string, decision: Decision): Promise<void> {
  await edit.db
    .update(inboundMails)
    .set({ ...decision, decidedAt: sql`now()`, decidedBy: actorName(edit.actor) })
    .where(and(within(edit), eq(inboundMails.id, id), isAnother(decision)));
}

const hasWritten = (address: string | null) =>
  sql`exists (select 1 from ${investorUpdates}
    where ${investorUpdates.companyId} = ${companies.id}
      and ${investorUpdates.deletedAt} is null
      and (lower(${investorUpdates.fromAddress}) = cast(${address} as text)
        or position('<' || cast(${address} as text) || '>' in lower(${investorUpdates.fromAddress})) > 0))`;

/** An organization's living companies within reach; `hasWritten`: the address has, for it, before. */
export const addresseesIn = (scope: Scope, organizationId: string, address: string | null) =>
  scope.db
    .select({
      id: companies.id,
      slug: companies.slug,
      vehicleId: companies.vehicleId,
      name: companies.name,
      website: companies.website,
      // Nested, because drizzle takes the tables off the columns of a selected expression.
      hasWritten: sql<boolean>`(${hasWritten(address)})`,
    })
    .from(companies)
    .where(
      and(
        eq(companies.organizationId, organizationId),
        anyOf(companies.vehicleId, arrayLiteral(scope.vehicleIds)),
        isNull(companies.deletedAt),
      ),
    )
    .orderBy(asc(companies.id));

/** The mail addresses of an organization's own people. */
export async function peopleOf(scope: Scope, organizationId: string): Promise<string[]> {
  const rows = await scope.db
    .select({ email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.organizationId, organizationId),
        anyOf(memberships.organizationId, arrayLiteral(scope.organizationIds)),
      ),
    );
  return rows.map((row) => row.email);
}

/**
 * The update that a mail is already, under any company within reach, soft-deleted or not; of
 * several, since it was assigned anew, the living one.
 */
export async function updateOfMail(scope: Scope, organizationId: string, sourceRef: string) {
  // An agent may have posted it with the Message-ID in its angle brackets.
  const hashes = [sourceRef, `<${sourceRef}>`].map((ref) => sha256Hex(ref));
  const [row] = await scope.db
    .select({
      updateId: investorUpdates.id,
      companyId: companies.id,
      companySlug: companies.slug,
      companyName: companies.name,
      fromAddress: investorUpdates.fromAddress,
      subject: investorUpdates.subject,
      rawBody: investorUpdates.rawBody,
    })
    .from(companies)
    .innerJoin(
      investorUpdates,
      and(
        eq(investorUpdates.companyId, companies.id),
        anyOf(investorUpdates.sourceRefHash, arrayLiteral(hashes)),
      ),
    )
    .where(
      and(
        eq(companies.organizationId, organizationId),
        anyOf(companies.vehicleId, arrayLiteral(scope.vehicleIds)),
      ),
    )
    .orderBy(sql`${investorUpdates.deletedAt} desc nulls first`, asc(investorUpdates.id))
    .limit(1);
  return row;
}
