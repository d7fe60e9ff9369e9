import { describe, expect, it } from 'vitest';
import { cutText, excerptAround, markText } from './mark-text';

const body = 'Hello.\n\nWe need an intro\nto Acme (NYC)? Thanks.';

describe('words marked in the text of an update', () => {
  it('are found across line breaks and with signs that patterns know', () => {
    const marked = markText(body, [{ id: 'a', text: 'We need an intro to Acme (NYC)?' }]);
    expect(marked).toEqual([
      { text: 'Hello.\n\n', marks: [] },
      { text: 'We need an intro\nto Acme (NYC)?', marks: ['a'] },
      { text: ' Thanks.', marks: [] },
    ]);
  });

  it('never change the text, also where they overlap', () => {
    const asks = [
      { id: 'a', text: 'an intro to' },
      { id: 'b', text: 'intro to Acme' },
      { id: 'c', text: 'nowhere' },
      { id: 'd', text: ' ' },
    ];
    const marked = markText(body, asks);
    expect(marked.map(({ text }) => text).join('')).toBe(body);
    expect(marked.filter(({ marks }) => marks.length === 2)).toEqual([
      { text: 'intro\nto', marks: ['a', 'b'] },
    ]);
  });

  it('outside the text are left out', () => {
    expect(cutText('abc', [{ id: 'a', start: 2, end: 9 }])).toEqual([{ text: 'abc', marks: [] }]);
    expect(cutText('', [])).toEqual([]);
  });
});

describe('an excerpt', () => {
  it('holds the words with some before and behind, cut at blanks', () => {
    const start = body.indexOf('Acme');
    const { text, place, ...cut } = excerptAround(body, { id: 'a', start, end: start + 4 }, 8);
    expect(text.slice(place.start, place.end)).toBe('Acme');
    expect(text).toBe('to Acme (NYC)?');
    expect(cut).toEqual({ cutBefore: true, cutAfter: true });
  });
});
