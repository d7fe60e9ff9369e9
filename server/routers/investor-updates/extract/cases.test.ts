import { describe, expect, it } from 'vitest';
import { extractUpdate } from './extract-update';

const read = (rawBody: string, knownCustomers: string[] = []) => {
  const result = extractUpdate({
    subject: 'March 2026 update',
    rawBody,
    rawHtml: null,
    receivedAt: '2026-04-05T09:00:00.000Z',
    attachments: [],
    previouslyReported: [],
    knownCustomers,
  });
  return {
    metrics: Object.fromEntries(result.metrics.map((m) => [m.field, m.value])),
    customers: result.customers.map((c) => `${c.customerName} ${c.status}`),
  };
};

describe('the recurring revenue of one customer', () => {
  it.each([
    'Wins\n- Bluepeak Energy – $48k ARR\n- Larkspur Clinics: $12k MRR',
    'Biggest win: Wonka at $40k ARR',
    'Expansion: Wonka grew from $20k to $45k ARR.',
    'Wonka, our largest customer, is now at $90k ARR.',
    'Our largest customer now pays us $90k ARR.',
  ])('is not the company’s: %s', (body) => {
    expect(read(body).metrics).toEqual({});
  });

  it('does not hide the company’s', () => {
    expect(read('Traction: $48k MRR').metrics).toEqual({ mrrUsd: 48_000 });
    expect(read('Signed Wonka and Hooli, now at $1.2M ARR.').metrics).toEqual({
      arrUsd: 1_200_000,
    });
  });
});

describe('the value meant, of two', () => {
  it.each([
    ['ARR was $500k. It is now $1.5M.', { arrUsd: 1_500_000 }],
    ['We crossed $1M in ARR ($1.04M at month end).', { arrUsd: 1_040_000 }],
    ['New ARR of $700k, bringing us to $6.2M', { arrUsd: 6_200_000 }],
    ['We burned $186k in Q1 (avg $62k/mo).', { burnMonthlyUsd: 62_000 }],
    ['Runway: 18 months (Jun 2027)', { runwayMonths: 18 }],
    [
      'KPIs (Mar vs Feb)\nMRR   $62k   $58k\nCash  $815k  $886k',
      { mrrUsd: 62_000, cashOnHandUsd: 815_000 },
    ],
    ['1. Financials\nARR: $1.83M\n\n2. Plan for April\nARR $1.9M', { arrUsd: 1_830_000 }],
  ])('%s', (body, metrics) => {
    expect(read(body).metrics).toEqual(metrics);
  });
});

describe('names joined by an ampersand', () => {
  it('are two firms in a list, or when one is on file', () => {
    expect(read('New customers: Hooli, Wonka & Initech').customers).toEqual([
      'Hooli ACTIVE',
      'Wonka ACTIVE',
      'Initech ACTIVE',
    ]);
    expect(read('We signed Acme & Globex.', ['Acme']).customers).toEqual([
      'Acme ACTIVE',
      'Globex ACTIVE',
    ]);
  });

  it('are one firm otherwise', () => {
    expect(read('We signed Willow & Finch.').customers).toEqual(['Willow & Finch ACTIVE']);
    expect(read('Hooli, Gekko & Co churned.').customers).toEqual([
      'Hooli CHURNED',
      'Gekko & Co CHURNED',
    ]);
  });
});

describe('deals that came to nothing', () => {
  it.each(['We did not win the Stark Industries tender.', 'Stark Industries deal fell through.'])(
    'are lost: %s',
    (body) => {
      expect(read(body).customers).toEqual(['Stark Industries LOST_DEAL']);
    },
  );
});
