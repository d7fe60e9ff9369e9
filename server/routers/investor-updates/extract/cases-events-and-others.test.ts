import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter, readUpdate as read } from '@/tests/setup/read-update';

const metrics = (body: string) => read(body).metrics;

describe('what "post" with an event tells is a time, and no valuation', () => {
  it.each([
    ['Cash: $6.9M (post close).', { cashOnHandUsd: 6_900_000 }],
    ['Cash is $6.9M post financing.', { cashOnHandUsd: 6_900_000 }],
    ['$6.9M post close in the bank.', {}],
    ['Headcount post layoffs: 24', { headcount: 24 }],
    ['Headcount post-restructuring is 24.', { headcount: 24 }],
    ['We raised $4M at $22M post.', { postMoneyMarkedUsd: 22_000_000 }],
  ])('%s', (body, expected) => {
    expect(metrics(body)).toEqual(expected);
  });

  it('is no time that has come before a round is told of as closed', () => {
    expect(metrics('Post-raise runway of 30 months.')).toEqual({});
    expect(metrics('We closed our seed round. Post-raise runway of 30 months.')).toEqual({
      runwayMonths: 30,
    });
  });

  it.each(['Cash post close: $6.9M', 'Cash post-raise: $6.9M', 'Cash balance post closing: $6.9M'])(
    '%s: asked about, since no round is told of as closed',
    (body) => {
      expect(metrics(body)).toEqual({});
      expect(read(body).gaps).toEqual(['METRIC_MISSING:cashOnHandUsd']);
    },
  );
});

describe('what is counted beside a metric', () => {
  it.each([
    [
      'We ended the month with 212 paying customers, $2.54M in ARR (up from $2.38M).',
      { arrUsd: 2_540_000 },
    ],
    ['We signed 12 paying customers and $2.54M in ARR.', {}],
    ['We hired 3 and are now 27.', { headcount: 27 }],
    ['Hired 3, now 27.', { headcount: 27 }],
    ['Hired 3, now 27 customers.', {}],
    ['Hired an AE, won 3 logos, now 27.', {}],
    ['We hired a CFO and are now 27 days ahead.', {}],
  ])('%s', (body, expected) => {
    expect(metrics(body)).toEqual(expected);
  });
});

describe('another firm as the subject', () => {
  it.each([
    'We think Vantix is at $10M ARR.',
    'I heard Vantix is at $10M ARR.',
    'Word is Vantix is doing $10M in ARR.',
    'Vantix let go of 20 people and is now at 60.',
    'Vantix raised $5M and has 80 people.',
  ])('%s', (body) => {
    expect(metricsOf(readLetter(body))).toEqual({});
  });

  it.each([
    ['Northwind is now at $10M ARR.', { arrUsd: 10_000_000 }],
    ['Northwind let go of 20 people and is now at 60.', { headcount: 60 }],
    ['We hired 20 people and are now at 60.', { headcount: 60 }],
  ])('is not the company itself: %s', (body, expected) => {
    expect(metricsOf(readLetter(body))).toEqual(expected);
  });
});
