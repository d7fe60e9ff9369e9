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

/** The events with what people call the rows that they are about, as far as they are there. */
export async function withNames<E extends Event>(scope: Scope, events: readonly E[]) {
  const names = new Map<string, string>();
  await Promise.all(
    NAMED_TARGETS.map(async (target) => {
      const ids = events.filter((event) => targetOf(event) === target).flatMap(firstIds);
      if (ids.length === 0) return;
      const rows = await namesOf(scope, target, [...new Set(ids)]);
      for (const { id, name } of rows) names.set(id, name);
    }),
  );
  return events.map((event) => ({
    ...event,
    names: firstIds(event).flatMap((id) => names.get(id) || []),
  }));
}
