import { describe, expect, it } from 'vitest';
import { extractUpdate } from './extract-update';
import { readUpdate as read } from '@/tests/setup/read-update';

describe('customers of letters that name many', () => {
  it.each([
    ['Tessaro Foods at the end has choosen another supplier, a pity', 'Tessaro Foods LOST_DEAL'],
    ['We were also in the final round at Tessaro and did not win the deal.', 'Tessaro LOST_DEAL'],
    ['The tender of Tessaro we unfortunately did not win.', 'Tessaro LOST_DEAL'],
    ['Tessaro Management passed on us after three demos.', 'Tessaro Management LOST_DEAL'],
    ['Tessaro pilot begins its second month.', 'Tessaro PILOT'],
    ["Tessaro's pilot entered its third week.", 'Tessaro PILOT'],
    ['- Tessaro Grocery: 60-store test in Ohio started on January 12', 'Tessaro Grocery PILOT'],
    ['Tessaro Foods: pilot at two sites, results expected in May', 'Tessaro Foods PILOT'],
    ['Pilot with Tessaro started in the London office.', 'Tessaro PILOT'],
    ['Tessaro Kommune is since March 17 in operation with us.', 'Tessaro Kommune ACTIVE'],
    ['City of Tessaro sent us a signed contract: $78K a year.', 'City of Tessaro ACTIVE'],
    ['Tessaro Bahn has extended the contract to the S-Bahn in Lindau.', 'Tessaro Bahn ACTIVE'],
    ['Tessaro Legal churned after their trial of Harvey.', 'Tessaro Legal CHURNED'],
    ['Servpro of Tulsa is testing it with 6 technicians.', 'Servpro of Tulsa PILOT'],
    ["Lands' End did not renew.", "Lands' End CHURNED"],
    ['Kum & Go left us after the merger.', 'Kum & Go CHURNED'],
    ['Losses\n\n- Tessaro Electric: not renewed, a new CIO', 'Tessaro Electric CHURNED'],
    ['Losses\n\n- Tessaro Electric: lost in the final round', 'Tessaro Electric LOST_DEAL'],
    ['Customers\n\n- Taylor Shellfish paused until the harvest', 'Taylor Shellfish PAUSED'],
    [
      'Account          ARR     Status\nTessaro Mutual   $40K    went live March 2\nLindau Foods     $54K    renewed',
      'Tessaro Mutual ACTIVE, Lindau Foods ACTIVE',
    ],
    [
      '2. Won\n   - Tessaro Bank: signed March 3\n3. In pilot\n   - Lindau Credit Union: proof of value through May\n4. Commit for April\n   - Orsan Bank (90%), Velden Bank (70%)',
      'Tessaro Bank ACTIVE, Lindau Credit Union PILOT',
    ],
  ])('%s', (body, expected) => {
    expect(read(body).customers.join(', ')).toBe(expected);
  });

  it.each([
    'We were in the final round at TechCrunch Disrupt and did not win.',
    'Tessaro Foods sent us a signed letter of intent.',
    'Tessaro Foods: pilot at two sites expected in May',
    'Tessaro pilot begins next month.',
    'We signed a lease with Tessaro for an office in Boston.',
    'We hired Dana of Tulsa as a technician.',
    'The tender of Tessaro we expect to win in May.',
    'Our team finished its trial of Harvey.',
    'Tessaro Foods sent us a signed copy of his book.',
  ])('names nobody who buys: %s', (body) => {
    expect(read(body).customers).toEqual([]);
  });

  it.each(['Washington State DOT is live.', 'Oregon DOT renewed.', 'MassDOT renewed.'])(
    'a department of transportation is a public body: %s',
    (body) => {
      const { customers, gaps } = read(body);
      expect(customers).toHaveLength(1);
      expect(gaps.filter((gap) => gap.startsWith('CUSTOMER_AMBIGUOUS'))).toEqual([]);
    },
  );
});

describe('numbers of letters in the words of many tongues', () => {
  it.each([
    ['ARR is on $1.35M.', { arrUsd: 1_350_000 }],
    [
      'Annual recurring revenue is on $1.35M, compare with $1.27M in February.',
      { arrUsd: 1_350_000 },
    ],
    ['We spent $1.2M of ARR on $40K ads.', {}],
  ])('%s', (body, expected) => {
    expect(read(body).metrics).toEqual(expected);
  });

  it('a first quarter of something new is none of the calendar', () => {
    const { metrics } = extractUpdate({
      subject: 'Q3 2025 letter',
      rawBody: 'In our first quarter under the new name, ARR was $6.8 million.',
      rawHtml: null,
      receivedAt: '2025-10-24T09:00:00.000Z',
      attachments: [],
      previouslyReported: [],
    });
    expect(metrics.map(({ value }) => value)).toEqual([6_800_000]);
  });
});
