import { describe, expect, it } from 'vitest';
import { metricsOf } from '@/tests/setup/read-update';
import { extractUpdate } from './extract-update';

const head = (from: string, subject: string) =>
  `From: ${from}\nSent: Monday, April 6, 2026 8:11 AM\nTo: updates@acme.test\nSubject: ${subject}\n\n`;

const PARTNER = 'Pat <pat@acme.test>';
const FOUNDER = 'Nina <nina@foxglove.test>';
const COMMENT = 'Worth a look. ARR of $9M seems light vs. our model (we had $11M).\n\n';
const NEWS = 'Hi Pat, Q1 in short: ARR $9.1M, cash $14.2M, 96 employees.\n\nNina\n\n';
const OLDER = 'How is ARR? Last we saw ARR of $7M and 80 employees.\n';

const metrics = (rawBody: string, subject = 'Fwd: FW: Foxglove Q1') =>
  metricsOf(
    extractUpdate({
      subject,
      rawBody,
      rawHtml: null,
      receivedAt: '2026-04-07T09:00:00.000Z',
      attachments: [],
      previouslyReported: [],
    }),
  );

describe('a mail passed on more than once', () => {
  const GMAIL = `---------- Forwarded message ---------\n${head(FOUNDER, 'Foxglove Q1')}`;
  it.each([
    ['one head', COMMENT + head(FOUNDER, 'Foxglove Q1') + NEWS],
    ['two heads', head(PARTNER, 'FW: Foxglove Q1') + COMMENT + head(FOUNDER, 'Foxglove Q1') + NEWS],
    [
      'three heads',
      head('Al <al@acme.test>', 'Fwd: FW: Foxglove Q1') +
        'See below.\n\n' +
        head(PARTNER, 'FW: Foxglove Q1') +
        COMMENT +
        head(FOUNDER, 'Foxglove Q1') +
        NEWS,
    ],
    [
      'a marked head within',
      `${head(PARTNER, 'FW: Foxglove Q1') + COMMENT}-----Original Message-----\n${head(FOUNDER, 'Foxglove Q1') + NEWS}`,
    ],
    [
      'a forward by another program within',
      head(PARTNER, 'FW: Foxglove Q1') + COMMENT + GMAIL + NEWS,
    ],
    [
      'an answer above what it answers',
      head(FOUNDER, 'Re: Foxglove') + NEWS + head(PARTNER, 'Foxglove') + OLDER,
    ],
    [
      'an older mail of the same hand',
      head(FOUNDER, 'FW: Foxglove') + NEWS + head(FOUNDER, 'Foxglove') + OLDER,
    ],
  ])('%s: the founder’s words count', (_, body) => {
    expect(metrics(body)).toEqual({ arrUsd: 9_100_000, cashOnHandUsd: 14_200_000, headcount: 96 });
  });

  it('so does a pasted mail whose own subject alone tells it', () => {
    const body = head(PARTNER, 'FW: Foxglove Q1') + COMMENT + head(FOUNDER, 'Foxglove Q1') + NEWS;
    expect(metrics(body, 'Foxglove Q1')['arrUsd']).toBe(9_100_000);
  });
});
