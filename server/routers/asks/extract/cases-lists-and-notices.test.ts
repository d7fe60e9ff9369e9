import { describe, expect, it } from 'vitest';
import { extractAsks } from './extract-asks';

const read = (rawBody: string) =>
  extractAsks({ subject: null, rawBody, rawHtml: null }).map(({ type, title }) => [type, title]);

describe('notices of privacy below the last ask are none', () => {
  it.each([
    'Not for forwarding.',
    "Please don't forward.",
    'Confidential - not for distribution.',
    'This update is not to be shared.',
    'Please keep this to yourself.',
  ])('%s', (notice) => {
    const body = `Where we could use help\nHiring: grid engineer in Denver\n\n${notice}\nLuz`;
    expect(read(body)).toEqual([['HIRING', 'grid engineer in Denver']]);
  });

  it.each<[string, string[][]]>([
    ['Asks\n- Share our job post', [['HIRING', 'Share our job post']]],
    [
      'Asks\n- Please forward our deck to seed funds',
      [['INTRO_INVESTOR', 'Please forward our deck to seed funds']],
    ],
  ])('while %s', (body, expected) => {
    expect(read(body)).toEqual(expected);
  });
});

describe('lists below what would help', () => {
  it.each([
    'We would be grateful for:',
    "We'd really appreciate:",
    'Most helpful would be:',
    'What would help us most:',
    'This month we would welcome:',
  ])('%s', (lead) => {
    expect(read(`${lead}\n- contacts at Siemens\n- a desk in Berlin for two weeks`)).toEqual([
      ['INTRO_CUSTOMER', 'contacts at Siemens'],
      ['OTHER', 'a desk in Berlin for two weeks'],
    ]);
  });

  it.each([
    'We are grateful for:\n- your patience\n- the support of the board',
    'Last year we would have been grateful for:\n- a desk\n- a chair',
    'What helped us most:\n- contacts at Siemens\n- a desk in Berlin',
  ])('while %s', (body) => {
    expect(read(body)).toEqual([]);
  });
});

describe('who knows about a subject is asked for advice', () => {
  it.each([
    'Who knows about product liability insurance for marine electronics?',
    'Does anyone know about R&D tax credits in Spain?',
    'Who in your network knows about cold chain logistics?',
  ])('%s', (body) => {
    expect(read(body)).toEqual([['ADVICE', body]]);
  });

  it.each<[string, string]>([
    ['Does anyone know about a good co-packer?', 'OTHER'],
    ['Who knows about engineers who are looking for a job?', 'HIRING'],
    ['Who knows how to reach the CIO of Kaiser?', 'INTRO_CUSTOMER'],
  ])('while %s', (body, type) => {
    expect(read(body)).toEqual([[type, body]]);
  });
});

describe('openings in one bracket are one ask', () => {
  it('does not cut within the bracket', () => {
    const body =
      'How you can help: two openings (Head of Sales, backend engineer), and intros to CFOs of hospitals.';
    expect(read(body)).toEqual([
      ['HIRING', 'two openings (Head of Sales, backend engineer)'],
      ['INTRO_CUSTOMER', 'intros to CFOs of hospitals'],
    ]);
  });
});

describe('whom the company still looks for, behind an ask', () => {
  const asked = 'Could you introduce us to CFOs of hospitals?';

  it.each<[string, string]>([
    ['We also still look for a board observer', 'HIRING'],
    ['We also look for a tax lawyer in Spain', 'ADVICE'],
  ])('%s', (need, type) => {
    expect(read(`${asked} ${need}.`)).toEqual([
      ['INTRO_CUSTOMER', asked],
      [type, need],
    ]);
  });

  it.each(['We also hear from our board observer.', 'We still look after our board observer.'])(
    'while %s',
    (told) => {
      expect(read(`${asked} ${told}`)).toHaveLength(1);
    },
  );

  it('is news where nothing is asked', () => {
    expect(read('We also still look for a board observer.')).toEqual([]);
  });
});

describe('what others want, ask often, or may reply for', () => {
  it.each([
    'FAQ: What is your ARR goal? $3M.',
    'Nike wants an intro to our CTO.',
    'Please reply if you want the full model.',
  ])('%s', (body) => {
    expect(read(body)).toEqual([]);
  });

  it.each<[string, string]>([
    ['We want an intro to our next CFO', 'HIRING'],
    ['Please reply if you want to help with hiring', 'HIRING'],
    ['Reply if you want to join the round', 'INTRO_INVESTOR'],
  ])('while %s', (body, type) => {
    expect(read(`${body}.`)).toEqual([[type, body]]);
  });

  it.each([
    'Question: does anyone know a good tax lawyer?',
    'One question for you all: who knows a good tax lawyer?',
  ])('and %s', (body) => {
    expect(read(body).map(([type]) => type)).toEqual(['ADVICE']);
  });
});
