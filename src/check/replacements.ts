/**
 * Replacements for options that need more than a new name. All others follow from the facts, see
 * `upgrade.ts`. `/guide/basic/upgrade-rsbuild` is the guide that describes them.
 */
import { formatDefault } from '../facts/lookup.ts';
import { codeOf } from './rsbuild.ts';
import type { ObjectValue, Value } from './types.ts';

/** Members of proxy rules that were renamed. */
export const renamed: Readonly<Record<string, string>> = { 'server.proxy.context': 'pathFilter' };

/** Members of proxy rules that became members of `on` in 2.x. */
export const events: Readonly<Record<string, string>> = {
  'server.proxy.onProxyReq': 'proxyReq',
  'server.proxy.onProxyReqWs': 'proxyReqWs',
  'server.proxy.onProxyRes': 'proxyRes',
  'server.proxy.onError': 'error',
  'server.proxy.onOpen': 'open',
  'server.proxy.onClose': 'close',
};

/** Options that no longer had an effect, so that using their new name would enable something. */
export const withoutEffect: readonly string[] = ['provider', 'tools.webpack', 'tools.webpackChain'];

const presets: Readonly<Record<string, string>> = {
  'split-by-experience': 'default',
  'split-by-module': 'per-package',
  'single-vendor': 'single-vendor',
  'split-by-size': 'none',
};

/**
 * @param value - of `performance.chunkSplit`
 * @param codeFor - prints the code of a value
 * @returns the code of `splitChunks`; undefined if it cannot be converted automatically
 */
export function splitChunksCode(
  value: Value,
  codeFor: (value: Value) => string,
): string | undefined {
  if (value.kind !== 'object' || value.isOpen) return undefined;
  const given = new Map(value.entries.map(({ key, value: inner }) => [key, inner]));
  const strategy = given.get('strategy');
  const name = strategy ? codeOf(strategy)?.replaceAll("'", '') : 'split-by-experience';
  if (name === 'all-in-one') return 'false';
  const preset = presets[name ?? ''];
  if (!preset) return undefined;
  const members = [`preset: '${preset}'`];
  for (const [key, inner] of given) {
    if (key === 'strategy') continue;
    if (/^m(?:in|ax)Size$/.test(key)) members.push(`${key}: ${codeFor(inner)}`);
    // Groups replace those of the preset, and nothing depends on the groups of the default preset.
    else if (key === 'forceSplitting' && preset !== 'single-vendor' && isPlain(inner)) {
      const groups = inner.entries.map(
        (group) =>
          `${formatDefault(group.key)}: { test: ${codeFor(group.value)}, name: ${formatDefault(group.key)}, enforce: true }`,
      );
      members.push(`cacheGroups: { ${groups.join(', ')} }`);
    } else return undefined;
  }
  return `{ ${members.join(', ')} }`;
}

const isPlain = (value: Value): value is ObjectValue => value.kind === 'object' && !value.isOpen;
