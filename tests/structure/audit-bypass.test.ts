import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file): [string, string] => [file, readFileSync(join('server', file), 'utf8')]);

describe('no code writes past the audit trail', () => {
  test('prepared statements are reads: prepared() works on the database beneath the audit', () => {
    expect(sources.filter(([, text]) => text.includes('prepared(')).length).toBeGreaterThan(5);
    for (const [file, text] of sources) {
      const writes = text
        .split(/\bprepared\(/)
        .slice(1)
        .filter((rest) => /^[^;]*\.(insert|update|delete)\(/.test(rest));
      expect([file, writes.length]).toEqual([file, 0]);
    }
  });

  test('no domain code sends a write as raw SQL', () => {
    const raw = /sql(?:<[^>]*>)?`\s*(?:with[^`]*)?\b(?:insert into|update \w+ set|delete from)\b/i;
    const outside = (file: string) => !/^(access|provision|demo)\//.test(file);
    const found = sources.filter(([file, text]) => outside(file) && raw.test(text));
    expect(found.map(([file]) => file)).toEqual([]);
  });

  test('no code changes or removes an event', () => {
    const changing = /(?:update|delete)\(\s*auditEvents|(?:update|delete from) audit_events/i;
    expect(sources.filter(([, text]) => changing.test(text))).toEqual([]);
  });
});
