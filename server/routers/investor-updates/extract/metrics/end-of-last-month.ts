import type { DateValue } from '../tokens/calendar';
import type { Token } from '../tokens/tokenize';

/** "End of last month: ARR …", "We closed last month at …", "Last month we ended at …". */
const OPENS =
  /^(?:(?:as of |as at |at )?(?:the )?(?:end of|month[- ]end of) (?:the )?last month\b|(?:we|i|and) (?:ended|closed|finished|exited) (?:the )?last month\b|last month ,? ?we (?:ended|closed|finished|exited)\b)/;
/** What holds by now, or held before. */
const BREAKS =
  /^(?:now|today|currently|but|while|since|previously|vs|versus|compared|against|than)$/;

/**
 * The month before the mail came, where the sentence tells at its start of that month's end and
 * nothing up to the number breaks with it; else null.
 */
export function endOfLastMonth(
  tokens: readonly Token[],
  to: number,
  received: Date,
): DateValue | null {
  const words = tokens.map((t) => t.text);
  if (!OPENS.test(words.slice(0, 8).join(' '))) return null;
  if (words.slice(0, to).some((word) => BREAKS.test(word))) return null;
  const end = new Date(Date.UTC(received.getUTCFullYear(), received.getUTCMonth(), 0));
  return {
    grain: 'month',
    year: end.getUTCFullYear(),
    index: end.getUTCMonth() + 1,
    day: null,
    fiscal: false,
  };
}
