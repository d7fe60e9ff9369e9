import type { Listed } from './lists';
import type { Scene } from './scene';

/** What is said of customers only. */
const OF_CUSTOMERS =
  /^[^.;\n]{0,30}?\b(?:renewed|re-signed|churned|did not renew|left us|upsold|expanded (?:from|to) \d|(?:signed|on|took|started) (?:an?|our|the) (?:[a-z0-9-]+ ){0,3}?(?:pilot|plan|contract|subscription|trial|licen[cs]e))\b/i;
/** Of products and people the same label is used. */
const OF_OTHERS =
  /\b(?:features?|shipped|released|beta|apis?|app|sdk|dashboard|integrations?|connectors?|plugins?|modules?|versions?|roadmap|hires?|hired|joined|team|offices?)\b/i;
const REACH = 400;

/** "New in March: A, B and C. A is on a two-year plan.": the line goes on about one of them as a customer. */
export function goesOnOfCustomers({ masked, tokens }: Scene, listed: readonly Listed[]): boolean {
  const end = listed.at(-1)?.name.end ?? 0;
  const line = /^[^\n]*/.exec(masked.slice(end, end + REACH))?.[0] ?? '';
  const label = masked.slice(tokens[0]?.start ?? end, end);
  if (OF_OTHERS.test(line) || OF_OTHERS.test(label)) return false;
  return listed.some(({ name }) => {
    const at = line.indexOf(` ${name.text} `);
    return at >= 0 && OF_CUSTOMERS.test(line.slice(at + name.text.length + 1));
  });
}

const COUNT =
  /\b\d{1,4} (?:(?:paying|active|live|enterprise|total) ){0,2}(?:customers?|clients?|logos?)(?: (?:now|today|in total))?[.;] (?:[A-Z][^.\n]{0,120}\. ){0,2}$/;

/** "We have 14 paying customers. New in Q2: A, B. Gone in Q2: C": the line speaks of customers. */
export function isCountedBefore({ masked, tokens }: Scene): boolean {
  const start = tokens[0]?.start ?? 0;
  const line =
    masked
      .slice(Math.max(0, start - REACH), start)
      .split('\n')
      .at(-1) ?? '';
  return COUNT.test(line);
}

/** "The largest:", "Most notable:" */
const LARGEST =
  /^\W{0,4}(?:the |our |among them,? )?(?:(?:two|three|four|five|\d) )?(?:largest|biggest|most notable|notable|most important|standouts?|headliners?)(?: (?:ones?|two|three|of (?:them|these|those)|among them|new ones?|names?))?(?: (?:is|are|was|were))?$/i;
const MANY =
  '(?:\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|a record \\d{1,4})';
const WHO = '(?:[a-z-]+ ){0,3}?(?:logos?|customers|clients|accounts)';
const WON_MANY = new RegExp(
  `\\b(?:signed|closed|won|added|landed|onboarded|welcomed) ${MANY} ${WHO}(?: [a-z0-9' ]{2,40})?[.;:–—] *$`,
  'i',
);
const LOST_MANY = new RegExp(
  `\\b(?:lost ${MANY} ${WHO}|${MANY} ${WHO} (?:churned|left|cancell?ed))(?: [a-z0-9' ]{2,40})?[.;:–—] *$`,
  'i',
);

/** "We closed 19 new logos. The largest: A": what is told of all of them. */
export function largestOf(
  { masked, tokens }: Scene,
  label: string,
): 'ACTIVE' | 'CHURNED' | undefined {
  if (!LARGEST.test(label)) return undefined;
  const start = tokens[0]?.start ?? 0;
  const before =
    masked
      .slice(Math.max(0, start - 140), start)
      .split('\n')
      .at(-1) ?? '';
  if (LOST_MANY.test(before)) return 'CHURNED';
  return WON_MANY.test(before) && !/\b(?:if|would|will|plan|aim|hope|want)\b/i.test(before)
    ? 'ACTIVE'
    : undefined;
}
