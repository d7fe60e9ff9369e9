import { expect } from 'vitest';
import type { Call } from './api';

/** Creates a company over the API and gives its id. */
export async function addCompany(
  call: Call,
  key: string,
  slug: string,
  vehicleSlug: string,
  extra: Record<string, unknown> = {},
): Promise<string> {
  const answer = await call('POST', '/portfolio', {
    key,
    body: {
      name: slug,
      slug,
      vehicleSlug,
      checkSize: 100_000,
      investmentDate: '2026-01-15',
      instrumentType: 'SAFE',
      ...extra,
    },
  });
  expect(answer.status).toBe(201);
  return answer.body.id ?? '';
}
