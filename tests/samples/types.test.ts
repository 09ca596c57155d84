import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toolchains } from '../../scripts/samples/installed.ts';
import { listSamples, readSample, runsFor } from '../../scripts/samples/sample.ts';
import { attribute, checkTypes } from './checkTypes.ts';

const names = listSamples();

describe.each(toolchains)('with $version', (tool) => {
  let errors: Map<string, string[]>;

  beforeAll(async () => {
    errors = await checkTypes(
      names.map((name) => readSample(name)),
      tool,
    );
  }, 120_000);

  test.each(names)('the types of samples/%s hold', (name) => {
    expect(errors.get(name)?.join('\n')).toBe('');
  });
});

afterAll(() => {
  for (const tool of toolchains) {
    const runs = names.map((name) => runsFor(readSample(name), tool).length);
    const total = runs.reduce((sum, count) => sum + count, 0);
    console.log(`${tool.version}: ${runs.filter(Boolean).length} samples, ${total} runs`);
  }
});

test('an error belongs to the sample whose file it names, with the lines that go on', () => {
  const output =
    "ferry/src/a.ts(1,7): error TS2322: Type 'string' is not assignable.\n" +
    '  It is a string.\n' +
    "kiosk/tsconfig.json(3,5): error TS5023: Unknown compiler option 'strct'.\n";
  const [first, second, third] = output.split('\n');
  expect([...attribute(output, [{ name: 'ferry' }, { name: 'kiosk' }, { name: 'mill' }])]).toEqual([
    ['ferry', [first, second]],
    ['kiosk', [third]],
    ['mill', []],
  ]);
});

test('an error of no sample is not lost', () => {
  const output = "error TS5094: Compiler option '--x' may not be used with '--build'.\n";
  expect(() => attribute(output, [{ name: 'ferry' }])).toThrow('TS5094');
});
