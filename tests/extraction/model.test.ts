import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { useTestDatabase } from '../setup/database';
import { customersOf, newRoom, runAll, snapshotsOf } from './setup';

const KEY = 'secret-of-the-model';
const TEXT = `March 2026 update

The money pot holds a solid $2.4M, and 71 of every 100 dollars stay with us.
Globex joined the platform in March and is a paying customer.
We plan to reach $9M of ARR.
`;

let server: Server;
let requests: { path: string; authorization: string | undefined; body: string }[] = [];
let answer: (count: number) => { status?: number; content?: string; raw?: string; hang?: boolean };

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { url: path = '', headers } = request;
      requests.push({ path, authorization: headers.authorization, body });
      const { status = 200, content = '', raw, hang } = answer(requests.length);
      if (hang) return request.socket.destroy();
      const choice = { index: 0, finish_reason: 'stop', message: { role: 'assistant', content } };
      const whole = {
        id: 'x',
        object: 'chat.completion',
        created: 1,
        model: 'm',
        choices: [choice],
      };
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(raw ?? JSON.stringify(whole));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  process.env.EXTRACT_MODEL_URL = `http://127.0.0.1:${port}/v1`;
  process.env.EXTRACT_MODEL_NAME = 'fake-model';
  process.env.EXTRACT_MODEL_KEY = KEY;
});
afterAll(() => server.close());
beforeEach(() => {
  requests = [];
  answer = () => ({ content: '{}' });
});

const database = useTestDatabase();

const claiming = (metrics: object[], customers: object[] = []) => ({
  content: JSON.stringify({ metrics, customers }),
});

async function readWith(said: ReturnType<typeof answer>, rawBody = TEXT) {
  answer = () => said;
  const here = await newRoom(database().db);
  const update = await here.post(rawBody);
  await runAll(here.caller);
  const evidence = await here.caller.extraction.findingsOfUpdate({
    slug: here.slug,
    id: update.id,
  });
  return { here, evidence };
}

