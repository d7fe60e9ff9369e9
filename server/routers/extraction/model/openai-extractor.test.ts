import { createServer, type Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openAiExtractor } from './openai-extractor';

// The garbage collector takes what ends a body at its signal.
setFlagsFromString('--expose_gc');
const collect = z.custom<() => void>((it) => typeof it === 'function').parse(runInNewContext('gc'));

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    const drip = setInterval(() => {
      collect();
      response.write(' ');
    }, 20);
    response.on('close', () => clearInterval(drip));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  url = `http://127.0.0.1:${port}/v1`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a model that answers and then drips is given up in its time', async () => {
  const extractor = openAiExtractor({ url, key: 'k', name: 'm', timeoutMs: 300 });
  const update = { subject: null, receivedAt: '2026-03-01T00:00:00.000Z', body: 'ARR: $1M' };
  await expect(extractor.extract(update)).rejects.toThrow();
}, 10_000);
