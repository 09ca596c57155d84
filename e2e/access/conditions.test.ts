import { describe, expect, it, test } from 'vitest';
import { conditions, languageOf, pageType, spread } from './conditions.ts';

test.each([
  ['', 'home', 'en'],
  ['zh/', 'home', 'zh'],
  ['config/', 'index', 'en'],
  ['zh/guide/start/', 'index', 'zh'],
  ['config/mode', 'config', 'en'],
  ['zh/plugins/list/plugin-react', 'plugins', 'zh'],
  ['zhang/page', 'zhang', 'en'], // a prefix ends at a slash
])('%j is of type %s, in %s', (route, type, lang) => {
  expect(pageType(route)).toBe(type);
  expect(languageOf(route)).toBe(lang);
});

describe('the spread', () => {
  const routes = ['', 'zh/'];
  for (const name of ['a', 'b', 'c', 'd', 'e']) routes.push(`config/${name}`, `zh/config/${name}`);

  it('visits every page', () => {
    expect(new Set(spread(routes).map(({ route }) => route))).toEqual(new Set(routes));
  });

  it('shows every condition to every type of page', () => {
    for (const type of ['home', 'config']) {
      const visits = spread(routes).filter(({ route }) => pageType(route) === type);
      expect(new Set(visits.map(({ condition }) => condition))).toEqual(new Set(conditions));
    }
  });

  it('visits no page again without need', () => {
    const visits = spread(routes).filter(({ route }) => pageType(route) === 'config');
    expect(visits).toHaveLength(10);
  });

  it('shows a page and its translation under different conditions', () => {
    const of = (route: string) => spread(routes).find((visit) => visit.route === route)?.condition;
    expect(of('config/b')).not.toBe(of('zh/config/b'));
  });
});
