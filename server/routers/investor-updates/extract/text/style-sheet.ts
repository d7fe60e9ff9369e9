import { readDeclared, type Declared } from './declared';
import type { Tag } from './tags';

const STYLE = /(?:^|\s)style\s?=\s?(?:"([^"]{0,2000})|'([^']{0,2000}))/i;
const CLASS = /(?:^|\s)class\s?=\s?(?:"([^"]{0,400})|'([^']{0,400})|([\w-]{1,80}))/i;
const ID = /(?:^|\s)id\s?=\s?(?:"([^"]{0,80})|'([^']{0,80})|([\w-]{1,80}))/i;
const BACKGROUND = /(?:^|[;\s])background/i;
/** `.pre`, `td.pre`, `#pre`, `td`, perhaps below the body. */
const SIMPLE = /^(?:(?:html|body) ){0,2}([a-z]\w{0,12})?([.#][\w-]{1,80})?$/i;
const LAST = /([a-z]\w{0,12})?([.#][\w-]{1,80})?(?:\[[^\]]{0,80}\])?$/i;
const MAX_SHEET = 100_000;
const MAX_ATTRIBUTES = 4_000;
/** What no one can tell: a background that may be of any colour. */
const SOME_BACKGROUND = 'background:some';

/** What the `<style>` blocks of a mail say of its elements, but for what holds on some screens only. */
export class StyleSheet {
  private readonly rules = new Map<string, Map<string, string>>();

  constructor(html: string) {
    const lowered = html.toLowerCase();
    let read = 0;
    for (let at = lowered.indexOf('<style'); at >= 0 && read < MAX_SHEET;) {
      const from = lowered.indexOf('>', at) + 1;
      const close = lowered.indexOf('</style', from);
      if (from === 0 || close < 0) break;
      const sheet = html.slice(from, Math.min(close, from + MAX_SHEET - read));
      read += sheet.length;
      this.read(sheet.replaceAll(/\/\*[^*]{0,2000}\*\/|<!--|-->/g, ' '));
      at = lowered.indexOf('<style', close);
    }
  }

  /** Rules one behind another; an at-rule with its block is passed over. */
  private read(sheet: string): void {
    for (let at = 0; at < sheet.length;) {
      const open = sheet.indexOf('{', at);
      if (open < 0) return;
      const selectors = sheet.slice(at, open).split(';').at(-1)?.trim() ?? '';
      const close = selectors.startsWith('@') ? blockEnd(sheet, open) : sheet.indexOf('}', open);
      if (close < 0) return;
      if (!selectors.startsWith('@')) this.add(selectors, sheet.slice(open + 1, close));
      at = close + 1;
    }
  }

  private add(selectors: string, declarations: string): void {
    for (const written of selectors.slice(0, 2_000).split(',')) {
      const selector = written.trim().replaceAll(/\s{1,20}/g, ' ');
      const simple = SIMPLE.exec(selector);
      const [, name = '', mark = ''] = simple ?? LAST.exec(selector) ?? [];
      const key = `${name.toLowerCase()}${mark}`;
      // Of an element that stands in another, only that its background may be another is kept.
      const kept = BACKGROUND.test(declarations) ? SOME_BACKGROUND : '';
      const told = readDeclared(simple === null ? kept : declarations.slice(0, 2_000));
      if (key === '' || told.size === 0) continue;
      const rule = this.rules.get(key) ?? new Map<string, string>();
      for (const [property, value] of told) rule.set(property, value);
      this.rules.set(key, rule);
    }
  }

  /** What sheet and attribute declare of an element, what counts more behind the rest. */
  declared({ name, attributes }: Tag): Declared {
    const written = attributes.slice(0, MAX_ATTRIBUTES);
    const own = readDeclared(valueOf(STYLE, written));
    if (this.rules.size === 0) return own;
    const classes = valueOf(CLASS, written).split(/\s{1,20}/);
    const marks = [...classes.map((c) => `.${c}`), `#${valueOf(ID, written)}`];
    const keys = [name, ...marks.flatMap((mark) => [mark, `${name}${mark}`])];
    const rules = keys.flatMap((key) => [...(this.rules.get(key) ?? [])]);
    return new Map([...rules, ...own]);
  }
}

const valueOf = (pattern: RegExp, written: string) => {
  const found = pattern.exec(written);
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? '';
};

/** The closing bracket of a block that may hold others. */
function blockEnd(sheet: string, open: number): number {
  let depth = 0;
  for (let i = open; i < sheet.length; i++) {
    if (sheet[i] === '{') depth++;
    else if (sheet[i] === '}' && --depth === 0) return i;
  }
  return -1;
}
