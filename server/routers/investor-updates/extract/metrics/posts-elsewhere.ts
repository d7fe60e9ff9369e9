import { FIRST_NAMES } from '../customers/words';
import type { Token } from '../tokens/tokenize';
import type { NamedSubjects } from './named-subjects';
import { endOfTalk, OURS } from './stretch';

const POST =
  /^(?:coo|cfo|ceo|cro|cto|cmo|cpo|cio|vp|evp|svp|president|director|manager|head|lead|chief|officer|hire|recruit|adviser|advisor|chair|chairman|chairwoman|chairperson|founder|cofounder|co-founder|partner|he|she|who)$/;
const LED =
  /^(?:managed|ran|led|oversaw|headed|owned|carried|handled|directed|supervised|manages|oversees|commanded)$/;
const GREW = /^(?:grew|scaled|built|took|brought|expanded|helped|raised|sold)$/;
const ADVERB = /^(?:previously|earlier|formerly|once|also|recently|already|successfully|last|had)$/;
const FIRM = /^(?:company|startup|start-up|business|firm|venture|agency)$/;
const THAT = /^(?:that|which)$/;
const PERSON = /^(?:he|she|they)$/;
const REACH = 18;

/**
 * What somebody has led or grown under another name: "Our new COO managed 120 employees and a $9M ARR
 * book at Foo". Without the name it may be here.
 */
export function postsElsewhere(
  tokens: readonly Token[],
  isOtherName: (at: number) => boolean,
): NamedSubjects {
  const found: NamedSubjects = { others: [], perhaps: [] };
  tokens.forEach((token, i) => {
    if (FIRM.test(token.text) && isTheirs(tokens, i + 1))
      found.perhaps.push([token.start, endOfTalk(tokens, i + 1)]);
    const led = LED.test(token.text);
    if ((!led && !GREW.test(token.text)) || !isSomebody(tokens, i)) return;
    const elsewhere = tokens.findIndex(
      (t, at) => at > i + 1 && at < i + REACH && /^(?:at|for)$/.test(t.text) && isOtherName(at + 1),
    );
    const between = tokens.slice(i + 1, Math.max(elsewhere, i + 1));
    if (between.some((t) => t.kind === 'number') && !between.some((t) => OURS.test(t.text)))
      found.others.push([token.start, tokens[elsewhere]?.end ?? token.end]);
    else if (led && isSize(tokens, i + 1))
      found.perhaps.push([token.start, endOfTalk(tokens, i + 1)]);
  });
  return found;
}

/** "the company she founded", "the startup that he sold". */
const isTheirs = (tokens: readonly Token[], at: number) =>
  THAT.test(tokens[at]?.text ?? '')
    ? PERSON.test(tokens[at + 1]?.text ?? '')
    : PERSON.test(tokens[at]?.text ?? '');

/** A person by a post or a first name, directly before the verb. */
function isSomebody(tokens: readonly Token[], verb: number): boolean {
  let at = verb - 1;
  while (at > verb - 4 && ADVERB.test(tokens[at]?.text ?? '')) at--;
  const text = tokens[at]?.text ?? '';
  return POST.test(text) || FIRST_NAMES.has(text);
}

const isSize = (tokens: readonly Token[], at: number) =>
  tokens[at]?.kind === 'number' || /^(?:an?|over|about|around)$/.test(tokens[at]?.text ?? '');
