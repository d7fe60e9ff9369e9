import { describe, expect, it } from 'vitest';
import { pagesFor } from './deal-pages';

describe('the pages of deals to read', () => {
  it('grow with what any answer tells of, and never shrink', () => {
    expect(pagesFor(1, [])).toBe(1);
    expect(pagesFor(1, [200])).toBe(1);
    expect(pagesFor(1, [207])).toBe(2);
    expect(pagesFor(2, [400, 401])).toBe(3);
    expect(pagesFor(2, [10, 0])).toBe(2);
  });
});
