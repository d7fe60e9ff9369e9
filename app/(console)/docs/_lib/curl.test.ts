import { expect, test } from 'vitest';
import { curlOf } from './curl';
import { limitsOf, typeLabel } from './type-label';

const endpoint = {
  operationId: 'x',
  summary: '',
  description: '',
  tags: [],
  parameters: [],
  responses: {},
};

test('a call without a body is a plain line with the key', () => {
  expect(curlOf({ ...endpoint, method: 'GET', path: '/deals/{slug}' })).toBe(
    'curl "$API/deals/$slug" \\\n  -H "Authorization: Bearer $KEY"',
  );
});

test('a body survives the shell, quotes and all', () => {
  const requestBody = { content: { 'application/json': { example: { note: "it's $5" } } } };
  const line = curlOf({ ...endpoint, method: 'POST', path: '/deals', requestBody });
  expect(line).toContain(`-d '{\n  "note": "it'\\''s $5"\n}'`);
});

test('types and bounds read like words', () => {
  expect(typeLabel({ type: ['string', 'null'], format: 'date-time' })).toBe(
    'string | null, date-time',
  );
  expect(typeLabel({ type: 'array', items: { $ref: '#/components/schemas/Ask' } })).toBe(
    'list of Ask',
  );
  expect(limitsOf({ minimum: 1, maximum: 200, default: 50 })).toBe('1 to 200, default 50');
});
