import { readColor, type Color } from './colors';

const ZERO = /^0(?:\.0{1,3})?(?:px|pt|em|rem|%)?$/;
const TINY = /^(?:0|0?\.\d{1,3}|[12](?:\.\d{1,2})?)(?:px|pt)$/;
const FAR = /^-\d{3,6}(?:\.\d{1,3})?(?:px|pt|em|rem|%)?$/;
const NO_CLIP = /^rect\((?:[01](?:px)?[\s,]{0,3}){4}\)$/;
const CLEAR = /^transparent$|^rgba\([^)]{1,40}[,/]\s?0?\.?0\s?\)$/;

/** The declarations of an element by property; the last of each counts. */
export type Declared = ReadonlyMap<string, string>;

export function readDeclared(style: string): Declared {
  const found = new Map<string, string>();
  for (const part of style.split(';')) {
    const colon = part.indexOf(':');
    if (colon < 1) continue;
    const value = part
      .slice(colon + 1)
      .toLowerCase()
      .replace(/\s{0,20}!\s?important/, '');
    found.set(part.slice(0, colon).trim().toLowerCase(), value.trim());
  }
  return found;
}

const is = (declared: Declared, name: string, pattern: RegExp) =>
  pattern.test(declared.get(name) ?? '');

/** Not seen, whatever stands within: no box, no height or width of one that is cut, or far off the page. */
export function isUnseen(declared: Declared): boolean {
  const zero = (name: string) => is(declared, name, ZERO);
  const cut = (axis: string) =>
    is(declared, 'overflow', /^hidden/) || is(declared, `overflow-${axis}`, /^hidden/);
  const moved = is(declared, 'position', /^(?:absolute|fixed|relative)$/);
  return (
    is(declared, 'display', /^none$/) ||
    is(declared, 'visibility', /^hidden$/) ||
    is(declared, 'mso-hide', /^all$/) ||
    zero('opacity') ||
    (cut('y') && (zero('height') || zero('max-height'))) ||
    (cut('x') && zero('width')) ||
    is(declared, 'text-indent', FAR) ||
    (moved && ['left', 'top', 'right'].some((side) => is(declared, side, FAR))) ||
    (moved && is(declared, 'clip', NO_CLIP))
  );
}

/** In letters of no size, or of no colour. */
export const isFaint = (declared: Declared): boolean =>
  is(declared, 'font-size', ZERO) ||
  is(declared, 'font-size', TINY) ||
  is(declared, 'color', CLEAR);

/** The background an element is given: null for one of a colour that is not known; undefined where it has none. */
export function backgroundOf(declared: Declared, attributes: string): Color | null | undefined {
  const written =
    declared.get('background-color') ??
    declared.get('background') ??
    /(?:^|\s)bgcolor\s?=\s?["']?([#\w]{3,20})/i.exec(attributes)?.[1];
  const pictured =
    is(declared, 'background', /url|gradient/) ||
    declared.has('background-image') ||
    /(?:^|\s)background\s?=/i.test(attributes);
  if (pictured) return null;
  if (written === undefined || /^(?:none|transparent|inherit|initial)$/.test(written))
    return undefined;
  return readColor(written) ?? readColor(written.split(' ', 1)[0] ?? '');
}

/** The colour an element's letters are given; undefined where it has none of its own. */
export function lettersOf(declared: Declared, attributes: string): Color | null | undefined {
  const written =
    declared.get('color') ?? /(?:^|\s)color\s?=\s?["']?([#\w]{3,20})/i.exec(attributes)?.[1];
  return written === undefined ? undefined : readColor(written);
}
