import { expect, test } from 'vitest';
import { readAttachments } from './read-attachments';

test.each([
  [null, []],
  ['deck.pdf', []],
  [{ a: 1 }, []],
  [['deck.pdf', ' ', 7, null], [{ filename: 'deck.pdf' }]],
  [
    [{ filename: 'a.pdf', contentType: 'application/pdf', size: 5 }],
    [{ filename: 'a.pdf', contentType: 'application/pdf' }],
  ],
  [
    [{ name: 'b.xlsx', mimeType: 7 }, { fileName: 'c.csv' }],
    [{ filename: 'b.xlsx' }, { filename: 'c.csv' }],
  ],
  [{ attachments: [{ filename: 'd.pdf' }] }, [{ filename: 'd.pdf' }]],
])('the metadata %j tells of %j', (metadata, attachments) => {
  expect(readAttachments(metadata)).toEqual(attachments);
});
