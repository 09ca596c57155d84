import { expect, test } from 'vitest';
import { type JsonSchema, schemaProblems } from './lib/jsonSchema.ts';

const schema: JsonSchema = {
  type: 'object',
  required: ['day'],
  properties: {
    day: { type: 'string', format: 'date' },
    state: { enum: ['on', 'off'] },
    page: { oneOf: [{ $ref: '#/$defs/page' }, { type: 'null' }] },
    version: { const: 1 },
  },
  $defs: { page: { type: 'object', additionalProperties: { type: 'string', format: 'uri' } } },
};
const day = '2026-01-02';

test.each<[value: unknown, problem: string | undefined]>([
  [{ day, state: 'on', page: { en: 'https://a.example/' }, version: 1 }, undefined],
  [{ day, page: null }, undefined],
  [[], 'the top is array instead of object'],
  [{}, "the top has no 'day'"],
  [{ day: 'today' }, "/day is 'today'"],
  [{ day, state: 'half' }, "/state is 'half'"],
  [{ day, page: { en: 'nowhere' } }, '/page fits 0 of its forms'],
  [{ day, version: 2 }, '/version is not 1'],
  [{ day, more: 1 }, "the top has 'more', which nothing describes"],
])('%j: %s', (value, problem) => {
  expect(schemaProblems(schema, value)).toEqual(problem === undefined ? [] : [problem]);
});

test('a keyword that it would pass over is an error', () => {
  expect(() => schemaProblems({ minimum: 1 } as JsonSchema, 0)).toThrow(
    "unknown keyword 'minimum'",
  );
});
