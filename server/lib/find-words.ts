const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Where a sentence stands in a text, however its blanks, line breaks and case differ.
 * @returns a half-open range in UTF-16 units; null where it does not stand
 */
export function findWords(text: string, sentence: string): { start: number; end: number } | null {
  const words = sentence.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const match = new RegExp(words.map(escaped).join('\\s+'), 'i').exec(text);
  return match && { start: match.index, end: match.index + match[0].length };
}
