import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter, readOctober } from '@/tests/setup/read-update';

const metrics = (body: string) => metricsOf(readLetter(body));

describe('what a party outside the company has is none of its numbers', () => {
  it.each([
    'Our parent has 400 employees. Our investor Foo manages $2M in cash.',
    'Our lawyers have 120 employees and still answer late.',
    'Our landlord, with 25 employees, is moving out.',
    'Our reseller has 80 employees and our supplier has 300 employees.',
    'The school we work with has 85 employees.',
    'Our manufacturer in Shenzhen has 250 employees and a gross margin of 12%.',
    'We changed our accountant: the new firm has 35 employees.',
    'Our recruiter has 12 employees.',
    'Our bank has $3B in cash on hand.',
    'Our investor Blue Sky now manages $90M in cash.',
    'The bank offers $2M in cash.',
    'Our distributor has $4M in cash',
    'Our lender SVB holds $3M in cash.',
    "Our reseller's ARR is $5M.",
    "Our resellers' ARR is $5M.",
    'One of our resellers has $5M ARR.',
    'Our main contract manufacturer, Bolt & Co, employs 300 people.',
    'We hired a recruiter with 12 employees.',
    'We work with a law firm that has 120 employees.',
    'The firm that does our books has 24 employees.',
    'In March our landlord had 25 employees.',
    "My landlord's team has 25 people.",
    'Our fulfilment partner runs 3 warehouses with 250 employees.',
    'Our insurer sits on $40M in cash.',
    'Our community has 900 people.',
    'Our distributor in Poland is at $5M ARR.',
    'Our supplier (300 employees) raised prices.',
  ])('%s', (body) => {
    expect(metrics(body)).toEqual({});
  });

  it.each([
    "Peter's previous startup had 9 employees and $2M ARR when it was sold.",
    'Our new COO managed 120 employees and a $9M ARR book at Foo.',
    'Jonas previously scaled ARR to $20M at Globex.',
    'Contoso was valued at $220M post-money when it raised.',
  ])('nor what somebody led before, or another was valued at: %s', (body) => {
    expect(metrics(body)).toEqual({});
  });

  it.each([
    ['Our bank now holds $3M in cash.', 'cashOnHandUsd'],
    ['Mercury holds $2M in cash.', 'cashOnHandUsd'],
    ['Our clinic has 24 employees.', 'headcount'],
    ['We changed our auditors. The new firm has 35 employees.', 'headcount'],
    ['The company she founded had 12 employees.', 'headcount'],
    ['Zeta was valued at $300M post-money in its last round.', 'postMoneyMarkedUsd'],
    ['The round valued Zeta at $300M post-money.', 'postMoneyMarkedUsd'],
  ])('and where it may be the company’s, it is asked about: %s', (body, field) => {
    expect(readOctober(body)).toEqual([{}, [field]]);
  });

  it.each([
    ['SVB holds $3M of our cash.', { cashOnHandUsd: 3_000_000 }],
    ['Our team has 20 people.', { headcount: 20 }],
    ['Our company has 24 employees and $3M in cash.', { headcount: 24, cashOnHandUsd: 3_000_000 }],
    ['The company we run has 24 employees.', { headcount: 24 }],
    ['Our bank account has $3M in cash.', { cashOnHandUsd: 3_000_000 }],
    ['The bank has extended our runway to 18 months.', { runwayMonths: 18 }],
    ['Thanks to our investor we have $3M in cash.', { cashOnHandUsd: 3_000_000 }],
    ['Our accountant ran the numbers: ARR is $3M.', { arrUsd: 3_000_000 }],
    ['Our accountant reports cash of $3M.', { cashOnHandUsd: 3_000_000 }],
    ['Our lender signed, we have $4M in cash.', { cashOnHandUsd: 4_000_000 }],
    ['Our investors have been great: cash is $3M.', { cashOnHandUsd: 3_000_000 }],
    ['Our landlord raised the rent, burn is $90k.', { burnMonthlyUsd: 90_000 }],
    ['Our supplier raised prices and gross margin fell to 61%.', { grossMarginPct: 61 }],
    ['Our vendor has a new price list, so gross margin is 61%.', { grossMarginPct: 61 }],
    ['Unlike our parent, with 400 employees, we have 24 employees.', { headcount: 24 }],
    ['We have 24 employees and our supplier has 60.', { headcount: 24 }],
    ['Our comp at $5M ARR has 50 employees. We’re at $420k ARR.', { arrUsd: 420_000 }],
    ['Our COO cut burn to $90k.', { burnMonthlyUsd: 90_000 }],
    ['The round valued us at $30M post-money.', { postMoneyMarkedUsd: 30_000_000 }],
    ['Northwind was valued at $30M post-money in its last round.', { postMoneyMarkedUsd: 3e7 }],
  ])('but the company’s own stay: %s', (body, wanted) => {
    expect(metrics(body)).toEqual(wanted);
  });
});
