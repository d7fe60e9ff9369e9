import { existsSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './make-folder';

test('folders are made with those above them; what cannot be made is an error, not a hang', () => {
  const base = mkdtempSync(join(tmpdir(), 'make-folder-'));
  makeFolder(join(base, 'a', 'b', 'c'));
  expect(statSync(join(base, 'a', 'b', 'c')).mode & 0o777).toBe(0o700);
  makeFolder(join(base, 'a', 'b', 'c'));
  expect(existsSync(join(base, 'a', 'b', 'c'))).toBe(true);
  symlinkSync(join(base, 'nowhere'), join(base, 'link'));
  expect(() => makeFolder(join(base, 'link', 'data'))).toThrow(/EEXIST|ENOENT/);
  expect(() => makeFolder(join(base, 'link'))).toThrow('EEXIST');
  writeFileSync(join(base, 'file'), '');
  expect(() => makeFolder(join(base, 'file'))).toThrow('EEXIST');
  expect(() => makeFolder(join(base, 'file', 'data'))).toThrow('ENOTDIR');
});
