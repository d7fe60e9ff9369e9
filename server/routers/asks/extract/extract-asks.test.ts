import fc from 'fast-check';
import { expectLinear, PATIENT } from '@/tests/setup/growth';
import { describe, expect, it } from 'vitest';
import { MAX_READ } from '@/server/routers/investor-updates/extract/text/max-read';
import { extractAsks, MAX_ASKS } from './extract-asks';

const extract = (rawBody: string) => extractAsks({ subject: null, rawBody, rawHtml: null });

const pieces = fc.constantFrom(
  '# Asks',
  'Asks:',
  '- ',
  '* ',
  '1. ',
  '\n',
  '\n\n',
  '\r\n',
  '> ',
  'Could you introduce us to ',
  '<li>',
  '</p>',
  'please let us know',
  '**',
  '---',
  '\u0000',
  '\ud83d',
  '🙏',
  'a senior engineer',
  'intros to CFOs; ',
  '| a |',
  'On 3 May Jane wrote:',
  '-- ',
  'How can you help?',
  '&amp;',
  '<!--',
  '\t',
  ' ',
  '.',
  'Thanks, Jo',
);
const updates = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 12 })), {
  maxLength: 60,
});

describe('the items of a section', () => {
  it.each([
    ['Ask number', 200],
    ['Intro to prospect-', 60],
    ['Intro to company number', 150],
    ['Advice on phase', 9],
  ])('are an ask each: %s 0, 1, 2, …', (words, count) => {
    const items = Array.from(
      { length: count },
      (_, i) => `- ${words}${words.endsWith('-') ? '' : ' '}${i}`,
    );
    expect(extract(`Asks:\n${items.join('\n')}`)).toHaveLength(count);
  });

  it('that say the same word for word are one, and so is one that the text repeats', () => {
    const asks = extract(
      'We grew. Could you please introduce us to the CFO of Nike?\n\nAsks:\n- Intro to the CFO of Nike\n- intro to the CFO of Nike!\n- Backend engineer\n- Senior backend engineer in Berlin',
    );
    expect(asks.map(({ title }) => title)).toEqual([
      'Intro to the CFO of Nike',
      'Backend engineer',
      'Senior backend engineer in Berlin',
    ]);
  });

  it('that thank for what has happened are none', () => {
    const asks = extract(
      "Asks:\n- Intro to Nike\n- We closed the CTO hire, thank you!\n- We hired a VP Sales thanks to Mary's intro\n- The designer role is filled, thank you all",
    );
    expect(asks.map(({ title }) => title)).toEqual(['Intro to Nike']);
    expect(
      extract('Last month we asked: could you introduce us to Nike? You did, thank you.'),
    ).toEqual([]);
  });
});

describe('extractAsks on arbitrary text', () => {
  it('never throws, and its asks are well formed, in order and repeatable', () => {
    fc.assert(
      fc.property(updates, (parts) => {
        const body = parts.join('');
        const asks = extract(body);
        expect(extract(body)).toEqual(asks);
        let before = 0;
        for (const { title, description, span, dedupeKey } of asks) {
          expect(span.start).toBeGreaterThanOrEqual(before);
          expect(span.end).toBeGreaterThan(span.start);
          expect(span.end).toBeLessThanOrEqual(body.length);
          before = span.start;
          expect(title).toBe(title.trim());
          expect(title).not.toMatch(/^$|[\p{Cc}\u2028\u2029]/u);
          expect(title.length).toBeLessThanOrEqual(300);
          expect(description).not.toMatch(/[^\P{Cc}\n]/u);
          for (const text of [title, description, dedupeKey]) expect(text).not.toMatch(/\p{Cs}/u);
        }
      }),
      { numRuns: 1_500 },
    );
  });

  it('cuts a title only between characters', () => {
    const [ask] = extract(`Asks:\n- intro to ${'🙏'.repeat(400)}`);
    expect(ask?.title).not.toMatch(/\p{Cs}/u);
    expect(ask?.title.length).toBeLessThanOrEqual(300);
  });

  it(`returns at most ${MAX_ASKS} asks`, () => {
    const words = Array.from(
      { length: 700 },
      (_, i) => `- Intro to company number${i} of group${i * 7}`,
    );
    expect(extract(`Asks\n${words.join('\n')}`)).toHaveLength(MAX_ASKS);
  });
});

