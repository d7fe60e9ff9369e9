import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { loadCorpus } from '@/tests/corpus/load-corpus';
import { extractAsks } from '../../asks/extract/extract-asks';
import { extractUpdate } from './extract-update';

const ROOMS = ['investor-updates/extract', 'asks/extract', 'extraction'];
const LENGTHS = [8, 12, 16, 20, 24, 28, 32, 48, 64, 128, 256, 512, 1024, 2048];
/** Far above what a linear or quadratic pattern needs for 2,048 characters on a busy machine. */
const MOST_MS = 250;
const ANY = [
  'a',
  'A',
  '1',
  ' ',
  'a ',
  '1 ',
  '1,',
  'A. ',
  '- ',
  'a-',
  "'a",
  '. ',
  '>',
  '|',
  '(',
  '\t',
];

/** Every regular expression written out in the engine. */
function literals(): RegExp[] {
  const found: RegExp[] = [];
  for (const room of ROOMS) {
    const folder = join(process.cwd(), 'server/routers', room);
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
      const text = readFileSync(join(folder, file), 'utf8');
      const visit = (node: ts.Node): void => {
        if (ts.isRegularExpressionLiteral(node)) {
          const end = node.text.lastIndexOf('/');
          found.push(new RegExp(node.text.slice(1, end), node.text.slice(end + 1)));
        }
        ts.forEachChild(node, visit);
      };
      visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
    }
  }
  return found;
}

/** Those put together at run time show when they are used. */
function inUse(): RegExp[] {
  const found = new Set<RegExp>();
  const exec = Object.getOwnPropertyDescriptor(RegExp.prototype, 'exec');
  if (exec === undefined) throw new Error('RegExp has no exec');
  const original: (this: RegExp, text: string) => RegExpExecArray | null = exec.value;
  RegExp.prototype.exec = function record(this: RegExp, text: string) {
    found.add(this);
    return original.call(this, text);
  };
  try {
    for (const { input } of loadCorpus('fresh-1').slice(0, 25)) {
      extractUpdate(input);
      extractAsks(input);
    }
  } finally {
    Object.defineProperty(RegExp.prototype, 'exec', exec);
  }
  return [...found];
}

/** What the pattern itself likes to read, over and over, and then something else. */
function* attacks(pattern: RegExp): Generator<(length: number) => string> {
  const words = [...new Set(pattern.source.match(/[a-z]{2,}/gi) ?? [])];
  const some = words.filter((_, i) => i % Math.ceil(words.length / 10) === 0);
  const lead = some[0] ?? '';
  for (const unit of [...ANY, ...some.flatMap((word) => [word, `${word} `])]) {
    const fill = (length: number) => unit.repeat(Math.ceil(length / unit.length));
    yield (length) => `${fill(length)}\u0000`;
    yield (length) => `${lead} ${fill(length)}\u0000`;
  }
}

/** The first attack that takes too long; lengths grow slowly, so that nothing hangs. */
function slowAttack(pattern: RegExp): string | null {
  for (const attack of attacks(pattern)) {
    for (const length of LENGTHS) {
      const text = attack(length);
      const start = performance.now();
      pattern.lastIndex = 0;
      pattern.exec(text);
      if (performance.now() - start < MOST_MS) continue;
      const again = process.cpuUsage();
      pattern.lastIndex = 0;
      pattern.exec(text);
      if (process.cpuUsage(again).user / 1000 >= MOST_MS) return text.slice(0, 40);
    }
  }
  return null;
}

describe('the patterns of the extraction', () => {
  it('are all safe from backtracking', { timeout: 300_000 }, () => {
    const patterns = new Map(
      [...literals(), ...inUse()].map((p) => [`/${p.source}/${p.flags}`, p] as const),
    );
    expect(patterns.size).toBeGreaterThan(300);
    const slow = [...patterns].flatMap(([written, pattern]) => {
      const attack = slowAttack(pattern);
      return attack === null ? [] : [`${written.slice(0, 120)} on ${JSON.stringify(attack)}`];
    });
    expect(slow).toEqual([]);
  });
});
