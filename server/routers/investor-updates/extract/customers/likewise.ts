import type { CustomerStatus } from '../types';
import { readList } from './lists';
import type { Name } from './name';
import { mention, type Mention, type Scene } from './scene';
import { tailBehind } from './told-of';

const DID = /^(?:did|has|have|was|were|is|are)$/;

/** "…, as did X", "and so has X": what the clause before tells holds for X. */
export function byLikewise(
  scene: Scene,
  at: number,
  status: CustomerStatus | null,
): [Name, Mention][] {
  const { tokens, names } = scene;
  if (status === null || !/^(?:as|so)$/.test(tokens[at]?.text ?? '')) return [];
  if (!DID.test(tokens[at + 1]?.text ?? '')) return [];
  const start = tokens[at + 2]?.text === 'the' ? at + 3 : at + 2;
  const { listed, next } = readList(tokens, names, start);
  const after = tokens[next];
  if (listed.some((l) => l.name.person) || (after !== undefined && after.kind !== 'punct'))
    return [];
  return listed.map((item) => mention(scene, item, status, 'likewise', 0.75, [next, next]));
}

/** "X renewed for two years and Y for one": the verb of the first holds for the second. */
export function byGapped(
  scene: Scene,
  at: number,
  status: CustomerStatus | null,
): [Name, Mention][] {
  const { tokens, names } = scene;
  if (status !== 'ACTIVE' || !/^(?:and|,|;)$/.test(tokens[at]?.text ?? '')) return [];
  const { listed, next } = readList(tokens, names, at + 1);
  const count = tokens[next + 1];
  const counts =
    tokens[next]?.text === 'for' &&
    (count?.kind === 'number' || /^(?:one|two|three|four|five|another)$/.test(count?.text ?? '')) &&
    tokens.slice(0, at).some((t) => t.text === 'for');
  const close = /^(?:years?|months?|more)$/.test(tokens[next + 2]?.text ?? '')
    ? next + 3
    : next + 2;
  const after = tokens[close];
  if (!counts || listed.length !== 1 || (after !== undefined && after.kind !== 'punct')) return [];
  if (listed.some((l) => l.name.person)) return [];
  return listed.map((item) => mention(scene, item, status, 'gapped', 0.75, [next, close]));
}

const IS_WORTH =
  /\b(?:is worth|pays(?: us)?|brings(?: us| in)?|spends) (?:about |around )?(?:us)?[$€£]\d[\d.,]{0,8} ?[km]?\b[^,;]{0,20}$/i;

/** "X is worth $60k a year, Y $25k": what the first pays, the second pays too. */
export function byWorth(scene: Scene, at: number, before: Mention | null): [Name, Mention][] {
  const { tokens, names, masked } = scene;
  if (before?.status !== 'ACTIVE' || !/^(?:and|,|;)$/.test(tokens[at]?.text ?? '')) return [];
  const name = names.get(at + 1);
  const sum = tokens[(name?.last ?? at) + 1];
  if (name === undefined || name.person || sum?.kind !== 'number' || sum.number.currency === null)
    return [];
  const clause = masked.slice(before.start, tokens[at]?.start ?? 0);
  const next = name.last + 2;
  const after = tokens[next];
  if (!IS_WORTH.test(clause) || (after !== undefined && after.kind !== 'punct')) return [];
  const item = { name, detail: null, close: name.last };
  return [mention(scene, item, 'ACTIVE', 'gapped', 0.75, [next, next])];
}

const SAME =
  /^(?:(?:is|are|will be) doing|does|do|did|has done|have done) (?:exactly )?the same(?= ?$| ?[,;.]| (?:from|in|on|at|since|this|last|next|with|for|starting)\b)/;

/** "X agreed to test us, and Y is doing the same from Monday". */
export function bySame(scene: Scene, at: number, status: CustomerStatus | null): [Name, Mention][] {
  const { tokens, names } = scene;
  if (status === null || !/^(?:and|while|,|;)$/.test(tokens[at]?.text ?? '')) return [];
  const { listed, next } = readList(tokens, names, at + 1);
  if (listed.length === 0 || listed.some((l) => l.name.person)) return [];
  if (!SAME.test(tailBehind(scene, next))) return [];
  return listed.map((item) => mention(scene, item, status, 'likewise', 0.75, [next, next]));
}

/** "X followed a week later at $2k per month". */
const FOLLOWED =
  /^(?:then |soon |also |has |have )*followed(?: suit)?(?: (?:shortly|soon|right))?(?: (?:after(?:wards)?|later|then))?(?: (?:an?|one|two|three|\d{1,2}) (?:days?|weeks?|months?) (?:later|after))?(?: (?:in (?:early |late |mid-)?[a-z]{3,9}|on (?:the )?\d{1,2}(?:st|nd|rd|th)?(?: [a-z]{3,9})?|on [a-z]{3,9} \d{1,2}|(?:last|this|the same|the next) (?:week|month|quarter|day)))?(?:,? (?:at|with|for) (?:us)?[$€£]\d[^.;]{0,40})? ?\.?$/;

/** "Two weeks later X followed." */
const LATER =
  /^(?:an?|one|two|three|four|five|six|\d{1,2}) (?:days?|weeks?|months?) (?:later|after)$/;

/** "X too.", "X did as well", "Same for X": a sentence that only adds names to the one before. */
export function asBefore(scene: Scene, status: CustomerStatus): [Name, Mention][] {
  const { tokens, names } = scene;
  const texts = tokens.map((t) => t.text).filter((text) => !/^[.!]$/.test(text));
  const first = [...names.keys()][0];
  if (first === undefined || first > 3) return [];
  const { listed, next } = readList(tokens, names, first);
  if (listed.some((l) => l.name.person)) return [];
  // "X followed in July, and Y …"
  const clause = /^[^,;]*/.exec(tailBehind(scene, next))?.[0] ?? '';
  if (listed.length < names.size)
    return first === 0 && FOLLOWED.test(clause)
      ? listed.map((item) => mention(scene, item, status, 'likewise', 0.75, [next, next]))
      : [];
  const before = texts.slice(0, first).join(' ');
  const behind = texts.slice(next).join(' ');
  const led =
    /^(?:and )?(?:same (?:for|with|goes for)|ditto(?: for)?|likewise|also|so (?:did|has|have))$/;
  const closes = /^(?:(?:did|has|have|is|was|are|were) )?(?:too|as well|likewise|also|the same)$/;
  const opens = /^(?:and )?$/.test(before === '' ? '' : `${before} `);
  const later = LATER.test(before);
  const followed = (opens || later) && FOLLOWED.test(tailBehind(scene, next));
  const fits = (led.test(before) && behind === '') || (opens && closes.test(behind)) || followed;
  const until = followed && listed.length === 1 ? tokens.length : next;
  return fits
    ? listed.map((item) => mention(scene, item, status, 'likewise', 0.75, [next, until]))
    : [];
}
