import type { Sentence } from '../metrics/sentences';
import { readDeal } from './deal';
import { leavesLater } from './leaves-later';
import type { Mention, Scene } from './scene';

/** "Their last day is 31 December", "; the contract ends on March 1". */
const LAST_DAY =
  /^(?:(?:and|but|with|so) )?(?:(?:(?:their|its|the) )?(?:last|final) (?:[a-z]+ )?day(?: with us)?(?:,|:| is| will be| was)?(?= )|(?:(?:their|its|the|our) )?(?:contract|service|access|subscription|agreement|licen[cs]e) (?:ends?|ending|expires?)\b|(?:it|they|this|that) (?:ends?|expires?)\b)/;

/** Who is told to leave and goes on a day that the half sentence behind tells leaves on that day. */
export function withLastDay(scene: Scene, mention: Mention, { tokens }: Sentence): Mention {
  if (mention.status !== 'CHURNED' || mention.deal.date !== null) return mention;
  const { masked, context } = scene;
  const start = tokens[0]?.start ?? 0;
  const words = masked
    .slice(start, Math.min(start + 120, tokens.at(-1)?.end ?? start))
    .toLowerCase()
    .replaceAll(/[\s\u0001]+/g, ' ');
  if (!LAST_DAY.test(words)) return mention;
  const { date } = readDeal(tokens, 0, tokens.length, masked, context.received, true);
  const vague = date === null && leavesLater(words.replace(LAST_DAY, 'leaves'));
  if (date === null) return vague ? { ...mention, status: null } : mention;
  return { ...mention, deal: { ...mention.deal, date } };
}
