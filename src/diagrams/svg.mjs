/**
 * Draws a picture as an SVG file with both arrangements, for `<use>`. Colors are custom
 * properties, which are inherited by the shapes there; class names and style attributes would not
 * work.
 * @import { Diagram, Layout, Line, PlacedArrow, PlacedBox } from './types.ts'
 * @import { Language } from '../site.ts'
 */
import { head, layoutDiagram } from './layout.mjs';
import { codeSize } from './text.mjs';

/** @type {Record<PlacedBox['kind'], { fill: string, stroke: string, more?: string }>} */
const looks = {
  step: { fill: 'ground', stroke: 'line-strong' },
  file: { fill: 'ground-sunken', stroke: 'line-strong' },
  tool: { fill: 'accent-soft', stroke: 'accent', more: ' stroke-width="1.5"' },
  choice: { fill: 'info-soft', stroke: 'info' },
  result: { fill: 'tip-soft', stroke: 'tip' },
  muted: { fill: 'none', stroke: 'ink-faint', more: ' stroke-dasharray="4 3"' },
};
const color = (/** @type {string} */ name) => (name === 'none' ? name : `var(--${name})`);
const escapeXml = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const round = (/** @type {number} */ number) => Math.round(number * 10) / 10;

/**
 * @param {Diagram} diagram
 * @param {Language} lang
 * @returns {string} an SVG file with a symbol for each arrangement, `wide` and `narrow`
 */
export function drawDiagram(diagram, lang) {
  const symbols = /** @type {const} */ (['wide', 'narrow']).map((form) => {
    const layout = layoutDiagram(diagram, lang, form);
    const box = `0 0 ${layout.width} ${round(layout.height)}`;
    return `<symbol id="${form}" viewBox="${box}">${drawLayout(layout)}</symbol>`;
  });
  const texts = `<title>${escapeXml(diagram.title[lang])}</title><desc>${escapeXml(diagram.description[lang].replaceAll('`', ''))}</desc>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" xml:lang="${lang}">${texts}${symbols.join('')}</svg>\n`;
}

/** @param {Layout} layout */
function drawLayout({ groups, boxes, arrows }) {
  return [
    ...groups.map(({ x, y, width, height }) => {
      const place = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
      return `<rect ${place} rx="12" fill="none" stroke="${color('line-strong')}" stroke-dasharray="1 4" stroke-linecap="round" stroke-width="1.5"/>`;
    }),
    ...groups.map(({ title }) => drawText([title], 'start')),
    ...boxes.map(drawBox),
    ...arrows.map(drawArrow),
  ].join('');
}

/** @param {PlacedBox} box */
function drawBox({ kind, x, y, width, height, lines }) {
  const { fill, stroke, more = '' } = looks[kind];
  const paint = `fill="${color(fill)}" stroke="${color(stroke)}"${more}`;
  const [l, t, w, h] = [x, y, width, height].map(round);
  if (kind === 'file') {
    // A sheet of paper with a folded corner.
    const fold = 10;
    const sheet = `M${l} ${t}h${round(width - fold)}l${fold} ${fold}v${round(height - fold)}h${-round(width)}z`;
    const corner = `M${round(x + width - fold)} ${t}v${fold}h${fold}`;
    return `<path d="${sheet}${corner}" ${paint} stroke-linejoin="round"/>${drawText(lines, 'middle')}`;
  }
  const radius = kind === 'choice' ? Math.min(height / 2, 24) : 8;
  return `<rect x="${l}" y="${t}" width="${w}" height="${h}" rx="${round(radius)}" ${paint}/>${drawText(lines, 'middle')}`;
}

/** @param {PlacedArrow} arrow */
function drawArrow({ points, dashed, label }) {
  const [from, to] = points.slice(-2);
  if (!from || !to) return '';
  const [dx, dy] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
  // The line ends inside the arrowhead, to keep the tip sharp.
  const line = [...points.slice(0, -1), [to[0] - dx * head, to[1] - dy * head]];
  const path = line.map(([x = 0, y = 0]) => `${round(x)} ${round(y)}`).join('L');
  const dash = dashed ? ' stroke-dasharray="4 3"' : '';
  const [backX, backY] = [to[0] - dx * head, to[1] - dy * head];
  const tip = `M${round(to[0])} ${round(to[1])}L${round(backX - dy * 4)} ${round(backY + dx * 4)}L${round(backX + dy * 4)} ${round(backY - dx * 4)}z`;
  return (
    `<path d="M${path}" fill="none" stroke="${color('ink-soft')}" stroke-width="1.5"${dash}/>` +
    `<path d="${tip}" fill="${color('ink-soft')}"/>` +
    (label ? drawText([label], 'start') : '')
  );
}

/**
 * @param {Line[]} lines
 * @param {'start' | 'middle'} anchor
 */
function drawText(lines, anchor) {
  return lines
    .map(({ runs, x, baseline, size, role }) => {
      const mono = `font-family="var(--font-mono)" font-size="${round(size * codeSize)}"`;
      const content = runs.map(({ text, isCode }) =>
        isCode ? `<tspan ${mono}>${escapeXml(text)}</tspan>` : escapeXml(text),
      );
      const ink = color(role === 'label' ? 'ink' : 'ink-soft');
      const weight = role === 'note' ? '' : ' font-weight="600"';
      const place = `x="${round(x)}" y="${round(baseline)}" text-anchor="${anchor}"`;
      return `<text ${place} font-size="${size}" fill="${ink}"${weight}>${content.join('')}</text>`;
    })
    .join('');
}
