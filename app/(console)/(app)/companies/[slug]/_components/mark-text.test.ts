import { describe, expect, it } from 'vitest';
import { markText } from './mark-text';

const body = 'Hello.\n\nWe need an intro\nto Acme (NYC)? Thanks.';

describe('asks marked in the text of an update', () => {
  it('are found across line breaks and with signs that patterns know', () => {
    const marked = markText(body, [{ id: 'a', text: 'We need an intro to Acme (NYC)?' }]);
    expect(marked).toEqual([
      { text: 'Hello.\n\n', mark: null },
      { text: 'We need an intro\nto Acme (NYC)?', mark: 'a' },
      { text: ' Thanks.', mark: null },
    ]);
  });

  it('never change the text', () => {
    const asks = [
      { id: 'a', text: 'an intro to' },
      { id: 'b', text: 'intro to Acme' },
      { id: 'c', text: 'nowhere' },
      { id: 'd', text: ' ' },
    ];
    const whole = markText(body, asks).map(({ text }) => text);
    expect(whole.join('')).toBe(body);
  });
});
