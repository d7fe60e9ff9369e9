import { describe, expect, it } from 'vitest';
import { readLetter } from '@/tests/setup/read-update';

const read = (body: string) => {
  const { customers, gaps } = readLetter(body, 'October 2026', '2026-11-05');
  return [
    ...customers.map((c) => `${c.customerName} ${c.status}`),
    ...gaps.map((gap) => gap.description).filter((asked) => /^Is .* a customer\?$/.test(asked)),
  ];
};

describe('what stands behind a name takes back what its label says', () => {
  it.each([
    'Signed: Acme (pending board approval)',
    'Signed: Acme (subject to board approval)',
    'Signed: Acme (not yet countersigned)',
    'Won: Acme (awaiting signature)',
    'New customers: Acme (slipped to November)',
    'New customers: Acme – slipped to November',
    'New customers: Acme (expected)',
    'New customers: Acme (expected in November)',
    'New customers: Acme (delayed)',
    'New customers: Acme (fell through)',
    'New customers: Acme (backed out)',
    'New customers: Acme (unconfirmed)',
    'New customers: Acme (tbc)',
    'New customers: Acme (almost)',
    'New customers: Acme (90% likely)',
    'New customers: Acme (hopefully)',
    'New customers: Acme (to sign in November)',
    'New customers: Acme (should sign this week)',
    'New customers: Acme (contract out)',
    'New customers: Acme (contract being finalised)',
    'New customers: Acme (in negotiation)',
    'New customers: Acme?',
    'New logos: Acme (verbal)',
    'New customers\n\n- Acme (pending)',
    'We signed Acme (pending board approval).',
    'Acme signed (pending board approval).',
    'Churn: 2.1% (Acme excluded)',
    'Expansion: Acme (under discussion)',
    'Upsells: Acme (proposal sent)',
    'Signed: Acme (NDA)',
    'Signed: Acme (term sheet)',
    'Pilots: Acme (not started)',
    'New customers\n\n| Customer | ACV |\n|---|---|\n| Acme (pending) | $40k |',
    'New customers\n\n| Customer | ACV |\n|---|---|\n| Acme? | $40k |',
    'Churned: Acme?',
    'Churned: Acme (rumoured)',
    'Churned: Acme (not confirmed)',
    'Churned: Acme (came back)',
  ])('and asks: %s', (body) => {
    expect(read(body)).toEqual(['Is Acme a customer?']);
  });

  it.each([
    'Closed: Acme (if procurement agrees)',
    'New customers: 0 (Acme slipped to November)',
    'New customers: none (Acme pushed to Q1)',
    'Acme signed? Not yet.',
    'Has Acme signed? No, they need another week.',
    'Signed: Acme? Not quite.',
  ])('%s', (body) => {
    expect(read(body)).toEqual([]);
  });

  it.each([
    ['New customers: 1 (Acme; Globex slipped to November)', 'Acme ACTIVE', 'Is Globex a customer?'],
    ['New customers: Acme (retail), Globex (tbc)', 'Acme ACTIVE', 'Is Globex a customer?'],
    ['New customers: 2 (Acme, Globex)', 'Acme ACTIVE', 'Globex ACTIVE'],
    ['New customers: 0\nSigned: Acme and Globex', 'Acme ACTIVE', 'Globex ACTIVE'],
  ])('%s', (body, ...told) => {
    expect(read(body)).toEqual(told);
  });

  it.each([
    'Signed: Acme (board approval came in September)',
    'New customers: Acme (signed after it slipped from September)',
    'New customers: Acme (slipped from September)',
    'New customers: Acme ($40k ACV, expected to grow)',
    'New customers: Acme (expected ARR $80k)',
    'New customers: Acme (pending since July, now signed)',
    'Signed: Acme (go-live expected in May)',
    'Signed: Acme (kickoff pending)',
    'New customers\n\n| Customer | ACV |\n|---|---|\n| Acme | $40k |',
    'Signed: Acme (onboarding delayed to May)',
    'Signed: Acme (approved by the board)',
    'Won: Acme (after board approval)',
    'Won: Acme! They start in November.',
    'Acme signed? Yes, on 12 October.',
    'Acme signed! Not yet live.',
  ])('while %s', (body) => {
    expect(read(body)).toEqual(['Acme ACTIVE']);
  });

  it.each(['Pilots: Acme (cancelled)', 'Closed: Acme (lost)'])('nor is it one: %s', (body) => {
    expect(read(body)).toEqual(['Acme LOST_DEAL']);
  });

  it.each(['Pilots: Acme (week 3 of 6)', 'Pilots: Acme (starts in November)'])(
    'and a pilot is one: %s',
    (body) => {
      expect(read(body)).toEqual(['Acme PILOT']);
    },
  );

  it.each([
    'Churned: Acme (expected)',
    'Churned: Acme (moved back to Excel)',
    'Churn: 2.1% (Acme)',
    'Churned: 1 (Acme, as expected)',
  ])('and who left as expected has left: %s', (body) => {
    expect(read(body)).toEqual(['Acme CHURNED']);
  });
});
