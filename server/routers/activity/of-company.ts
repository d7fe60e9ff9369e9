import { mayEdit, type Scope } from '@/server/access/scope';
import { namesOf } from '@/server/routers/audit/name-queries';
import { NAMES_SHOWN } from '@/server/routers/audit/names';
import { type AuditPlace, listAuditEvents } from '@/server/routers/audit/queries';
import { knowsAddress, namesOfMembers } from '@/server/routers/members/queries';
import { ACTIVITY_TARGETS, type ActivityTarget } from './schemas';

/**
 * So many events of an organization are looked through per call: a company's own have no index,
 * since one would make every write dearer.
 */
const SEARCHED = 2000;

type AuditEvent = Awaited<ReturnType<typeof listAuditEvents>>[number];

const targetOf = ({ targetKind }: AuditEvent): ActivityTarget | undefined =>
  ACTIVITY_TARGETS.find((target) => target === targetKind);

const idsOf = ({ targetIds }: AuditEvent): string[] => targetIds.flatMap((id) => id ?? []);

/** The names of a company's rows among those that events are about, by id. */
async function namesIn(scope: Scope, companyId: string, events: readonly AuditEvent[]) {
  const names = new Map<string, string>();
  await Promise.all(
    ACTIVITY_TARGETS.map(async (target) => {
      const ids = events.filter((event) => targetOf(event) === target).flatMap(idsOf);
      if (ids.length === 0) return;
      const rows = await namesOf(scope, target, [...new Set(ids)], companyId);
      for (const { id, name } of rows) names.set(id, name);
    }),
  );
  return names;
}

/** Readers see what a company says now; what it said once they are not shown. */
const namesAlone = (fields: AuditEvent['fields']) =>
  fields?.map(({ field }) => ({ field })) ?? null;

/**
 * What was done to a company and to what is under it, newest first. Rows that are gone for good
 * no longer tell whose they were, so their removal is missing.
 */
export async function activityOfCompany(
  scope: Scope,
  company: { id: string; organizationId: string },
  { limit, before }: { limit: number; before: AuditPlace | undefined },
) {
  const events = await listAuditEvents(scope, company.organizationId, SEARCHED, before);
  const names = await namesIn(scope, company.id, events);
  const found = events.flatMap((event) => {
    const target = targetOf(event);
    const own = idsOf(event).flatMap((id) => names.get(id) ?? []);
    return target === undefined || own.length === 0 ? [] : [{ event, target, own }];
  });
  const shown = found.slice(0, limit);
  const people = await namesOfMembers(
    scope,
    company.organizationId,
    shown.flatMap(({ event }) => event.actorEmail ?? []),
  );
  const edits = mayEdit(scope, company.organizationId);
  const isKnown = await knowsAddress(scope, company.organizationId);
  const addressOf = ({ actorEmail }: AuditEvent) =>
    actorEmail !== null && isKnown(actorEmail) ? actorEmail : null;
  const items = shown.map(({ event, target, own }) => ({
    id: event.id,
    at: event.at,
    actorKind: event.actorKind,
    actor: event.actorKind === 'system' ? event.actorId : addressOf(event),
    actorName: people.get(event.actorEmail ?? '') ?? null,
    operation: event.operation,
    change: event.change,
    target,
    names: own.filter((name) => name !== '').slice(0, NAMES_SHOWN),
    count: own.length,
    fields: edits ? event.fields : namesAlone(event.fields),
  }));
  const isMore = found.length > limit;
  const last = isMore ? items.at(-1) : events.length === SEARCHED ? events.at(-1) : undefined;
  return { items, nextCursor: last ? `${last.at}_${last.id}` : null };
}
