import { parse } from 'yaml';
import { layoutDiagram } from '../../../src/diagrams/layout.mjs';
import { diagramSteps } from '../../../src/diagrams/markdown.mjs';
import { drawDiagram } from '../../../src/diagrams/svg.mjs';

/**
 * Rspack loader for the diagrams in `docs/diagrams`. `<name>.yml?svg=zh` is the drawing, which is
 * emitted as a file; `<name>.yml?page=zh` is the data for the component.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source - YAML of a `Diagram`
 * @returns {string}
 */
export default function diagramLoader(source) {
  const query = new URLSearchParams(this.resourceQuery);
  /** @type {import('../../../src/diagrams/types.ts').Diagram} */
  const diagram = parse(source);
  const lang = /** @type {import('../../../src/site.ts').Language} */ (
    query.get('svg') ?? query.get('page')
  );
  if (query.has('svg')) return drawDiagram(diagram, lang);
  const [wide, narrow] = /** @type {const} */ (['wide', 'narrow']).map((form) => {
    const { width, height } = layoutDiagram(diagram, lang, form);
    return [width, Math.round(height)];
  });
  const data = {
    ...{ title: diagram.title[lang], description: diagram.description[lang] },
    ...{ steps: diagramSteps(diagram, lang), wide, narrow },
  };
  return `import src from ${JSON.stringify(`${this.resourcePath}?svg=${lang}`)};
export default { src, ...${JSON.stringify(data)} };`;
}
