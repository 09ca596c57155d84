import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const rspress = path.dirname(fileURLToPath(import.meta.resolve('@rspress/core')));

/** Names that a module passes on from others. */
function namesOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^export \{([^}]*)\} from/gm)].flatMap(
    ([, list = '']) => list.split(',').map((name) => name.trim().replace(/^.* as /, '')),
  );
}

test('Rspress still has what the theme replaces: under another name nothing would be replaced', () => {
  const replaced = namesOf(path.join(import.meta.dirname, 'index.tsx'));
  expect(replaced).toContain('SwitchAppearance');
  const originals = new Set(namesOf(path.join(rspress, 'theme/index.js')));
  expect(replaced.filter((name) => !originals.has(name))).toEqual([]);
});
