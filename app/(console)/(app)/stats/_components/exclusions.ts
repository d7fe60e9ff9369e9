import type { CompanyLine } from '../../../_lib/outputs';

type Exclusion = CompanyLine['excluded'][number];

const WINDOWS = { arr: '', yoy: 'a year before', qoq: 'a quarter before' };
const GROWTHS = { arr: 'ARR', yoy: 'yearly growth', qoq: 'quarterly growth' };

function reasonOf({ measure, reason }: Exclusion): string {
  if (reason === 'no_arr') return 'no ARR reported';
  if (reason === 'no_prior_value') return `no ARR known ${WINDOWS[measure]}`;
  if (reason === 'prior_not_positive') return `ARR ${WINDOWS[measure]} was not above zero`;
  return 'the multiple is too large to count';
}

/** From what a company is left out and why, in a sentence; null if from nothing. */
export function explainExclusions({ excluded }: Pick<CompanyLine, 'excluded'>): string | null {
  const [first] = excluded;
  if (!first) return null;
  if (excluded.some(({ reason }) => reason === 'no_arr')) return 'Everything: no ARR reported';
  const parts = excluded.map((one) => `${GROWTHS[one.measure]} (${reasonOf(one)})`);
  const said = parts.join(', ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}
