/** Runs the tool on every case, with all installed majors. */
import { describe, expect, it } from 'vitest';
import messagesFile from '../../src/data/messages.json' with { type: 'json' };
import { hasMessage } from '../../src/messages/printed.ts';
import { cached } from './cache.ts';
import { cases } from './cases/index.ts';
import { inParallel, readColored, readTexts, shownTexts } from './recordings.ts';
import { runCase, type Toolchain, toolchains } from './run.ts';
import type { Case } from './types.ts';

const byId = new Map(messagesFile.messages.map((message) => [message.id, message]));
const recorded = readColored();

const runs = cases.flatMap((one) =>
  toolchains
    .filter(({ major }) => one.majors?.includes(major) ?? true)
    .map((toolchain) => ({ one, toolchain, key: `${one.name}.v${toolchain.major}` })),
);

const run = (one: Case, toolchain: Toolchain, expected?: string) =>
  cached(one, toolchain, expected, () => runCase(one, toolchain)).catch((error) => error as Error);

/** Outputs by key, or errors. All cases run before the first comparison. */
const outputs = new Map<string, string | Error>();
const all = inParallel(runs, async ({ one, toolchain, key }) => {
  outputs.set(key, await run(one, toolchain, recorded[key]));
});

describe('what the tool prints', () => {
  it.each(runs)('$key is as recorded', { timeout: 300_000 }, async ({ one, key }) => {
    await all;
    const again = `read the difference after \`npm run messages:record -- ${one.name}\``;
    expect(outputs.get(key), again).toBe(recorded[key]);
  });

  it('is what pages show', () => {
    expect(readTexts()).toEqual(shownTexts(recorded));
  });

  it('records no other case', () => {
    const known = new Set(cases.map(({ name }) => name));
    expect(Object.keys(recorded).filter((key) => !known.has(key.replace(/\.v\d$/, '')))).toEqual(
      [],
    );
  });
});

describe('cases', () => {
  it('have names of their own', () => {
    const names = cases.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(cases)('$name says what it is there for', ({ name, says }) => {
    const texts = Object.keys(recorded)
      .filter((key) => key.replace(/\.v\d$/, '') === name)
      .map((key) => recorded[key] ?? '');
    expect(says).not.toEqual([]);
    for (const id of says) {
      const forms = byId.get(id)?.forms ?? [];
      expect(
        texts.some((text) => forms.some(({ template }) => hasMessage(text, template))),
        `${name} says ${id}`,
      ).toBe(true);
    }
  });
});
