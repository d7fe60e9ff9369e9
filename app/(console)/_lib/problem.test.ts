import { expect, test } from 'vitest';
import { forPeople } from './problem';

test.each([
  [
    'You may read here but not write. Ask a manager for the role EDITOR.',
    'You may read here but not write. Ask a manager for the role Editor.',
  ],
  [
    'Public shares need the role MANAGER or EDITOR. Ask a manager for it.',
    'Public shares need the role Manager or Editor. Ask a manager for it.',
  ],
  ['ACME is not one of the roles.', 'ACME is not one of the roles.'],
])('roles go by the names that the console gives them: %s', (message, words) => {
  expect(forPeople(message)).toBe(words);
});
