import { linesOutsideFences } from './fences.mjs';

/**
 * Rspack loader in front of the MDX compiler: imports the components that a page uses and that many
 * pages do not, so that these do not load their code.
 *
 * @this {import('@rspack/core').LoaderContext<{ components: Record<string, string> }>} - `components`:
 *   module of each, by name
 * @param {string} source - the page as written
 * @returns {string}
 */
export default function pageComponentsLoader(source) {
  return importComponents(source, this.getOptions().components);
}

/**
 * @param {string} source - a page
 * @param {Record<string, string>} components - module of each component, by name
 * @returns {string} the page, with imports of those it uses at its end
 */
export function importComponents(source, components) {
  const used = new Set();
  for (const line of linesOutsideFences(source)) {
    for (const [, name] of line.matchAll(/<([A-Z]\w*)/g)) {
      if (name && Object.hasOwn(components, name)) used.add(name);
    }
  }
  if (used.size === 0) return source;
  const imports = [...used].map(
    (name) => `import { ${name} } from ${JSON.stringify(components[name])};`,
  );
  return `${source}\n\n${imports.join('\n')}\n`;
}
