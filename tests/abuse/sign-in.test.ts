import { beforeAll, describe, expect, test } from 'vitest';
import { SIGN_INS_PER_MINUTE } from '@/server/access/auth';
import { handleAuth } from '@/server/http/auth-door';
import { useTestDatabase } from '../setup/database';
import { givePassword } from '../setup/fund-server';
import { addUser } from '../setup/world';

const database = useTestDatabase();
const PASSWORD = 'correct horse battery';

beforeAll(async () => {
  const userId = await addUser(database().db, 'ana@acme.test', []);
  await givePassword(database(), userId, PASSWORD);
  await addUser(database().db, 'no-password@acme.test', []);
});

const ORIGIN = 'http://localhost:3000';

function signIn(address: string, email: string, password: string, headers = {}) {
  const body = JSON.stringify({ email, password });
  const url = `${ORIGIN}/api/auth/sign-in/email`;
  const request = new Request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: ORIGIN, ...headers },
    body,
  });
  return handleAuth(request, address);
}

describe('signing in', () => {
  test('works with the right password and sets a cookie that scripts cannot read', async () => {
    const answer = await signIn('192.0.2.1', 'ana@acme.test', PASSWORD);
    expect(answer.status).toBe(200);
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
  });

  test('is refused after ten attempts in a minute from one address, right or wrong', async () => {
    for (let i = 0; i < SIGN_INS_PER_MINUTE; i += 1) {
      const forged = { 'X-Forwarded-For': `10.0.0.${i}`, 'X-Fund-Client-Address': `10.0.1.${i}` };
      const answer = await signIn('192.0.2.2', 'ana@acme.test', `wrong ${i}`, forged);
      expect(answer.status).toBe(401);
    }
    const eleventh = await signIn('192.0.2.2', 'ana@acme.test', PASSWORD);
    expect(eleventh.status).toBe(429);
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn('192.0.2.3', 'ana@acme.test', PASSWORD)).status).toBe(200);
  });

  test('tells nobody which e-mail addresses exist: same status, body and time', async () => {
    const kinds = ['ana@acme.test', 'nobody@acme.test', 'no-password@acme.test'];
    const times = new Map<string, number[]>(kinds.map((kind) => [kind, []]));
    const seen = new Set<string>();
    for (let round = 0; round < 7; round += 1) {
      for (const kind of kinds) {
        const startedAt = performance.now();
        const answer = await signIn(`192.0.2.${100 + round}`, kind, 'a wrong password');
        times.get(kind)?.push(performance.now() - startedAt);
        seen.add(`${answer.status} ${await answer.text()} ${[...answer.headers.keys()].join()}`);
      }
    }
    expect([...seen]).toHaveLength(1);
    // Other work on the machine makes an answer later, never sooner. A hash of the password takes
    // tens of milliseconds; without it an answer takes one or two.
    const best = kinds.map((kind) => Math.min(...(times.get(kind) ?? [])));
    expect(Math.max(...best) / Math.min(...best)).toBeLessThan(2.5);
  });
});
