import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deriveText } from '@/server/routers/investor-updates/extract/text/derive-text';
import { extractAsks } from './extract-asks';

const folder = join(import.meta.dirname, '../../../../tests/corpus/asks');
const plain = (text: string) => text.replace(/\s+/g, ' ');

interface Case {
  name: string;
  subject: string | null;
  body: string;
  expected: { type: string; place: string; evidence: string }[];
}

/**
 * "@ name", a line "Subject: …" where it has one, the body, "@ expect", then one
 * "TYPE section|prose|any | evidence" per ask.
 */
function readCases(file: string): Case[] {
  const blocks = readFileSync(join(folder, file), 'utf8').split(/^@ (?!expect$)/m);
  return blocks.slice(1).map((block) => {
    const [head = '', expectation = ''] = block.split(/^@ expect\n/m);
    const cut = head.indexOf('\n');
    const expected = expectation
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [label = '', evidence = ''] = line.split(' | ');
        const [type = '', place = ''] = label.split(' ');
        return { type, place, evidence };
      });
    const whole = head.slice(cut + 1);
    const [line = '', subject = null] = /^Subject: (.*)\n/.exec(whole) ?? [];
    return { name: head.slice(0, cut), subject, body: whole.slice(line.length), expected };
  });
}

const FILES = [
  'cases-mended.txt',
  'cases-fresh.txt',
  'cases-indirect.txt',
  'cases-ordinary.txt',
  'cases-plain.txt',
  'cases-hands.txt',
  'cases-shapes.txt',
  'cases-made-of.txt',
  'cases-sought.txt',
  'cases-tongues.txt',
  'cases-roundabout.txt',
  'cases-usual.txt',
  'cases-told.txt',
  'cases-registers.txt',
  'cases-headed.txt',
  'cases-mannered.txt',
  'cases-grouped.txt',
];

describe.each(FILES)('%s', (file) => {
  it.each(readCases(file))('$name', ({ subject, body, expected }) => {
    const asks = extractAsks({ subject, rawBody: body, rawHtml: null });
    const seen = asks.map(({ type, description, fromSection }) => {
      const at = expected.find((it) => plain(description).includes(it.evidence));
      const place = at?.place === 'any' ? 'any' : fromSection ? 'section' : 'prose';
      return { type, place, evidence: at?.evidence ?? description };
    });
    expect(seen).toEqual(expected);
  });
});

describe('numbered items', () => {
  it('lose their number in the title', () => {
    const rawBody = '4. Asks\n4.1 Intro to Puma\n4.2 Intro to 3M\n';
    const titles = extractAsks({ subject: null, rawBody, rawHtml: null }).map((ask) => ask.title);
    expect(titles).toEqual(['Intro to Puma', 'Intro to 3M']);
  });
});

describe('an update whose text is only in rawHtml', () => {
  const rawHtml = '<html><body><h2>Asks</h2><ul><li>Intro to Puma</li></ul></body></html>';
  it.each(['', ' \n\u00a0', 'This email requires HTML', 'Please view this email in your browser.'])(
    'is read, and its spans point into that as text: "%s"',
    (rawBody) => {
      const asks = extractAsks({ subject: null, rawBody, rawHtml });
      const text = deriveText(rawBody, rawHtml);
      expect(asks.map(({ title, span }) => [title, text.slice(span.start, span.end)])).toEqual([
        ['Intro to Puma', 'Intro to Puma'],
      ]);
    },
  );
  it('is not read beside a text of its own', () => {
    const rawBody = 'ARR grew 10%. All is well here.';
    expect(extractAsks({ subject: null, rawBody, rawHtml })).toEqual([]);
  });
});

describe('items that go on in the next line', () => {
  it.each([
    ['Asks\n- Advice on\n  pricing\n', 'Advice on pricing'],
    ['Asks\n- Advice on\n  GDPR\n', 'Advice on GDPR'],
    [
      'Asks\n- Intros to insurers such as\n  Allianz and AXA\n',
      'Intros to insurers such as Allianz and AXA',
    ],
    ['Asks\n- Advice on\n  - pricing\n', 'Advice on pricing'],
    ['Asks\n- Head of Growth\n  She owns the funnel.\n', 'Head of Growth'],
  ])('%j has its title', (rawBody, title) => {
    const asks = extractAsks({ subject: null, rawBody, rawHtml: null });
    expect(asks.map((ask) => ask.title)).toEqual([title]);
  });
});

describe('titles', () => {
  it.each([
    [
      'P.P.S. still no luck with the CRO search, names welcome!',
      ['still no luck with the CRO search, names welcome!'],
    ],
    ['PS: do you know anyone at Nike?', ['do you know anyone at Nike?']],
    ['NB – could you introduce us to Adidas?', ['could you introduce us to Adidas?']],
    [
      'PPS if you know a CFO, please send them our way.',
      ['if you know a CFO, please send them our way'],
    ],
    [
      'Asks\n- PS Audio: anyone there?\n- P.S. Intro to Puma\n',
      ['PS Audio: anyone there?', 'Intro to Puma'],
    ],
    ['Asks\n- NB Power intro\n', ['NB Power intro']],
    [
      "We'd be grateful for an introduction to Dr. Smith at Acme Inc. in Boston.",
      ["We'd be grateful for an introduction to Dr. Smith at Acme Inc. in Boston"],
    ],
    [
      'Could you intro us to the No. 1 bank in Spain?',
      ['Could you intro us to the No. 1 bank in Spain?'],
    ],
    [
      'Asks\n- Intro to Prof. Jones at Acme Corp. They need us.\n',
      ['Intro to Prof. Jones at Acme Corp'],
    ],
    ['Asks\n- Intro to Gen. Motors in Jan. 2027\n', ['Intro to Gen. Motors in Jan. 2027']],
    ['Asks\n- Help with acme.io. We want to sell there.\n', ['Help with acme.io']],
    [
      'We have two asks: (1) intros to hospital CFOs and (2) candidates for our VP Sales role.',
      ['intros to hospital CFOs', 'candidates for our VP Sales role'],
    ],
    ['Asks\n- Intros to banks, and\n- Advice on GDPR; or\n', ['Intros to banks', 'Advice on GDPR']],
    ['Asks\n- Intros to clinics in Portland, OR\n', ['Intros to clinics in Portland, OR']],
  ])('%j is cut at the end of its sentence', (rawBody, titles) => {
    const asks = extractAsks({ subject: null, rawBody, rawHtml: null });
    expect(asks.map((ask) => ask.title)).toEqual(titles);
  });
});
