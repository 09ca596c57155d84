import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { messagesEndpoint } from './messagesEndpoint.ts';

const schema = path.join(import.meta.dirname, '../../docs/public/messages.schema.json');
// The published schema allows additional properties; here an undocumented one is an error.
const closed = JSON.parse(readFileSync(schema, 'utf8'), (_, part) =>
  part?.type === 'object' ? { additionalProperties: false, ...part } : part,
);
const ajv = addFormats(new Ajv2020({ allErrors: true }));
const validate = ajv.compile(closed);

/** The endpoint, parsed as by a program. */
const published = () => JSON.parse(JSON.stringify(messagesEndpoint('https://a.example/docs/')));

test('messages.json is as its schema says', () => {
  validate(published());
  expect(validate.errors).toBeNull();
  expect(validate({ ...published(), more: 1 })).toBe(false);
});

test('a message leads to its section in each language', () => {
  const { messages } = published();
  expect(messages.find(({ id }: { id: string }) => id === 'cannot-find-config-file').pages).toEqual(
    {
      en: 'https://a.example/docs/guide/faq/exceptions#config-not-found',
      zh: 'https://a.example/docs/zh/guide/faq/exceptions#config-not-found',
    },
  );
});
