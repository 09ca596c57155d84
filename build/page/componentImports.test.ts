import { describe, expect, test } from 'vitest';
import { importComponents } from './componentImports.ts';

describe('a page imports the components that many pages do not use', () => {
  const components = { CliFlags: '/theme/CliFlags.tsx', Preview: '/theme/Preview.tsx' };
  test.each([
    ['one', 'Text\n\n<CliFlags command="dev" />', ['CliFlags']],
    ['several, each once', '<CliFlags />\n\n<Preview />\n\n<CliFlags />', ['CliFlags', 'Preview']],
    ['none', 'Text with `CliFlags`', []],
    // Components in a fence are not used.
    ['shown in a fence', '```mdx\n<CliFlags />\n```', []],
    ['of another, longer name', '<CliFlagsTable />', []],
    // Names of built-in properties.
    ['that looks like a built-in', '<Object />', []],
  ])('%s', (_, source, names) => {
    const imports = names.map(
      (name) => `import { ${name} } from "${components[name as keyof typeof components]}";`,
    );
    const expected = names.length === 0 ? source : `${source}\n\n${imports.join('\n')}\n`;
    expect(importComponents(source, components)).toBe(expected);
  });
});
