import type { Token } from '../tokens/tokenize';
import { APPROXIMATORS } from './cues';
import { OURS, type Stretch } from './stretch';

const NOT =
  /^(?:not|never|nor|neither|nobody|hardly|don't|doesn't|didn't|haven't|hasn't|hadn't|isn't|aren't|wasn't|weren't|ain't|can't|cannot|couldn't|dont|doesnt|didnt|havent|isnt|arent|wasnt)$/;
/** Between a negation and what it takes back. */
const CHAIN =
  /^(?:have|has|had|having|reach|reached|hit|cross|crossed|pass|passed|be|been|being|at|a|an|the|our|team|of|yet|quite|even|ever|still|anywhere|near|with|sit|sitting|on|as|much|own|hold|see|burn|burned|burning|make|get|got|to|in|us|we|that|true|think|thought|believe|believed|say|said|claim|claimed|correct|case|is|are|was|were|more|than|longer|exactly|really|actually|currently|anymore)$/;
const ONLY = /^(?:only|just|simply|merely|because|including|counting)$/;
/** "please disregard the burn figure of $90k" */
const RETRACT = /^(?:disregard|ignore|scrap|discard)$/;
const REACH = 9;

/** "We do not have $3M in cash", "we are no longer at $2M ARR", "it is not true that our ARR is $5M". */
export function isDenied(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= 0 && i >= at - REACH; i--) {
    const text = tokens[i]?.text ?? '';
    // "It will be a while before we have $3M in cash."
    if (/^(?:before|until|till)$/.test(text)) return OURS.test(tokens[i + 1]?.text ?? '');
    if (RETRACT.test(text)) return true;
    if (NOT.test(text) || (text === 'no' && tokens[i + 1]?.text === 'longer'))
      return !ONLY.test(tokens[i + 1]?.text ?? '');
    const chained = CHAIN.test(text) || APPROXIMATORS.has(text) || tokens[i]?.kind === 'anchor';
    if (!chained || text === '.') return false;
  }
  return false;
}

const ASKS =
  /^(?:is|are|was|were|do|does|did|can|could|should|would|will|how|why|what|who|which|where|when|have|has|had|shall|may|might|if|any|anyone)$/;
const LEADS = /^(?:so|and|but|or|q|question|:|-|–|"|\(|then|now|well|ok|okay|also)$/;
const EXCLAIMS =
  /^(?:can you believe|guess what|guess who|who would|who'd have|who knew|did you know|remember when|how about)\b/;
const GIVEN = /^(?:since|given|because|considering|that)$/;

/**
 * What a question does to a number in it: it asks after the number, leaves it in doubt, or has only
 * its last clause in question ("With $2M ARR, who should we talk to?").
 * @param last end of the number and its name
 */
export function isQuestioned(
  tokens: readonly Token[],
  first: number,
  last: number,
  masked: string,
): 'asked' | 'doubtful' | null {
  const end = tokens.at(-1)?.end ?? 0;
  if (!/^[\s\u0001"')]{0,4}\?/.test(masked.slice(end, end + 6))) return null;
  let open = 0;
  while (LEADS.test(tokens[open]?.text ?? '')) open++;
  if (
    EXCLAIMS.test(
      tokens
        .slice(open, open + 3)
        .map((t) => t.text)
        .join(' '),
    )
  )
    return null;
  const at = tokens.findIndex((t) => t.start >= first);
  const clause = tokens.findLastIndex((t, i) => i < at && /^[,–—:(]$/.test(t.text));
  const lead = tokens.slice(clause + 1, at);
  // "now that we are at $2M ARR"
  if (lead.some((t) => GIVEN.test(t.text)) && clause + 1 > open) return null;
  if (lead.some((t, i) => t.text === 'that' && tokens[clause + i]?.text === 'now')) return null;
  const asks = ASKS.test(tokens[open]?.text ?? '') || ASKS.test(lead[0]?.text ?? '');
  if (asks) return 'asked';
  const behind = tokens.some((t) => t.start >= last && /^[,–—(.:]$/.test(t.text));
  return behind ? null : 'doubtful';
}

const EXAMPLE =
  /^(?:(?:for )?(?:example|instance|e ?\. ?g|eg|illustrative(?:ly)?|illustration|hypothetical(?:ly)?|case study|sample|fictional|placeholder)\b|(?:please )?(?:disregard|ignore)\b|rules? of thumb\b|(?:dummy|test|mock|template|lorem|fake)\b[^:]{0,20}:)/;
const READING =
  /^(?:(?:great|good|nice|best|worth|must|interesting|fun|my|favou?rite|recommended|from|a|an|the|also|new|week's|month's|quarter's|g2|capterra|gartner|press|of|customer|user|client) ){0,4}(?:article|blog|blogpost|post|podcast|episode|read|reads|reading|link|links|book|books|talk|tweet|tweets|thread|quote|quotes|review|reviews|testimonial|testimonials|newsletter|webinar|video|case study)\b[^:–—]{0,40}[:–—]/;

/** "For example, with $2M in cash …", "Worth a read: how we got to $10M ARR with 5 people": nothing is reported. */
export function isExample(tokens: readonly Token[], at: number): boolean {
  const lead = tokens.slice(0, Math.min(at, 12)).map((t) => t.text);
  const words = lead.join(' ');
  return (EXAMPLE.test(words) && !lead.some((text) => OURS.test(text))) || READING.test(words);
}

const TELLS =
  /^(?:wrote|writes|claims|claimed|said|says|reported|reports|believes|thinks|estimates|guesses|guessed|speculated|rumou?rs|rumou?red|heard|tweeted|posted|insists|alleges|alleged|suggested|suggests|told|tells|asked|asks)$/;
const RUMOUR = /^rumou?rs?$/;
const WRONG =
  /^(?:wrong|false|untrue|incorrect|mistaken|misquoted|misreported|erroneous|fabricated)$/;

/** "TechCrunch wrote that our ARR is $5M, which is wrong": others say so, or it is taken back. */
export function isHearsay(tokens: readonly Token[], at: number): boolean {
  if (tokens.some((t, i) => WRONG.test(t.text) || (i < at && RUMOUR.test(t.text)))) return true;
  const told = tokens.findIndex(
    (t, i) =>
      i < at &&
      TELLS.test(t.text) &&
      /^(?:that|our|we|we're|us|me|whether|if)$/.test(tokens[i + 1]?.text ?? ''),
  );
  return told > 0 && !tokens.slice(Math.max(0, told - 4), told).some((t) => OURS.test(t.text));
}

/** Words between quotation marks, where they are more than a name. */
export function quoted(masked: string, from: number, to: number): Stretch[] {
  const text = masked.slice(from, to);
  if (!text.includes('"')) return [];
  return [...text.matchAll(QUOTED)].map(({ index, 0: words }) => [
    from + index,
    from + index + words.length,
  ]);
}

const QUOTED = /(?<![\w"])"(?=[^\s"])[^"\n]{12,600}"(?![\w"])/g;
