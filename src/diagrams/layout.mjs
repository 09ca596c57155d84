/**
 * Turns a picture's grid of names into rectangles, lines of text and arrows.
 * @import { Arrow, Arrangement, Axis, Cell, Diagram, Grid, Layout, Line, PlacedArrow, PlacedBox, Rect, Text } from './types.ts'
 * @import { Language } from '../site.ts'
 */
import { runsOf, widthOf, wrapEvenly } from './text.mjs';

/**
 * Sizes of each arrangement; letters are larger in the narrow one, as phones scale it down more.
 */
const sizes = {
  wide: { width: 716, label: 14, note: 13, padding: 10, gap: { x: 36, y: 30 } },
  narrow: { width: 320, label: 14.5, note: 13.5, padding: 8, gap: { x: 28, y: 28 } },
};
/** Gap between boxes that no arrow connects. */
const plainGap = 14;
/** Space that a frame needs before and after its boxes; the title is above them. */
const frame = /** @type {Record<Axis, [number, number]>} */ ({ x: [10, 10], y: [28, 10] });
const smallestRow = 38;
/** Width of bold letters relative to regular ones. */
const boldness = 1.1;
/** Length of an arrowhead. */
export const head = 7;

/**
 * @param {Text} text
 * @param {Language} lang
 * @returns {string}
 */
export const inLanguage = (text, lang) => (typeof text === 'string' ? text : text[lang]);

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
/** @param {{ size: number }} line */
const lineHeight = ({ size }) => Math.round(size * 1.4);

/**
 * @param {Diagram} diagram
 * @param {Language} lang
 * @param {'wide' | 'narrow'} form
 * @returns {Layout}
 * @throws {Error} if a name is not in the grid
 */
export function layoutDiagram(diagram, lang, form) {
  const size = sizes[form];
  const { counts, cells } = readGrid(diagram[form]);
  const groups = Object.entries(diagram.groups ?? {});
  for (const [name, { boxes }] of groups) cells.set(name, union(boxes.map(cellOf)));
  const framed = groups.map(([name]) => cellOf(name));
  const arrows = diagram.arrows.map(({ from, to, label, dashed = false }) => {
    const ends = { from: cellOf(from), to: cellOf(to) };
    const axis = axisBetween(ends, form === 'wide' ? 'x' : 'y');
    return { from, to, dashed, ends, axis, label: label && inLanguage(label, lang) };
  });
  const gaps = /** @type {const} */ (['x', 'y']).map((axis) =>
    gapsAlong(axis, counts[axis], arrows, framed, size),
  );

  /**
   * @type {Grid} Columns share the width that gaps and frames leave; the text determines the
   *   heights of rows.
   */
  const grid = {
    gaps: { x: gaps[0] ?? [], y: gaps[1] ?? [] },
    edges: { x: edgesOf('x', counts.x, framed), y: edgesOf('y', counts.y, framed) },
    tracks: { x: [], y: Array(counts.y).fill(smallestRow) },
  };
  const weights = diagram[form].columns ?? Array(counts.x).fill(1);
  const free = size.width - sum(grid.edges.x) - sum(grid.gaps.x);
  grid.tracks.x = weights.map((weight) => (free * weight) / sum(weights));
  const boxes = Object.entries(diagram.boxes).map(([name, { kind = 'step', ...texts }]) => {
    const cell = cellOf(name);
    const space = size.padding + (kind === 'choice' ? 4 : 0);
    const lines = linesOf(texts, lang, size, rectOf(grid, cell).width - 2 * space);
    return { name, kind, cell, lines, height: sum(lines.map(lineHeight)) };
  });
  // A box that spans rows only stretches the last one, after the boxes of single rows have theirs.
  for (const { cell, height } of [...boxes].sort((a, b) => rowsOf(a.cell) - rowsOf(b.cell))) {
    const missing = height + 2 * size.padding - rectOf(grid, cell).height;
    const row = cell.y[1];
    grid.tracks.y[row] = (grid.tracks.y[row] ?? 0) + Math.max(0, missing);
  }
  const rectOfName = (/** @type {string} */ name) =>
    diagram.boxes[name] ? rectOf(grid, cellOf(name)) : framedRect(rectOf(grid, cellOf(name)));
  return {
    width: size.width,
    height: sum([...grid.edges.y, ...grid.tracks.y, ...grid.gaps.y]),
    boxes: boxes.map((box) => placeBox(box, rectOf(grid, box.cell))),
    groups: groups.map(([name, { label }]) => {
      const rect = rectOfName(name);
      const start = { x: rect.x + frame.x[0], baseline: rect.y + 19, size: size.note };
      return { name, ...rect, title: oneLine(inLanguage(label, lang), start, 'title') };
    }),
    arrows: arrows.map((arrow) =>
      placeArrow(arrow, rectOfName(arrow.from), rectOfName(arrow.to), grid, size.note),
    ),
  };

  /** @param {string} name */
  function cellOf(name) {
    const cell = cells.get(name);
    if (!cell) throw new Error(`'${name}' is not in the ${form} grid`);
    return cell;
  }
}

