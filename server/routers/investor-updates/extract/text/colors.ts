/** Red, green and blue, 0 to 255 each. */
export type Color = readonly [number, number, number];

export const WHITE: Color = [255, 255, 255];
const NAMED: ReadonlyMap<string, Color> = new Map([
  ['white', WHITE],
  ['snow', [255, 250, 250]],
  ['ghostwhite', [248, 248, 255]],
  ['whitesmoke', [245, 245, 245]],
  ['black', [0, 0, 0]],
]);
const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/;
const RGB =
  /^rgba?\(\s?(\d{1,3})[\s,]{1,3}(\d{1,3})[\s,]{1,3}(\d{1,3})(?:\s?[,/]\s?(?:1|1\.0|100%))?\s?\)$/;
const ALIKE = 6;

/** The colour that CSS or an attribute writes; null for one that is not known. */
export function readColor(written: string): Color | null {
  const text = written.toLowerCase().trim();
  const rgb = RGB.exec(text);
  if (rgb !== null) return [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])];
  const hex = HEX.exec(text)?.[1];
  if (hex === undefined) return NAMED.get(text) ?? null;
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const at = (from: number) => Number.parseInt(full.slice(from, from + 2), 16);
  return [at(0), at(2), at(4)];
}

/** Whether nobody tells the two apart. */
export const isAlike = (one: Color, other: Color): boolean =>
  one.every((channel, i) => Math.abs(channel - (other[i] ?? 0)) <= ALIKE);
