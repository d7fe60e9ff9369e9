import { FIRST_NAMES } from '../customers/words';
import type { Token } from '../tokens/tokenize';
import { endOfTalk, FILL, type Stretch } from './stretch';

const RAISES =
  /^(?:closed|closes|raised|raises|announced|announces|secured|completed|priced|landed)$/;
const ROUND = /^(?:series|round|seed|raise|financing|funding|extension|ipo)$/;
/** Openings of a sentence that are no firm's name. */
const NO_FIRM =
  /^(?:[a-z]{3,}ly|just|also|then|yesterday|today|having|being|and|but|so|now|already|once|after|team|company|management|founders?|business|group|board|it|they|he|she|who|which|that)$/;

/** "Zed closed a Series B at $200M post-money": one capitalized word is the subject of a round. */
export function raisedByOther(
  tokens: readonly Token[],
  isOtherName: (at: number) => boolean,
): Stretch[] {
  const [firm] = tokens;
  if (firm === undefined || !isOtherName(0) || NO_FIRM.test(firm.text)) return [];
  let verb = 1;
  while (FILL.test(tokens[verb]?.text ?? '') && verb < 4) verb++;
  if (!RAISES.test(tokens[verb]?.text ?? '')) return [];
  if (!/^(?:an?|its|their|the)$/.test(tokens[verb + 1]?.text ?? '')) return [];
  const round = tokens.slice(verb + 2, verb + 6).some((t) => ROUND.test(t.text));
  return round ? [[firm.start, endOfTalk(tokens, verb, true)]] : [];
}

const CHEERS =
  /^(?:(?:a|big|huge|massive|quick|special|many|and) ){0,3}(?:shout-?outs?|shout out|kudos|props|hats off|congrats|congratulations|well done|bravo)(?: goes| go)?(?: out)? to (?:(?:our|the|my) (?:friends?|folks|peers|team) (?:over )?at )?$/;
const BEHIND = /^(?:[:–—(-]|on|for|with|at|who|which|hitting|reaching|crossing|passing|and their)$/;

/** "Shout-out to Zed: $5M ARR with 12 people": perhaps another firm, perhaps a colleague. */
export function cheered(tokens: readonly Token[], isOtherName: (at: number) => boolean): Stretch[] {
  let lead = '';
  for (let i = 0; i < tokens.length && i < 10; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    if (CHEERS.test(lead)) {
      const firm = isOtherName(i) && !FIRST_NAMES.has(token.text);
      return firm && BEHIND.test(tokens[i + 1]?.text ?? '')
        ? [[token.start, endOfTalk(tokens, i + 1, true)]]
        : [];
    }
    lead += `${token.text} `;
  }
  return [];
}

const VALUES = /^(?:valued|values|valuing|priced|prices)$/;

/** "The round valued Zed at $300M post-money", unless Zed is a name of one's own. */
export const valuedOther = (
  tokens: readonly Token[],
  isOtherName: (at: number) => boolean,
): Stretch[] =>
  tokens.flatMap((token, i): Stretch[] => {
    if (!VALUES.test(token.text) || !isOtherName(i + 1)) return [];
    const at = tokens.slice(i + 2, i + 5).some((t) => t.text === 'at');
    return at ? [[token.start, endOfTalk(tokens, i + 1)]] : [];
  });
