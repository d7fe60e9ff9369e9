import { describe, expect, it } from 'vitest';
import { readLetter } from '@/tests/setup/read-update';

const read = (body: string) => {
  const { customers, gaps } = readLetter(body, 'October 2026', '2026-11-05');
  return [
    ...customers.map((c) => `${c.customerName} ${c.status}`),
    ...gaps.map((gap) => gap.description).filter((asked) => /^Is .* a customer\?$/.test(asked)),
  ];
};

describe('what was dreamt, thought or supposed has not come', () => {
  it.each([
    'I dreamt that Acme signed.',
    'I thought Acme had signed.',
    'We wish Acme had signed.',
    'We pretended Acme had signed.',
    'Had Acme signed, MRR would stand at $30k.',
    'Had we signed Acme, MRR would stand at $30k.',
    'Once Acme has signed, we will hire.',
    'Once we have signed Acme, we will hire.',
    'When Acme has signed, we will hire.',
    'Until Acme has signed we hold the hire.',
    'Unless Acme signed, we would be flat.',
    'Assuming Acme signed, we would break even.',
    'Suppose that Acme signed.',
    'Has Acme signed?',
    'Did Acme churn?',
    'Word is that Acme churned.',
    'I bet Acme has signed.',
    'Acme signed nothing.',
    'Goals for Q2: Acme signed, Nike live.',
    'Q2 OKR: Acme signed',
    'To do: Acme signed',
    'Plan B: Acme signed.',
    'They have customers like Acme and Nike.',
    'She managed accounts such as Acme and Nike.',
  ])('%s', (body) => {
    expect(read(body)).toEqual([]);
  });

  it.each([
    'I told you that Acme signed.',
    'After Acme signed, we hired.',
    'Has Acme signed? Yes, on 12 October.',
    'Our next customer: Acme signed.',
    'Goals met: Acme signed.',
    'We have customers like Acme.',
    'When Acme signed, we said we would ship in May.',
    'Now that Acme has signed, we will hire.',
    'Since Acme has signed, we will hire two people.',
    'I thought we would lose it, but Acme signed.',
    'We believed we had no chance, but Acme signed.',
  ])('while %s', (body) => {
    expect(read(body)).toEqual(['Acme ACTIVE']);
  });

  it.each(['Once Upon a Farm signed.', 'Imagine Learning signed.'])(
    'nor is a name lost: %s',
    (body) => {
      expect(read(body)).toHaveLength(1);
    },
  );
});

describe('a paper that is talked of is none yet', () => {
  it.each([
    'A purchase order from Acme would help.',
    'The $3M milestone payment from Acme would extend our runway from 17 to 21 months.',
    'A contract with Acme is possible.',
    'A contract with Acme is within reach.',
    'A contract with Acme was not to be had.',
    'A contract with Acme depends on procurement.',
    'A renewal with Acme is open.',
    'A pilot with Acme was discussed.',
    'A pilot with Acme was postponed.',
    'A pilot with Acme is on the table.',
    'We discussed a pilot with Acme.',
    'Acme started a pilot with our competitor.',
  ])('%s', (body) => {
    expect(read(body)).toEqual([]);
  });

  it.each([
    ['A purchase order from Acme came in.', 'Acme ACTIVE'],
    ['A contract with Acme is signed.', 'Acme ACTIVE'],
    ['We signed a contract with Acme, which will start in May.', 'Acme ACTIVE'],
    ['A pilot with Acme was agreed.', 'Acme PILOT'],
    ['A pilot with Acme is running.', 'Acme PILOT'],
    ['Acme runs a pilot with us.', 'Acme PILOT'],
    ['Acme runs a pilot with two of our robots.', 'Acme PILOT'],
    ['The Acme pilot was called off.', 'Acme LOST_DEAL'],
    ['Acme runs a pilot with Vantix.', 'Is Acme a customer?'],
  ])('while %s', (body, told) => {
    expect(read(body)).toEqual([told]);
  });
});

describe('who else won, raised or was bought', () => {
  it.each([
    'We won Slush.',
    'We won TechCrunch Disrupt.',
    'Won: Red Dot Award, TechCrunch Battlefield',
    'Shipped: SAML, Okta, Workday',
    'Added: Okta, Workday',
    'Renewed: D&O insurance with Chubb',
    'Project Apollo went live.',
    'Northwind Pay went live.',
    'We opened an account with JPMorgan.',
    'A comparable company, Fernly, was bought at 8x ARR.',
    'A similar company, Fernly, renewed its contract with Acme.',
    'A peer, Fernly, signed Acme.',
  ])('%s', (body) => {
    expect(read(body)).toEqual([]);
  });

  it.each([
    ['We closed Sequoia for $500k.', ['Sequoia']],
    ['Closed: Kestrel ($2M), Northzone ($1M)', ['Kestrel', 'Northzone']],
    ['Northzone Ventures signed.', ['Northzone Ventures']],
    ['We won Acme over.', ['Acme']],
    ['Vantix has customers such as Acme.', ['Acme']],
  ])('and asks: %s', (body, names) => {
    expect(read(body)).toEqual(names.map((name) => `Is ${name} a customer?`));
  });

  it.each([
    ['We signed Union Square Donuts.', 'Union Square Donuts ACTIVE'],
    ['We won Con Edison.', 'Con Edison ACTIVE'],
    ['We won Acme over two rivals.', 'Acme ACTIVE'],
    ['Acme was bought last year and renewed.', 'Acme ACTIVE'],
    ['Our rep, Ann, signed Acme.', 'Acme ACTIVE'],
    ['Closed: Acme ($40k ACV)', 'Acme ACTIVE'],
    ['Acme, which left Vantix, signed with us.', 'Acme ACTIVE'],
  ])('while %s', (body, told) => {
    expect(read(body)).toEqual([told]);
  });

  it.each([
    'Won Acme, Globex ended its contract.',
    'October in short: won Acme (retainer, $40k a month), Globex ended its retainer.',
    'Signed Acme, Globex cancelled its contract.',
  ])('each with its own verb: %s', (body) => {
    expect(read(body)).toEqual(expect.arrayContaining(['Acme ACTIVE', 'Globex CHURNED']));
  });
});