describe('a configured model', () => {
  test('adds what its quoted words bear out, marked as its own, with their place', async () => {
    const { here, evidence } = await readWith(
      claiming(
        [{ field: 'cashOnHandUsd', value: 2_400_000, quote: 'money pot holds a solid $2.4M' }],
        [
          {
            customerName: 'Globex',
            status: 'ACTIVE',
            quote: 'Globex joined the platform in March and is a paying customer',
          },
        ],
      ),
    );
    expect(await snapshotsOf(here)).toMatchObject([{ cashOnHandUsd: 2_400_000 }]);
    const found = evidence.items.find(({ field }) => field === 'cashOnHandUsd');
    expect(found?.ruleId).toBe('model');
    expect(TEXT.slice(found?.start, found?.end)).toBe('money pot holds a solid $2.4M');
    expect(requests).toMatchObject([
      { path: '/v1/chat/completions', authorization: `Bearer ${KEY}` },
    ]);
    expect(requests[0]?.body).toContain('money pot');
  });

  test.each([
    ['words that are not in the text', 'cashOnHandUsd', 2_400_000, 'we have $2.4M in cash'],
    ['a value that the words do not hold', 'cashOnHandUsd', 2_500_000, 'holds a solid $2.4M'],
    ['a wish', 'arrUsd', 9_000_000, '$9M of ARR'],
    ['too few words', 'grossMarginPct', 71, '71'],
  ])('is not believed for %s', async (_, field, value, quote) => {
    const { here } = await readWith(claiming([{ field, value, quote }]));
    const stored = (await snapshotsOf(here)).flatMap((s) => Object.entries(s));
    expect(stored).not.toContainEqual([field, value]);
  });

  test.each([
    ['arrUsd', 40_000_000, 'Our competitor Globex reached $40M ARR this year.', '$40M ARR'],
    ['headcount', 5000, 'Globex, our newest customer, has a headcount of 5,000.', 'of 5,000'],
    ['arrUsd', 300_000, 'We added $300k of ARR.', '$300k of ARR'],
    ['arrUsd', 8_000_000, 'Pipeline ARR: $8M.', 'ARR: $8M'],
    ['mrrUsd', 2_300_000, 'The till rang for $1.2.3M.', '2.3M'],
    ['mrrUsd', 23_000, 'The till rang for $1,234,523,000.', '23,000'],
    ['cashOnHandUsd', 5_000_000, 'Hooli, whose money pot holds $5M, is calm.', 'holds $5M'],
  ] as const)('is not believed about others, parts or half a number: %s %d', async (...claim) => {
    const [field, value, said, quote] = claim;
    const { here } = await readWith(
      claiming([{ field, value, quote }]),
      `A quiet month.\n\n${said}\n`,
    );
    expect((await snapshotsOf(here)).flatMap((s) => Object.entries(s))).not.toContainEqual([
      field,
      value,
    ]);
  });

  test.each([
    ['Nike', 'CHURNED', 'Nike has never been lost.'],
    ['Google', 'CHURNED', 'Our CTO left Google to join us.'],
    ['Boeing', 'ACTIVE', 'Boeing and Airbus are customers of Globex.'],
    ['Tesla', 'ACTIVE', 'The Tesla customer event was fun.'],
  ])('is not believed that %s is %s', async (customerName, status, said) => {
    const claim = { customerName, status, quote: said.slice(0, -1) };
    const { here } = await readWith(claiming([], [claim]), `A quiet month.\n\n${said}\n`);
    expect((await customersOf(here)).map((c) => c.status)).not.toContain(status);
  });

  test('is not believed against the rules, nor for a prospect or quoted mail', async () => {
    const body = `ARR: $1.2M\nWe are in talks with Initech about a contract.\n\n> Cash was $5M then`;
    const { here } = await readWith(
      claiming(
        [
          { field: 'arrUsd', value: 1_200_001, quote: 'ARR: $1.2M' },
          { field: 'cashOnHandUsd', value: 5_000_000, quote: 'Cash was $5M then' },
        ],
        [
          {
            customerName: 'Initech',
            status: 'ACTIVE',
            quote: 'in talks with Initech about a contract',
          },
        ],
      ),
      body,
    );
    expect(await snapshotsOf(here)).toMatchObject([{ arrUsd: 1_200_000, cashOnHandUsd: null }]);
    expect(await customersOf(here)).toEqual([]);
  });

  test.each([
    ['fails', { status: 500, raw: '{"error":{"message":"no"}}' }],
    ['hangs up', { hang: true }],
    ['answers no JSON', { content: 'Sure! Here are the metrics:' }],
    ['answers another shape', { content: '{"metrics":[{"field":"love","value":"much"}]}' }],
    ['answers without end', { raw: `"${'x'.repeat(600_000)}"` }],
  ])('that %s stops no run', async (_, said) => {
    const { here } = await readWith(said, 'ARR: $1.2M\nCash: $3M');
    expect(await snapshotsOf(here)).toMatchObject([
      { arrUsd: 1_200_000, cashOnHandUsd: 3_000_000 },
    ]);
  });

  test('that keeps failing is asked no more in that run', async () => {
    answer = () => ({ status: 503, raw: '{}' });
    const here = await newRoom(database().db);
    for (let day = 1; day <= 5; day += 1) await here.post('ARR: $1.2M', `2026-04-0${day}`);
    expect(await runAll(here.caller)).toMatchObject({ processed: 5, byRulesAlone: 5 });
    expect(requests).toHaveLength(3);
  });

  test('that fails once in a while is told by how many it did not read', async () => {
    answer = (count) => (count === 2 ? { status: 401, raw: '{}' } : { content: '{}' });
    const here = await newRoom(database().db);
    for (let day = 1; day <= 4; day += 1) await here.post('ARR: $1.2M', `2026-04-0${day}`);
    expect(await runAll(here.caller)).toMatchObject({ processed: 4, byRulesAlone: 1 });
    expect(requests).toHaveLength(4);
  });

  test('is not asked by a preview', async () => {
    const here = await newRoom(database().db);
    await here.post(TEXT);
    await here.caller.extraction.preview({});
    expect(requests).toEqual([]);
  });
});
