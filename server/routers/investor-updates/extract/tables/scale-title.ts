import { isNote, NUMBERED, PLAIN_DIGITS, statedScale } from './scale';

/** Where a title may end and its note begin: "… — all amounts", "…: figures", "… | all amounts". */
const PARTS = /\s[–—|-]{1,2}\s|[.,;:(]\s?/g;
/** "all amounts in …", "numbers below are in …": of what follows, whatever stands before it. */
const OF_AMOUNTS =
  /^(?:(?:please |kindly )?note:? (?:that )?)?(?:(?:all|the|our|these|key) ){0,2}(?:figures|numbers|amounts|values|financials|everything)\b.{0,40}\bin /;
const TITLE =
  /20\d\d|\bq[1-4]\b|\b(?:update|numbers|kpis?|metrics|summary|report|highlights|figures|amounts|values|pack|results|financials|units?|currency|snapshot|dashboard|january|february|march|april|may|june|july|august|september|october|november|december)\b/;
const MAX = 140;

/**
 * The scale that a note behind a title tells: "Q3 2026 summary — all amounts in thousands of USD",
 * "October 2026; unit: kUSD"; 1 where there is none.
 */
export function titledScale(line: string): number {
  if (line.length > MAX || line.startsWith('|') || line.split('|').length > 2) return 1;
  const text = line.toLowerCase().replace(NUMBERED, '');
  if (!/k\$|thousand|million|000|[kmt]usd|\$[km]\b|usd [km]\b/.test(text)) return 1;
  if (/\d/.test(text.replaceAll(PLAIN_DIGITS, ''))) return 1;
  for (const part of text.matchAll(PARTS)) {
    const head = text.slice(0, part.index);
    const note = text.slice(part.index + part[0].length).replace(/[).:;!\s]{1,4}$/, '');
    if (note === '' || /20\d\d/.test(note) || !isNote(note)) continue;
    const told = OF_AMOUNTS.test(note);
    const short = TITLE.test(head) && !note.includes('. ') && head.split(' ').length <= 9;
    if (!told && !short) continue;
    const scale = Math.max(
      statedScale(`(${note})`),
      statedScale(`(${note.replaceAll(/[,:]/g, '')})`),
    );
    if (scale > 1) return scale;
  }
  return 1;
}
