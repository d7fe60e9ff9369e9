import { describe, expect, it } from 'vitest';
import { readLetter } from '@/tests/setup/read-update';

const read = (body: string) =>
  readLetter(body, 'October 2026', '2026-11-05').customers.map((c) => [
    c.customerName,
    c.status,
    c.dealValueAnnualUsd,
  ]);

describe("money that is not the contract's price is no deal value", () => {
  it.each([
    'Our client Walmart cut its burn to $50k a month.',
    'Our customer Boeing saved $2M a year with our product.',
    'Our customer FedEx, which makes $90B a year, expanded.',
    'Signed FedEx, which moves $12M of parcels a month.',
    'Signed Cisco, whose annual IT budget is $10M.',
    'Signed Pfizer, which handles $8M in claims per year.',
    'Pilot with FedEx: they ship $4M of goods per month through us.',
    'Walmart signed. They pay the incumbent $400k a year today.',
    'Our client Chevron spends $700k a year on inspections and chose us.',
    'Our client Ford, with $3M of annual IT spend, renewed.',
    'Boeing renewed; it saved them $1.2M a year.',
    'Our customer Target has a budget of $4M per year.',
    'Customers: Walmart, Boeing and FedEx (together $1.1M ARR).',
    'Signed: Boeing, Pfizer, Chevron (together $900k ARR).',
    'New customers: Nike and Disney ($200k ARR combined).',
    'New customers: Nike, Disney and Ford (combined ARR: $200k).',
    'New customers: Walmart, Boeing, FedEx ($300k ARR in total).',
    'Signed: Walmart, Boeing ($400k ARR between them).',
  ])('%s', (body) => {
    const found = read(body);
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(([, , value]) => value).filter((value) => value !== null)).toEqual([]);
  });

  it.each(['Acme spends $2M a year on logistics.', 'Our client Intel pays Zeta $300k a year.'])(
    'nor does it make a customer: %s',
    (body) => {
      expect(read(body)).toEqual([]);
    },
  );

  it.each([
    ['Walmart signed at $90k a year.', 90_000],
    ['Our client Walmart pays $50k a month.', 600_000],
    ['Walmart signed for $90k a year to cut its costs.', 90_000],
    ['Walmart renewed at $60k a year and saved $2M a year.', 60_000],
    ['Walmart upgraded to $240k ARR after cutting its costs.', 240_000],
    ['Our customer FedEx renewed for $120k a year, saving them a lot.', 120_000],
    ['Signed FedEx, which pays us $60k per year.', 60_000],
    ['Walmart spends $90k a year with us.', 90_000],
    ['Boeing signed. They pay $400k a year.', 400_000],
    ['Dunlin Foods Inc signed, 11 providers, $2,500/mo', 30_000],
    ['Boeing expanded from $40k ARR to $90k ARR.', 90_000],
  ])('while %s', (body, value) => {
    expect(read(body)[0]?.slice(1)).toEqual(['ACTIVE', value]);
  });

  it('and each of several keeps its own', () => {
    expect(read('New customers: Nike ($80k ARR) and Disney ($120k ARR).')).toEqual([
      ['Nike', 'ACTIVE', 80_000],
      ['Disney', 'ACTIVE', 120_000],
    ]);
  });
});
