import { expect, test } from 'vitest';
import { useTestDatabase } from '../setup/database';
import { useFundServer } from '../setup/fund-server';

useTestDatabase();
const origin = useFundServer();

test.each([
  ['one long header', { 'X-Long': 'x'.repeat(20_000) }],
  [
    'many headers',
    Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`X-${i}`, 'x'.repeat(60)])),
  ],
])(
  '%s beyond 16 kB in all is a 400 in the envelope, and the server goes on',
  async (_, headers) => {
    const answer = await fetch(`${origin()}/api/v1/openapi.json`, { headers });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'BAD_REQUEST' } });
    expect((await fetch(`${origin()}/healthz`)).status).toBe(200);
  },
);
