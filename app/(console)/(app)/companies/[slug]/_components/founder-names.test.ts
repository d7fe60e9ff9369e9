import { describe, expect, it } from 'vitest';
import { linesOf, namesOf } from './founder-names';

describe('founders', () => {
  it('keep their commas when another is added', () => {
    const text = linesOf(['John Smith, Jr.', 'Ann Lee']);
    expect(namesOf(`${text}\n  Bob Ray \n\n`)).toEqual(['John Smith, Jr.', 'Ann Lee', 'Bob Ray']);
  });

  it('stay one though a name holds a line break', () => {
    expect(namesOf(linesOf(['Ann\nLee', 'Bob']))).toEqual(['Ann Lee', 'Bob']);
  });
});
