import { describe, expect, it } from 'vitest';
import { extractAsks } from './extract-asks';

const read = (rawBody: string, rawHtml: string | null = null) =>
  extractAsks({ subject: null, rawBody, rawHtml }).map(({ type, title }) => [type, title]);

describe('what one line asks twice is two asks', () => {
  it.each<[string, string[][]]>([
    [
      "Asks\n- Intro to Halden's CFO and we need a CTO",
      [
        ['INTRO_CUSTOMER', "Intro to Halden's CFO"],
        ['HIRING', 'we need a CTO'],
      ],
    ],
    [
      'We need help with: hiring (CTO), fundraising (seed funds in Spain) and pricing.',
      [
        ['HIRING', 'hiring (CTO)'],
        ['INTRO_INVESTOR', 'fundraising (seed funds in Spain)'],
        ['ADVICE', 'pricing'],
      ],
    ],
    [
      'I have three wishes. First, a chair with publishing experience. Second, someone who can explain audiobook rights to me. Third, a door into Audible.',
      [
        ['HIRING', 'First, a chair with publishing experience'],
        ['ADVICE', 'Second, someone who can explain audiobook rights to me'],
        ['INTRO_CUSTOMER', 'Third, a door into Audible'],
      ],
    ],
  ])('%s', (body, expected) => {
    expect(read(body)).toEqual(expected);
  });

  it('keeps an item whole that goes on about the same', () => {
    expect(read("Asks\n- Intro to Halden's CFO and to their CTO")).toHaveLength(1);
  });
});

describe('the type of an ask is that of what is asked', () => {
  it.each<[string, string]>([
    ['Asks\n- Confirm your attendance at our investor dinner on 12 June', 'OTHER'],
    ['Asks\n- Please RSVP for the LP dinner', 'OTHER'],
    ['Asks\n- Local bank for a USD 300k working capital line – who do you recommend?', 'ADVICE'],
    ['Help me:\n* Target – I need an exec sponsor there', 'INTRO_CUSTOMER'],
    ['Any agronomist who wants to move to Córdoba should write to me!', 'HIRING'],
    ['Shareholders are requested to return the signed resolution by 20 January.', 'OTHER'],
    [
      'WHERE YOU CAN OPEN DOORS\nE.ON (digital unit), RWE Supply & Trading, Verbund.',
      'INTRO_CUSTOMER',
    ],
  ])('%s', (body, type) => {
    expect(read(body).map(([found]) => found)).toEqual([type]);
  });
});

describe('a list within an item of an HTML mail belongs to the item', () => {
  it('is no ask of its own', () => {
    const html =
      '<p>Asks</p><ol><li>Intros to opera houses in Germany<ul><li>Staatsoper Hamburg</li><li>Wiener Staatsoper</li></ul></li><li>A fractional CFO</li></ol>';
    expect(read('', html)).toEqual([
      ['INTRO_CUSTOMER', 'Intros to opera houses in Germany'],
      ['HIRING', 'A fractional CFO'],
    ]);
  });
});

describe('what leads to a list of asks is none itself', () => {
  it.each<[string, string[][]]>([
    [
      'Request: introductions to (i) tax equity investors, (ii) school superintendents in New Mexico and (iii) a recruiter specialised in construction managers.',
      [
        ['INTRO_INVESTOR', 'tax equity investors'],
        ['INTRO_CUSTOMER', 'school superintendents in New Mexico'],
        ['HIRING', 'a recruiter specialised in construction managers'],
      ],
    ],
    [
      "Could you help with two things? An intro to Back Market's CTO.",
      [['INTRO_CUSTOMER', "An intro to Back Market's CTO"]],
    ],
    [
      "Besoin d'un coup de main / Asks\n— A contact in the innovation team of Ahold Delhaize\n— An experienced DPO, one day per week",
      [
        ['INTRO_CUSTOMER', 'A contact in the innovation team of Ahold Delhaize'],
        ['HIRING', 'An experienced DPO, one day per week'],
      ],
    ],
  ])('%s', (body, expected) => {
    expect(read(body)).toEqual(expected);
  });
});
