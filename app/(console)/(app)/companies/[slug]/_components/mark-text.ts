/** A stretch of a text; `mark` names what it belongs to, null for plain text. */
export interface Stretch {
  text: string;
  mark: string | null;
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds a sentence whose blanks and line breaks may differ. */
function find(body: string, sentence: string): { start: number; end: number } | null {
  const words = sentence.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const match = new RegExp(words.map(escaped).join('\\s+'), 'i').exec(body);
  return match && { start: match.index, end: match.index + match[0].length };
}

/**
 * Cuts a text where the given sentences stand in it. What is not found, or overlaps with one
 * found before it, is left unmarked.
 */
export function markText(
  body: string,
  sentences: readonly { id: string; text: string }[],
): Stretch[] {
  const found = sentences
    .flatMap(({ id, text }) => {
      const place = find(body, text);
      return place ? [{ id, ...place }] : [];
    })
    .sort((a, b) => a.start - b.start);
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { id, start, end } of found) {
    if (start < at) continue;
    if (start > at) stretches.push({ text: body.slice(at, start), mark: null });
    stretches.push({ text: body.slice(start, end), mark: id });
    at = end;
  }
  if (at < body.length) stretches.push({ text: body.slice(at), mark: null });
  return stretches;
}
