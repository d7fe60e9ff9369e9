import { describe, expect, it } from 'vitest';
import { extractUpdate } from './extract-update';

/** "Name STATUS value" of each customer that the text tells of. */
const read = (rawBody: string) =>
  extractUpdate({
    subject: null,
    rawBody,
    rawHtml: null,
    receivedAt: '2026-05-04T09:00:00Z',
    attachments: [],
    previouslyReported: [],
  }).customers.map(({ customerName, status, dealValueAnnualUsd }) =>
    [customerName, status, ...(dealValueAnnualUsd === null ? [] : [dealValueAnnualUsd])].join(' '),
  );

describe('forms in which founders commonly tell of customers are read', () => {
  it.each([
    [
      "This month's new names are Klarna, Bolt.eu and N26.",
      ['Klarna ACTIVE', 'Bolt.eu ACTIVE', 'N26 ACTIVE'],
    ],
    ['Vodafone, our design partner, is converting in Q3.', ['Vodafone PILOT']],
    ['Vodafone, our largest customer, spoke at our event.', ['Vodafone ACTIVE']],
    [
      'We now count eleven clinics, the newest being Helios Buch and Sana Berlin.',
      ['Helios Buch ACTIVE', 'Sana Berlin ACTIVE'],
    ],
    [
      'Two design partners (Aldi Süd and Lidl Schweiz) turned into paying customers.',
      ['Aldi Süd ACTIVE', 'Lidl Schweiz ACTIVE'],
    ],
    [
      'Signed Bertrandt (two-year deal, $90k a year) and, as a pilot, EDAG.',
      ['Bertrandt ACTIVE 90000', 'EDAG PILOT'],
    ],
    [
      '"It saves us an hour a shift", says Jens Holm, COO of Falck, a customer since 2023.',
      ['Falck ACTIVE'],
    ],
    [
      'Boohoo told us it has cut its contract and will be gone by the end of May.',
      ['Boohoo CHURNED'],
    ],
    ['Signed BMW at $120k a year, Audi at $80k.', ['BMW ACTIVE 120000', 'Audi ACTIVE 80000']],
    ['Figma stays on the $48k plan.', ['Figma ACTIVE']],
    [
      "Since January we have signed 14 schools, including Eton College and St Paul's Girls' School.",
      ['Eton College ACTIVE', "St Paul's Girls' School ACTIVE"],
    ],
    [
      'We onboarded 9 practices, among them Bupa Dental Care and Rodericks Dental.',
      ['Bupa Dental Care ACTIVE', 'Rodericks Dental ACTIVE'],
    ],
    ['Our contract with Azul ended in April and was not renewed.', ['Azul CHURNED']],
    ['Sprouts confirmed a national listing from July.', ['Sprouts ACTIVE']],
    ['Taylor Wessing churned after a year on the starter plan.', ['Taylor Wessing CHURNED']],
    ["Rio Tinto's pilot at Kennecott has been extended to June.", ['Rio Tinto PILOT']],
    [
      'Portman Dental has finished its evaluation and is rolling us out to 40 practices.',
      ['Portman Dental ACTIVE'],
    ],
    ['Our trial at Wise finished and they decided not to go ahead.', ['Wise LOST_DEAL']],
    ['OKQ8 terminated its pilot because of a lack of grid capacity.', ['OKQ8 LOST_DEAL']],
  ])('%s', (text, expected) => {
    expect(read(text).toSorted()).toEqual(expected.toSorted());
  });
});

describe('what only sounds like them tells of no customer', () => {
  it.each([
    'Our client Acme terminated maintenance for two of the sites.',
    'Google quit the Paris office plan, so there is space free.',
    'We lost three customers, but the quarter was good: Wayfair had its best month on our platform.',
    'We now have nine investors, the newest being Accel and Index.',
    'We count forty clinics in the pipeline, the newest being Helios Buch.',
    'She was COO of Falck, a former customer of ours.',
    'Almi prolonged the loan, and Nordea offered a credit line.',
    'Silicon Valley Bank renewed our venture debt line.',
    'We closed the $1M line with JPMorgan.',
    'We visited 14 schools, including Eton College.',
    'Taylor Smith renewed her passport.',
    "This month's new names on the team are Anna Berg and Tom Hale.",
  ])('%s', (text) => {
    expect(read(text)).toEqual([]);
  });
});
