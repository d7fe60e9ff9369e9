import { findWords } from '@/server/lib/find-words';

/** Where something stands in a text: a half-open range in UTF-16 units. */
export interface Place {
  id: string;
  start: number;
  end: number;
}

/** A stretch of a text, with what it belongs to: nothing, or one or more of the marks. */
export interface Stretch {
  text: string;
  marks: readonly string[];
}

/** Where sentences stand in a text; those that are not in it are left out. */
export const placesOf = (
  body: string,
  sentences: readonly { id: string; text: string }[],
): Place[] =>
  sentences.flatMap(({ id, text }) => {
    const place = findWords(body, text);
    return place ? [{ id, ...place }] : [];
  });

/** Cuts a text where marks begin and end; they may overlap. */
export function cutText(body: string, places: readonly Place[]): Stretch[] {
  const inside = places.filter(({ start, end }) => start >= 0 && start < end && end <= body.length);
  const cuts = new Set([0, body.length]);
  for (const { start, end } of inside) cuts.add(start).add(end);
  const at = [...cuts].sort((a, b) => a - b);
  return at.slice(0, -1).map((from, index) => {
    const to = at[index + 1] ?? body.length;
    const marks = inside.filter(({ start, end }) => start <= from && to <= end);
    return { text: body.slice(from, to), marks: marks.map(({ id }) => id) };
  });
}

/** Cuts a text where the given sentences stand in it; what is not found is left unmarked. */
export const markText = (
  body: string,
  sentences: readonly { id: string; text: string }[],
): Stretch[] => cutText(body, placesOf(body, sentences));

/**
 * The part of a text around a place, cut at blanks, with the place moved along.
 * @param around so many characters on each side
 */
export function excerptAround(body: string, place: Place, around: number) {
  const { id } = place;
  let from = Math.max(0, place.start - around);
  while (from > 0 && from < place.start && !/\s/.test(body.charAt(from - 1))) from += 1;
  let to = Math.min(body.length, place.end + around);
  while (to < body.length && to > place.end && !/\s/.test(body.charAt(to))) to -= 1;
  return {
    text: body.slice(from, to),
    place: { id, start: place.start - from, end: place.end - from },
    cutBefore: from > 0,
    cutAfter: to < body.length,
  };
}
