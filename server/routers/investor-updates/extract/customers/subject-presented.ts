import type { CustomerStatus } from '../types';

/** "Wonka, our largest customer, …", "Wonka, our design partner, …": how it stands, whatever is said of it. */
export function presentedAs(masked: string, from: number): CustomerStatus | null {
  const words = masked.slice(from, from + 60);
  if (AS_DESIGN_PARTNER.test(words)) return 'PILOT';
  return AS_PRESENTED.test(words) ? 'ACTIVE' : null;
}
const NOT_NOW =
  '(?!(?:potential|prospective|former|future|possible|next|ex|first-ever|would-be|ideal)\\b)';
const AS_PRESENTED = new RegExp(
  `^, (?:(?:now|still) )?(?:our|one of our) (?:${NOT_NOW}[a-z-]+ ){0,3}(?:customers?|clients?),`,
  'i',
);
const AS_DESIGN_PARTNER = new RegExp(
  `^, (?:(?:now|still) )?(?:our|one of our) (?:${NOT_NOW}[a-z-]+ ){0,3}?design partners?,`,
  'i',
);
