import { describe, expect, test } from 'vitest';
import { endpointsOf, namedIn, objectNames, readDocument, type Schema } from './read-document';
import { limitsOf, typeLabel } from './type-label';

const document = readDocument();

describe('what the reference tells once', () => {
  test('every object that an answer, a body or another object names has its fields among the objects', () => {
    const named = new Set<string>();
    const collect = (schema: Schema) => {
      const name = namedIn(schema);
      if (name !== undefined) named.add(name);
      for (const field of Object.values(schema.properties ?? {})) collect(field);
      for (const one of [...(schema.anyOf ?? []), schema.items]) if (one) collect(one);
    };
    Object.values(document.components.schemas).forEach(collect);
    for (const { responses } of document.tags.flatMap(({ name }) => endpointsOf(document, name))) {
      for (const { content } of Object.values(responses)) {
        collect(content?.['application/json'].schema ?? {});
      }
    }
    expect(named.size).toBeGreaterThan(20);
    expect(objectNames(document)).toEqual(expect.arrayContaining([...named]));
  });

  test('a list or an alternative leads to the object that it holds', () => {
    const $ref = '#/components/schemas/Deal';
    expect(namedIn({ type: 'array', items: { $ref } })).toBe('Deal');
    expect(namedIn({ anyOf: [{ $ref }, { type: 'null' }] })).toBe('Deal');
    expect(namedIn({ type: 'string' })).toBeUndefined();
  });

  test('types and bounds are told as people say them', () => {
    expect(typeLabel({ type: 'string', anyOf: [{ format: 'uri' }, {}] })).toBe('string');
    expect(limitsOf({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })).toBe('at least 0');
    expect(limitsOf({ minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER })).toBe(
      '',
    );
  });
});
