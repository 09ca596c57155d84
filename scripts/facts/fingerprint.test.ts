import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fingerprint, localSources } from './fingerprint.ts';
import { programs } from './snapshots.ts';

test('changes with the code of a program, with what it imports, and with other input', () => {
  const base = mkdtempSync(path.join(os.tmpdir(), 'fingerprint-'));
  onTestFinished(() => rmSync(base, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(path.join(base, name), text);
  const imports = [
    "import path from 'node:path';",
    "import {\n  type A,\n  b,\n} from './b.ts';",
    "import type { C } from './c.ts';",
    "export { d } from './d.mjs';",
  ];
  write('a.ts', imports.join('\n'));
  for (const name of ['b.ts', 'c.ts', 'other.ts']) write(name, '');
  write('d.mjs', "import './b.ts';");
  const hash = (extra?: string) => fingerprint(['a.ts'], extra, base);
  const first = hash();
  expect(first).toMatch(/^[\da-f]{10}$/);
  expect(hash('x')).not.toBe(first);
  for (const [name, isUsed] of [
    ['a.ts', true],
    ['b.ts', true],
    ['d.mjs', true],
    ['c.ts', false],
    ['other.ts', false],
  ] as const) {
    const before = hash();
    write(name, `${name === 'a.ts' ? imports.join('\n') : ''}\n// changed`);
    expect(hash() !== before, name).toBe(isUsed);
  }
});

test('all code that reads or runs a version belongs to a program', () => {
  const base = import.meta.dirname;
  const used = new Set(
    Object.values(programs)
      .flat()
      .flatMap((program) => [...localSources(path.join(base, program))])
      .map((file) => path.relative(base, file).split(path.sep).join('/')),
  );
  const code = ['options', 'read', 'run', '../hooks'].flatMap((folder) =>
    readdirSync(path.join(base, folder))
      .filter((name) => !name.includes('.test.'))
      .map((name) => `${folder}/${name}`),
  );
  expect(code.length).toBeGreaterThan(15);
  expect(code.filter((file) => !used.has(file))).toEqual([]);
  // A program has nothing that is only for others.
  const usedBy = (kind: keyof typeof programs) =>
    programs[kind].flatMap((program) => [...localSources(path.join(base, program))]);
  expect(usedBy('runs')).toContain(path.join(base, 'run/observe.mjs'));
  expect(usedBy('runs')).toContain(path.join(base, 'options/values.ts'));
  expect(usedBy('declared')).not.toContain(path.join(base, 'run/observe.mjs'));
});
