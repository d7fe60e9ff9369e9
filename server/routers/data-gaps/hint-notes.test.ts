import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withNotes } from './hint-notes';

describe('notes of a hint', () => {
  test('stand on a line of their own below the hint', () => {
    expect(withNotes('look at page 3', 'gone')).toEqual({
      hint: 'look at page 3\ngone',
      wasCut: false,
    });
    expect(withNotes(null, 'gone')).toEqual({ hint: 'gone', wasCut: false });
    expect(withNotes('', 'gone')).toEqual({ hint: 'gone', wasCut: false });
  });

  test('add nothing when absent or blank', () => {
    for (const notes of [undefined, '', ' \n']) {
      expect(withNotes(null, notes).hint).toBeNull();
      expect(withNotes('hint', notes).hint).toBe('hint');
    }
  });

  test('are cut at 100,000 characters, never through a character', () => {
    expect(withNotes('h'.repeat(99_990), 'n'.repeat(9)).wasCut).toBe(false);
    const cut = withNotes('h'.repeat(99_990), 'n'.repeat(10));
    expect(cut.wasCut).toBe(true);
    expect(cut.hint).toHaveLength(100_000);
    // A pair of surrogates is one character: this one just fits, and a second one does not.
    expect(withNotes('h'.repeat(99_998), '😀')).toMatchObject({ wasCut: false });
    const emoji = withNotes('h'.repeat(99_998), '😀😀');
    expect(emoji.hint?.endsWith('h\n😀')).toBe(true);
    expect(emoji.wasCut).toBe(true);
  });

  test('keep the hint as it was in front of them', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (hint, notes) => {
        expect(withNotes(hint, notes).hint?.startsWith(hint)).toBe(true);
      }),
    );
  });
});
