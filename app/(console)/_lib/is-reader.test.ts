import { expect, test } from 'vitest';
import { isReader } from './is-reader';

const viewer = { id: 'a', role: 'VIEWER' } as const;
const editor = { id: 'b', role: 'EDITOR' } as const;

test('whoever only reads in the vehicle shown gets the portal, and so does a reader without one', () => {
  expect(isReader({ organizations: [viewer, editor], vehicle: { organizationId: 'a' } })).toBe(
    true,
  );
  expect(isReader({ organizations: [viewer, editor], vehicle: { organizationId: 'b' } })).toBe(
    false,
  );
  expect(isReader({ organizations: [viewer], vehicle: null })).toBe(true);
  expect(isReader({ organizations: [viewer, editor], vehicle: null })).toBe(false);
  expect(isReader({ organizations: [], vehicle: null })).toBe(false);
});