/**
 * @param {Arrangement} arrangement
 * @returns {{ counts: Record<Axis, number>, cells: Map<string, Cell> }} number of columns and rows,
 *   and the first and last that each name spans
 * @throws {Error} if rows differ in length, or the cells of a name are not a rectangle
 */
export function readGrid({ rows: text }) {
  const lines = text.trim().split('\n');
  const rows = lines.map((line) => line.trim().split(/\s+/));
  const columns = rows[0]?.length ?? 0;
  /** @type {Map<string, Cell>} */
  const cells = new Map();
  for (const [y, row] of rows.entries()) {
    if (row.length !== columns) throw new Error(`row ${y + 1} has not ${columns} cells`);
    for (const [x, name] of row.entries()) {
      const known = cells.get(name);
      /** @type {Cell} */
      const cell = { x: [x, x], y: [y, y] };
      if (name !== '.') cells.set(name, known ? union([known, cell]) : cell);
    }
  }
  for (const [name, { x, y }] of cells) {
    const area = rows.slice(y[0], y[1] + 1).flatMap((row) => row.slice(x[0], x[1] + 1));
    if (area.some((other) => other !== name)) throw new Error(`'${name}' fills no rectangle`);
  }
  return { counts: { x: columns, y: rows.length }, cells };
}

/**
 * @param {Cell[]} cells
 * @returns {Cell} the smallest one that contains all of them
 */
const union = (cells) => ({
  x: [Math.min(...cells.map(({ x }) => x[0])), Math.max(...cells.map(({ x }) => x[1]))],
  y: [Math.min(...cells.map(({ y }) => y[0])), Math.max(...cells.map(({ y }) => y[1]))],
});

/** @param {Cell} cell */
const rowsOf = ({ y }) => y[1] - y[0];

/**
 * @param {Arrow['ends']} ends
 * @param {Axis} preferred - for boxes that share neither a row nor a column
 * @returns {Axis} along which an arrow leaves and arrives
 */
function axisBetween({ from, to }, preferred) {
  const [isBeside, isBelow] = /** @type {const} */ (['x', 'y']).map(
    (axis) => from[axis][1] < to[axis][0] || to[axis][1] < from[axis][0],
  );
  if (isBeside && isBelow) return preferred;
  return isBeside ? 'x' : 'y';
}

/**
 * Sizes of the gaps between columns or rows, with room for arrows, their labels and frames.
 *
 * @param {Axis} axis
 * @param {number} count - of columns or rows
 * @param {Arrow[]} arrows
 * @param {Cell[]} framed - cells of the groups
 * @param {typeof sizes.wide} size
 */
function gapsAlong(axis, count, arrows, framed, size) {
  return Array.from({ length: count - 1 }, (_, index) => {
    const crossing = arrows.filter(({ axis: along, ends: { from, to } }) => {
      const isForward = from[axis][0] < to[axis][0];
      return along === axis && (isForward ? to[axis][0] === index + 1 : to[axis][1] === index);
    });
    const needed = crossing.map(({ label }) => {
      if (!label) return size.gap[axis];
      return axis === 'x' ? widthOf(label) * size.note + head + 24 : size.gap.y + 8;
    });
    const starts = framed.some((cell) => cell[axis][0] === index + 1) ? frame[axis][0] : 0;
    const ends = framed.some((cell) => cell[axis][1] === index) ? frame[axis][1] : 0;
    return Math.max(plainGap, ...needed) + starts + ends;
  });
}

/**
 * Margins of the picture, with room for the lines of shapes and frames.
 *
 * @param {Axis} axis
 * @param {number} count - of columns or rows
 * @param {Cell[]} framed - cells of the groups
 */
function edgesOf(axis, count, framed) {
  const [before, after] = frame[axis];
  const isFirst = framed.some((cell) => cell[axis][0] === 0);
  const isLast = framed.some((cell) => cell[axis][1] === count - 1);
  return [1 + (isFirst ? before : 0), 1 + (isLast ? after : 0)];
}

/**
 * @param {Grid} grid
 * @param {Cell} cell
 * @returns {Rect}
 */
