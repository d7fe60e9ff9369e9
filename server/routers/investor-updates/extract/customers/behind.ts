import type { CustomerStatus } from '../types';
import { GEO } from './name-openings';
import { asideOf } from './not-with-us';
import type { Scene } from './scene';

/** "The contract with X was not renewed", "the rollout at X is paused". */
export function endedBehind(scene: Scene, next: number): CustomerStatus | null {
  const from = scene.tokens[next]?.start;
  if (from === undefined) return null;
  const close = scene.tokens.at(-1)?.end ?? from;
  const tail = scene.masked
    .slice(from, Math.min(close, from + 60))
    .toLowerCase()
    .replaceAll(/[\s\u0001]+/g, ' ');
  if (
    /^(?:,? ?(?:which|that) )?(?:(?:is|are|was|were|has|have|been|currently|now|temporarily|got|remains) )*(?:paused|on hold|suspended|frozen|on ice|halted|stopped until)\b/.test(
      tail,
    )
  )
    return 'PAUSED';
  // "terminated maintenance for two of the sites"
  if (asideOf(tail.trimStart()) === 'other') return null;
  return /^(?:,? ?(?:which|that) )?(?:(?:was|has|were|have|been|then|unfortunately|sadly) )*(?:ended|expired|lapsed|terminated|cancell?ed|not renewed|not be renewed)\b(?! (?:(?:in|with) an?\b|successfully))/.test(
    tail,
  )
    ? 'CHURNED'
    : null;
}

/** The words from a cue to its names, with the word before and what stands right behind. */
export function aroundNames(scene: Scene, cue: number, start: number, next: number): string {
  const from = scene.tokens[Math.max(0, cue - 1)]?.start ?? 0;
  const names = scene.tokens[start]?.start ?? from;
  const end = scene.tokens[next]?.start;
  const behind =
    end === undefined
      ? ''
      : ` ${scene.masked.slice(end, Math.min(end + 40, scene.tokens.at(-1)?.end ?? end))}`.split(
          / and |[,;.]/,
        )[0];
  return `${scene.masked.slice(from, names)} … ${behind ?? ''}`;
}

/** "Our customer X presented": a customer, whatever they did. */
const THEY_DO =
  /^(?:uses?|using|rel(?:y|ies)|runs?|loves?|continues?|reports?|reported|presented|spoke|hosted|published|wrote|expanded|processed|saw|sees|said|told|grew|crossed|hit|now|recently|just|saved|cut|reduced)$/;
