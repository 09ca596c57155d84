import { mapLinesOutsideFences } from '../fences.ts';

/**
 * Adds the data of each `<Diagram name="…" />` as an import.
 *
 * @param source - a page
 * @param moduleOf - returns the module of a diagram
 * @returns the page, with the imports appended
 */
export function importDiagrams(source: string, moduleOf: (name: string) => string): string {
  const imports = new Map<string, string>();
  const page = mapLinesOutsideFences(source, (line) =>
    line.replace(/<Diagram name="([\w-]+)" \/>/g, (_, name: string) => {
      const variable = `diagram_${name.replaceAll('-', '_')}`;
      imports.set(variable, moduleOf(name));
      return `<Diagram data={${variable}} />`;
    }),
  );
  if (imports.size === 0) return source;
  const lines = [...imports].map(
    ([name, module]) => `import ${name} from ${JSON.stringify(module)};`,
  );
  return `${page}\n\n${lines.join('\n')}\n`;
}