function rectOf({ gaps, edges, tracks }, cell) {
  const [x = 0, y = 0] = /** @type {const} */ (['x', 'y']).map((axis) => {
    const [first] = cell[axis];
    return (
      (edges[axis][0] ?? 0) + sum([...tracks[axis].slice(0, first), ...gaps[axis].slice(0, first)])
    );
  });
  const [width = 0, height = 0] = /** @type {const} */ (['x', 'y']).map((axis) => {
    const [first, last] = cell[axis];
    return sum([...tracks[axis].slice(first, last + 1), ...gaps[axis].slice(first, last)]);
  });
  return { x, y, width, height };
}

/**
 * @param {Rect} rect - around the boxes of a group
 * @returns {Rect} its frame
 */
function framedRect({ x, y, width, height }) {
  const [[left, right], [above, below]] = [frame.x, frame.y];
  return { x: x - left, y: y - above, width: width + left + right, height: height + above + below };
}

/**
 * @param {{ label: Text, note?: Text }} texts - of a box
 * @param {Language} lang
 * @param {typeof sizes.wide} size
 * @param {number} width
 */
function linesOf(texts, lang, size, width) {
  return /** @type {const} */ (['label', 'note']).flatMap((role) => {
    const text = texts[role];
    const ems = width / size[role] / (role === 'label' ? boldness : 1);
    const lines = text ? wrapEvenly(inLanguage(text, lang), ems) : [];
    return lines.map((runs) => ({ runs, role, size: size[role] }));
  });
}

/**
 * @param {Pick<PlacedBox, 'name' | 'kind'> & { lines: ReturnType<typeof linesOf>, height: number }} box
 * @param {Rect} rect
 * @returns {PlacedBox}
 */
function placeBox({ name, kind, lines, height }, rect) {
  let below = rect.y + (rect.height - height) / 2;
  const x = rect.x + rect.width / 2;
  const placed = lines.map((line) => {
    below += lineHeight(line);
    return { ...line, x, baseline: below - 0.36 * line.size };
  });
  return { name, kind, ...rect, lines: placed };
}

/**
 * Straight if the boxes face each other, otherwise with two bends.
 *
 * @param {Arrow} arrow
 * @param {Rect} from
 * @param {Rect} to
 * @param {Grid} grid
 * @param {number} size - of letters
 * @returns {PlacedArrow}
 */
function placeArrow({ axis, ends, label, ...arrow }, from, to, { gaps }, size) {
  const [length, across, breadth] = /** @type {const} */ ({
    x: ['width', 'y', 'height'],
    y: ['height', 'x', 'width'],
  })[axis];
  const isForward = from[axis] < to[axis];
  const start = from[axis] + (isForward ? from[length] : 0);
  const end = to[axis] + (isForward ? 0 : to[length]);
  const low = Math.max(from[across], to[across]);
  const high = Math.min(from[across] + from[breadth], to[across] + to[breadth]);
  const isFacing = high - low >= 16;
  // A label belongs to the last segment, which then takes most of the gap.
  const gap = gaps[axis][isForward ? ends.from[axis][1] : ends.from[axis][0] - 1] ?? 0;
  const bend = label ? frame.x[0] + 2 : gap / 2;
  const corner = start + (isForward ? bend : -bend);
  const leave = isFacing ? (low + high) / 2 : from[across] + from[breadth] / 2;
  const arrive = isFacing ? leave : to[across] + to[breadth] / 2;
  const bends = isFacing
    ? []
    : [
        [corner, leave],
        [corner, arrive],
      ];
  const points = /** @type {[number, number][]} */ ([[start, leave], ...bends, [end, arrive]]);
  if (axis === 'y') for (const point of points) point.reverse();
  return { ...arrow, points, ...(label && { label: placeLabel(label, points, size) }) };
}

/**
 * Places a label above a horizontal last segment, or beside a vertical one.
 *
 * @param {string} text
 * @param {[number, number][]} points
 * @param {number} size
 */
function placeLabel(text, points, size) {
  const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = points.slice(-2);
  if (y1 !== y2) {
    const middle = (y1 + y2 - Math.sign(y2 - y1) * head) / 2;
    return oneLine(text, { x: x1 + 8, baseline: middle + 0.36 * size, size });
  }
  const middle = (x1 + x2 - Math.sign(x2 - x1) * head) / 2;
  return oneLine(text, { x: middle - (widthOf(text) * size) / 2, baseline: y1 - 6, size });
}

/**
 * @param {string} text - of a label or title, on one line
 * @param {{ x: number, baseline: number, size: number }} start
 * @param {'note' | 'title'} role
 * @returns {Line & { rect: Rect }}
 */
function oneLine(text, { x, baseline, size }, role = 'note') {
  const width = widthOf(text) * size * (role === 'title' ? boldness : 1);
  const rect = { x, y: baseline - 0.8 * size, width, height: size };
  return { runs: runsOf(text), x, baseline, size, role, rect };
}
