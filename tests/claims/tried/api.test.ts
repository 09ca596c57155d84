/** Claims on the pages about the JavaScript API. */
import path from 'node:path';
import { expect } from 'vitest';
import type * as Core from '../../../samples/node_modules/@rsbuild/core';
import { by, tool } from '../../testedTool.ts';
import { claim } from '../claim.ts';

const core = await tool.import<typeof Core>('@rsbuild/core');

claim('core/merge-replaced', { versions: '>=1.3' }, async () => {
  const merged = (option: string, values: unknown[]) => {
    const [one, other] = values.map((value) =>
      option.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value),
    );
    return option
      .split('.')
      .reduce<unknown>(
        (outer, name) => (outer as Record<string, unknown>)[name],
        core.mergeRsbuildConfig(one as object, other as object),
      );
  };
  const first = () => true;
  const later = () => false;
  const always = ['output.filename.js', 'output.inlineScripts', 'output.inlineStyles'];
  for (const option of [...always, 'server.open', 'server.printUrls']) {
    expect(merged(option, [first, later]), option).toBe(later);
  }
  expect(merged('resolve.extensions', [['.ts'], ['.js']])).toEqual(['.js']);
  const in2x = [
    'dev.writeToDisk',
    'dev.client.overlay.errors',
    'output.manifest.filter',
    'performance.printFileSize.total',
    'server.compress.filter',
  ];
  for (const option of in2x) {
    expect(merged(option, [first, later]), option).toEqual(
      by<unknown>({ 1: [first, later], 2: later }),
    );
  }
  expect(merged('tools.rspack', [first, later])).toEqual([first, later]);
  expect(merged('html.title', [first, 'later'])).toEqual([first, 'later']);
});

claim('core/logger-level', { versions: '>=2.0' }, async (project) => {
  const cwd = path.dirname(project.root);
  const before = await core.createRsbuild({ cwd });
  const { level } = core.logger;
  core.logger.level = 'error';
  try {
    const after = await core.createRsbuild({ cwd });
    const own = await core.createRsbuild({ cwd, config: { logLevel: 'warn' } });
    const levels = [before, after, own].map(({ logger }) => logger.level);
    expect(levels).toEqual([level, 'error', 'warn']);
  } finally {
    core.logger.level = level;
  }
});

claim('instance/compiler-hooks', { versions: '>=1.5' }, async (project) => {
  const called = async (mode: 'development' | 'production') => {
    const rsbuild = await project.create({ config: { mode, logLevel: 'silent' } });
    const names: string[] = [];
    const note = (name: string) => () => {
      names.push(name);
    };
    rsbuild.onBeforeBuild(note('onBeforeBuild'));
    rsbuild.onAfterBuild(note('onAfterBuild'));
    rsbuild.onBeforeDevCompile(note('onBeforeDevCompile'));
    rsbuild.onAfterDevCompile(note('onAfterDevCompile'));
    rsbuild.onBeforeEnvironmentCompile(note('onBeforeEnvironmentCompile'));
    rsbuild.onAfterEnvironmentCompile(note('onAfterEnvironmentCompile'));
    const compiler = await rsbuild.createCompiler();
    await new Promise<void>((resolve) => {
      compiler.run(() => compiler.close(() => resolve()));
    });
    return names;
  };
  expect(await called('production')).toEqual([]);
  expect(await called('development')).toEqual(['onAfterEnvironmentCompile', 'onAfterDevCompile']);
});

claim('plugins/inspect', { versions: '>=1.5' }, async (project) => {
  const inspected = async (mode: 'development' | 'production') => {
    const setUp: string[] = [];
    const plugin = (name: string, apply?: 'build' | 'serve') => ({
      name,
      apply,
      setup: () => {
        setUp.push(name);
      },
    });
    const plugins = [plugin('both'), plugin('build', 'build'), plugin('serve', 'serve')];
    const rsbuild = await project.create({ mode, config: { plugins } });
    await rsbuild.inspectConfig();
    return setUp;
  };
  expect(await inspected('development')).toEqual(['both', 'serve']);
  expect(await inspected('production')).toEqual(['both', 'build']);
});
