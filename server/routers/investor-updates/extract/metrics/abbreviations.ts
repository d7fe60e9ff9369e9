import type { Token } from '../tokens/tokenize';

/** Words whose point ends no sentence. */
export const ABBREVIATIONS = new Set(
  'vs gebr prof approx appx abt inc corp ltd co st mr mrs ms dr mo mos yr no est avg dept u.s e.g i.e ca incl excl jr sr u s e g i p a d'.split(
    ' ',
  ),
);

/** "approx. $740K", "ca. 18 months": the point says no more than the word. */
export const isOfAbout = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === '.' &&
  /^(?:approx|appx|abt|ca|est)$/.test(tokens[at - 1]?.text ?? '') &&
  tokens[at - 1]?.end === tokens[at]?.start &&
  tokens[at + 1]?.kind === 'number';
