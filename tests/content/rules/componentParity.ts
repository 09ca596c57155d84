import type { Component } from '../lib/page.ts';
import type { Problem } from '../lib/problem.ts';
import {
  differBySection,
  isChinese,
  type PairRule,
  placeName,
  sectionLine,
  withoutLanguage,
} from './parity.ts';

/** Props with text that is translated. */
const humanProps = new Set([
  'alt',
  'aria-label',
  'caption',
  'description',
  'label',
  'placeholder',
  'summary',
  'text',
  'title',
]);

function signature({ name, props }: Component): string {
  const shown = Object.entries(props)
    .map(([prop, value]) => {
      if (humanProps.has(prop) || isChinese(value)) return prop;
      const same = value.startsWith('/') ? withoutLanguage(value) : value.replace(/\s+/g, ' ');
      return same.startsWith('{') ? `${prop}=${same}` : `${prop}="${same}"`;
    })
    .sort();
  return `<${[name, ...shown].join(' ')}>`;
}

/** Both languages use the same components with the same props in each section. */
export const componentParity: PairRule = (en, zh) => {
  // Translated expressions are only compared by name.
  const { missing, extra } = differBySection(en.components, zh.components, signature);
  const problems: Problem[] = [];
  for (const part of missing) {
    const match = extra.findIndex(
      (other) => other.section === part.section && other.name === part.name,
    );
    const ours = match === -1 ? undefined : extra.splice(match, 1)[0];
    if (ours && humanExpressions(part, ours)) continue;
    problems.push({
      file: zh.file,
      line: ours?.line ?? sectionLine(zh, part.section),
      rule: 'componentParity',
      message: ours
        ? `component is ${signature(ours)}, the English page has ${signature(part)} (line ${part.line}): give both the same props`
        : `${placeName(part.section)} the English page has ${signature(part)} (line ${part.line}), this page does not: add it`,
    });
  }
  for (const part of extra) {
    problems.push({
      file: zh.file,
      line: part.line,
      rule: 'componentParity',
      message: `${signature(part)} is not on the English page ${placeName(part.section)}: remove it or add it there`,
    });
  }
  return problems;
};

/** Props may only differ if the Chinese value contains Chinese text. */
function humanExpressions(en: Component, zh: Component): boolean {
  const names = new Set([...Object.keys(en.props), ...Object.keys(zh.props)]);
  return [...names].every((name) => {
    const ours = zh.props[name];
    const theirs = en.props[name];
    if (ours === undefined || theirs === undefined) return false;
    return ours === theirs || humanProps.has(name) || isChinese(ours);
  });
}
