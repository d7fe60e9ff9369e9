import type { Bullet, Line } from './types';

const MARK =
  /^ *(->|=>|-->|>>|[-–—⟶⇒➜➝➞➤⮕↳➢❖✦✧★☆✱※☞☾❧*+•·◦‣▪▫●○■□☐☑✓✔➡→➔►▶▸∙⁃»o\uf020-\uf0ff]|~(?= +\p{L}))(?: +|(?<=[-–—•·◦▪●☐□‣\uf020-\uf0ff])(?=[\p{L}\p{N}"(]))/u;
const NUMBER =
  /^ *(?:[([]?(\d{1,3})(?:[.)\]]|\.\)|\/(?= ))|#(\d{1,2})[.):]?(?= ))(?: +|(?=\p{L}))/u;
/** "4.1 Intro to Puma"; a figure such as "4.1 million" is no mark. */
const DECIMAL =
  /^ *(\d{1,2}(?:\.\d{1,2}){1,2})[.)]? +(?=\p{L})(?!(?:million|billion|thousand|mio|m|bn|k|x|fte|ftes|percent|times|years?|months?|weeks?|days?|hours?)\b)/iu;
/** "D1. Introductions to franchise owners", under section D. */
const CODED = /^ *[A-Z](\d{1,2})[.):] +/;
const LETTER = /^ *(?:\(([a-z]|[ivx]{1,5})\)|([a-z]|[ivx]{1,5})[.)]) +/i;
/** "Could you…" above "…introduce us to funds?" */
const ELLIPSIS = /^ *(?:…|\.{2,3}) ?(?=\p{Ll})/u;
const KEYCAP = /^ *(\d)\ufe0f?\u20e3 */u;
/** "One: …", "Second) …" */
const SPELLED =
  /^ *(?:(one|first(?:ly)?)|(two|second(?:ly)?)|(three|third(?:ly)?)|(four(?:th)?(?:ly)?)|(five|fifth(?:ly)?))[:)] +/i;
/** "①", "❷" */
const CIRCLED = /^ *([①-⑳❶-❿➀-➓])\ufe0f? */u;
const EMOJI =
  /^ *\p{Extended_Pictographic}[\ufe0f\u200d\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}]{0,8} +/u;
/** "[ ] general contractors", without a mark before the box. */
const BOX = /^ *\[[ xX]?\] +(?=\S)/;
const CHECKBOX = /^\[[ xX]?\] */;

function bullet(line: Line, length: number, kind: string, number: number | null): Bullet {
  const box = CHECKBOX.exec(line.view.slice(length, length + 8));
  return { indent: line.indent, kind, textAt: length + (box?.[0].length ?? 0), number };
}

const read = new WeakMap<Line, { bullet: Bullet | null }>();

/** The list mark at the beginning of a line, or null; a line is read once. */
export function bulletOf(line: Line): Bullet | null {
  const known = read.get(line);
  if (known !== undefined) return known.bullet;
  const found = readBullet(line);
  read.set(line, { bullet: found });
  return found;
}

function readBullet(line: Line): Bullet | null {
  const head = line.view.slice(0, 200);
  const mark = MARK.exec(head);
  if (mark) return bullet(line, mark[0].length, mark[1]?.replace(/[–—]/, '-') ?? '-', null);
  const box = BOX.exec(head);
  if (box) return { indent: line.indent, kind: '☐', textAt: box[0].length, number: null };
  const ellipsis = ELLIPSIS.exec(head);
  if (ellipsis) return bullet(line, ellipsis[0].length, '…', null);
  const decimal = DECIMAL.exec(head);
  if (decimal)
    return bullet(line, decimal[0].length, (decimal[1] ?? '').replace(/\d+/g, '1'), null);
  const number = NUMBER.exec(head) ?? KEYCAP.exec(head) ?? CODED.exec(head);
  if (number) return bullet(line, number[0].length, '1', Number(number[1] ?? number[2]));
  const letter = LETTER.exec(head);
  if (letter) {
    const mark = letter[1] ?? letter[2] ?? '';
    const kind = mark === mark.toLowerCase() ? 'a' : 'A';
    return bullet(line, letter[0].length, kind, (mark.toLowerCase().codePointAt(0) ?? 96) - 96);
  }
  const spelled = SPELLED.exec(head);
  if (spelled)
    return bullet(line, spelled[0].length, 'one', spelled.slice(1).findIndex(Boolean) + 1);
  const circled = CIRCLED.exec(head);
  if (circled) return bullet(line, circled[0].length, '①', null);
  const emoji = EMOJI.exec(head);
  if (emoji) return bullet(line, emoji[0].length, 'emoji', null);
  return null;
}

/** A mark that says the item is done with: a ticked or struck-out one. */
export function isDone(text: string): boolean {
  return (
    /^[\s*+-]{0,6}(?:\[[xX]\]|☑|~~)/.test(text) ||
    /(?:\((?:done|completed?|closed|filled|resolved)\b[^)]{0,40}\)|[-–—:] *(?:done|completed|filled))[.! ✅✔]*$/i.test(
      text.slice(-80),
    )
  );
}
