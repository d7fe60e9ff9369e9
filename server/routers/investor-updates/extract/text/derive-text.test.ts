import { describe, expect, it } from 'vitest';
import { deriveText } from './derive-text';

const text = (html: string) => deriveText('', html);

describe('a table', () => {
  it('of data is one line per row, whatever blocks its cells are made of', () => {
    const cell = (value: string) => `<td><p class="MsoNormal">${value}<o:p></o:p></p></td>`;
    const row = (...values: string[]) => `<tr>${values.map(cell).join('\n')}</tr>`;
    const rows = row('Metric', 'March') + row('MRR', '$44k<br>(+8%)');
    expect(text(`<p>Hi</p><table role="presentation">${rows}</table>`)).toBe(
      'Hi\n\n| Metric | March |\n| MRR | $44k (+8%) |',
    );
  });

  it.each([
    ['one column', '<table><tr><td><p>MRR: $44k</p></td></tr><tr><td>Cash: $1M</td></tr></table>'],
    [
      'another table in it',
      '<table><tr><td>&nbsp;</td><td><table><tr><td>MRR: $44k</td></tr></table></td></tr><tr><td>Cash: $1M</td></tr></table>',
    ],
    ['paragraphs', '<table><tr><td>x</td><td><p>MRR: $44k</p><p>Cash: $1M</p></td></tr></table>'],
    ['a list', '<table><tr><td>x</td><td>MRR: $44k<ul><li>Cash: $1M</li></ul></td></tr></table>'],
  ])('that lays a mail out with %s is none', (_, html) => {
    const lines = text(html).split('\n');
    expect(lines.filter((line) => /MRR|Cash/.test(line)).map((l) => l.replace(/^- /, ''))).toEqual([
      'MRR: $44k',
      'Cash: $1M',
    ]);
  });

  it('of data within one that lays out keeps its rows', () => {
    const data = '<table><tr><td>MRR</td><td>$44k</td></tr></table>';
    expect(text(`<table><tr><td><h2>KPIs</h2>${data}</td></tr></table>`)).toBe(
      '## KPIs\n\n| MRR | $44k |',
    );
  });
});

describe('an update’s text', () => {
  it('is its body as it stands, unless that is HTML or says nothing', () => {
    const html = '<p>MRR: <b>$44k</b></p>';
    expect(deriveText('ARR < $1M & growing, <p> is a tag', html)).toBe(
      'ARR < $1M & growing, <p> is a tag',
    );
    expect(deriveText(html, null)).toBe('MRR: $44k');
    expect(deriveText('Please view this email in your browser.', html)).toBe('MRR: $44k');
    expect(deriveText('<p>&nbsp;</p>', html)).toBe('MRR: $44k');
  });

  it.each([
    'View in browser',
    'View in your browser',
    'View online',
    'Having trouble viewing this email? Click here',
    'Having trouble viewing this email? View it in your browser: https://example.com/a1b2',
    'If you are having trouble reading this message, click here.',
    "Can't see this email? Open it in your browser: https://example.com/2026/11",
    'This message requires an HTML-capable client',
    'View web version',
    'Nimbus Pay\nView in browser (https://example.com/1)\n\nUnsubscribe',
  ])('is its HTML where the body only leads to it: %s', (body) => {
    expect(deriveText(body, '<p>MRR: <b>$44k</b></p>')).toBe('MRR: $44k');
  });

  it.each(['View in browser\n\nMRR: $43k', 'We see strong demand online. Cash is $1M.'])(
    'is its body where that tells more: %s',
    (body) => {
      expect(deriveText(body, '<p>MRR: <b>$44k</b></p>')).toBe(body);
    },
  );

  it.each([
    ['<p>ARR: <s>$2M</s> $1.2M</p>', 'ARR: ~~$2M~~ $1.2M'],
    ['<p>ARR: <span style="text-decoration: line-through">$2M</span> $1M</p>', 'ARR: ~~$2M~~ $1M'],
    ['<del><p>ARR: $2M</p><p>MRR: $9k</p></del>', '~~ARR: $2M~~\n\n~~MRR: $9k~~'],
    ['<p>ARR: <s>$2M</p>', 'ARR: $2M'],
  ])('marks what is struck through: %s', (html, wanted) => {
    expect(text(html)).toBe(wanted);
  });
});

describe('letters with marks', () => {
  it('are read from their entities, capital or small', () => {
    const html =
      '<p>Malm&ouml; &Ouml;sterreich Caf&eacute; gro&szlig; &Aring;rhus &quml; &amp;</p>';
    expect(deriveText(html, null).trim()).toBe('Malmö Österreich Café groß Århus &quml; &');
  });
});
