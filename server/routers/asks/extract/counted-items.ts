import { asksReader } from './ask-patterns';
import { fragmentType } from './fragments';
import { namesHelp } from './helpful-labels';
import { inlineItems } from './inline-list';
import type { Range } from './sentences';
import { plainWords } from './wording';

const COUNTED_IN = /(?:^|[\s;,:])\((?:i|1|a)\) .{3,1000}\((?:ii|2|b)\) /i;

/** "(i) introductions to A; (ii) advice on B": each, where all of them ask. */
export function countedItems(text: string, range: Range, raw: string): Range[] {
  if (!COUNTED_IN.test(raw)) return [];
  const [first, ...items] = inlineItems(text, { ...range, end: range.start + raw.length });
  if (first === undefined || items.length === 0) return [];
  // What stands before the first mark only announces them.
  const all = /^\(\w/.test(raw) ? [first, ...items] : items;
  const asks = ({ start, end }: Range) => {
    const words = plainWords(text.slice(start, end)).replace(/[.;]$/, '');
    return asksReader(words) || namesHelp(words) || fragmentType(words) !== null;
  };
  return all.length > 1 && all.every(asks) ? all : [];
}
