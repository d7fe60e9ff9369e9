import { isFirstName } from './name-kinds';
import type { Scene } from './scene';

const CHEERS =
  /\b(?:congrat(?:ulation)?s|kudos|hats off|props|shout-?outs?|well done|bravo|cheers|(?:happy|glad|thrilled|delighted|pleased) for)\b/i;
/** What was done stands between: "congrats to Marta for closing X" tells of the company's own. */
const OWN_DEED = /\b(?:for|on|who|by|after|we|the team|our team|[a-z]+ing)\b(?! at)/i;
const OF_US = /\b(?:us|our (?:platform|product|software|customer)|with us)\b/i;

/**
 * Where another firm's news begin: "congratulations to our friends at X, who signed Y".
 * @returns the place from which no name is a customer; null without such words
 */
export function othersNewsFrom({ names, masked, tokens, words }: Scene): number | null {
  const cheers = CHEERS.exec(words);
  if (cheers === null) return null;
  const from = (tokens[0]?.start ?? 0) + cheers.index;
  const firm = [...names.values()].find(
    (name) => name.start > from && !name.person && !isFirstName(name),
  );
  if (firm === undefined) return null;
  const lead = masked.slice(from + cheers[0].length, firm.start).replace(/^ (?:to|for)\b/, '');
  const behind = masked.slice(firm.end, tokens.at(-1)?.end ?? firm.end);
  return lead.length > 60 || OWN_DEED.test(lead) || OF_US.test(behind) ? null : from;
}
