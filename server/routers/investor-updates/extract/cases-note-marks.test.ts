import { describe, expect, it } from 'vitest';
import { metricsOf } from '@/tests/setup/read-update';
import { extractUpdate } from './extract-update';
import { htmlToText } from './text/html-to-text';

const read = (rawBody: string) =>
  metricsOf(
    extractUpdate({
      subject: 'March update',
      rawBody: htmlToText(`<p>${rawBody}</p>`),
      rawHtml: null,
      receivedAt: '2026-04-07T09:00:00.000Z',
      attachments: [],
      previouslyReported: [],
      companyName: 'Acme',
    }),
  );

describe('a number with the mark of a footnote', () => {
  it.each([
    ['Headcount is 12<sup>2</sup>', { headcount: 12 }],
    ['Headcount is 12<sub>2</sub>.', { headcount: 12 }],
    ['Headcount is 12<a href="#fn2"><sup>2</sup></a>.', { headcount: 12 }],
    ['Headcount is 12<sup><a href="#fn2">2</a></sup>.', { headcount: 12 }],
    ['Headcount is 12<sup>[2]</sup>.', { headcount: 12 }],
    ['Headcount is 12<sup>1,2</sup>.', { headcount: 12 }],
    ['Headcount is 12<sup>2', { headcount: 12 }],
    ['ARR is $4M<sup>1</sup>', { arrUsd: 4_000_000 }],
    ['ARR is $4<sup>b</sup>', {}],
    ['ARR<sup>1</sup>: $4M', { arrUsd: 4_000_000 }],
    ['Runway is 18<sup>3</sup> months.', { runwayMonths: 18 }],
    ['Gross margin is 7<sup>1</sup>%.', { grossMarginPct: 7 }],
    ['We have $100k<sup>2</sup> in the bank.', { cashOnHandUsd: 100_000 }],
    ['We are 14<sup>10</sup> people.', { headcount: 14 }],
  ])('is read whole, and the mark is none: %s', (text, metrics) => {
    expect(read(text)).toEqual(metrics);
  });

  it.each([
    ['ARR<sub>$4M</sub>', 'ARR$4M'],
    ['On the 1<sup>st</sup> of May', 'On the 1st of May'],
    ['Our 1<sup>er</sup> client', 'Our 1er client'],
    ['$4<sup>.2M</sup>', '$4.2M'],
    ['$<sup>12</sup>', '$12'],
    ['Team: <sup>12</sup>', 'Team: 12'],
    ['<sup>1</sup> Unaudited', '1 Unaudited'],
    ['1,200 m<sup>2</sup>', '1,200 m²'],
    ['CO<sub>2</sub>', 'CO₂'],
    ['Rookery<sup>TM</sup>', 'RookeryTM'],
  ])('is all that is set apart: %s', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  it.each(['Our office has 4m<sup>2</sup> of cash boxes', 'ARR is $10<sup>6</sup>'])(
    'gives no amount that is none: %s',
    (text) => {
      expect(read(text)).toEqual({});
    },
  );
});
