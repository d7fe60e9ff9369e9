import { describe, expect, test } from 'vitest';
import { isMailbox, splitMbox } from './split-mbox';

async function* chunks(text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function split(text: string, size = 7, max = 10_000) {
  const found: [number, string | null][] = [];
  for await (const { number, bytes } of splitMbox(chunks(text, size), max)) {
    found.push([number, bytes && Buffer.from(bytes).toString()]);
  }
  return found;
}

const LINE = 'From jane@widgets.example Mon Jan  5 10:00:00 2026\n';

describe('a mailbox', () => {
  test.each(['\ufeff', '\n', '\r\n\n', '\ufeff\r\n'])(
    'is one with %j before its first separator as well, and loses no message by it',
    async (before) => {
      const text = `${before}${LINE}Subject: a\n\none\n\n${LINE}Subject: b\n\ntwo\n`;
      expect(isMailbox(Buffer.from(text).subarray(0, 16))).toBe(true);
      expect((await split(text)).map(([, message]) => message)).toEqual([
        'Subject: a\n\none\n\n',
        'Subject: b\n\ntwo\n',
      ]);
    },
  );

  test.each(['', '\ufeff', 'From: jane@widgets.example', '\n\nSubject: From x', ' From x'])(
    'is not what begins with %j',
    (start) => {
      expect(isMailbox(Buffer.from(start))).toBe(false);
    },
  );

  test.each([1, 7, 64, 10_000])(
    'is split at its separators, in chunks of %i bytes',
    async (size) => {
      const text = `${LINE}Subject: a\n\none\n\n${LINE}Subject: b\n\ntwo\n`;
      expect(await split(text, size)).toEqual([
        [1, 'Subject: a\n\none\n\n'],
        [2, 'Subject: b\n\ntwo\n'],
      ]);
    },
  );

  test('keeps text that begins with From, and takes its quoting off', async () => {
    const body = 'x\nFrom here Monday 2026\n\nFrom now on all is well in 2026\n>From a\n>>From b\n';
    expect(await split(`${LINE}Subject: a\n\n${body}`)).toEqual([
      [
        1,
        'Subject: a\n\nx\nFrom here Monday 2026\n\nFrom now on all is well in 2026\nFrom a\n>From b\n',
      ],
    ]);
  });

  test.each([1, 7, 10_000])(
    'is split without a blank line where a separator stands above a header, in chunks of %i bytes',
    async (size) => {
      const text = `${LINE}Subject: a\n\none\n${LINE}From: b@x.example\n\ntwo\n`;
      expect(await split(text, size)).toEqual([
        [1, 'Subject: a\n\none\n'],
        [2, 'From: b@x.example\n\ntwo\n'],
      ]);
    },
  );

  test.each([
    `one\n${LINE}he wrote a lot\n`,
    `one\n${LINE}`,
    'one\nFrom here Mon Jan  5 10:00:00 2026\nNote: x\n',
    `one\n${LINE}\nSubject: x\n`,
  ])('keeps text that only looks as if a message began: %j', async (body) => {
    expect(await split(`${LINE}Subject: a\n\n${body}`)).toEqual([[1, `Subject: a\n\n${body}`]]);
  });

  test('knows the separators of other programs, and CRLF', async () => {
    const gmail = 'From 1800@xxx Mon Jan 05 10:00:00 +0000 2026\r\n';
    const thunderbird = 'From - Tue Jan  6 10:00:00 2026\r\n';
    const text = `${gmail}Subject: a\r\n\r\none\r\n\r\n${thunderbird}Subject: b\r\n\r\ntwo\r\n`;
    expect((await split(text)).map(([n]) => n)).toEqual([1, 2]);
  });

  test('gives a message that is too large without its bytes, and the next one whole', async () => {
    const text = `${LINE}${'x'.repeat(500)}\n\n${LINE}ok\n`;
    expect(await split(text, 64, 100)).toEqual([
      [1, null],
      [2, 'ok\n'],
    ]);
  });

  test('of 50 MB is split in seconds', async () => {
    const message = `${LINE}Subject: a\n\n${'a line of seventy characters or so, as mail programs write them\n'.repeat(800)}\n`;
    const count = Math.ceil((50 * 1024 * 1024) / message.length);
    async function* mailbox() {
      for (let i = 0; i < count; i += 1) yield Buffer.from(message);
    }
    const started = process.cpuUsage();
    let seen = 0;
    for await (const { bytes } of splitMbox(mailbox(), 1e9)) seen += bytes === null ? 0 : 1;
    expect(seen).toBe(count);
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1e6).toBeLessThan(20);
  });

  test('what lies beyond the size that is taken costs next to nothing', async () => {
    const lines = Buffer.from('x\n'.repeat(500_000));
    async function* mailbox() {
      yield Buffer.from(`${LINE}Subject: a\n\n`);
      for (let i = 0; i < 8; i += 1) yield lines;
    }
    const started = process.cpuUsage();
    const found = [];
    for await (const message of splitMbox(mailbox(), 1000)) found.push(message);
    expect(found).toEqual([{ number: 1, bytes: null }]);
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1e6).toBeLessThan(20);
  });
});
