import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractUpdate } from './extract-update';
import { METRIC_FIELDS, type ExtractInput } from './types';

const PHRASES = [
  'MRR: $42k',
  'ARR',
  'cash in the bank',
  'net burn',
  '(183K)',
  '$1.2M',
  '€1,1M',
  'up from',
  'from',
  'to',
  'target',
  'vs',
  'runway through Q3 2027',
  '18 months',
  'signed Acme Corp',
  'churned',
  'pilot with',
  'March 2026',
  '|',
  '\n',
  '\n\n',
  '> ',
  '- ',
  ': ',
  '**',
  '((((',
  '9'.repeat(40),
  '<td>',
  '</td><br>',
  '&nbsp;',
  'On Mon, Jan 5 wrote:',
  '---',
  'Fwd:',
  '\t',
  '   ',
  'https://docsend.com/view/x',
  'team of 12',
  '72% gross margin',
  '$48M post-money',
  '12x ARR',
  '12-15 months',
  '\u0000',
  '\ud800',
];
const prose = fc
  .array(fc.oneof(fc.constantFrom(...PHRASES), fc.string({ maxLength: 12 })), { maxLength: 60 })
  .map((parts) => parts.join(' '));

const input: fc.Arbitrary<ExtractInput> = fc.record({
  subject: fc.option(prose),
  rawBody: prose,
  rawHtml: fc.option(prose),
  receivedAt: fc.constantFrom('2026-04-05T00:00:00.000Z', '2026-04-05', 'not a date'),
  attachments: fc.array(fc.record({ filename: fc.string({ maxLength: 20 }) }), { maxLength: 3 }),
  previouslyReported: fc.subarray([...METRIC_FIELDS]),
  knownCustomers: fc.array(fc.string({ maxLength: 10 }), { maxLength: 3 }),
});

describe('any text', () => {
  it('is read without an error, and every quote is what its span points at', () => {
    fc.assert(
      fc.property(input, (update) => {
        const { text, metrics, customers, gaps, reportedPeriod } = extractUpdate(update);
        const spans = [
          ...metrics,
          ...customers,
          ...gaps,
          ...(reportedPeriod.evidence === null ? [] : [reportedPeriod.evidence]),
        ];
        for (const { start, end, quote } of spans) {
          if (start === null || end === null) expect(quote).toBeNull();
          else expect(text.slice(start, end)).toBe(quote);
        }
        for (const metric of metrics) {
          expect(Number.isFinite(metric.value) && metric.value >= 0).toBe(true);
          expect(metric.quote).not.toBe('');
        }
        expect(new Set(metrics.map((m) => m.field)).size).toBe(metrics.length);
        expect(new Set(gaps.map((g) => g.dedupeKey)).size).toBe(gaps.length);
      }),
      { numRuns: 400 },
    );
  });

  it('gives the same findings each time', () => {
    fc.assert(
      fc.property(input, (update) => {
        expect(extractUpdate(update)).toEqual(extractUpdate(update));
      }),
      { numRuns: 60 },
    );
  });
});
