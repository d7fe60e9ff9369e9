import { isOwnName } from '../metrics/own-name';
import type { Name } from './name';
import { normalizeName } from './normalize';
import type { Scene } from './scene';

/*
 * What rivals win and lose: "our competitor Zeta signed X", "Zeta's customer Y", "I read that X
 * left Zeta". None of the names are customers of the company.
 */

const KIND =
  '(?:(?:main|biggest|largest|closest|direct|old|local|big|small|key|long-?time|former|nearest|other|well-funded|fiercest|german|us|european|chinese|british|american|french) ){0,2}(?:competitors?|rivals?|incumbents?)';
/** "our competitor Zeta". */
const BEFORE_NAME = new RegExp(`\\b(?:(?:our|a|an|the|another|their) )?${KIND},? $`);
/** "Zeta (our rival)", "Zeta, a competitor, …". */
const BEHIND_NAME = new RegExp(
  `^(?: ?[([] ?| ?, )(?:(?:our|an?|the|another|one of our|(?:also|who is|which is) (?:our|an?)) )?${KIND}(?: of ours)?(?:[)\\],]| (?:in|from|based)\\b[^),]{0,30}[)\\],])`,
);

const lower = (text: string) => text.toLowerCase().replaceAll(/[\s\u0001]+/g, ' ');
const behindName = ({ masked, tokens }: Scene, { end }: Name) =>
  lower(masked.slice(end, Math.min(end + 80, tokens.at(-1)?.end ?? end)));
const beforeName = ({ masked, tokens }: Scene, { start }: Name) =>
  lower(masked.slice(Math.max(tokens[0]?.start ?? 0, start - 60), start));

const isCalledRival = (scene: Scene, name: Name) =>
  !isOwnName(name.text, scene.context.ownNames) &&
  (BEFORE_NAME.test(beforeName(scene, name)) || BEHIND_NAME.test(behindName(scene, name)));

/** Every firm the letter calls a rival. */
export function rivalsOf(scenes: readonly Scene[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const scene of scenes)
    for (const name of scene.names.values())
      if (!name.person && isCalledRival(scene, name)) found.add(normalizeName(name.text));
  return found;
}

/** Where a sentence or a clause begins: what stands here is the subject. */
const OPENS = '(?:^|[;:.,(–—] ?|\\b(?:and|but|while|that|when|because|as|how|where|meanwhile|so) )';
/** "A competitor churned X", "our rival's customer X"; behind "to" or "by" it is no subject. */
const ANY_RIVAL = new RegExp(
  `${OPENS}(?:(?:our|an?|another|one|the|one of our|some|two|three|several|their|most) )?(?:of our )?${KIND}(?:'s?)?(?= ?[a-z,(])(?! ?(?:is|are|was|were) (?:no|not)\\b)`,
  'g',
);
/** "I read that …", "According to the press …". */
const PRESS =
  /(?:^|[;:.,] )(?:(?:i|we) (?:have |just |also |recently )*(?:read|saw in the (?:news|press|papers?))\b[^.;]{0,60}?\bthat\b|(?:according to|as reported by|in) (?:the )?(?:press|news|media|newspapers?|trade press),?|the (?:press|news|media|papers) (?:reports?|says?|writes?) that)/;

/** Where the talk comes back to the company, or to who moves to it. */
const BACK =
  /[;–—]|\b(?:we|we're|we've|i)\b|\bus\b|\b(?:to|for|with|chose|picked|joined|over to|on|from) our (?!competitors?|rivals?|main|biggest)|\bour (?:customers?|clients?|own)\b/;

/** "…, and Ford renewed": a clause with a subject of its own, not "and its client X". */
function ownClause({ tokens, names, masked }: Scene, from: number): number {
  for (const name of names.values()) {
    if (name.start <= from) continue;
    const before = lower(masked.slice(Math.max(from, name.start - 14), name.start));
    const verb = tokens[name.last + 1]?.kind === 'word';
    if (
      verb &&
      /(?:, (?:and|but|while|whereas|so)|\b(?:but|while|whereas)) (?:the )?$/.test(before)
    )
      return name.start;
  }
  return Infinity;
}

/** To where the news of a rival reaches that begin at `from`. */
function reach(scene: Scene, from: number): number {
  const { masked, tokens } = scene;
  const end = tokens.at(-1)?.end ?? from;
  const rest = lower(masked.slice(from, end));
  const back = BACK.exec(rest);
  if (back === null) return Math.min(end, ownClause(scene, from));
  // "Zeta raised its prices and Ford moved to us": who came is ours.
  return /^(?:us|to|for|with|chose|picked|joined|over|on|from|our)\b/.test(back[0])
    ? from
    : Math.min(from + back.index, ownClause(scene, from));
}

/** "Zeta's customer X", "Zeta signed X": a rival as the subject or the owner. */
function isSubject(scene: Scene, name: Name): boolean {
  const before = beforeName(scene, name).replace(BEFORE_NAME, '');
  if (!new RegExp(`${OPENS}$`).test(before)) return false;
  return /^(?:'s |,? ?[a-z(])/.test(behindName(scene, name));
}

const OF_RIVAL =
  /^(?:(?:is|are|was|now|has|have|also|still|started|began|currently) )*(?:pilot(?:s|ing|ed)?|trial(?:l?ing)?|test(?:s|ing)|us(?:es|ing)|tr(?:ies|ying)(?: out)?|evaluating|renewed with|re-signed with|extended with|signed (?:up )?with|stay(?:s|ed) with|churned from|moved from|left)\b/;

/** "Boeing is piloting Zeta", "renewed with Zeta": a rival's customer, whatever it does. */
function isRivalsOwn(scene: Scene, name: Name, rivals: ReadonlySet<string>): boolean {
  const verb = OF_RIVAL.exec(behindName(scene, name).trimStart());
  if (verb === null) return false;
  const object = [...scene.names.values()].find(({ start }) => start > name.end);
  if (object === undefined || !rivals.has(normalizeName(object.text))) return false;
  const gap = lower(scene.masked.slice(name.end, object.start)).trim();
  return gap === verb[0] && !/^left\b|^(?:churned|moved) from/.test(verb[0]);
}

/** "its client X", "their biggest customer, X": of whoever was spoken of. */
const THEIR_CUSTOMER = /\b(?:its|their|his|her|whose) (?:[a-z-]+ ){0,2}(?:customers?|clients?),? $/;

/** The stretches of a sentence, [start, end), in which no name is a customer. */
export function rivalsNews(scene: Scene, rivals: ReadonlySet<string>): [number, number][] {
  const { masked, tokens, names } = scene;
  const start = tokens[0]?.start ?? 0;
  const words = masked.slice(start, tokens.at(-1)?.end ?? start).toLowerCase();
  const found: [number, number][] = [];
  if (/competitor|rival|incumbent/.test(words))
    for (const match of words.matchAll(ANY_RIVAL)) {
      const from = start + match.index;
      found.push([from, reach(scene, from + match[0].length)]);
    }
  const press = PRESS.exec(words);
  if (press !== null) found.push([start, reach(scene, start + press.index + press[0].length)]);
  for (const name of names.values()) {
    const rival = rivals.has(normalizeName(name.text));
    if (rival && isSubject(scene, name)) found.push([name.start, reach(scene, name.end)]);
    if (isRivalsOwn(scene, name, rivals) || THEIR_CUSTOMER.test(beforeName(scene, name)))
      found.push([name.start, name.end]);
  }
  return found;
}
