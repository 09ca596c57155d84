/**
 * Text alternative of a picture.
 * @import { Diagram, DiagramData } from './types.ts'
 * @import { Language } from '../site.ts'
 */
import { inLanguage } from './layout.mjs';

/**
 * One sentence per box: its label, and the targets of its arrows.
 *
 * @param {Diagram} diagram
 * @param {Language} lang
 * @returns {string[]} in Markdown
 */
export function diagramSteps({ boxes, groups = {}, arrows }, lang) {
  const inBrackets = (/** @type {string} */ text) => (lang === 'zh' ? `（${text}）` : ` (${text})`);
  const nameOf = (/** @type {string} */ name) =>
    inLanguage((boxes[name] ?? groups[name])?.label ?? name, lang);
  const leadsTo = (/** @type {string} */ name) =>
    arrows
      .filter(({ from }) => from === name)
      .map(({ to, label }) => nameOf(to) + (label ? inBrackets(inLanguage(label, lang)) : ''))
      .join(lang === 'zh' ? '、' : ', ');
  const withArrows = (/** @type {string} */ name, /** @type {string} */ text) =>
    leadsTo(name) ? `${text} → ${leadsTo(name)}` : text;
  return [
    ...Object.entries(boxes).map(([name, { note }]) => {
      const group = Object.values(groups).find((one) => one.boxes.includes(name));
      const place = group ? `${inLanguage(group.label, lang)} › ` : '';
      return withArrows(
        name,
        place + nameOf(name) + (note ? inBrackets(inLanguage(note, lang)) : ''),
      );
    }),
    ...Object.keys(groups)
      .filter((name) => leadsTo(name) !== '')
      .map((name) => withArrows(name, nameOf(name))),
  ];
}

/**
 * @param {Pick<DiagramData, 'title' | 'description' | 'steps'>} data
 * @returns {string} a paragraph and a list
 */
export function describedMarkdown({ title, description, steps }) {
  return `\n**${title}.** ${description}\n\n${steps.map((step) => `- ${step}`).join('\n')}\n`;
}

/**
 * Markdown that replaces a picture in the Markdown copy of a page.
 *
 * @param {Diagram} diagram
 * @param {Language} lang
 * @returns {string}
 */
export function diagramMarkdown(diagram, lang) {
  const { title, description } = diagram;
  const steps = diagramSteps(diagram, lang);
  return describedMarkdown({ title: title[lang], description: description[lang], steps });
}
