import { mapLinesOutsideFences } from '../fences.ts';

/**
 * Gives each `<Diagram name="…" />` of a page its data, as an import.
 *
 * @param source - a page
 * @param moduleOf - module of a picture
 * @returns the page, with imports of its pictures at its end
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
