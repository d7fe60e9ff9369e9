/**
 * What the image's font can draw: Latin, Cyrillic, common punctuation. For other characters, and for
 * emoji (© and ® count), the image library would fetch fonts and pictures from elsewhere.
 */
const DRAWABLE =
  /^[ -~\u00a0-\u00a8\u00aa-\u00ac\u00af-\u0113\u0116-\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u017e\u0410-\u044f\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]$/u;

/** The longest title that fits the image's three lines. */
const LONGEST = 90;

/**
 * A title as the preview image can show it, with what cannot be drawn left out; null if that is a
 * good part of it.
 */
export function drawableTitle(title: string): string | null {
  const characters = [...title.normalize('NFC').replaceAll(/\s+/g, ' ')];
  const kept = characters.filter((one) => DRAWABLE.test(one));
  const text = kept.join('').replaceAll(/ +/g, ' ').trim();
  if (text === '' || kept.length < characters.length * 0.8) return null;
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text;
}
