import type { AskType } from './types';
import { plainWords } from './wording';

/** The parts of an ask that tell whether another one repeats it. */
export interface ComparableAsk {
  type: AskType;
  title: string;
  description: string;
}

const FILLER = new Set(
  (
    'a an the and or of to for in on at with from by as is are be been being am was were we i you your our us me my it its this that these those they them their ' +
    'there here who whom which what how if any anyone anybody someone somebody some all also just still again really very much more most so too please pls plz kindly can could would will should may might do does did has have had ' +
    'having get getting got let know like love need needs needed want wanted looking look search searching seeking seek hoping hope help helping trying try ask asks asking request requests intro intros introduction introductions introduce introduced introducing ' +
    "connect connected connecting connection connections warm direct intro'd put touch reach reply send share way appreciate appreciated welcome grateful glad happy great good strong excellent new currently now month quarter week year " +
    "experience experienced people person folk folks talk speak meet contact contacts d ll re ve s t m im id e g ie eg etc ideally especially particularly such might into who've don't not only one two three several few couple next person's hire hires hiring candidate candidates referral referrals recommend recommendation recommendations advice advise feedback suggestion suggestions thoughts input role roles position open join team company companies business thing things reminder continue continuing urgent urgently open network anyone's recommend"
  ).split(' '),
);

/** Words that name different jobs or fields: two asks that differ in them are different asks. */
const FIELDS = new Set(
  'backend frontend fullstack sales marketing product design designer data ml ai finance operation ops ios android mobile devops security platform growth people legal hardware embedded firmware support success qa infrastructure revop account engineering cfo cto coo cmo cro cpo ceo engineer rust go python java ruby react scientist analyst recruiter counsel hr pricing'.split(
    ' ',
  ),
);

const SYNONYMS: Readonly<Record<string, string>> = {
  sr: 'senior',
  eng: 'engineer',
  dev: 'engineer',
  developer: 'engineer',
  programmer: 'engineer',
  swe: 'engineer',
  'vice-president': 'vp',
  svp: 'vp',
  evp: 'vp',
  client: 'customer',
  vc: 'investor',
  uk: 'uk',
};

