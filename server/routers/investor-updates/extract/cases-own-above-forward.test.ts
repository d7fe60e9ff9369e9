import { describe, expect, it } from 'vitest';
import { metricsOf } from '@/tests/setup/read-update';
import { extractUpdate } from './extract-update';

const MARCH =
  'From: Tom Berg <tom@acme.example>\nDate: Mon, Apr 6, 2026\nSubject: March update\nTo: Ana <ana@fund.example>\n\nHi all,\n\nMarch was good. ARR is $1.3M and we have $2.4M in the bank. We are 11 people.\n\nBest,\nTom';

const read = (above: string, mark: string, subject = 'April update') =>
  metricsOf(
    extractUpdate({
      subject,
      rawBody: `${above}\n\n${mark}\n${MARCH}`,
      rawHtml: null,
      receivedAt: '2026-05-05T09:00:00.000Z',
      attachments: [],
      previouslyReported: [],
      companyName: 'Acme',
    }),
  );

const APRIL =
  'Hi Ana,\n\nApril was good: ARR is $1.5M and we have $2.2M in the bank. We are 12 people.\n\nBest,\nTom';

describe('a founder’s own figures above last month’s mail', () => {
  it.each(['Begin forwarded message:', '---------- Forwarded message ---------'])(
    'are those of the update: %s',
    (mark) => {
      expect(read(APRIL, mark)).toEqual({
        arrUsd: 1_500_000,
        cashOnHandUsd: 2_200_000,
        headcount: 12,
      });
    },
  );
});

describe('what a forwarder says above an update', () => {
  it.each([
    ['FYI, ARR at $1.3M looks good.', 'Tom at Acme'],
    ['Please file. They have 11 people and ARR of $1M by now.', 'Fwd: March update'],
  ])('leaves the update to be read: %s', (above, subject) => {
    const mark = '---------- Forwarded message ---------';
    expect(read(above, mark, subject)).toMatchObject({ arrUsd: 1_300_000, headcount: 11 });
  });
});
