import { describe, expect, it } from 'vitest';
import { extractUpdate } from './extract-update';

const gaps = (filename: string) =>
  extractUpdate({
    subject: 'March update',
    rawBody: 'March update',
    rawHtml: null,
    receivedAt: '2026-04-07T09:00:00.000Z',
    attachments: [{ filename }],
    previouslyReported: [],
  }).gaps.filter(({ gapType }) => gapType === 'ATTACHMENT_UNREAD');

describe('a letter within S/MIME', () => {
  it('is asked about, since nobody has read it', () => {
    expect(gaps('smime.p7m')).toHaveLength(1);
  });

  it.each(['smime.p7s', 'signature.asc'])('its signature is not: %s', (filename) => {
    expect(gaps(filename)).toEqual([]);
  });
});