function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return word.slice(0, -3) + 'y';
  if (word.length > 4 && /(?:ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && /(?:sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Nouns of which there are several, told apart by a number or a letter behind them. */
const KINDS =
  'series|class|phase|tier|option|type|level|grade|category|zone|unit|batch|cohort|wave|version|ward|annex|appendix|exhibit|vitamin|hepatitis|formula|soc|tranche|terminal|module|pillar|milestone';
/** Such nouns that are verbs as well: "plan a launch". */
const MEANT =
  'plan|part|team|group|round|stage|track|schedule|shift|step|form|lot|line|block|band|arm';
/** "Plan A" by its capital, "Plan B" in any case. */
const LETTERED = new RegExp(
  `\\b(${MEANT.replace(/\b[a-z]/g, (first) => `[${first}${first.toUpperCase()}]`)})[ -]([A-H])(?![\\p{L}\\p{N}'])`,
  'gu',
);
const OF_KIND = new RegExp(
  `\\b(?:(${KINDS})[ -]#?(\\d{1,4}|[a-h])|(${MEANT})(?:[ -]#?(\\d{1,4}|[b-h])|#(a)))(?![\\p{L}\\p{N}%'])`,
  'gu',
);
/**
 * A number behind any other noun stays with it as well ("customer-1"), unless another word follows:
 * one before a noun only counts ("2 designers").
 */
const NUMBERED =
  /(?<=\p{L}{2})[ -]#?(\d{1,4})(?![\p{L}\p{N}%])(?! (?!(?:of|and|or|to|at|in|for|on|with|by|from)\b)\p{L})/gu;

/** The distinct content words of a text: lower case, singular, without filler, in text order. */
export function contentWords(text: string): string[] {
  const joined = plainWords(text.slice(0, 2_000).replace(LETTERED, '$1#$2'))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/https?:\/\/\S{1,300}/g, ' ')
    .replace(/\bback-? ?end\b/g, 'backend')
    .replace(/\bfront-? ?end\b/g, 'frontend')
    .replace(/\bfull-? ?stack\b/g, 'fullstack')
    .replace(/\bvice president\b/g, 'vp')
    .replace(/'s\b/g, '')
    .replace(OF_KIND, '$1$3#$2$4$5')
    .replace(NUMBERED, '#$1');
  const words = joined
    .split(/[^\p{L}\p{N}+#$%]+/u)
    .filter((word) => word !== '' && !FILLER.has(word));
  const stems = words.map((word) => stem(word)).map((word) => SYNONYMS[word] ?? word);
  return [...new Set(stems)]
    .filter((word) => !FILLER.has(word) && !/^\d{1,2}x?$/.test(word))
    .slice(0, 200);
}

/** A key that the same ask keeps when case, punctuation, bullets or filler words change. */
export function dedupeKeyOf(type: AskType, title: string): string {
  return keyOf(type, contentWords(title), title);
}

function keyOf(type: AskType, words: readonly string[], title: string): string {
  const text =
    words.length > 0
      ? words.toSorted().join(' ')
      : plainWords(title)
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim();
  return `${type}:${text.slice(0, 240)}`;
}

/** What is compared of an ask, worked out once. */
export interface AskProfile {
  type: AskType;
  key: string;
  title: ReadonlySet<string>;
  body: ReadonlySet<string>;
  /** Words that name somebody, a place or a number: an ask that has another one is another ask. */
  names: ReadonlySet<string>;
  /** The beginnings of the words, to see at once that two asks have little in common. */
  titleStarts: ReadonlySet<string>;
  bodyStarts: ReadonlySet<string>;
  /** The whole wording, but for case, marks and punctuation. */
  wording: string;
}

/** The profile of an ask for comparing it with many others. */
export function profileOf(ask: ComparableAsk): AskProfile {
  const title = contentWords(ask.title);
  const body = ask.description === ask.title ? title : contentWords(ask.description);
  return {
    type: ask.type,
    key: keyOf(ask.type, title, ask.title),
    title: new Set(title),
    body: new Set(body),
    titleStarts: new Set(title.map(startOf)),
    bodyStarts: new Set(body.map(startOf)),
    names: new Set([...namesIn(ask.description), ...[...title, ...body].filter(hasDigit)]),
    wording: wordingOf(ask.description),
  };
}

/** Words with a capital inside a sentence, as content words. */
function namesIn(text: string): string[] {
  const inside = text
    .slice(0, 2_000)
    .matchAll(/(?<=[\p{L}\p{N},;:&(“"'/-] ?)\p{Lu}[\p{L}\p{N}&'-]*/gu);
  const words = [...inside].map(([word]) => word).join(' ');
  return words === '' ? [] : contentWords(words);
}

/** A number, or a kind by its number or letter: "series#b". */
const hasDigit = (word: string): boolean => /\d|.#/.test(word);

const wordingOf = (text: string): string =>
  plainWords(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const only = (a: ReadonlySet<string>, b: ReadonlySet<string>): string[] =>
  [...a].filter((word) => !b.has(word));

/** The beginning that two forms of a word share; a word with a digit has but one form. */
const startOf = (word: string): string => (hasDigit(word) ? word : word.slice(0, 4));

/** "size" and "sized", "insurance" and "insurers": one word in two forms. */
const isForm = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) >= 4 && startOf(a) === startOf(b);

const isWithin = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
  for (const word of a) if (!b.has(word)) return false;
  return true;
};

/**
 * True when two sets hold the same words, or the longer only adds what tells nothing apart. Wrongly
 * joined, an ask would be lost; wrongly parted, it stands twice.
 */
function similar(a: ReadonlySet<string>, b: ReadonlySet<string>, names: ReadonlySet<string>) {
  if (a.size === 0 || b.size === 0) return false;
  const [inA, inB] = [only(a, b), only(b, a)];
  const restA = inA.filter((word) => !inB.some((other) => isForm(word, other)));
  const restB = inB.filter((word) => !inA.some((other) => isForm(word, other)));
  if (restA.length > 0 && restB.length > 0) return false;
  if (Math.min(a.size, b.size) < 2 && restA.length + restB.length > 0) return false;
  return ![...restA, ...restB].some((word) => FIELDS.has(word) || names.has(word));
}

/** isSameAsk for asks whose profiles are known. */
export function isSameProfile(a: AskProfile, b: AskProfile): boolean {
  if (a.type !== b.type) return false;
  if (a.key === b.key) return true;
  const titles = isWithin(a.titleStarts, b.titleStarts) || isWithin(b.titleStarts, a.titleStarts);
  const bodies = isWithin(a.bodyStarts, b.bodyStarts) || isWithin(b.bodyStarts, a.bodyStarts);
  if (!titles && !bodies) return false;
  const names = new Set([...a.names, ...b.names]);
  return (titles && similar(a.title, b.title, names)) || similar(a.body, b.body, names);
}

/**
 * True when two asks of a company are one, worded again: the same type, and titles or
 * descriptions with the same content words, or a few more that name nothing else. Symmetric and deterministic.
 */
export function isSameAsk(a: ComparableAsk, b: ComparableAsk): boolean {
  return isSameProfile(profileOf(a), profileOf(b));
}
