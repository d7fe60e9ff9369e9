import type { Scope } from '@/server/access/scope';
import { NAMED_TARGETS, namesOf, type NamedTarget } from './name-queries';

/** So many rows of an event are named. */
export const NAMES_SHOWN = 5;

interface Event {
  targetKind: string;
  targetIds: readonly (string | null)[];
}

const targetOf = ({ targetKind }: Event): NamedTarget | undefined =>
  NAMED_TARGETS.find((target) => target === targetKind);

const firstIds = ({ targetIds }: Event): string[] =>
  targetIds.slice(0, NAMES_SHOWN).flatMap((id) => id ?? []);

/** The events with what people call the rows that they are about and whose they are, as far as they are there. */
export async function withNames<E extends Event>(scope: Scope, events: readonly E[]) {
  const rows = new Map<string, { name: string; company: string | null }>();
  await Promise.all(
    NAMED_TARGETS.map(async (target) => {
      const ids = events.filter((event) => targetOf(event) === target).flatMap(firstIds);
      if (ids.length === 0) return;
      for (const row of await namesOf(scope, target, [...new Set(ids)])) rows.set(row.id, row);
    }),
  );
  return events.map((event) => {
    const named = firstIds(event).flatMap((id) => rows.get(id) ?? []);
    return {
      ...event,
      names: named.flatMap(({ name }) => name || []),
      companies: [...new Set(named.flatMap(({ company }) => company ?? []))],
    };
  });
}
