import { describe, expect, it } from 'vitest';
import { extractAsks } from './extract-asks';

const read = (rawBody: string) =>
  extractAsks({ subject: null, rawBody, rawHtml: null }).map(({ type, title }) => [type, title]);

describe('asks in few words', () => {
  it.each<[string, string[][]]>([
    [
      'We are moving payroll to Deel. Any experience? Positive or negative, I am interested.',
      [['ADVICE', 'We are moving payroll to Deel']],
    ],
    ['We are moving payroll to Deel. Any thoughts?', [['ADVICE', 'We are moving payroll to Deel']]],
    [
      'can someone\n\n· lend us a studio for a day\n· introduce us to Nike',
      [
        ['OTHER', 'lend us a studio for a day'],
        ['INTRO_CUSTOMER', 'introduce us to Nike'],
      ],
    ],
    [
      'Asks\n\n\uf0b7 Intro to Visa\n\uf0b7\tHire a PM',
      [
        ['INTRO_CUSTOMER', 'Intro to Visa'],
        ['HIRING', 'Hire a PM'],
      ],
    ],
    [
      'We would be grateful for introductions to (i) heads of procurement at retailers and (ii) crossover investors in life-science tools.',
      [
        ['INTRO_CUSTOMER', 'heads of procurement at retailers'],
        ['INTRO_INVESTOR', 'crossover investors in life-science tools'],
      ],
    ],
    [
      "Who among you knows Gymshark's ops team?",
      [['INTRO_CUSTOMER', "Who among you knows Gymshark's ops team?"]],
    ],
    ['Wir bräuchten:\n1. Intro zu BASF', [['INTRO_CUSTOMER', 'Intro zu BASF']]],
    ['Cosa ci serve:\n- Un CFO part-time', [['HIRING', 'Un CFO part-time']]],
    ['Wish list for 2027: an intro to Nike.', [['INTRO_CUSTOMER', 'an intro to Nike']]],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    'Wish list for 2027: profitability.',
    'Wishes for next year: profitability, fewer meetings.',
    'Our team has ten years of experience. Any experience counts.',
    'Can someone else run the shop? We asked ourselves that.',
    'We talked to (i) heads of procurement and (ii) crossover investors.',
    'Who among us knows what 2027 brings?',
  ])('none: %s', (text) => {
    expect(read(text)).toEqual([]);
  });
});
