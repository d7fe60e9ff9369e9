import { describe, expect, it } from 'vitest';
import { readOctober } from '@/tests/setup/read-update';

describe('money other than US dollars', () => {
  it.each([
    'in euros|(euros)|– euros|denominated in euros|in Swiss francs|in RUB|in local currency|(in Pakistani rupees)',
    'RUB|PKR|BDT|LKR|QAR|KWD|BHD|OMR|JOD|EGP|MAD|TND|DZD|GHS|UGX|MYR|KZT|GEL|AMD|BGN|HRK|RSD|ISK|XOF|FCFA|CFA|BTC|ETH|USDT|USDC',
    'dirhams|lira|rubles|rand|baht|dong|ringgit|rupiah|riyals|forints|koruna|crowns|krona|hryvnia|shillings|cedis|dinars|taka|tenge|leva|renminbi',
    'Saudi riyals|CFA francs|Kenyan shillings|SFr|TL|Ft|RM|Rp|Kč|руб|руб.|грн|лв|円|元|원|₽|đ|₸|￥|💶|�',
  ])('behind the amount is asked about: %s', (words) => {
    for (const word of words.split('|'))
      expect([word, readOctober(`Our ARR is 5,000,000 ${word}.\nWe had a good month.`)]).toEqual([
        word,
        [{}, ['arrUsd']],
      ]);
  });

  it.each(['￥', '￡', '￦', '₸', '₿', '₡', '�', '?', '□', '\uFFFC', '\uE001', '人民币', '💶'])(
    'before the amount is asked about: %s',
    (sign) => {
      expect(readOctober(`MRR: ${sign}50,000\nWe had a good month.`)).toEqual([{}, ['mrrUsd']]);
    },
  );

  it.each([
    'All figures in PKR.',
    'All amounts are in Kč.',
    'Currency: PKR',
    'We report in shillings.',
    'We report all figures in Saudi riyals.',
  ])('in a note is asked about: %s', (note) => {
    expect(readOctober(`${note}\n\nARR: 1.2m\nCash: 2.0m`)).toEqual([
      {},
      ['arrUsd', 'cashOnHandUsd'],
    ]);
  });

  it.each([
    'MRR (Kč): 5,000,000',
    '| Metric | October |\n| --- | --- |\n| MRR (MAD) | 5,000,000 |',
    '| Metric | Value (RUB) |\n| --- | --- |\n| MRR | 5,000,000 |',
    '| | KWD |\n| --- | --- |\n| MRR | 5,000,000 |',
    '| Metric | Value (RUB) |\n| --- | --- |\n| MRR | 5,000,000 |\n\nWe raised $2M of the $3M round at last.',
    'MRR: 2 million won',
  ])('in a label or head is asked about: %s', (text) => {
    expect(readOctober(text)).toEqual([{}, ['mrrUsd']]);
  });

  it.each([
    ['We closed October at $97k MRR – all of it recurring.', { mrrUsd: 97_000 }],
    ['ARR is 5,000,000 美元.', { arrUsd: 5_000_000 }],
    ['ARR is $2M – francs are another matter.', { arrUsd: 2_000_000 }],
    ['MRR: $50k, top of the plan. We are mad about it.', { mrrUsd: 50_000 }],
    ['Headcount is 12 � up from 10.', { headcount: 12 }],
    ['MRR is 50k � up from 45k.', { mrrUsd: 50_000 }],
    ['\uF0B7 12 employees\n\uF0B7 MRR: $50k', { mrrUsd: 50_000, headcount: 12 }],
    ['□ 12 employees', { headcount: 12 }],
    ['Cash? $2.0M. MRR? $50k.', { mrrUsd: 50_000, cashOnHandUsd: 2_000_000 }],
    ['Deals: 3 won, 2 lost. MRR: $50k', { mrrUsd: 50_000 }],
    ['ARR grew to $5M in constant currency.', { arrUsd: 5_000_000 }],
  ])('is none of these: %s', (text, metrics) => {
    expect(readOctober(text)).toEqual([metrics, []]);
  });
});
