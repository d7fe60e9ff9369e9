import { readList } from './lists';
import type { Name } from './name';
import { mention, type Mention, type Scene } from './scene';

const COUNTED = /^(?:customers?|clients?|logos?|accounts?)$/;
const SKIPPED = /^(?:,|\/|and|\(|\)|:|net|new|total|=|→|moves|movements?|changes|churn)$/;

/** "Customers: +A, +B, -C", "Logos +2 (A, B), -1 (C)": a sign tells who came and who went. */
export function bySigns(scene: Scene): [Name, Mention][] {
  const { tokens, names } = scene;
  const head = tokens.slice(0, 4).findIndex((t) => COUNTED.test(t.text));
  if (head < 0) return [];
  const found: [Name, Mention][] = [];
  let came: boolean | null = null;
  for (let i = head + 1; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    if (names.has(i)) {
      if (came === null) break;
      const { listed, next } = readList(tokens, names, i);
      if (listed.some((l) => l.name.person)) break;
      const status = came ? 'ACTIVE' : 'CHURNED';
      for (const item of listed)
        found.push(mention(scene, item, status, 'label', 0.85, [next, next]));
      i = next - 1;
    } else if (token.text === '+') came = true;
    else if (/^[-–−—]$/.test(token.text)) {
      // "Added 3 customers – A and B": a dash that parts, unless a plus stood before.
      if (came === null && tokens[i + 1]?.start !== token.end) break;
      came = false;
    } else if (token.kind === 'number' && token.number.kind === 'plain') {
      // "New logos (3) – A, B, C": a count, no loss, and a dash that parts.
      if (token.text.startsWith('(')) {
        if (!/^(?:new|added)$/.test(tokens[head - 1]?.text ?? '')) continue;
        came = true;
        if (/^[-–—]$/.test(tokens[i + 1]?.text ?? '')) i++;
      } else if (token.number.negative) came = false;
      else if (token.number.signed || token.text.startsWith('+')) came = true;
    } else if (!SKIPPED.test(token.text)) break;
  }
  return found;
}