describe('an update of 2 MB', () => {
  const filler = 'The lake is calm.\n'.repeat(110_000);
  const asked = 'Asks:\n- Intro to Puma\n\n';
  const titles = (body: string) => extract(body).map(({ title }) => title);

  it('is read as far as its numbers are, and no further', () => {
    expect(titles(`${asked}${filler}Could you introduce us to Nike?\n`)).toEqual(['Intro to Puma']);
    const [first = '', rest = ''] = [filler.slice(0, MAX_READ - 200), filler.slice(MAX_READ - 200)];
    expect(titles(`${first}\n\n${asked}${rest}`)).toEqual(['Intro to Puma']);
    expect(titles(`${filler.slice(0, MAX_READ)}\n\n${asked}`)).toEqual([]);
  });

  it('without a line break is read as far', () => {
    const words = 'the lake is calm. '.repeat(110_000);
    expect(titles(`${words}Could you introduce us to Nike?`)).toEqual([]);
    expect(titles(`Could you introduce us to Nike? ${words}`)).toHaveLength(1);
  });

  it('does not count what it quotes', () => {
    const quoted = `> ${'The lake is calm.\n> '.repeat(8_000)}\n`;
    expect(titles(`On 3 May 2026 Jane Roe wrote:\n${quoted}`)).toEqual([]);
    expect(titles(`We grew.\n\n${asked}On 3 May 2026 Jane Roe wrote:\n${quoted}`)).toEqual([
      'Intro to Puma',
    ]);
  });
});

const SIZE = 2_000_000;
const fill = (unit: string) => unit.repeat(Math.ceil(SIZE / unit.length)).slice(0, SIZE);
const hostile: Record<string, string> = {
  quotes: fill('>'),
  quotedLines: fill('> a\n'),
  parentheses: fill('('),
  digits: fill('1'),
  newlines: fill('\n'),
  spaces: `Asks: ${fill(' ')}x`,
  spaceLines: fill('          \n'),
  conditionLines: fill(`${'if you know anyone or have any help '.repeat(33)}.\n`),
  wishLines: fill(`${'we would love to be connected to any help is great '.repeat(22)}.\n`),
  letters: fill('a'),
  words: `Asks: ${fill('intro to ')}`,
  bullets: `Asks\n${fill('- intro to a\n')}`,
  distinctBullets: `Asks\n${Array.from({ length: 60_000 }, (_, i) => `- intro to bank${i} of town${i}`).join('\n')}`,
  semicolons: `Asks: ${fill('an intro; ')}`,
  dots: fill('.'),
  dotsAndLetter: `${fill('.')}x`,
  tags: fill('<div'),
  openTags: fill('<div><p>'),
  angles: fill('<a '),
  comments: `<html><p><p><p>${fill('<!--')}`,
  scripts: `<html>${fill('<script>')}`,
  lists: `<html>${fill('<ul><li>intro')}`,
  entities: `<html>${fill('&amp')}`,
  forwards: fill('---------- Forwarded message ---------\n'),
  headers: fill('From: a\nSent: b\n'),
  wrote: fill('On 3 May\n'),
  headings: fill('# Asks\n'),
  sections: fill('Asks:\nintro to a\n\n'),
  dashes: fill('-'),
  signatures: fill('--\n\n'),
  stars: fill('*'),
  bold: `Asks\n${fill('**a** ')}`,
  brackets: `Asks\n- ${fill('[')}`,
  links: `Asks\n- ${fill('[a](')}`,
  pipes: `Asks\n${fill('| a | b |\n')}`,
  requests: fill('Could you introduce us to a bank? '),
  conditions: fill('if you know anyone '),
  meetings: fill('we are also looking to talk to more '),
  searches: fill('and we are still looking for a new one (here) '),
  codes: `Asks\n${fill('B1. intro to a\n')}`,
  rows: `Asks\n${fill('| a | intro to a bank |\n')}`,
  pleases: fill('please please let us know if you '),
  helps: fill('any help would be '),
  emoji: fill('🙏'),
  emojiLines: `Asks\n${fill('🙏 a\n')}`,
  quotesMarks: fill('"please share" '),
  surrogates: fill('\ud83d'),
  carriage: fill('\r'),
  tabs: fill('\t'),
  colons: fill('Hiring: a\n'),
  closings: `Asks\n- a\n${fill('Thanks\n')}`,
};

describe('extractAsks on hostile text of 2 MB', PATIENT, () => {
  it.each(Object.keys(hostile))('%s: cost grows no faster than the text', (name) => {
    expectLinear(hostile[name] ?? '', extract);
  });
});

describe('an older mail quoted below', () => {
  it.each([
    'Op ma 5 okt. 2026 om 09:12 schreef Femke <f@x.nl>:',
    'Il giorno lun 5 ott 2026 alle ore 09:12 Luca <l@x.it> ha scritto:',
    'Em seg., 5 de out. de 2026 às 09:12, Ana <a@x.pt> escreveu:',
    '-----Oorspronkelijk bericht-----',
    '-----Mensaje original-----',
    'Van: Femke <f@x.nl>\nVerzonden: maandag 5 oktober 2026 09:12\nAan: Beleggers <b@x.nl>\nOnderwerp: Update september',
  ])('asks for nothing any more: %s', (head) => {
    const own = 'MRR: $80k. More next week.';
    expect(extract(`${own}\n\n${head}\n\nCash: $3m\n\nAsks:\n- Intro to Nike`)).toEqual([]);
    expect(extract(`${own}\n\nAsks:\n- Intro to Nike`)).toHaveLength(1);
  });
});
