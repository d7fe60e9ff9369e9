import type { Token } from '../tokens/tokenize';

const PILOT = /^ ?(?:'s )?(?:(?:paid|free) )?(?:pilots?|pocs?|trials?|proofs? of concept)\b/;
const IS_LOST = /^ ?(?:was|is|got|has been) (?:now |sadly )?lost\b/;

/** "Lost the X pilot", "the X pilot was lost": no pilot any more. */
export function isLostPilot(tokens: readonly Token[], first: number, tail: string): boolean {
  const pilot = PILOT.exec(tail);
  if (pilot === null) return false;
  if (IS_LOST.test(tail.slice(pilot[0].length))) return true;
  const led = /^(?:the|our|a|an|:|–|—)$/.test(tokens[first - 1]?.text ?? '')
    ? first - 2
    : first - 1;
  return /^(?:lost|losing)$/.test(tokens[led]?.text ?? '');
}
