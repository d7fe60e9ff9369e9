import { isOrdinary } from '../customers/ordinary-words';
import { COMPANY_WORDS, FIRST_NAMES, NOT_NAMES } from '../customers/words';
import type { Token } from '../tokens/tokenize';
import type { DocumentContext } from './candidate';
import { endOfTalk, OURS, startsClause, type Stretch } from './stretch';

/** Between a name and its verb. */
const AUX =
  /^(?:now|also|just|currently|already|reportedly|recently|apparently|since|both|itself|still|then|alone|today|only|once|today's|meanwhile|each|together)$/;
const HAS =
  /^(?:has|have|had|employs?|employed|boasts?|boasted|carries|carried|burns|burned|holds|held|manages|managed|offers|offered|oversees)$/;
const REACHED =
  /^(?:reached|hit|hits|crossed|passed|surpassed|topped|did|does|made|makes|grew|got|went|scaled)$/;
const IS = /^(?:is|are|was|were|sits?|sat|stands?|stood|runs?|ran)$/;
/** What is told of others beside one's own: then, and to measure oneself by. */
const COMPARED =
  /\b(?:(?:at|when|by) (?:our|this|that|the same) (?:age|stage|size|point|time)|(?:was|were) (?:our|this|that) (?:age|stage|size)|when (?:it|they) (?:was|were|got|started|raised|launched|had)|back then|in (?:its|their) (?:first|second|third|fourth|fifth|early|seed|\d)|at (?:series|seed|ipo|its|their)\b|for (?:comparison|reference|context|scale)|(?:by|in) (?:contrast|comparison)|like us|as (?:a )?(?:comparison|reference)|years? in|before (?:its|their))\b/;
/** Who it is to the company: "which uses our product", "our largest customer". */
const RELATED = /\b(?:our|us|my|we|i)\b/;
/** Words that open a sentence before a name. */
const OPENER =
  /^(?:when|if|at|while|since|unlike|after|before|in|our|the|and|but|as|like|congrats|back|even|with|for|to|from|by|today|yesterday|compare|also|then|so|my|both|because|although|though|once|until|according|over|inside|thanks|this|that)$/;
/** Nouns that leave what follows them one's own firm: "our company Northwind". */
const OWN_NOUN =
  /^(?:company|firm|business|startup|start-up|group|team|brand|venture|ceo|founder)$/;
const OF_FIRM = /^(?:at|of|from|behind)$/;
/** "We think Globex is at …", "word is Globex does …": what somebody says of a firm. */
const SAYS =
  /\b(?:(?:think|believe|heard|hear|guess|estimate|reckon|suspect|understand|assume|gather|learned|learnt|says?|said)(?: that)?|(?:word|rumou?r|talk) is(?: that)?)$/;
/** Whose firm is told of: "the founder of Globex has", "our neighbours at Globex are at". */
const PEOPLE =
  /^(?:founders?|co-founders?|cofounders?|ceo|cfo|cto|coo|owner|owners|team|people|folks|guys|friends?|neighbou?rs?|peers?|colleagues|crew|everyone|head|board)$/;

/** What is told of firms by their names; `perhaps` may be one's own under another name. */
export interface NamedSubjects {
  others: Stretch[];
  perhaps: Stretch[];
}

/**
 * Stretches whose subject is a name that is not the company's: "Stripe had ARR of $3m at our age",
 * "Globex, which uses our product, has …", "Our bank, SVB, had …", "the founder of Globex has …".
 * Where the company's name is not told, only what cannot be a letter in the third person counts.
 */
export function namedSubjects(
  tokens: readonly Token[],
  masked: string,
  context: DocumentContext,
  isOtherName: (at: number) => boolean,
): NamedSubjects {
  const found: NamedSubjects = { others: [], perhaps: [] };
  const told = context.ownNames.length > 0;
  for (let i = 0; i < tokens.length; i++) {
    const last = nameAt(tokens, i, masked, context, isOtherName);
    if (last === null) continue;
    const place = placeOf(tokens, i);
    const verb = verbBehind(tokens, last + 1);
    if (verb !== null && (place !== null || verb.which)) {
      const word = isWord(tokens[i], masked) && last === i;
      const compared =
        COMPARED.test(textOf(tokens, Math.max(0, i - 4), verb.at + 16)) ||
        (!word && RELATED.test(textOf(tokens, last + 1, verb.at)));
      const stretch: Stretch = [tokens[verb.at]?.start ?? 0, endOfTalk(tokens, verb.at)];
      if (compared || ((place === 'theirs' || verb.which) && !word)) found.others.push(stretch);
      else if (told && !word) found.perhaps.push(stretch);
    }
    const aside = told && placeOf(tokens, i) !== null ? withAside(tokens, last + 1) : null;
    if (aside !== null) found[aside.place].push(aside.stretch);
    const opened = opensWith(tokens, i, last);
    if (opened !== null && (told || opened === 'others')) {
      const comma = tokens.findIndex((t, at) => at > last && t.text === ',');
      const from = comma + 1;
      found[opened].push([tokens[from]?.start ?? 0, endOfTalk(tokens, from, true)]);
    }
    i = last;
  }
  return found;
}

const ASKS =
  /^(?:wants?|wanted|is|are|hopes?|plans?|asked|approached|offered|needs?|expressed|contacted|reached|signed|joined|would)$/;

/** "Foo Corp, with $10M in ARR, wants to partner": what an aside tells of the name before it. */
function withAside(
  tokens: readonly Token[],
  from: number,
): { place: keyof NamedSubjects; stretch: Stretch } | null {
  const dot = tokens[from]?.text === '.' ? from + 1 : from;
  if (tokens[dot]?.text !== ',' || tokens[dot + 1]?.text !== 'with') return null;
  const close = tokens.findIndex((t, i) => i > dot + 1 && t.text === ',');
  const aside = tokens.slice(dot, Math.max(dot, close));
  if (close < 0 || close > dot + 16 || aside.some((t) => OURS.test(t.text))) return null;
  const verb = tokens[close + 1]?.text ?? '';
  if (!ASKS.test(verb) && !verb.endsWith('ed')) return null;
  const stretch: Stretch = [tokens[dot]?.start ?? 0, tokens[close]?.end ?? 0];
  return { place: ASKS.test(verb) && !/^(?:is|are)$/.test(verb) ? 'others' : 'perhaps', stretch };
}

/** The last word of a name that begins here and is neither the company's nor a word of language. */
function nameAt(
  tokens: readonly Token[],
  at: number,
  masked: string,
  context: DocumentContext,
  isOtherName: (at: number) => boolean,
): number | null {
  if (!isOtherName(at) || OPENER.test(tokens[at]?.text ?? '')) return null;
  let last = at;
  while (isOtherName(last + 1) || (tokens[last + 1]?.text === '&' && isOtherName(last + 2))) last++;
  const words = tokens.slice(at, last + 1).map((t) => t.text.replace(/'s$/, ''));
  if (words.some((word) => context.ownWords.has(word))) return null;
  if (words.every((word) => FIRST_NAMES.has(word) || NOT_NAMES.has(word))) return null;
  return words.length > 1 || (words[0] ?? '').length > 1 ? last : null;
}

/** One word that language knows, perhaps with a capital only because it opens a sentence. */
const isWord = (token: Token | undefined, masked: string) =>
  token === undefined || COMPANY_WORDS.has(token.text) || isOrdinary(token.text, masked);

/** "According to Globex, ARR is $12m", "When Shopify was our age, ARR was $1m": whose figures the sentence goes on with. */
function opensWith(tokens: readonly Token[], at: number, last: number): keyof NamedSubjects | null {
  const lead = textOf(tokens, 0, at);
  if (/^(?:back |even )?when$/.test(lead)) {
    const comma = tokens.findIndex((t, i) => i > last && t.text === ',');
    return comma > 0 && comma < last + 12 && COMPARED.test(textOf(tokens, last + 1, comma))
      ? 'others'
      : null;
  }
  const names = /^(?:according to|(?:over |back )?at|inside)$/.test(lead);
  return names && tokens[last + 1]?.text === ',' ? 'perhaps' : null;
}

/** Where a name may be a subject: at the head of its clause, behind "our bank", or behind "the founder of". */
function placeOf(tokens: readonly Token[], at: number): 'head' | 'theirs' | null {
  const before = tokens[at - 1];
  const noun = tokens[at - 2];
  if (before !== undefined && OF_FIRM.test(before.text) && PEOPLE.test(noun?.text ?? ''))
    return 'theirs';
  const comma = before?.text === ',' ? at - 1 : at;
  const role = tokens[comma - 1];
  if (role !== undefined && /^(?:word|anchor)$/.test(role.kind)) {
    const from = tokens.slice(Math.max(0, comma - 4), comma - 1);
    const owner = from.findLastIndex((t) => /^(?:our|my|the)$/.test(t.text));
    const near = owner >= 0 && owner + 3 >= from.length && !OWN_NOUN.test(role.text);
    if (near && startsClause(tokens, Math.max(0, comma - 4) + owner)) return 'theirs';
  }
  if (startsClause(tokens, at) || SAYS.test(textOf(tokens, Math.max(0, at - 3), at))) return 'head';
  return tokens[at - 1]?.text === 'unlike' ? 'head' : null;
}

/** The verb of having behind a subject, an aside between commas or in brackets skipped. */
function verbBehind(tokens: readonly Token[], from: number): { at: number; which: boolean } | null {
  const direct = has(tokens, from);
  if (direct !== null) return { at: direct, which: false };
  const open = tokens[from]?.text ?? '';
  if (!/^[,(–—]$/.test(open)) return wrap(goesOn(tokens, from));
  if (/^(?:which|who)$/.test(tokens[from + 1]?.text ?? '')) {
    const which = has(tokens, from + 2);
    if (which !== null) return { at: which, which: true };
  }
  const close = open === '(' ? ')' : open;
  for (let i = from + 1; i < tokens.length && i < from + 16; i++) {
    if (tokens[i]?.text !== close) continue;
    const behind = has(tokens, i + 1);
    if (behind !== null) return isOwnAside(tokens, from, i) ? null : { at: behind, which: false };
    if (open !== ',') return null;
  }
  // ", had", the name itself standing between commas.
  return open === ',' ? wrap(has(tokens, from + 1)) : null;
}

const DID =
  /^(?:raised|laid|let|cut|hired|closed|pivoted|launched|opened|fired|shrank|relocated|merged)$/;

/** "Globex let twenty people go and is now at 60": the verb behind what the name did first. */
function goesOn(tokens: readonly Token[], from: number): number | null {
  if (!DID.test(tokens[from]?.text ?? '')) return null;
  for (let i = from + 1; i < tokens.length && i < from + 12; i++) {
    const text = tokens[i]?.text ?? '';
    if (OURS.test(text) || /^[.;:]$/.test(text)) return null;
    if (text === 'and') return has(tokens, i + 1);
  }
  return null;
}

const wrap = (at: number | null) => (at === null ? null : { at, which: false });

/** "Widgets, our little firm, has": the company under another name. */
const isOwnAside = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .some(
      (t, i) =>
        OWN_NOUN.test(t.text) && tokens.slice(from, from + i).some((o) => OURS.test(o.text)),
    ) || tokens.slice(from, to).some((t) => /^(?:we|i)$/.test(t.text));

/** The verb of having at this place, with what has been reached behind it; null without. */
function has(tokens: readonly Token[], from: number): number | null {
  let at = from;
  while (AUX.test(tokens[at]?.text ?? '') && at < from + 3) at++;
  const verb = tokens[at]?.text ?? '';
  const next = tokens[tokens[at + 1]?.text === 'now' ? at + 2 : at + 1];
  if (HAS.test(verb)) return at;
  if (REACHED.test(verb)) return next?.kind === 'date' ? null : at;
  return IS.test(verb) &&
    /^(?:at|on|with|around|about|burning|doing|making|valued|valued at)$/.test(next?.text ?? '')
    ? at
    : null;
}

const textOf = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map((t) => t.text)
    .join(' ');

const MEETS =
  /^(?:met|meet|meeting|lunch|lunched|coffee|dinner|breakfast|beer|beers|drink|drinks|spoke|spoken|speaking|talked|talking|talk|chat|chatted|chatting|call|calls|visit|visited|visiting|saw|heard|caught|ran|bumped|interviewed|negotiating|introduced|studied|researched|looked|looking|benchmarked|compared)$/;
const WITH =
  /^(?:with|to|at|into|up|from|of|by|again|yesterday|today|recently|the|a|an|and|great|good|nice|former|young|fellow|another|local|who|runs|over|there|people|folks|team|interesting|amazing|lovely|long|quick|-)$/;
const SOMEBODY =
  /^(?:founders?|co-founders?|cofounders?|ceo|cfo|cto|startup|start-up|company|firm|competitor|rival|peer|entrepreneur|scaleup|unicorn)$/;

/** "We met Globex: $3m ARR, 40 employees", "lunch with the founder of Globex – ARR $3m": of those one has met. */
export function metOthers(
  tokens: readonly Token[],
  isOtherName: (at: number) => boolean,
): Stretch[] {
  const meets = tokens.findIndex((t, i) => i < 8 && MEETS.test(t.text));
  if (meets < 0) return [];
  let somebody = false;
  for (let i = meets + 1; i < tokens.length && i < meets + 14; i++) {
    const token = tokens[i];
    if (token === undefined || OURS.test(token.text)) return [];
    if (/^[:(,–—-]$/.test(token.text) && somebody) {
      const next = tokens[i + 1];
      const figure = next?.kind === 'number' || next?.kind === 'anchor';
      const alone = !/^(?:is|was|grew|rose|hit|reached)$/.test(tokens[i + 2]?.text ?? '');
      if (figure && alone) return [[token.start, endOfTalk(tokens, i + 1, true)]];
      continue;
    }
    if (isOtherName(i)) somebody ||= !FIRST_NAMES.has(token.text) && !NOT_NAMES.has(token.text);
    else if (SOMEBODY.test(token.text)) somebody = true;
    else if (
      token.kind === 'number' ||
      (!somebody && !WITH.test(token.text) && token.kind !== 'date')
    )
      return [];
  }
  return [];
}
