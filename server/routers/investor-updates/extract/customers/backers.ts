import type { Listed } from './lists';
import type { Name } from './name';
import { CUSTOMER_TALK, type Scene } from './scene';
import { FIRMS } from '@/server/routers/asks/extract/venture-firms';

const FUND = /\b(?:ventures|capital|vc|fund|angels|venture partners|growth equity)$/i;

const KNOWN = new RegExp(`\\b(?:${FIRMS})\\b`);

/** A venture fund by its name. */
export function isFund({ text }: Name): boolean {
  const words = text.toLowerCase();
  const known = KNOWN.exec(words);
  // "Union Square Donuts" only begins like one.
  return FUND.test(text) || (known !== null && words.endsWith(known[0]));
}

/** What is said of a round as of a deal. */
const REFUSED =
  /^(?:(?:politely |sadly |ultimately |already )?(?:passed|declined|said no|turned us down|pulled out|walked away|backed out|dropped out)\b|went with (?:another|a different) (?:company|deal|startup|start-up))/;
const OF_ROUND =
  /\b(?:term sheets?|(?:the|this|our|a|bridge|seed|next) round|pre-seed|seed(?: round)?|series [a-e]|(?:fund)?rais(?:e|ed|ing)|investors?|vcs?|lead investor|pro[- ]rata|cap table|led by|convertible|safe notes?)\b/i;
const REACH = 160;

/** "We raised $4M. Index passed.": of a fund it says that it does not invest. */
export function isBacker(
  { tokens, masked, words, section }: Scene,
  first: number,
  listed: readonly Listed[],
  told: string,
): boolean {
  if (!REFUSED.test(told) || CUSTOMER_TALK.test(words)) return false;
  if (listed.some(({ name }) => isFund(name))) return true;
  if (/^(?:customers|pilots|churned|lost|pipeline)$/.test(section)) return false;
  const start = tokens[first]?.start ?? 0;
  const before =
    masked
      .slice(Math.max(0, start - REACH), start)
      .split(/\n{2}/)
      .at(-1) ?? '';
  return (
    (OF_ROUND.test(before) || KNOWN.test(words.toLowerCase())) &&
    !CUSTOMER_TALK.test(before) &&
    listed.every(({ name }) => !name.company && !name.known)
  );
}
