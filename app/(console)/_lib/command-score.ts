import { plain } from './plain';

const startsAWord = (text: string, word: string) => ` ${text}`.includes(` ${word}`);

/**
 * How well an entry of the palette fits what is typed: the name itself first, then names that begin
 * with it, then those whose words do; 0 where a word typed is nowhere in what the entry goes by.
 * @param keywords the entry's name, then what else it is found by; its id is not searched
 */
export function commandScore(_id: string, search: string, keywords: string[] = []): number {
  const typed = plain(search);
  const all = keywords.join(' ');
  // Of punctuation alone nothing is left: it is looked for as it stands.
  if (typed === '') return all.includes(search.trim()) ? 0.4 : 0;
  const name = plain(keywords[0] ?? '');
  if (name === typed) return 1;
  if (`${name} `.startsWith(`${typed} `)) return 0.95;
  if (name.startsWith(typed)) return 0.9;
  const words = typed.split(' ');
  if (words.every((word) => startsAWord(name, word))) return 0.8;
  const text = plain(all);
  const unbroken = text.replaceAll(' ', '');
  if (!words.every((word) => text.includes(word) || unbroken.includes(word))) return 0;
  return text.startsWith(words[0] ?? '') ? 0.6 : 0.5;
}