/** "Customers such as X and Y are our target": whom we want, or whom we do not. */
const ONLY_WANTED =
  /^(?:are|is|remains?|were|look|looks|seem|seems)(?: (?:still|also|now|really|exactly|precisely|all|both|clearly|just|very|probably|certainly|like|the|an?|our|my|on|in|among|part|of|at|whom?|what|where|those|ones|companies|firms|accounts|customers|most|main|primary|current|core|typical|squarely|high)){0,6} (?:targets?|targeting|prospects?|prospective|ideal|icp|sweet spot|profiles?|persona|wish ?list|dream|pipeline|leads?|(?:on|in) (?:our|the) (?:[a-z]+ )?list|(?:we|i)(?: still| also| really| now)? (?:want|need|target|pursue|chase|aim|hope|plan|wish|look for|seek|dream)|we(?: are|'re) (?:after|targeting|chasing|going|looking|aiming)|go after|next (?:step|target|focus)|(?:good|perfect|best|great|natural|obvious) fits?|the (?:kind|type|sort|size) of|out of reach|too (?:big|large|small))\b/;
const isWanted = ({ masked, tokens }: Scene, from: number): boolean =>
  ONLY_WANTED.test(
    masked
      .slice(from, Math.min(from + 90, tokens.at(-1)?.end ?? from))
      .toLowerCase()
      .replaceAll(/[\s\u0001]+/g, ' '),
  );
/** "Losing X hurt". */
const LOSING_WAS = /^(?:hurts?|stings?|stung|cost|costs|means|meant|reduced|brought|hit)$/;
/** "welcomed X to the family". */
const AMONG_US = /^to (?:the|our) (?:[a-z0-9]+ )?(?:platform|family|customer|roster|client)/;
const UNDER_WAY =
  /^(?:extended|converted|turned|became|led|continues?|continuing|remains?|continued|underway|ongoing|running|progressing|kicked|completed|concluded|finished|wrapped|did|didn't|failed|fizzled|went)$/;
const FOR_ALL =
  /^ (?:for|to) (?:all |our |some |every |existing |enterprise |paying |selected |the first )*(?:customers|clients|users|accounts)\b/i;

/** A part of a firm that buys on its own: "'s EMEA team (45 seats)". */
const PART_OF =
  /^ (?:[a-z]+ ){0,3}?(?:team|division|subsidiary|department|business unit|branch|arm|unit|org|plants?|factory|mill|site|hospital|campus|warehouse|hotels?|depot|region|stores|restaurants)(?= ?$| ?[,;.!(–—-]| (?:and|with|for|in|at|on|to|after|from|worth)\b)(?!.{0,20}\baward)/;

/** Whether the words behind the names let the cue be about them. */
export function allowedBehind(scene: Scene, next: number, id: string): boolean {
  const token = scene.tokens[next];
  // "a pilot at X's Tampa plant"
  const { end } = scene.tokens[next - 1] ?? { end: 0 };
  if (/^(?:pilot-with|delivered)$/.test(id) && scene.masked.slice(end - 2, end) === "'s")
    return true;
  // "landed X's EMEA team"
  if (/^(?:won|signed|added|renewed)$/.test(id) && scene.masked.slice(end - 2, end) === "'s")
    if (PART_OF.test(scene.masked.slice(end, end + 60).toLowerCase())) return true;
  if (/^(?:loss-of|order-from|kicked-off|serving|paused)$/.test(id)) return true;
  if (id === 'customer-is' && token !== undefined && isWanted(scene, token.start)) return false;
  if (id === 'customer-is' && THEY_DO.test(token?.text ?? '')) return true;
  if (
    id === 'renewed' &&
    /^(?:came|closed|landed|executed|countersigned|finali[sz]ed)$/.test(token?.text ?? '')
  )
    return true;
  if (id === 'lost' && LOSING_WAS.test(token?.text ?? '')) return true;
  if (id === 'pilot-with' && UNDER_WAY.test(token?.text ?? '')) return true;
  // "launched Atlas for all customers": a product.
  if (
    id === 'expanded' &&
    token !== undefined &&
    FOR_ALL.test(scene.masked.slice(token.start - 1, token.start + 60))
  )
    return false;
  if (
    token === undefined ||
    // The point of "Corp." may end the sentence too.
    scene.tokens[next - 1]?.text === '.' ||
    token.kind === 'punct' ||
    token.kind === 'date' ||
    token.kind === 'number'
  )
    return true;
  // "launched in Albertsons Northern California"
  if (/^(?:expanded|on-shelf)$/.test(id) && GEO.has(token.text)) return true;
  if (token.text === 'as') {
    const words = scene.tokens
      .slice(next + 1, next + 7)
      .map((t) => t.text)
      .join(' ');
    return (
      /\b(?:customers?|clients?|logos?|accounts?|design partners?|pilots?|pocs?|trials?)\b/.test(
        words,
      ) || /^(?:well|of|they|we|part)\b/.test(words)
    );
  }
  if (
    /^(?:deal|deals|contract|account|renewal|rfp|bid|tender|opportunity|pilot|poc|trial|logo|expansion|evaluation|business)$/.test(
      token.text,
    )
  )
    return id !== 'customer-is';
  return (
    /^(?:and|with|in|on|to|for|this|last|at|after|who|which|from|through|via|during|following|is|are|was|were|today|over|a|an|its|plus|where|under|into|onto|because|worth|while|but|early|late|due|when|as|has|have|had|went|signed|renewed|starts|started|began|now|against|before|just|across|completing|bringing|both|all|their|they|that|within|inside|between|despite|thanks|each|together|earlier|later|recently|already|now|again|so|then|without|including|across|throughout|by|covering|spanning|worth|instead|one|once|only|right|since|finally|starting|expanding|using|paying|of|our|not|two|three|yesterday|immediately|quickly|live|nationwide|nationally|chainwide|statewide|online|again)$/.test(
      token.text,
    ) &&
    !(
      token.text === 'to' &&
      id !== 'renewed' &&
      /^(?:lead|head|run|join|the)$/.test(scene.tokens[next + 1]?.text ?? '') &&
      !AMONG_US.test(scene.masked.slice(token.start, token.start + 40).toLowerCase())
    )
  );
}
