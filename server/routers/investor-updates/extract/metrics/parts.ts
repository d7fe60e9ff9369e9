import type { Token } from '../tokens/tokenize';

/** Markets and kinds of customers whose share stands under a metric's name. */
export const SEGMENT =
  /^(?:us|usa|u\.s|uk|eu|emea|apac|dach|latam|anz|europe|european|american|canada|canadian|germany|german|france|india|international|domestic|enterprise|smb|smbs|mid-market|midmarket|self-serve|consumer|b2b|b2c)$/;

/** "US ARR: $800k", "ARR (EU): $400k": of a part of the company, "us" in capitals being a country. */
export function isOfPart(
  tokens: readonly Token[],
  first: number,
  last: number,
  masked: string,
): boolean {
  const name = tokens.findIndex((t, i) => i >= first && i <= last && t.kind === 'anchor');
  const number = tokens.findIndex((t, i) => i >= first && i <= last && t.kind === 'number');
  if (name < 0) return false;
  // "ARR incl. Lumo: $5.4M; organic ARR: $4.7M"
  if (tokens[name - 1]?.text === 'organic') return true;
  if (isCountry(tokens, name - 1, masked)) return true;
  for (let i = name + 1; i < number; i++) {
    const mark = tokens[i]?.text ?? '';
    if (leavesOut(tokens, name, i)) return true;
    if (/^[:=]$/.test(mark)) return false;
    const whole = tokens[i - 1]?.text === '(' && tokens[i + 1]?.text === ')';
    if (isCountry(tokens, i, masked) || (whole && SEGMENT.test(mark))) return true;
  }
  return false;
}

function isCountry(tokens: readonly Token[], at: number, masked: string): boolean {
  const token = tokens[at];
  if (token?.text !== 'us' || /^(?:\$|dollars?|gaap)/.test(tokens[at + 1]?.text ?? ''))
    return false;
  if (masked.slice(token.start, token.end + 1) === 'US$') return false;
  if (masked.slice(token.start, token.end) !== 'US') return false;
  // "THAT LEAVES US CASH OF …"
  const lead = tokens[at - 1];
  return lead?.kind !== 'word' || /[a-z]/.test(masked.slice(lead.start, lead.end));
}

const LEFT_OUT = /^(?:excl|excluding|ex|without|w\/o|less|minus|before)$/;
/** What recurring revenue leaves out anyway. */
const NOT_RECURRING =
  /^(?:services?|one|one-offs?|one-time|once|non-recurring|nonrecurring|setup|set-up|implementation|onboarding|hardware|usage|variable|overages?|professional|consulting|training|vat|gst|tax|taxes|fx|currency|pilots?|trials?|churned|churn|contracted|signed|committed|bookings|grants?|fees?|interest|refunds|credits|discounts|transaction|transactional|marketplace|gmv|tips|ads|advertising|project|projects|resale|pass-through|passthrough)$/;

/** "MRR (excl. Kroger)", "ARR, excluding the Acme contract": the whole is more. */
function leavesOut(tokens: readonly Token[], name: number, at: number): boolean {
  const anchor = tokens[name];
  if (anchor?.kind !== 'anchor' || !/^[am]rrUsd$/.test(anchor.anchor)) return false;
  const word = tokens[at]?.text ?? '';
  if (at > name + 2) return false;
  // "ex-Acme"
  if (word.startsWith('ex-')) return !NOT_RECURRING.test(word.slice(3));
  if (!LEFT_OUT.test(word)) return false;
  const what = tokens.slice(at + 1).find((t) => !/^(?:\.|-|the|our|all|any)$/.test(t.text));
  return what?.kind === 'word' && !NOT_RECURRING.test(what.text);
}
