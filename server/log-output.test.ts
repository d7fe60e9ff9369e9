import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { LogOutput } from './log-output';

const { O_RDONLY, O_WRONLY, O_NONBLOCK } = constants;
const folder = mkdtempSync(join(tmpdir(), 'fund-log-'));
let reader = -1;
let output: LogOutput;
let opened: number[] = [];

beforeEach(() => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  reader = openSync(pipe, O_RDONLY | O_NONBLOCK);
  const writer = openSync(pipe, O_WRONLY | O_NONBLOCK);
  opened = [reader, writer];
  output = new LogOutput(() => writer);
  return () => rmSync(pipe);
});
afterEach(() => opened.forEach((descriptor) => closeSync(descriptor)));

/** What the pipe holds right now. */
function read(): string {
  const part = Buffer.alloc(1 << 20);
  const parts: string[] = [];
  try {
    for (let size; (size = readSync(reader, part)) > 0;)
      parts.push(part.toString('latin1', 0, size));
  } catch {
    // Empty for now.
  }
  return parts.join('');
}

/** Reads on until the end of what was awaited stands there. */
async function readUntil(end: string): Promise<string[]> {
  let text = '';
  const awaited = () => expect((text += read()).endsWith(end)).toBe(true);
  await vi.waitFor(awaited, { timeout: 20_000, interval: 5 });
  return text.split('\n').slice(0, -1);
}

const line = (n: number, size = 150) => `${JSON.stringify({ n, filler: 'x'.repeat(size) })}\n`;
const Line = z.object({ n: z.number().optional(), dropped: z.number().optional() });
const parsed = (lines: string[]) => lines.map((one) => Line.parse(JSON.parse(one)));

test('gathers lines, and passes them on in their order', async () => {
  output.write('a\n');
  output.write('b\n');
  await new Promise((done) => setTimeout(done, 20));
  expect(read()).toBe('');
  expect(await readUntil('b\n')).toEqual(['a', 'b']);
});

test('loses nothing to a reader that is slower, and cuts no line', async () => {
  // Many times what a pipe holds, in pieces that end anywhere in it.
  const lines = Array.from({ length: 3000 }, (_, n) => line(n, n % 700));
  for (const one of lines) output.write(one);
  expect((await readUntil(lines.at(-1) ?? '')).join('\n')).toBe(lines.join('').trimEnd());
});

test('keeps some MiB for a reader that does not read, drops the rest and then says how much', async () => {
  const count = 50_000;
  for (let n = 0; n < count; n += 1) {
    output.write(line(n));
    // As requests come: others have their turn between them.
    if (n % 1000 === 0) await new Promise((done) => setImmediate(done));
  }
  const lines = parsed(await readUntil('in time"}\n'));
  const kept = lines.slice(0, -1).map(({ n }) => n);
  expect(kept).toEqual(kept.map((_, n) => n));
  expect(kept.length * line(0).length).toBeGreaterThan(4_000_000);
  // Little more than what may wait: what the pipe held.
  expect(kept.length * line(0).length).toBeLessThan(5_000_000);
  expect(lines.at(-1)?.dropped).toBe(count - kept.length);
  output.write(line(count));
  expect(parsed(await readUntil(line(count)))).toEqual([{ n: count }]);
});
