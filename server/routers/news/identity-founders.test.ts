import { describe, expect, it } from 'vitest';
import { identify } from './identity';

const company = {
  name: 'Acme',
  website: null,
  founders: ['Jane Doe', 'José Núñez', 'Prince', '王小明'],
};

const identityIn = (summary: string) =>
  identify({
    company,
    item: { title: 'Markets today', summary, url: 'https://news.example/story-1' },
  });

describe('the full name of a founder', () => {
  it.each([
    'Founded by Jane Doe.',
    'JANE DOE said',
    'Jane Doe’s plan',
    'a Jane Doe-led startup',
    'Widgets-founder Jane Doe said',
    'Mary-Jane Doe-Smith met Jane Doe',
    'with Jose Nunez',
    '由王小明创立',
  ])('confirms in the summary: %s', (summary) => {
    expect(identityIn(summary)).toBe('confirmed');
  });

  it.each([
    'Jane Doering said',
    'Mary-Jane and Doe',
    'Mary-Jane Doe said',
    'Jane Doe-Smith said',
    'Doe said',
    'Jane. Doe',
    'A prince',
    'Prince sang',
  ])('is not there: %s', (summary) => {
    expect(identityIn(summary)).toBe('no_mention');
  });
});
