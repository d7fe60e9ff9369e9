import { describe, expect, it } from 'vitest';
import { HOME, nextPath, signInPath } from './next-path';

describe('the place to return to after sign-in', () => {
  it('is a path of this origin, with its query and fragment', () => {
    expect(nextPath('/companies/acme?tab=news#top')).toBe('/companies/acme?tab=news#top');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    'portfolio',
    '/sign-in?next=/x',
    '',
    undefined,
    ['/a'],
  ])('is never %j', (value) => {
    expect(nextPath(value)).toBe(HOME);
  });

  it('survives the way through the address', () => {
    const path = '/companies/a?b=c&d=e';
    const next = new URL(signInPath(path), 'http://x').searchParams.get('next');
    expect(nextPath(next)).toBe(path);
  });
});
