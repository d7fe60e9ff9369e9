import { describe, expect, test } from 'vitest';
import { FULL_DEAL, useDealRoom } from '../setup/deal-room';

const { manager } = useDealRoom();

/** What a field refuses on every write; null is checked apart. */
const BAD: [field: string, value: unknown][] = [
  ['companyName', '  '],
  ['companyName', 5],
  ['companyName', 'x'.repeat(301)],
  ['companyName', 'a\u0000b'],
  ['website', 'javascript:alert(1)'],
  ['website', 'robots.example'],
  ['website', `https://x.example/${'a'.repeat(2048)}`],
  ['description', 'x'.repeat(100_001)],
  ['description', '\ud800'],
  ['source', 'TWITTER'],
  ['source', 'yc'],
  ['sourceDetail', ['W26']],
  ['stage', 'WON'],
  ['thesisFitScore', 5.01],
  ['thesisFitScore', -0.1],
  ['thesisFitScore', '4'],
  ['thesisFitScore', true],
  ['estimatedValuation', 1.1e15],
  ['estimatedValuation', '5'],
  ['estimatedCheckSize', -1.1e15],
  ['estimatedCheckSize', false],
  ['sector', 1],
  ['companyStage', {}],
  ['notes', 'a\u0000'],
  ['logoUrl', ''],
  ['logoUrl', '/logo.png'],
  ['links', {}],
  ['links', [{ type: 'deck', label: 'Deck' }]],
  ['links', [{ type: 'deck', label: 5, url: 'https://x.example' }]],
  ['links', [{ type: 'deck', label: 'Deck', url: 'ftp://x.example' }]],
  ['links', [null]],
  [
    'links',
    Array.from({ length: 101 }, () => ({ type: 'a', label: 'b', url: 'https://x.example' })),
  ],
  ['scoutedByAgentId', 7],
  ['slug', 'Upper'],
  ['slug', ''],
  ['slug', 'x'.repeat(101)],
  ['slug', null],
  ['vehicleSlug', 5],
  ['vehicleId', ['x']],
];
const NOT_NULLABLE = [
  'companyName',
  'website',
  'description',
  'source',
  'sourceDetail',
  'stage',
  'thesisFitScore',
  'sector',
  'companyStage',
  'notes',
  'links',
  'scoutedByAgentId',
];

describe('a bad value is a 400 that names the field, and nothing is written', () => {
  const cases = [...BAD, ...NOT_NULLABLE.map((field): [string, unknown] => [field, null])];

  test('on POST', async () => {
    for (const [field, value] of cases) {
      const body = { companyName: 'Bad', slug: 'bad-post', [field]: value };
      const answer = await manager('POST', '/deals', body);
      expect([field, value, answer.status]).toEqual([field, value, 400]);
      expect(answer.body.issues?.[0]?.path[0]).toBe(field);
      expect(answer.body.error?.code).toBe('BAD_REQUEST');
    }
    expect((await manager('POST', '/deals', {})).body.issues?.[0]?.path).toEqual(['companyName']);
    expect((await manager('GET', '/deals/bad-post')).status).toBe(404);
  });

  test('on PUT and PATCH', async () => {
    const before = (await manager('POST', '/deals', { companyName: 'Steady', ...FULL_DEAL })).body;
    for (const [field, value] of cases) {
      for (const method of ['PUT', 'PATCH']) {
        const base = method === 'PUT' ? { companyName: 'Changed' } : { sector: 'Changed' };
        const answer = await manager(method, '/deals/steady', { ...base, [field]: value });
        expect([method, field, value, answer.status]).toEqual([method, field, value, 400]);
        expect(answer.body.issues?.[0]?.path[0]).toBe(field);
      }
    }
    expect((await manager('PUT', '/deals/steady', { sector: 'x' })).status).toBe(400);
    expect((await manager('GET', '/deals/steady')).body).toEqual({ ...before, comments: [] });
  });

  test('a list of links too long is one issue, however many are wrong', async () => {
    const links = Array.from({ length: 90_000 }, () => ({}));
    const answer = await manager('POST', '/deals', { companyName: 'Links', links });
    expect([answer.status, answer.body.issues?.length]).toEqual([400, 1]);
  });

  test('links point at the item', async () => {
    const links = [FULL_DEAL.links[0], { type: 'a', label: 'b', url: 'nope' }];
    const answer = await manager('POST', '/deals', { companyName: 'Links', links });
    expect(answer.body.issues?.[0]?.path).toEqual(['links', 1, 'url']);
  });
});
