import path from 'node:path';
import { linesOf, shownFile } from './fences.ts';

const mark = /^[jt]sx\b.*?\s+preview\b/;

/** Names of the rendered components, which Markdown copies replace by their code. */
export const livePreview = /^LivePreview\d+$/;

/**
 * Renders the component shown by a fence marked `preview`: the default export of its file is added
 * next to the code, in the theme's `Preview`.
 *
 * @param source - source of a page
 * @param root - absolute path of the repository: `<root>` in fences
 * @param name - of the page, for messages
 * @returns the page, with imports of the components appended
 * @throws {Error} with `file:line` if such a fence shows no file
 */
export function withLivePreviews(source: string, root: string, name = ''): string {
  const imports: string[] = [];
  let component: string | undefined;
  const lines = linesOf(source).flatMap(({ text, isFenced, info }, index, all) => {
    if (mark.test(info ?? '')) {
      const file = shownFile(info);
      if (!file) throw new Error(`${name}:${index + 1}: a live preview needs file="<root>/…"`);
      component = `LivePreview${imports.length + 1}`;
      imports.push(`import ${component} from ${JSON.stringify(path.join(root, file))};`);
      return ['<Preview>', '', text.replace(/\s+preview\b/, '')];
    }
    if (component === undefined || !isFenced || all[index + 1]?.isFenced) return text;
    const closing = [text, '', `<${component} />`, '', '</Preview>'];
    component = undefined;
    return closing;
  });
  return imports.length === 0 ? source : `${lines.join('\n')}\n\n${imports.join('\n')}\n`;
}
