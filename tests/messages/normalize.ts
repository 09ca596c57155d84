import path from 'node:path';
import { withoutMachinePaths } from '../../scripts/samples/format.ts';

/** Values that differ between machines or runs. */
export interface Particulars {
  root: string;
  folder: string;
  port: number;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colors are control characters
const color = /\u001b\[[\d;]*m/g;

/**
 * Removes the machine's paths, ports, times, versions and stack frames from printed output. The
 * project becomes `/projects/app`, with its packages inside.
 *
 * @param text - as printed, with colors
 */
export function normalize(text: string, { root, folder, port }: Particulars): string {
  const folders = {
    [root]: '/projects/app',
    [path.dirname(root)]: '/projects',
    [folder]: '/projects/app',
  };
  const lines = withoutMachinePaths(text, folders)
    // As printed by Sass, relative to its working directory.
    .replace(/(?:\.\.\/)*\.cache\/message-\w+\/app\//g, '')
    // The project is three folders below its packages.
    .replaceAll('../../../node_modules/', './node_modules/')
    .replaceAll(String(port), '3000')
    .replaceAll(String(port + 1), '3001')
    .split('\n')
    .filter((line) => !isNoise(line.replace(color, '')))
    .map((line) => line.replace(time, '$10.1$2').trimEnd())
    .map((line) => (withoutColors(line).trim() === '' ? '' : line));
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '')}\n`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colors are control characters
const time = /( in (?:\u001b\[\d+m)?)\d+(?:\.\d+)?((?:\u001b\[\d+m)? ?m?s\b)/g;

/** Stack frames, the first lines of each run, and the list of files at its end. */
const noise = [
  /^\s*(?:[│|]\s*)?at (?:\S+ )*(?:\(.*\)|\S+:\d+:\d+|<anonymous>)$/,
  /^\s*Rsbuild v\d/,
  /^(?:info|start)\s+(?:build started|building)/,
  // Environments are built in any order, and a dev server may build twice.
  /^ready\s+built in /,
  /^File \([^)]*\)\s+Size/,
  /^(?:\.\.\/)*dist\/\S+\s+[\d.]+ kB/,
  /^\s+Total:\s/,
  /^\s+➜\s/,
  // Printed by Rspack 2 in some runs when JavaScript loaders fail.
  /^ObjectRef is not unref/,
];
const isNoise = (line: string) => noise.some((pattern) => pattern.test(line));

/** Text without colors. */
export const withoutColors = (text: string): string => text.replace(color, '');
