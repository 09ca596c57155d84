import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Case } from './types.ts';

/** Plugin packages by the name of their factory. */
const plugins: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'react babel sass less stylus svgr vue svelte rem yaml toml',
    'node-polyfill check-syntax assets-retry type-check basic-ssl',
  ]
    .flatMap((names) => names.split(' '))
    .map((name) => [
      `plugin-${name}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      `@rsbuild/plugin-${name}`,
    ]),
);

/** A project on disk. */
export interface Project {
  /** Absolute path. */
  root: string;
  remove(): void;
}

/**
 * Writes the files of a case to a folder below the packages of a major.
 *
 * @param folder - contains `node_modules`
 * @param port - replaces `{PORT}`
 */
export function writeProject(one: Case, folder: string, port: number): Project {
  const scratch = path.join(folder, '.cache');
  mkdirSync(scratch, { recursive: true });
  const around = mkdtempSync(path.join(scratch, 'message-'));
  const root = path.join(around, 'app');
  const files = {
    'package.json': '{ "name": "app", "private": true }',
    'src/index.js': "console.log('ready');",
    'rsbuild.config.mjs': configFile(one.config ?? '{}'),
    ...one.files,
  };
  for (const [name, content] of Object.entries(files)) {
    if (content === null) continue;
    const file = path.join(root, name);
    if (name.endsWith('/')) {
      mkdirSync(file, { recursive: true });
      continue;
    }
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content.replaceAll('{PORT}', String(port)));
  }
  return { root, remove: () => rmSync(around, { recursive: true, force: true }) };
}

function configFile(exported: string): string {
  const imports = Object.entries(plugins)
    .filter(([factory]) => new RegExp(`\\b${factory}\\b`).test(exported))
    .map(([factory, name]) => `import { ${factory} } from '${name}';\n`);
  const rspack = /\brspack\b/.test(exported) ? "import { rspack } from '@rsbuild/core';\n" : '';
  return `${imports.join('')}${rspack}export default ${exported};\n`;
}

/** Content of a file with normalized line endings. */
export const readText = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
