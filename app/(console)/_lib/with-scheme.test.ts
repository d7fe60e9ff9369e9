import { describe, expect, test } from 'vitest';
import { withScheme } from './with-scheme';

describe('an address typed without a scheme', () => {
  test.each([
    ['helio.example', 'https://helio.example'],
    [' helio.example/about?x=1 ', 'https://helio.example/about?x=1'],
    ['//helio.example', 'https://helio.example'],
    ['helio.example:8080', 'https://helio.example:8080'],
  ])('%s is meant with https', (typed, meant) => expect(withScheme(typed)).toBe(meant));

  test.each(['', 'http://helio.example', 'HTTPS://helio.example', 'n/a', 'mailto:a@helio.example'])(
    '%s is left as it is',
    (typed) => expect(withScheme(typed)).toBe(typed),
  );
});
