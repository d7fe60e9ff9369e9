import { tokenize, type Token } from '../tokens/tokenize';
import { FACT_VERBS } from './cues';
import { SEGMENT } from './parts';
import { endOfTalk, OURS, startsClause, type Stretch } from './stretch';

/** Nouns that are always one part of a company. */
const PART =
  /^(?:entity|entities|segment|segments|division|divisions|subsidiary|subsidiaries|branch|office|unit|units|arm|vertical|verticals|cohort|cohorts|region|territory|affiliate|spin-off|spinoff|spin-out|jv|module|add-on|franchise|site|location|plant|pilots|trials|resellers)$/;
/** Nouns that are a part where a word narrows them: "the US business", "top 3 customers", "Product B". */
const NARROWED =
  /^(?:business|product|products|line|lines|market|tier|plan|brand|customers|clients|accounts|logos|subscribers|users|channel|partners|app|platform|operation|operations|practice|tool|offering)$/;
/** Words that narrow nothing. */
const WHOLE =
  /^(?:the|our|its|a|an|my|this|that|whole|entire|overall|total|combined|saas|software|subscription|recurring|core|main|own|current|little|small|young|healthy|profitable|growing|underlying|all|paying|live|active|today's|company|group|of|and|remaining|existing|ongoing|daily|actual|first|top-line|net|tech|technology|data)$/;
const CREDIT = /^(?:top|bottom|first|headline|credit|head|dead|tag|finish|time|pipe)$/;
const ADVERB =
  /^(?:now|also|just|currently|already|recently|still|then|alone|itself|today|only|together|finally)$/;
const HAS =
  /^(?:has|have|had|reached|hit|hits|crossed|passed|surpassed|topped|does|did|makes|made|generates|generated|contributes|contributed|brings|brought|earns|earned|runs|carries|burns|accounts|adds|employs)$/;
const IS = /^(?:is|are|was|were|sits?|stands?|grew|came|ended|closed|finished)$/;
const MARK = /^[:–—(-]$/;
const MAX_LEAD = 5;

/** Stretches told of a part: "The German entity has ARR of $300k", "Top 3 customers: ARR $1m", "Product B: ARR $300k". */
export function partSubjects(
  tokens: readonly Token[],
  masked: string,
  isOwnWord: (word: string) => boolean,
): Stretch[] {
  const parts = tokens.flatMap((token, i): Stretch[] => {
    const noun = token.text.replace(/'s$/, '');
    const always = PART.test(noun);
    if (!always && !NARROWED.test(noun)) return [];
    const first = phraseStart(tokens, i, always);
    if (first === null) return [];
    const last = always ? nameEnd(tokens, phraseEnd(tokens, i), masked) : phraseEnd(tokens, i);
    const narrows = (t: Token) => /^(?:word|anchor)$/.test(t.kind) && !WHOLE.test(t.text);
    const narrow = tokens.slice(first, i).some((t) => narrows(t) && !isOwnWord(t.text)) || last > i;
    const placed = PLACED.test(tokens[first - 1]?.text ?? '');
    if (!narrow && (!always || placed)) return [];
    if (/^lines?$/.test(noun) && CREDIT.test(tokens[i - 1]?.text ?? '')) return [];
    const owns = noun !== token.text && tokens[i + 1]?.kind === 'anchor';
    const from = owns ? i + 1 : placed ? opened(tokens, last + 1) : told(tokens, last + 1);
    return from === null ? [] : [[tokens[from]?.start ?? 0, endOfTalk(tokens, from, !placed)]];
  });
  return [...parts, ...places(tokens, masked), ...ofWhich(tokens)];
}

const PLACED = /^(?:in|for|on|at|within|from|inside)$/;

/** Where the phrase begins that ends with this noun, if it opens its clause and holds no verb. */
function phraseStart(tokens: readonly Token[], noun: number, always: boolean): number | null {
  let first = noun;
  while (first > 0 && !startsClause(tokens, first)) first--;
  const hyphen = tokens[first - 1]?.text === '-' && first > 1;
  if (hyphen || noun - first > MAX_LEAD) return null;
  // "For the enterprise plan, MRR is $40k"
  if (PLACED.test(tokens[first]?.text ?? '')) first++;
  const lead = tokens.slice(first, noun);
  const opener = lead[0]?.text ?? '';
  const doing = opener.endsWith('ed') || (opener.endsWith('ing') && !always);
  return doing || lead.some(isVerbal) ? null : first;
}

/** Behind "In our Berlin office": a comma, one's own word, or a metric. */
function opened(tokens: readonly Token[], from: number): number | null {
  const next = tokens[from];
  if (next?.text === ',') return from + 1;
  return next !== undefined && /^(?:we|we're|we've|our)$/.test(next.text) ? from + 1 : null;
}

const COUNTRY =
  /^(?:germany|france|spain|italy|austria|switzerland|poland|portugal|netherlands|belgium|sweden|norway|denmark|finland|ireland|britain|england|scotland|india|china|japan|korea|singapore|australia|brazil|mexico|argentina|chile|colombia|canada|israel|turkey|egypt|kenya|nigeria|vietnam|indonesia|asia|africa|europe|america|americas|nordics|benelux|mena|iberia|baltics)$/;

/** "Germany: ARR $300k", "EMEA has ARR of $300k", "In the US, ARR is $1m", "In Germany we have ARR of $300k". */
function places(tokens: readonly Token[], masked: string): Stretch[] {
  // "Us: ARR $2.15M" is of the company.
  const isPlace = ({ text, start, end }: Token) =>
    text === 'us' ? masked.slice(start, end) === 'US' : COUNTRY.test(text) || SEGMENT.test(text);
  return tokens.flatMap((token, i): Stretch[] => {
    if (!isPlace(token)) return [];
    const lead = tokens[i - 1]?.text === 'the' ? i - 1 : i;
    if (lead > 0 && PLACED.test(tokens[lead - 1]?.text ?? '') && startsClause(tokens, lead - 1)) {
      const from = opened(tokens, i + 1);
      return from === null ? [] : [[tokens[from]?.start ?? 0, endOfPlace(tokens, from)]];
    }
    if (!startsClause(tokens, lead)) return [];
    const from = told(tokens, i + 1);
    return from === null ? [] : [[tokens[from]?.start ?? 0, endOfTalk(tokens, from, true)]];
  });
}

/** The end of the clause, or of the sentence; the company's own words go on with the place. */
function endOfPlace(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(
    (t, i) => i > from && (t.text === ';' || /^(?:total|overall|altogether)$/.test(t.text)),
  );
  return (end < 0 ? tokens.at(-1)?.end : tokens[end]?.start) ?? 0;
}

/** "…, of which enterprise: ARR $1m". */
const ofWhich = (tokens: readonly Token[]): Stretch[] =>
  tokens.flatMap((token, i) =>
    token.text === 'of' &&
    /^(?:which|that)$/.test(tokens[i + 1]?.text ?? '') &&
    startsClause(tokens, i)
      ? [[token.start, endOfTalk(tokens, i + 1, true)]]
      : [],
  );

const isVerbal = ({ kind, text }: Token) =>
  (kind === 'anchor' && text !== 'sales' && text !== 'services' && text !== 'engineering') ||
  (OURS.test(text) && text !== 'our' && text !== 'us') ||
  (FACT_VERBS.has(text) && kind === 'word') ||
  /^(?:in|on|at|with|from|for|to|of|by|per|across|lost|won|sold|sign|built|opened|no|every|each|it|they|he|she|who|which|if|when|as|not|than|vs|versus|against)$/.test(
    text,
  );

/** The last word of what belongs to the noun behind it: "Product B", "Segment 2", "the office in Berlin". */
function phraseEnd(tokens: readonly Token[], noun: number): number {
  const next = tokens[noun + 1];
  if (next === undefined) return noun;
  const lettered =
    next.kind === 'word' && /^[a-z]$|^(?:alpha|beta|gamma|one|two|three|i|ii|iii)$/.test(next.text);
  if (lettered && next.text !== 'a' && next.text !== 'i') return noun + 1;
  if (lettered && MARK.test(tokens[noun + 2]?.text ?? '')) return noun + 1;
  if (
    next.kind === 'number' &&
    next.number.currency === null &&
    MARK.test(tokens[noun + 2]?.text ?? '')
  )
    return noun + 1;
  if (!/^(?:in|of|for)$/.test(next.text)) return noun;
  const end = tokens[noun + 2]?.text === 'the' ? noun + 3 : noun + 2;
  return tokens[end]?.kind === 'word' ? end : noun;
}

/** The last word of the part's own name: "our subsidiary Northwind GmbH". */
function nameEnd(tokens: readonly Token[], noun: number, masked: string): number {
  let last = noun;
  while (
    last < noun + 4 &&
    tokens[last + 1]?.kind === 'word' &&
    /\p{Lu}/u.test(masked[tokens[last + 1]?.start ?? 0] ?? '')
  )
    last++;
  return last;
}

/** Where the part's figures begin: behind its verb, or behind the mark of a label. */
function told(tokens: readonly Token[], from: number): number | null {
  const mark = tokens[from];
  if (mark !== undefined && MARK.test(mark.text)) {
    const glued = mark.text === '-' && mark.start === tokens[from - 1]?.end;
    const [next, after] = [tokens[from + 1], tokens[from + 2]];
    const metric = next?.kind === 'anchor' && next.anchor !== 'decoy';
    // "Enterprise customers: 12, ARR: $3M" counts them.
    const amount =
      next?.kind === 'number' && next.number.currency !== null && after?.kind === 'anchor';
    return !glued && (metric || amount) ? from + 1 : null;
  }
  let at = from;
  while (ADVERB.test(tokens[at]?.text ?? '') && at < from + 3) at++;
  const verb = tokens[at]?.text ?? '';
  if (HAS.test(verb)) return at;
  return IS.test(verb) &&
    /^(?:at|to|on|now|with|around|about|[a-z]+ly)$/.test(tokens[at + 1]?.text ?? '')
    ? at
    : null;
}

/** Whether a heading names one part of the company: "German entity", "Product B", "Enterprise". */
export function headsPart(heading: string, isOwnWord: (word: string) => boolean): boolean {
  if (heading === '' || heading.length > 60) return false;
  const words = tokenize(heading, { start: 0, end: heading.length }).filter(
    (t) => t.kind !== 'punct',
  );
  if (words.length === 0 || words.length > MAX_LEAD) return false;
  const [only] = words;
  if (words.length === 1)
    return (
      COUNTRY.test(only?.text ?? '') || /^(?:emea|apac|latam|dach|anz)$/.test(only?.text ?? '')
    );
  return words.some((token, i) => {
    const always = PART.test(token.text);
    const lettered = i === words.length - 2 && phraseEnd(words, i) > i;
    if ((!always && !lettered) || (i < words.length - 1 && !lettered)) return false;
    if (!always && !NARROWED.test(token.text)) return false;
    const lead = words.slice(0, i);
    return (
      !lead.some(isVerbal) &&
      (lettered || lead.some((t) => !WHOLE.test(t.text) && !isOwnWord(t.text)))
    );
  });
}
