import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

describe('whoever reads updates runs the rules at full speed', () => {
  // The rules make more machine code than V8 optimizes for patterns that it interprets at first:
  // those compiled last would run many times slower.
  test.each(['start', 'extract', 'eval:extract'])(
    'npm run %s compiles patterns at once',
    (name) => {
      expect(scripts[name]).toMatch(/ node (?:--\S+ )*--no-regexp-tier-up (?:--\S+ )*scripts\//);
    },
  );
});
