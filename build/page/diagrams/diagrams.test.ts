import { describe, expect, it } from 'vitest';
import { importDiagrams } from './importDiagrams.ts';

const imported = (source: string) => importDiagrams(source, (name) => `/docs/${name}.yml?page=zh`);

describe('importDiagrams', () => {
  it('imports each picture once, and gives it to the component', () => {
    expect(imported('# A\n\n<Diagram name="a-b" />\n\n<Diagram name="a-b" />')).toBe(
      '# A\n\n<Diagram data={diagram_a_b} />\n\n<Diagram data={diagram_a_b} />\n\n' +
        'import diagram_a_b from "/docs/a-b.yml?page=zh";\n',
    );
  });
  it('imports all pictures of a page', () => {
    expect(imported('<Diagram name="a" />\n\n<Diagram name="b" />')).toBe(
      '<Diagram data={diagram_a} />\n\n<Diagram data={diagram_b} />\n\n' +
        'import diagram_a from "/docs/a.yml?page=zh";\n' +
        'import diagram_b from "/docs/b.yml?page=zh";\n',
    );
  });
  it.each([
    ['a page without pictures', '# A\n\nText\n'],
    ['a picture in fenced code', '```mdx\n<Diagram name="a" />\n```\n'],
  ])('leaves %s alone', (_what, source) => {
    expect(imported(source)).toBe(source);
  });
});
