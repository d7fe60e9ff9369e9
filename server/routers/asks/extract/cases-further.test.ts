import { describe, expect, it } from 'vitest';
import { extractAsks } from './extract-asks';

const read = (rawBody: string) =>
  extractAsks({ subject: null, rawBody, rawHtml: null }).map(({ type, title }) => [type, title]);

describe('what is asked besides is an ask of its own', () => {
  it.each<[string, string[][]]>([
    [
      "We need an intro to the CFO of Tesco and we're also looking for a payroll provider in Spain.",
      [
        ['INTRO_CUSTOMER', 'We need an intro to the CFO of Tesco'],
        ['ADVICE', "we're also looking for a payroll provider in Spain"],
      ],
    ],
    [
      'We are looking for a lead investor for the bridge. We also need a lawyer in Santiago.',
      [
        ['INTRO_INVESTOR', 'We are looking for a lead investor for the bridge'],
        ['ADVICE', 'We also need a lawyer in Santiago'],
      ],
    ],
    [
      'Does anyone know a good CFO coach? And: who has experience with R&D tax credits?',
      [
        ['ADVICE', 'Does anyone know a good CFO coach?'],
        ['ADVICE', 'And: who has experience with R&D tax credits?'],
      ],
    ],
    [
      'Asks\n\nCould you introduce us to Carrefour? And: who has experience with SAP integrations?',
      [
        ['INTRO_CUSTOMER', 'Could you introduce us to Carrefour?'],
        ['ADVICE', 'And: who has experience with SAP integrations?'],
      ],
    ],
    [
      'Asks\n\nPlease introduce me to general counsels at banks. Also, would anyone be open to doing a reference call?',
      [
        ['INTRO_CUSTOMER', 'Please introduce me to general counsels at banks'],
        ['OTHER', 'Also, would anyone be open to doing a reference call?'],
      ],
    ],
    [
      'We are talking with two funds in Paris, and would like to meet two or three more Series A funds.',
      [
        [
          'INTRO_INVESTOR',
          'We are talking with two funds in Paris, and would like to meet two or three more Series A funds',
        ],
      ],
    ],
    [
      'Thank you for the intros to Tessaro and Quorra! Keep them coming, particularly to hospital groups.',
      [['INTRO_CUSTOMER', 'Keep them coming, particularly to hospital groups']],
    ],
    [
      'We kindly ask you to:\na) introduce us to logistics managers,\nb) forward our vacancy for a Head of Finance.',
      [
        ['INTRO_CUSTOMER', 'introduce us to logistics managers'],
        ['HIRING', 'forward our vacancy for a Head of Finance'],
      ],
    ],
    [
      'For Q1 I could use: introductions to heads of legal; a part-time controller; honest feedback on the site.',
      [
        ['INTRO_CUSTOMER', 'introductions to heads of legal'],
        ['HIRING', 'a part-time controller'],
        ['ADVICE', 'honest feedback on the site'],
      ],
    ],
    [
      'I would be grateful for two things:\n1. a contact at Tessaro in IT\n2. your view on whether we should hire a country manager now',
      [
        ['INTRO_CUSTOMER', 'a contact at Tessaro in IT'],
        ['ADVICE', 'your view on whether we should hire a country manager now'],
      ],
    ],
    [
      'If you know a good wholesale agent for Japan, please shout! And would anyone like to host a trunk show?',
      [
        ['HIRING', 'If you know a good wholesale agent for Japan, please shout!'],
        ['OTHER', 'And would anyone like to host a trunk show?'],
      ],
    ],
    [
      'I would be grateful for two things: an intro to Tessaro, and your view on our pricing page.',
      [
        ['INTRO_CUSTOMER', 'an intro to Tessaro'],
        ['ADVICE', 'your view on our pricing page'],
      ],
    ],
    [
      'A short call with anyone who has run a co-packing search would also be great.',
      [['ADVICE', 'A short call with anyone who has run a co-packing search would also be great']],
    ],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('a need that stands alone, an offer or praise is none', () => {
  it.each([
    'We also need a lawyer in Santiago.',
    "We're also looking for a payroll provider in Spain.",
    "I'm happy to talk to any of your portfolio founders who think about audio.",
    'Happy to chat with other founders going through the same.',
    'Users love the new filters. Keep them coming!',
    'As always, feedback is welcome.',
    'The big one: Tessaro signed.',
    'The big one: churn is down to 1%.',
    'Small ones: the office moved, and we have a new logo.',
    'They visited us in June and would like to meet our team.',
    'We met them in June and would like to meet our goals.',
  ])('%s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it.each([
    "We need intros to hotels. We also need a lawyer's sign-off on the lease.",
    'We need intros to hotels. We also need a new CRM.',
  ])('and beside an ask what is no service: %s', (text) => {
    expect(read(text)).toEqual([['INTRO_CUSTOMER', 'We need intros to hotels']]);
  });
});
