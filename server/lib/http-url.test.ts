import { describe, expect, test } from 'vitest';
import { isHttpUrl } from './http-url';

describe('an absolute http or https address', () => {
  test('is told alike however often it was asked before', () => {
    const told = new Set<boolean>();
    for (let i = 0; i < 300_000; i += 1) told.add(isHttpUrl('https://münchen.example/'));
    expect([...told]).toEqual([true]);
  });

  test('needs a scheme, two slashes and a host that parses', () => {
    for (const url of [
      'http:x',
      'https://',
      'ftp://a.example',
      'https://a b.example',
      'https://[::1',
    ]) {
      expect([url, isHttpUrl(url)]).toEqual([url, false]);
    }
  });
});
