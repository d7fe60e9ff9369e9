import { needsAlso } from './also-needs';
import { asksReader } from './ask-patterns';
import { classify } from './classify';
import { isFavour } from './favours';
import { fragmentType } from './fragments';
import { namedItems } from './named-list';
import { pointsBack } from './pointing-back';
import { soughtSort } from './sought-sorts';
import type { Range } from './sentences';
import type { AskType } from './types';
import { lacksHands } from './wanted-people';
import { plainWords } from './wording';

/*
 * One sentence may ask twice: "please introduce us to seed funds in Paris and to heads of IT at
 * hospitals". It is cut where both sides ask, and for different things.
 */

const MAX_LENGTH = 600;
const MAX_SEAMS = 6;
const CLAUSE =
  "please|pls|(?:could|can|would) you|(?:can|could|would|does|has|have|do|if|is there) (?:any|some)(?:one|body)?|do you know|if you|we're|we are|we'd|we would|would be|would like|would love|would also|would appreciate|would welcome|we need|we could use|i could use|we have (?:an? )?(?:room|space|open|opening)|we also|i'd|i would|i need|i'm|introduce (?:us|me)|connect (?:us|me)|recommend|review|give (?:us|me) feedback|(?:send|refer|forward) (?:us|me) (?:names|candidates|feedback|an?|any|your|some)|(?:re)?share (?:our|my|the)|leave (?:us|me)|upvote|vote for|follow us|star our|try (?:out )?our|sign up for our";
const NOUN =
  '(?:half an |ten |fifteen |twenty |thirty |\\d+ |quick |short |an? |any |some |your |good |great |warm |honest )*(?:intros?|introductions?|advice|feedback|referrals?|recommendations?|candidates?|names of|thoughts on|input on|help (?:with|finding|hiring)|tips on|pointers on|(?:hour|minutes|call|chat|coffee|word|conversation|lunch) with)';
const SEAM = new RegExp(
  `(?:[,;]| [–—-])? (?:and|plus|as well as|&)(?: also,?| finally,?| then|,? while (?:you are|you're|we are|we're) at it,?|, (?:if possible|separately|ideally|secondly|equally),)? (?=(?:${CLAUSE}|${NOUN}|to|from|with|for) )`,
  'gi',
);
/** "We could use intros to A, a designer, and advice on B", "Looking for: …": a list behind one verb. */
const WISH =
  /^(?:(?:also|and|finally|lastly|this (?:month|quarter)|right now),? )*(?:we|i)(?:'d| would| could|'re| are)? (?:(?:really|also|still|currently) )*(?:love|use|need|appreciate|welcome|like|looking for|seeking) |^(?:currently |still |now )?(?:looking for|seeking|searching for|in need of|needed|wanted): /i;
const STARTS_CLAUSE = new RegExp(`^(?:${CLAUSE})\\b`);
const STARTS_NOUN = new RegExp(`^${NOUN}\\b`);
const BACK = /^(?:[\w']+ ){0,4}(?:them|it|him|her|they|this|that|one)\b/;
/** "An ear open for A and for B". */
const SOUGHT_BEFORE =
  /\b(?:(?:eye|eyes|ear|ears)(?: out| open| peeled)?|look(?:ing)?|search(?:ing)?|hunt(?:ing)?|hunt|lookout|market|recommendations?|referrals?|candidates?|names?|tips?|leads) for\b/;
const INTRO_BEFORE = /\b(?:intros?|introductions?|introduce|connect|connections?)\b/;
/** What is asked ends in the words before, as in "intros to A and advice on B would help". */
const NOUN_HEAD = new RegExp(`^(?:(?:and|also|any),? )*${NOUN} `);

/** The type of what stands behind the seam, or null when that asks for nothing itself. */
function typeBehind(before: string, behind: string): AskType | null {
  const whom = /^(?:to|with) (.+)/.exec(behind)?.[1];
  const alsoFor = /^for (.+)/.exec(behind)?.[1];
  if (alsoFor !== undefined) return SOUGHT_BEFORE.test(before) ? fragmentType(alsoFor) : null;
  if (whom !== undefined) return INTRO_BEFORE.test(before) ? fragmentType(whom) : null;
  if (BACK.test(behind) || pointsBack(behind)) return null;
  if (STARTS_CLAUSE.test(behind))
    return asksReader(behind) ||
      asksReader(`please ${behind}`) ||
      lacksHands(behind) ||
      needsAlso(behind)
      ? classify(behind)
      : null;
  return STARTS_NOUN.test(behind) ? classify(behind) : null;
}

/** True when the words before the seam ask by themselves, or with the end of the whole. */
function asksBefore(before: string, whole: string): boolean {
  return asksReader(before) || isFavour(before) || (NOUN_HEAD.test(before) && asksReader(whole));
}

function differ(left: string, right: string, before: AskType, behind: AskType): boolean {
  if (before === behind) return false;
  return (
    (before !== 'OTHER' || isFavour(left) || soughtSort(left) === 'OTHER') &&
    (behind !== 'OTHER' || isFavour(right))
  );
}

const OWN_CLAUSE =
  /^(?:we|i)(?:'re| are| am|'m)? (?:also |still |now |badly |urgently )*(?:need|looking for|hiring|searching for|seeking|in need of) (?:an?|our|one|two|three|some) /;

/** Where a text may be cut, [at, from), and the words on both sides. */
function* seamsOf(body: string) {
  let seams = 0;
  for (const seam of body.matchAll(SEAM)) {
    if ((seams += 1) > MAX_SEAMS) return;
    const from = seam.index + seam[0].length;
    const left = plainWords(body.slice(0, seam.index));
    yield { at: seam.index, from, left, right: plainWords(body.slice(from)) };
  }
}

/** "Intro to X's CFO and we need a CTO": an item that names one thing and goes on with a clause of its own. */
export function itemParts(text: string, item: Range): Range[] {
  if (item.end - item.start > MAX_LENGTH) return [item];
  const body = text.slice(item.start, item.end);
  for (const { at, from, left, right } of seamsOf(body)) {
    if (!OWN_CLAUSE.test(right) || BACK.test(right)) continue;
    if (!NOUN_HEAD.test(left) && !asksReader(left)) continue;
    if (classify(left) === classify(right)) continue;
    return [
      { start: item.start, end: item.start + at },
      { start: item.start + from, end: item.end },
    ];
  }
  return [item];
}

/** The asks of one sentence: the sentence itself, or its parts when they ask for different things. */
export function andParts(text: string, sentence: Range): Range[] {
  if (sentence.end - sentence.start > MAX_LENGTH) return [sentence];
  const body = text.slice(sentence.start, sentence.end);
  const verb = WISH.exec(body)?.[0].length ?? 0;
  const list = { start: sentence.start + verb, end: sentence.end };
  const [first, ...others] =
    verb > 0 && body.includes(',') ? namedItems(text, list, (words) => classify(words)) : [];
  if (first !== undefined) return [{ ...first, start: sentence.start }, ...others];
  for (const { at, from, left, right } of seamsOf(body)) {
    const behind = typeBehind(left, right);
    if (behind === null || !asksBefore(left, plainWords(body))) continue;
    if (!differ(left, right, classify(left), behind)) continue;
    const first = { start: sentence.start, end: sentence.start + at };
    return [first, ...andParts(text, { start: sentence.start + from, end: sentence.end })];
  }
  return [sentence];
}
