import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as head from '../../theme/runtime/head/index.tsx';
import * as router from '../../theme/runtime/router/index.tsx';

const dist = path.dirname(fileURLToPath(import.meta.resolve('@rspress/core')));

/** Names that Rspress's client code imports from a package. */
function importedNames(packageName: string): string[] {
  const files = ['runtime', 'theme'].flatMap((folder) =>
    readdirSync(path.join(dist, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => path.join(dist, folder, file)),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from "([^"]+)"/g)]
      .filter(([, , from]) => from === packageName || from === `${packageName}/client`)
      .flatMap(([, list = '']) =>
        list.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
      ),
  );
  return [...new Set(names)].filter(Boolean).sort();
}

test.each([
  ['react-router-dom', router],
  ['@unhead/react', head],
])('the counterpart of %s has all that Rspress imports', (packageName, counterpart) => {
  const names = importedNames(packageName);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !(name in counterpart))).toEqual([]);
});
