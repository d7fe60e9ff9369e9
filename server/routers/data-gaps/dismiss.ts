import type { EditScope } from '@/server/access/scope';
import { invalid, notFound } from '@/server/errors';
import { NO_ROOM, withNotes } from './hint-notes';
import { type DataGap, lockGaps, markDismissed } from './queries';

/** What became of one item of a dismissal. */
export type Dismissed = { gapId: string } & (
  | { status: 'dismissed' | 'already-dismissed'; gap: DataGap; message?: string }
  | { status: 'not-found'; gap: null; message?: never }
);

const CUT = 'The hint holds 100,000 characters, so the notes were cut where it was full.';

/**
 * Dismisses gaps in the transaction of `edit` (decisions §6). Notes are appended to the hints,
 * cut where a hint would outgrow the bound of free text, which the item's message says. A gap given twice is dismissed already
 * the second time.
 * @returns one answer per id, in their order
 */
export async function dismissGaps(
  edit: EditScope,
  gapIds: readonly string[],
  notes: string | undefined,
): Promise<Dismissed[]> {
  const locked = (await lockGaps(edit, [...new Set(gapIds)])).map((row) => row.gap);
  const due = locked
    .filter((gap) => gap.status !== 'DISMISSED')
    .map((gap) => ({ id: gap.id, ...withNotes(gap.hint, notes) }));
  const stored = await markDismissed(
    edit,
    due.map(({ id, hint }) => ({ id, hint })),
  );
  const now = new Map([...locked, ...stored].map((gap) => [gap.id, gap]));
  const changed = new Map(due.map((gap) => [gap.id, gap]));
  return gapIds.map((gapId): Dismissed => {
    const gap = now.get(gapId);
    if (!gap) return { gapId, status: 'not-found', gap: null };
    const change = changed.get(gapId);
    changed.delete(gapId);
    if (!change) return { gapId, status: 'already-dismissed', gap };
    return { gapId, status: 'dismissed', gap, ...(change.wasCut ? { message: CUT } : {}) };
  });
}

/**
 * The answer of a single call: a bulk of one, whose errors are raised.
 * @throws NOT_FOUND; BAD_REQUEST for notes that the hint has no room for
 */
export async function dismissGap(edit: EditScope, gapId: string, notes: string | undefined) {
  const [item] = await dismissGaps(edit, [gapId], notes);
  if (!item || item.status === 'not-found') throw notFound('Data gap');
  if (item.message !== undefined) throw invalid(['notes'], NO_ROOM);
  return item.gap;
}

/** As `dismissGaps`, for who was shown open gaps: what was resolved since stays resolved. */
export async function dismissOpenGaps(edit: EditScope, gapIds: readonly string[]) {
  const locked = await lockGaps(edit, gapIds);
  const resolved = locked.map(({ gap }) => gap).filter(({ status }) => status === 'RESOLVED');
  const spared = new Set(resolved.map(({ id }) => id));
  const dismissed = await dismissGaps(
    edit,
    gapIds.filter((id) => !spared.has(id)),
    undefined,
  );
  return [
    ...dismissed.map(({ gapId, status }) => ({ gapId, status })),
    ...resolved.map(({ id }) => ({ gapId: id, status: 'already-resolved' as const })),
  ];
}
