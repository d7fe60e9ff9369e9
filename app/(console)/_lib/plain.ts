/** Text without case, accents and punctuation, so that "obrien" and "O’Brien" read alike. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ');

/** True if each word of what is typed is somewhere in the texts of an entry. */
export function holdsWords(typed: string, texts: readonly (string | null)[]): boolean {
  const words = plain(typed);
  const all = texts.join(' ');
  // Of punctuation alone nothing is left: it is looked for as it stands.
  if (words === '') return all.includes(typed.trim());
  const text = plain(all);
  return words.split(' ').every((word) => text.includes(word));
}
