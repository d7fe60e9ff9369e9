import { isOrdinary } from '../customers/ordinary-words';
import { HAS_CLOSED } from './not-now';
import type { Candidate, DocumentContext } from './candidate';
import { isAheadBehind } from './follow';
import type { Token } from '../tokens/tokenize';
import { isOwnName } from './own-name';
import type { Sentence } from './sentences';
import { MEANT } from './wording-meant';
import { OTHER_THINGS, PARTS } from './wording-others';
import { applies, type WordingRule } from './wording-rule';
import { AFTER_NEW_MONEY, OTHER_TIMES } from './wording-times';

const RULES: readonly WordingRule[] = [...PARTS, ...MEANT, ...OTHER_TIMES, ...OTHER_THINGS];
const REACH = 200;
const BEHIND = 90;

/**
 * Drops readings that the words around them make a part, a wish, a demand, a guess or something of
 * others, as the tables of rules tell, and those told of another firm by its name; what may be meant
 * either way is asked about.
 */
export function wordedOtherwise(
  { tokens }: Sentence,
  masked: string,
  context: DocumentContext,
  found: readonly Candidate[],
): Candidate[] {
  const first = tokens[0]?.start;
  if (found.length === 0 || first === undefined) return [...found];
  return found.flatMap((c) => {
    if (startsLater(tokens, c, context)) return [];
    const [raw, rest] = [
      flat(masked.slice(Math.max(first, c.start - REACH), c.start)),
      flat(masked.slice(c.end, c.end + BEHIND).split('\n\n', 1)[0] ?? ''),
    ];
    const before = raw.toLowerCase();
    const value = flat(masked.slice(c.start, c.end)).toLowerCase();
    const behind = rest.toLowerCase();
    const applied = (rules: typeof RULES) =>
      rules.filter((rule) => applies(rule, c.field, before, value, behind));
    const told = applied(RULES);
    if (told.some(({ doubt }) => doubt === null)) return [];
    if (isOfNamed(raw, rest, masked, context)) return [];
    const open =
      inBracket(masked, c, rest, context) ||
      (applied(AFTER_NEW_MONEY).length > 0 && !HAS_CLOSED.test(masked));
    const doubt = c.doubt ?? told[0]?.doubt ?? (open ? 'hearsay' : null);
    return [doubt === c.doubt ? c : { ...c, doubt }];
  });
}

/** "From May, burn is $80k", "burn drops to $80k from May" in April: of what is to come. */
function startsLater(tokens: readonly Token[], c: Candidate, context: DocumentContext): boolean {
  const behind = tokens.findIndex((t) => t.start >= c.end);
  const lead = /^(?:from|starting|effective)$/.test(tokens[0]?.text ?? '');
  if (lead && isAheadBehind(tokens, 0, c.field, context.received)) return true;
  return (
    behind > 0 &&
    tokens[behind]?.text === 'from' &&
    isAheadBehind(tokens, behind, c.field, context.received)
  );
}

const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

/** "Headcount (Vantix): 40", "ARR: $3M (Fernly)": whose the name is, is not said; banks hold cash. */
function inBracket(masked: string, c: Candidate, rest: string, context: DocumentContext): boolean {
  if (c.field === 'cashOnHandUsd' || context.ownNames.length === 0) return false;
  const value = flat(masked.slice(c.start, c.end));
  const name = IN_VALUE.exec(value)?.[1] ?? BEHIND_VALUE.exec(rest)?.[1];
  if (name === undefined || TELLS_SOURCE.test(name)) return false;
  const word = name.toLowerCase();
  const own = context.titleWords.has(word) || isOwnName(name, context.ownNames);
  return !own && !isOrdinary(word, masked);
}

const IN_VALUE = /^[^:(]{2,24}\((\p{Lu}[\p{L}\d]{0,20}\p{Ll})\)/u;
const BEHIND_VALUE = /^ ?\((\p{Lu}[\p{L}\d]{0,20}\p{Ll})\)/u;
/** Where a number is taken from, when it was so, and in what. */
const TELLS_SOURCE =
  /^(?:ChartMogul|Stripe|Baremetrics|ProfitWell|QuickBooks|Xero|Gusto|Rippling|Carta|NetSuite|HubSpot|Salesforce|Mosaic|Runway|Recurly|Chargebee|Paddle|Maxio|Pry|Puzzle|Pilot|Bench|Sage|Datev|Looker|Metabase|Amplitude|Mixpanel|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|(?:January|February|March|April|June|July|August|September|October|November|December)|Euros?|Dollars|Mio|Mn|Bn|Tsd)$/;

const NAME = "(\\p{Lu}[\\p{L}\\d&'’-]{1,30})";
/** "Hooli, whose ARR is $90M", "AeroFarms emerged from Chapter 11 with $40M in cash", "my wife's startup". */
const WHOSE = new RegExp(`${NAME},? whose (?:[a-z]+ ){0,4}$`, 'u');
const CAME_OUT = new RegExp(
  `^${NAME}(?: \\p{Lu}[\\p{L}\\d-]{1,20})? (?:emerged|filed|listed|went public|shut down|folded|exited|was bought|was acquired|was sold|sold itself)\\b[^;]{0,120}$`,
  'u',
);
/** "Bitly has ARR of $3M": behind an adverb the subject would be told before the verb. */
const LIKE_ADVERB =
  /^(?!Currently|Finally|Officially|Recently|Presently|Newly|Really|Already|Team|Family|Monthly)(\p{Lu}\p{Ll}{1,20}ly) (?:has|had|is at|was at|sold|died|got to|employs|burns|runs at|raised)\b[^;]{0,80}$/u;
const OWNED =
  /\b(\p{L}[\p{L}-]{1,20})['’]s (?:new |old |last |former |previous |other )?(?:startup|start-up|company|firm|venture)\b[^.;]{0,24}$/u;
const TO_FIRM = new RegExp(`^ (?:to|for) ${NAME}`, 'u');

/** Whether a value is told of another firm, which is named beside it. */
function isOfNamed(
  before: string,
  behind: string,
  masked: string,
  context: DocumentContext,
): boolean {
  const isOther = (name: string | undefined, anyCase = false) => {
    if (name === undefined) return false;
    const word = name.replace(/['’]s$/, '').toLowerCase();
    const own = context.titleWords.has(word) || isOwnName(name, context.ownNames);
    return !own && (anyCase || !isOrdinary(word, masked));
  };
  return (
    isOther(WHOSE.exec(before)?.[1]) ||
    isOther(CAME_OUT.exec(before)?.[1]) ||
    isOther(LIKE_ADVERB.exec(before)?.[1], true) ||
    isOther(OWNED.exec(before)?.[1], true) ||
    (/post-?money|valuation/i.test(before) && isOther(TO_FIRM.exec(behind)?.[1]))
  );
}
