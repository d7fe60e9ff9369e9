import { isSameProfile, profileOf } from './extract/same-ask';
import type { ExtractedAsk } from './extract/types';

/** An ask that is stored, as far as matching needs it. */
export type StoredAsk = Pick<ExtractedAsk, 'type' | 'title' | 'description'>;

/** The asks of an update: those to add, and those that repeat an open one. */
export interface Matched<T> {
  added: ExtractedAsk[];
  repeated: { open: T; ask: ExtractedAsk }[];
}

/**
 * Tells asks that repeat an open one from new ones (decisions §9). An open ask stands for one of
 * the update's asks at most: the first of the same wording, else the first that is the same.
 */
export function matchAsks<T extends StoredAsk>(
  extracted: readonly ExtractedAsk[],
  open: readonly T[],
): Matched<T> {
  const free = new Set(open.map((row) => ({ row, profile: profileOf(row) })));
  const wanted = extracted.map((ask) => ({ ask, profile: profileOf(ask) }));
  const matches = new Map<ExtractedAsk, T>();
  for (const byKey of [true, false]) {
    for (const { ask, profile } of wanted) {
      if (matches.has(ask)) continue;
      for (const candidate of free) {
        const { key } = candidate.profile;
        if (byKey ? key !== profile.key : !isSameProfile(candidate.profile, profile)) continue;
        free.delete(candidate);
        matches.set(ask, candidate.row);
        break;
      }
    }
  }
  return {
    added: extracted.filter((ask) => !matches.has(ask)),
    repeated: [...matches].map(([ask, row]) => ({ open: row, ask })),
  };
}
