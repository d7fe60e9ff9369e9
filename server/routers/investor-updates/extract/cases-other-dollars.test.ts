import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const IN_OTHER_MONEY = / the amount is not in US dollars\.$/;

/** What is stored, and the fields asked about for their money with the words that are shown. */
const outcome = (body: string, subject?: string) => {
  const result = readLetter(body, subject);
  for (const { quote, start, end } of result.metrics)
    expect(result.text.slice(start, end)).toBe(quote);
  const asked = result.gaps.filter((gap) => IN_OTHER_MONEY.test(gap.description));
  for (const { quote, start, end } of asked)
    expect(start === null || end === null ? null : result.text.slice(start, end)).toBe(quote);
  return {
    metrics: metricsOf(result),
    asked: asked.map((gap) => gap.suggestedField),
    quotes: asked.map((gap) => gap.quote),
  };
};

describe('dollars of other countries are asked about', () => {
  it.each([
    ['MRR: $150k AUD', 'mrrUsd', 'MRR: $150k AUD'],
    ['ARR is now $2.24M AUD', 'arrUsd', 'ARR is now $2.24M AUD'],
    ['Cash: $2.0M NZD', 'cashOnHandUsd', 'Cash: $2.0M NZD'],
    ['Cash of $1.2M CAD at month end.', 'cashOnHandUsd', 'Cash of $1.2M CAD'],
    ['MRR $100k SGD', 'mrrUsd', 'MRR $100k SGD'],
    ['ARR $2.2M (NZD)', 'arrUsd', 'ARR $2.2M (NZD)'],
    ['ARR: $2.2M (AUD, unaudited)', 'arrUsd', 'ARR: $2.2M (AUD'],
    ['ARR: $3M Australian', 'arrUsd', 'ARR: $3M Australian'],
    ['ARR is $3M Canadian dollars.', 'arrUsd', 'ARR is $3M Canadian dollars'],
    ['MRR hit $90k in AUD', 'mrrUsd', 'MRR hit $90k in AUD'],
    ['Cash: 1.2M Australian dollars', 'cashOnHandUsd', 'Cash: 1.2M Australian dollars'],
    ['MRR is 90k quid', 'mrrUsd', 'MRR is 90k quid'],
    ['ARR: $2M A$', 'arrUsd', 'ARR: $2M A$'],
    ['ARR: AUD $1.2M', 'arrUsd', 'ARR: AUD $1.2M'],
    ['MRR: $90k/month AUD', 'mrrUsd', 'MRR: $90k/month AUD'],
    ['We are at $90k MRR (AUD).', 'mrrUsd', '$90k MRR (AUD)'],
    ['We are at $2.2M ARR, all AUD.', 'arrUsd', '$2.2M ARR, all AUD'],
    ['ARR (NZD): $2.2M', 'arrUsd', 'ARR (NZD): $2.2M'],
    ['ARR (AUD)\n$2.2M', 'arrUsd', 'ARR (AUD)\n$2.2M'],
    ['ARR: $1.8M AUD ($1.7M)', 'arrUsd', 'ARR: $1.8M AUD'],
    ['| Metric | Mar |\n|---|---|\n| ARR | $2M AUD |', 'arrUsd', 'ARR | $2M AUD'],
    ['| Metric | Mar (Canadian dollars) |\n|---|---|\n| ARR | $2M |', 'arrUsd', 'ARR | $2M'],
  ])('beside the amount: %s', (body, field, quote) => {
    expect(outcome(body)).toEqual({ metrics: {}, asked: [field], quotes: [quote] });
  });

  it.each([
    'Quick numbers (NZD):\n- ARR: $2M',
    'We report in SGD.\n\nARR: $2M',
    'Numbers in Australian dollars below.\n\nARR: $2M',
    'Our March numbers in New Zealand dollars:\n\nARR: $2M',
    'The numbers, all New Zealand dollars:\n\nARR: $2M',
    '## Kennzahlen (in EUR)\n\nARR 3.1M',
    '## Kennzahlen (in EUR)\n\nARR $3.1M',
    'Key metrics - CAD\n\nARR: $2M',
    'All in AUD.\n\nARR: $2M',
    'AUD figures below\n\nARR: $2M',
    'Note: $ = CAD\n\nARR: $2M',
    'All figures in AUD (not USD).\n\nARR: $2M',
  ])('in a note for the whole mail: %s', (body) => {
    expect(outcome(body)).toMatchObject({ metrics: {}, asked: ['arrUsd'] });
  });

  it.each([
    '$90k MRR, 14 people, $1.1M cash (AUD)',
    'MRR $90k / cash $1.1M (AUD)',
    'MRR: $90k\n\nWe have $1.1M NZD in the bank.',
    '| Metric | Mar |\n|---|---|\n| MRR | $90k/month AUD |\n| Cash | $1.1M |',
  ])('for all amounts that tell nothing beside one that does: %s', (body) => {
    const { metrics, asked } = outcome(body);
    expect(Object.keys(metrics)).not.toContain('mrrUsd');
    expect(Object.keys(metrics)).not.toContain('cashOnHandUsd');
    expect(asked).toEqual(['mrrUsd', 'cashOnHandUsd']);
  });

  it('but not for those that say US dollars', () => {
    const { metrics, asked } = outcome('MRR $90k AUD, cash US$1M');
    expect({ metrics, asked }).toEqual({
      metrics: { cashOnHandUsd: 1_000_000 },
      asked: ['mrrUsd'],
    });
    expect(outcome('All figures in USD unless marked. ARR: $2M. Cash: $1M AUD')).toMatchObject({
      metrics: { arrUsd: 2_000_000 },
      asked: ['cashOnHandUsd'],
    });
  });

  it('in the subject', () => {
    const { metrics, asked } = outcome('ARR: $2M', 'March update (all figures SGD)');
    expect({ metrics, asked }).toEqual({ metrics: {}, asked: ['arrUsd'] });
  });

  it.each([
    ['ARR: $1.2M USD (A$1.8M)', 1_200_000],
    ['ARR: $1.2M (AUD 1.8M)', 1_200_000],
    ['ARR: $1.8M AUD (US$1.2M)', 1_200_000],
    ['ARR is $1.2M. We are expanding into AUD-priced plans.', 1_200_000],
    ['ARR is $1.2M. Our Canadian entity opened.', 1_200_000],
    ['ARR is $1.2M, Canadian customers grew.', 1_200_000],
    ['ARR is $2M. AUD billing is next.', 2_000_000],
    ['ARR of $2M, AUD plans launch next month.', 2_000_000],
    ['We now support invoicing in AUD. ARR: $2M', 2_000_000],
    ['All figures in USD unless marked AUD. ARR: $2M.', 2_000_000],
    ['Figures are in US dollars (not AUD). ARR: $2M', 2_000_000],
    ['Our numbers in Australia look great. ARR: $2M', 2_000_000],
    ['Numbers: Canadian pilot live, ARR $2M', 2_000_000],
    ['We moved our reporting to Canadian GAAP. ARR: $2M', 2_000_000],
    ['We bill in Canadian dollars: our customers asked. ARR: $2M', 2_000_000],
    ['ARR: $2M. We signed a $100k SGD deal.', 2_000_000],
    ['We opened a CAD account at RBC. ARR: $2M', 2_000_000],
  ])('but not those of the US: %s', (body, arrUsd) => {
    expect(outcome(body)).toEqual({ metrics: { arrUsd }, asked: [], quotes: [] });
  });
});
