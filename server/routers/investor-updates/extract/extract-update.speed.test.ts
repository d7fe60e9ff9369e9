import { describe, it } from 'vitest';
import { expectLinear, PATIENT } from '@/tests/setup/growth';
import { extractUpdate } from './extract-update';

const SIZE = 2_000_000;
const fill = (unit: string) => unit.repeat(Math.ceil(SIZE / unit.length)).slice(0, SIZE);

const HOSTILE: readonly [string, string][] = [
  ['open brackets', fill('(')],
  ['digits', fill('9')],
  ['grouped digits', fill('1,')],
  ['spaced digits', fill('123 ')],
  ['nested quotes', fill('>')],
  ['quoted lines', fill('> > > x\n')],
  ['deepening quotes', Array.from({ length: 1900 }, (_, i) => '>'.repeat(i)).join('\n')],
  ['amounts', fill('$1.2M ')],
  ['metric names', fill('MRR ')],
  ['names and amounts', fill('MRR $42k to ')],
  ['capitals', fill('Acme ')],
  ['name list', `signed ${fill('Acme, ')}`],
  ['spaces', fill(' ')],
  ['wide lines', fill('a  b')],
  ['pipes', fill('| ')],
  ['pipe lines', fill('| MRR | $1 |\n')],
  ['table of customers', `Customer | Status\n${fill('Acme | Live\n')}`],
  ['table of plans', `Today | Target\n${fill('Team of 4 | team of 9\n')}`],
  ['line breaks', fill('\n')],
  ['colons', fill('a: ')],
  ['dashes', fill('-')],
  ['dots', fill('.')],
  ['links', fill('https://docsend.com/view/x ')],
  ['one link', `https://${fill('a')}`],
  ['letters', fill('a')],
  ['capital letters', fill('A')],
  ['headers', fill('From: a\nSent: b\nTo: c\nSubject: d\n')],
  ['forward marks', fill('---------- Forwarded message ---------\n')],
  ['reply heads', fill('On Mon, Jan 5, 2026 at 1 someone\n')],
  ['dates', fill('Q1 2026 ')],
  ['emphasis', fill('*')],
];
const HOSTILE_HTML: readonly [string, string][] = [
  ['open tags', fill('<div>')],
  ['nested tables', fill('<table><tr><td>')],
  ['brackets', fill('<')],
  ['half tags', fill('<a href="')],
  ['entities', fill('&amp')],
  ['quotes', fill('<blockquote>x')],
  ['scripts', fill('<script>')],
  ['comments', fill('<!--')],
  ['links', fill('<a href="https://docsend.com/x">deck')],
];

const read = (rawBody: string, rawHtml: string | null) =>
  extractUpdate({
    subject: 'March 2026',
    rawBody,
    rawHtml,
    receivedAt: '2026-04-05T00:00:00.000Z',
    attachments: [],
    previouslyReported: ['mrrUsd'],
  });

describe('cost grows no faster than the text', PATIENT, () => {
  it.each(HOSTILE)('2 MB of %s', (_, body) => {
    expectLinear(body, (text) => read(text, null));
  });

  it.each(HOSTILE_HTML)('2 MB of HTML %s', (_, html) => {
    expectLinear(html, (text) => read('', text));
    expectLinear(html, (text) => read(`${text}</p>`, null));
  });
});
