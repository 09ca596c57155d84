import { describe, expect, it } from 'vitest';
import { entryName, specFolder, specPages, specSections } from './specRoutes.ts';

/** Options of the documented version that the specification gives no route. */
const additions = [
  'config/log-level',
  'config/dev/browser-logs',
  'config/html/implementation',
  'config/output/module',
  'config/performance/build-cache',
  'config/resolve/condition-names',
  'config/resolve/main-fields',
  'config/server/middleware-mode',
];

describe('specPages', () => {
  it('lists every route of the specification once', () => {
    const pages = specPages();
    const added = pages.filter((page) => additions.includes(page));
    expect(pages.length - added.length).toBe(184);
    expect(new Set(pages).size).toBe(pages.length);
  });

  it('begins with the landing page and follows the top navigation', () => {
    const sections = [...new Set(specPages().map((page) => page.split('/')[0]))];
    expect(sections).toEqual(['index', 'guide', 'config', 'plugins', 'api', 'community']);
  });

  it('gives every section a target that is one of its pages', () => {
    for (const { link } of specSections) expect(specPages()).toContain(`${link.slice(1)}index`);
  });
});

describe('specFolder', () => {
  it('finds a folder by its path', () => {
    expect(specFolder('config')?.entries.map(entryName).slice(0, 7)).toEqual([
      'index',
      'root',
      'mode',
      'plugins',
      'environments',
      'log-level',
      'dev',
    ]);
    expect(specFolder('guide/start')?.label.en).toBe('Getting started');
  });

  it.each(['', 'nothing', 'config/nothing', 'config/root'])('knows no folder %j', (path) => {
    expect(specFolder(path)).toBeUndefined();
  });
});
