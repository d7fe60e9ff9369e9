import { describe, expect, it } from 'vitest';
import { extractAsks } from './extract-asks';

const read = (rawBody: string) =>
  extractAsks({ subject: null, rawBody, rawHtml: null }).map(({ type, title }) => [type, title]);

describe('forms in which founders commonly ask are read', () => {
  it.each<[string, string[][]]>([
    [
      'Hi all,\n\nA good month.\n\nIntros: VPs of Supply Chain at Tesco\n\nBest,\nAnna',
      [['INTRO_CUSTOMER', 'Intros: VPs of Supply Chain at Tesco']],
    ],
    ["We'd love more reviews on Capterra.", [['OTHER', "We'd love more reviews on Capterra"]]],
    [
      'Support needed: someone to review the DPA, a warm path into Lufthansa Cargo, CTO candidates.',
      [
        ['OTHER', 'someone to review the DPA'],
        ['INTRO_CUSTOMER', 'a warm path into Lufthansa Cargo'],
        ['HIRING', 'CTO candidates'],
      ],
    ],
    [
      "Things you could do for us: introduce us to knowledge lawyers at US firms, point us to a good fractional CMO, and tell us who you'd trust with a brand refresh.",
      [
        ['INTRO_CUSTOMER', 'introduce us to knowledge lawyers at US firms'],
        ['HIRING', 'point us to a good fractional CMO'],
        ['ADVICE', "tell us who you'd trust with a brand refresh"],
      ],
    ],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('an item is of the type that its words name', () => {
  it.each([
    ['INTRO_CUSTOMER', 'We need two more beta sites (dairy farms)'],
    ['ADVICE', 'Whether to price per site or per user – 15 min of your time'],
    ['INTRO_CUSTOMER', 'Tell one CFO about us'],
    ['HIRING', 'Tell a founding PM about us: heron.example/pm'],
    ['INTRO_CUSTOMER', 'Someone who knows the Poshmark CFO'],
    ['INTRO_INVESTOR', 'Tell a seed investor about us'],
    ['HIRING', 'If you know one, a content lead with telehealth background'],
  ])('%s: %s', (type, item) => {
    expect(read(`Asks\n\n- ${item}`).map(([found]) => found)).toEqual([type]);
  });
});

describe('what only sounds like them is no ask', () => {
  it.each([
    'If you introduce a customer that closes, we pay a 5% referral fee (terms on request).',
    'Intros: Tom made three, thanks!',
    'Customers love our reviews on Capterra.',
  ])('%s', (text) => {
    expect(read(text)).toEqual([]);
  });
});
