import { labelBefore } from './by-heading';
import { readList } from './lists';
import type { Name } from './name';
import { isOnlyTool } from './name-kinds';
import { mention, type Mention, type Scene } from './scene';

/** What is counted up and down beside the names of those who came and went. */
const COUNTED =
  /^\W{0,4}(?:(?:net |new |our |customer |paying )*)(?:sales|logos?|customers?|clients?|accounts?|contracts?|subscriptions?|customer (?:count|changes?|movements?))\W{0,3}(?:\d[\d,]{0,5}\W{0,3})?$/i;

/** "Sales: +3 (A, B, C), –1 (D)": who came and who went. */
export function byPlusMinus(scene: Scene): [Name, Mention][] {
  const { tokens, masked, names, sentence } = scene;
  const colon = tokens.findIndex((t) => t.text === ':');
  const counted = colon > 0 && COUNTED.test(labelBefore(scene, colon));
  if (!counted || sentence.goal[colon] === true) return [];
  return tokens.flatMap((token, at): [Name, Mention][] => {
    const number = tokens[at - 1];
    if (token.text !== '(' || number?.kind !== 'number') return [];
    const signed = masked.slice(Math.max(0, number.start - 2), number.start + 1);
    const sign = /[+–−-](?= ?\d$)|[+–−-]$/.exec(signed)?.[0];
    if (sign === undefined || at - 1 < colon) return [];
    const { listed } = readList(tokens, names, at + 1);
    if (listed.some((l) => l.name.person || isOnlyTool(scene, l.name))) return [];
    const status = sign === '+' ? 'ACTIVE' : 'CHURNED';
    return listed.map((item) => mention(scene, item, status, 'plus-minus', 0.85, [at, at]));
  });
}
