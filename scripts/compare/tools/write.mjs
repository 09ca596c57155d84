import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @param {Record<string, string>} fields
 * @returns {string} as YAML, which takes JSON's strings
 */
export function frontMatter(fields) {
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n`;
}

/**
 * @param {string} folder
 * @param {{ file: string, text: string }[]} files
 * @returns {void}
 */
export function writeFiles(folder, files) {
  for (const { file, text } of files) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
