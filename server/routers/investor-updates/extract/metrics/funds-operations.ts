import type { Token } from '../tokens/tokenize';
import { governorIndex } from './surroundings';

/** "Based on current plans this funds operations for 16 months", "our cash to fund operations into Q2 2027 (17 months)": of nothing but the money at hand. */
export function fundsOperations(tokens: readonly Token[], at: number): boolean {
  const before = tokens
    .slice(0, governorIndex(tokens, at) + 1)
    .map((t) => (t.kind === 'date' ? '@' : t.text));
  const told = before.join(' ');
  return (
    (/(?:^| )cash to fund (?:our )?operations (?:into|through|until|to) (?:the )?(?:end of )?@ \($/.test(
      told,
    ) ||
      /(?:^| )(?:funds?|finances?|supports?|covers?) (?:(?:our|the|planned|current|all) ){0,2}operations (?:for|over)(?: the next)?$/.test(
        told,
      )) &&
    !before.some((word) =>
      /^(?:would|could|should|might|round|raise|raising|if|with|proceeds|grant|loan)$/.test(word),
    )
  );
}
