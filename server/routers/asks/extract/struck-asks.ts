import { withoutStruck } from '@/server/routers/investor-updates/extract/text/struck';
import { asksReader } from './ask-patterns';
import { plainWords } from './wording';

const MARK = /^[ \t]*(?:[-*+•–—]|\(?\d{1,2}[.)]|\(?[a-h]\))?[ \t]*/;

/**
 * The text, equally long, without what its writer struck through; of a line that begins so only
 * its mark is left ("2) ~~Intro to Otto~~ done"), unless a request stands behind.
 */
export function withoutStruckAsks(text: string): string {
  const kept = withoutStruck(text, ' ');
  if (kept === text) return text;
  let from = 0;
  return kept
    .split('\n')
    .map((line) => {
      const before = text.slice(from, from + line.length);
      from += line.length + 1;
      const mark = MARK.exec(before)?.[0].length ?? 0;
      const struck = line !== before && (line[mark] ?? '') !== before[mark];
      const rest = struck ? plainWords(line.slice(mark).slice(0, 1_200)) : '';
      if (!struck || asksReader(rest) || /^(?:intros?|introductions?) to\b/.test(rest)) return line;
      return line.slice(0, mark).padEnd(line.length);
    })
    .join('\n');
}
