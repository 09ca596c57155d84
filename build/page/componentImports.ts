import { linesOutsideFences } from './fences.ts';

/**
 * Imports components where they are used, so that pages without them do not load them.
 *
 * @param source - a page
 * @param components - absolute path of the module of each component, by name
 * @returns the page, with the imports appended
 */
export function importComponents(
  source: string,
  components: Readonly<Record<string, string>>,
): string {
  const used = new Set<string>();
  for (const line of linesOutsideFences(source)) {
    for (const [, name = ''] of line.matchAll(/<([A-Z]\w*)/g)) {
      if (Object.hasOwn(components, name)) used.add(name);
    }
  }
  if (used.size === 0) return source;
  const imports = [...used].map(
    (name) => `import { ${name} } from ${JSON.stringify(components[name])};`,
  );
  return `${source}\n\n${imports.join('\n')}\n`;
}
