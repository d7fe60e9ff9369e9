import { expect, test } from 'vitest';
import { hostLabel } from './host-label';

test('a host reads without www and in its own script', () => {
  expect(hostLabel('https://www.Acme.example/path?x')).toBe('acme.example');
  expect(hostLabel('https://xn--bcher-kva.example')).toBe('bücher.example');
  expect(hostLabel('http://192.0.2.1:8080')).toBe('192.0.2.1');
});
