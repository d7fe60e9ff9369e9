import type { Token } from '../tokens/tokenize';
import { endOfTalk, FILL, OURS, startsClause, STATES, type Stretch } from './stretch';

/** Those who are never the company, whatever stands before the word. */
const OTHER =
  /^(?:prospects?|buyer|acquirer|acquiree|bidder|competitors?|rivals?|incumbents?|challengers?|peers?|vendors?|suppliers?|investors?|backers?|lender|friends?|batch-?mates?|cohort-?mates?|comparables?|comps?|neighbou?rs?|benchmarks?|leader|fund|portfolio|bar|hurdle|yardstick|hospital|city|county|university|agency)$/;
/** Those who are counted as often as they are spoken of. */
const BUYERS = /^(?:customers?|clients?)$/;
/** Single deals, in sentences about what they have come to. */
const DEALS = /^(?:account|contract|deal|relationship|engagement)$/;
/** Firms that a word before them tells from one's own. */
const FIRMS =
  /^(?:company|startup|start-up|business|firm|founder|bank|employer|job|role|gig|venture)$/;
const ELSEWHERE =
  /^(?:a|an|another|other|one|any|some|each|every|last|previous|former|old|prior|acquired|target|portfolio|peer|fellow|parent|sister|typical|average|median|similar|ideal|comparable|friend's)$/;
const BEFORE =
  /^(?:the|our|my|his|her|this|that|lead|biggest|largest|main|new|newest|first|second|oldest|best|key|potential|strategic|existing|favou?rite|good|seed|series|early|stage|early-stage|public|private|saas|software|enterprise|yc|b2b|friend|founder|ceo|closest|bigger|larger|market|a)$/;
const AS = /^(?:as|are|am|is|were|we're|i'm|be|become|became|into|like)$/;
const PAST = /^(?:last|previous|former|old|prior)$/;
const HAS = /^(?:with|whose|having|doing|that|which|at|of)$/;
const HAS_OR_WANTS =
  /^(?:have|has|had|with|whose|average|report|employ|looks?|wants?|expects?|asks?|needs?|prefers?)$/;
const REACH = 7;

/** Stretches about others who are told by a common noun: "the prospect has $20M ARR", "our friend Bar: headcount 70". */
export function otherSubjects(tokens: readonly Token[]): Stretch[] {
  return tokens.flatMap((token, i) => {
    if (token.kind === 'punct' || token.kind === 'number' || token.kind === 'date') return [];
    const other = OTHER.test(token.text);
    const buyers = BUYERS.test(token.text);
    const deals = DEALS.test(token.text);
    if (!other && !buyers && !deals && !FIRMS.test(token.text)) return [];
    const first = phraseStart(tokens, i);
    const lead = tokens.slice(first, i);
    if (lead.some((t) => PAST.test(t.text)) && FIRMS.test(token.text))
      return startsClause(tokens, first) || /^(?:at|in|with|from)$|'s$/.test(before(tokens, first))
        ? [[token.start, tokens.at(-1)?.end ?? token.end]]
        : [];
    if (!other && !buyers && !deals && !lead.some((t) => ELSEWHERE.test(t.text))) return [];
    if (isItself(tokens, first)) return [];
    return stretchFrom(tokens, i, first, buyers);
  });
}

const before = (tokens: readonly Token[], at: number) => tokens[at - 1]?.text ?? '';

/** "We are now a company with $3M ARR": one's own after all. */
function isItself(tokens: readonly Token[], first: number): boolean {
  let verb = first;
  while (/^(?:now|still|already|also|currently|today|just)$/.test(before(tokens, verb))) verb--;
  return AS.test(before(tokens, verb));
}

function phraseStart(tokens: readonly Token[], noun: number): number {
  let first = noun;
  const fits = ({ text, kind }: Token) =>
    kind !== 'punct' && (BEFORE.test(text) || ELSEWHERE.test(text));
  while (first > 0 && first > noun - 5 && fits(tokens[first - 1] ?? EMPTY)) first--;
  // "A16z's fund"
  const owned = OTHER.test(tokens[noun]?.text ?? '') && /[a-z\d]'s$/.test(before(tokens, first));
  if (!owned) return first;
  // "Our lead's fund"
  const whose = /^(?:our|my|the|his|her|their|an?)$/.test(before(tokens, first - 1)) ? 2 : 1;
  return first - whose;
}

const EMPTY: Token = { kind: 'punct', text: '', start: 0, end: 0 };

/** "The average startup at our stage", "peers in our space": where who is spoken of ends. */
function endOfNoun(tokens: readonly Token[], noun: number): number {
  const said = tokens.slice(noun + 1, noun + 4).map((t) => t.text);
  return /^(?:at|in|of|with) (?:our|this|that) (?:stage|size|scale|level|space|sector|market|industry|category|batch|cohort|revenue|arr)$/.test(
    said.join(' '),
  )
    ? noun + 3
    : noun;
}

function stretchFrom(
  tokens: readonly Token[],
  of: number,
  first: number,
  buyers: boolean,
): Stretch[] {
  const noun = endOfNoun(tokens, of);
  const start = tokens[of]?.start ?? 0;
  const plural = tokens[of]?.text.endsWith('s') === true;
  const subject = startsClause(tokens, first);
  const next = tokens[noun + 1]?.text ?? '';
  const indefinite = tokens.slice(first, of).some((t) => ELSEWHERE.test(t.text));
  if (indefinite && HAS.test(next)) return [[start, endOfTalk(tokens, noun + 1)]];
  if (!subject) return [];
  for (let i = noun + 1; i < tokens.length && i <= noun + REACH; i++) {
    const token = tokens[i];
    if (token === undefined || token.kind === 'number') return [];
    const { text } = token;
    if (token.kind === 'anchor' && !STATES.test(text)) return [];
    // "Customers: 40, ARR: $3M" counts them.
    if (/^[:–—(]$/.test(text) || (text === '-' && token.start > (tokens[i - 1]?.end ?? 0)))
      return plural || DEALS.test(tokens[of]?.text ?? '')
        ? []
        : [[start, endOfTalk(tokens, i + 1, !buyers)]];
    // "Our lender signed, we have …", "our investors have been kind"
    if (/^(?:we|we've|i)$/.test(text) || tokens[i + 1]?.text === 'been') return [];
    if (HAS_OR_WANTS.test(text)) return [[start, endOfTalk(tokens, i + 1)]];
    if (!(buyers && plural) && STATES.test(text) && text !== 'at')
      return [[start, endOfTalk(tokens, i + 1)]];
    if (!FILL.test(text) && /^(?:,|and|but|;)$/.test(text)) {
      // "Our investor Sequoia, a fund, has …"
      if (text !== ',') return [];
    }
  }
  return [];
}

const HIRED =
  /^(?:hired|hire|hires|joined|joins|joining|join|welcome|welcomed|appointed|recruited|onboarded)$/;
const GREW = /^(?:scaled|grew|grow|took|built|led|ran|brought|helped|scaling|growing|leading)$/;

/**
 * Stretches about what somebody did elsewhere: "our new CRO took Foo from $2M to $20M ARR",
 * "Jane joins from Foo, where ARR was $30M".
 * @param isOtherName whether the token is a word of another firm's name
 */
export function formerWork(
  tokens: readonly Token[],
  isOtherName: (at: number) => boolean,
): Stretch[] {
  const hired = tokens.findIndex((t) => HIRED.test(t.text));
  return tokens.flatMap((token, i): Stretch[] => {
    const tells = hired >= 0 && i > hired && /^(?:who|where)$/.test(token.text);
    const grew =
      GREW.test(token.text) &&
      isOtherName(i + 1) &&
      tokens.slice(i + 2, i + 6).some((t) => /^(?:from|to|past|through|into|beyond)$/.test(t.text));
    return tells || grew ? [[token.start, endOfTalk(tokens, i + 1)]] : [];
  });
}

const BUYS =
  /^(?:acquired|acquire|acquires|acquiring|bought|buying|purchased|acquisition|acqui-hired|acquihired|merged|merging|merge)$/;
/** In "the company we partner with" alone. */
const DEALS_WITH = /^(?:partner|partnered|partnering|invested|invest|investing)$/;
const FIRM_FORM = /^(?:inc|corp|co|ltd|llc|pty|plc|s\.a|bv|ab|as|oy)$/;
const OPENS = /^(?:which|who|with|whose|that|\(|a|an|:|at|has|had)$/;
const NOW = /^(?:now|combined|together|total|overall|giving|gives|gave|so|leaves|left|leaving)$/;

/** Stretches about a firm bought, or that buys: "We acquired Foo, which has ARR of $3M". */
export function acquired(
  tokens: readonly Token[],
  isOtherName: (at: number) => boolean,
): Stretch[] {
  return tokens.flatMap((token, i): Stretch[] => {
    if (SIGNS.test(token.text) && isOtherName(i + 1)) return sizeOf(tokens, i + 2);
    const buys = BUYS.test(token.text);
    if (!buys && !DEALS_WITH.test(token.text)) return [];
    const of = /^(?:of|by|from|with)$/.test(tokens[i + 1]?.text ?? '') ? i + 2 : i + 1;
    if (!buys || !isOtherName(of)) {
      // "Foo, which we acquired in March, has ARR of $3M"
      const owner = tokens.slice(Math.max(0, i - 3), i).findLastIndex((t) => OURS.test(t.text));
      const noun = tokens[Math.max(0, i - 3) + owner - 1]?.text ?? '';
      const which = owner >= 0 && /^(?:which|that|whom|company|business|firm|startup)$/.test(noun);
      return which ? [[token.start, firmEnd(tokens, i + 1)]] : [];
    }
    let open = of + 1;
    while (open < of + 6 && !OPENS.test(tokens[open]?.text ?? '')) {
      // "Foo Inc. with ARR of $5M"
      const dot = tokens[open]?.text === '.' && FIRM_FORM.test(tokens[open - 1]?.text ?? '');
      if (!dot && /^(?:and|for|;|\.|to|in|on)$/.test(tokens[open]?.text ?? '')) return [];
      open++;
    }
    const opener = open < of + 6 ? tokens[open] : undefined;
    return opener === undefined ? [] : [[opener.start, firmEnd(tokens, open + 1)]];
  });
}

const SIGNS = /^(?:signed|won|landed|closed|met|onboarded|lost)$/;

/** "We signed Initech, headcount 900.": the last words tell how large the customer is. */
function sizeOf(tokens: readonly Token[], from: number): Stretch[] {
  const comma = tokens.findIndex((t, i) => i >= from && i < from + 3 && t.text === ',');
  const [size, number] = [tokens[comma + 1], tokens[comma + 2]];
  if (comma < 0 || size?.kind !== 'anchor' || size.anchor !== 'headcount') return [];
  return number?.kind === 'number' && comma + 3 >= tokens.length ? [[size.start, number.end]] : [];
}

/** What a bought firm has ends where the buyer's sum begins. */
function firmEnd(tokens: readonly Token[], from: number): number {
  const end = endOfTalk(tokens, from, true);
  return tokens.slice(from).find((t) => t.start < end && NOW.test(t.text))?.start ?? end;
}
