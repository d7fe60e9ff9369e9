import type { Token } from '../tokens/tokenize';

const PLAN_WORD =
  /^(?:outlook|guidance|forecast|goals?|targets?|looking|plans?|objectives|budget(?:ed)?|projections?|projected)$/;

const words = (tokens: readonly Token[]) => tokens.map((t) => t.text).join(' ');

/** "Outlook.", "H2 goals.", "Our Q3 targets.": a heading that ends with a full stop. */
export function headsPlans(tokens: readonly Token[]): boolean {
  if (tokens.length <= 2 && PLAN_WORD.test(tokens[0]?.text ?? '')) return true;
  // "Next month. $18K MRR and the new office."
  if (tokens.length === 2 && /^(?:next (?:month|quarter|year|up)|up next)$/.test(words(tokens)))
    return true;
  const rest = tokens.filter((t) => !PLAN_WORD.test(t.text));
  return (
    tokens.length <= 5 &&
    rest.length < tokens.length &&
    rest.every((t) => t.kind === 'date' || /^(?:our|the|for|and|next|h[12]|q[1-4])$/.test(t.text))
  );
}

/** "asks: intro to anyone who went from 0 to 100k mrr" */
export const opensAsks = ([first, second, third]: readonly Token[]) =>
  (/^(?:asks?|requests?|wishlist|wishes)$/.test(first?.text ?? '') && second?.text === ':') ||
  (/^(?:our|my)$/.test(first?.text ?? '') &&
    /^(?:asks?|requests?|wishes)$/.test(second?.text ?? '') &&
    third?.text === ':');

/** "Market news: …", "Competition – …": what follows is about somebody else. */
export function aboutMarket(tokens: readonly Token[]): boolean {
  const mark = tokens.findIndex((t) => t.kind === 'punct' && /^[:–—]$/.test(t.text));
  if (mark < 1 || mark > 4) return false;
  return tokens
    .slice(0, mark)
    .some((t) =>
      /^(?:market|competition|competitors?|competitive|industry|landscape|peers)$/.test(t.text),
    );
}

/** "Forecast FY26: ARR $15.5M; headcount 145": what the label plans, the parts behind a semicolon plan too. */
export function opensPlans(tokens: readonly Token[]): boolean {
  const colon = tokens.findIndex((t) => t.text === ':');
  return colon > 0 && colon < 7 && headsPlans(tokens.slice(0, colon));
}

/** "…; actual: $2M", "…; we did $2M": where a plan is left for what became of it. */
export const leavesPlans = ([first]: readonly Token[]): boolean =>
  /^(?:actuals?|act|results?|today|now|currently|current|we|we're|we've|our|so|reality|delivered|achieved|status)$/.test(
    first?.text ?? '',
  );
