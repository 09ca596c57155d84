/**
 * Turns a picture's grid of names into rectangles, lines of text and arrows.
 * @import { Arrangement, Axis, Cell, Diagram, Layout, Line, PlacedArrow, Rect, Text } from './types.ts'
 * @import { Language } from '../site.ts'
 */
import { runsOf, widthOf, wrapEvenly } from './text.mjs';

/** Sizes of each arrangement; the narrow one has larger letters, as phones scale it down more. */
const sizes = {
  wide: { width: 716, label: 14, note: 13, padding: 10, gap: { x: 36, y: 30 } },
  narrow: { width: 320, label: 14.5, note: 13.5, padding: 8, gap: { x: 28, y: 28 } },
};
/** Between boxes without an arrow. */
const plainGap = 14;
/** What a frame needs before and after its boxes; its title stands above them. @type {Record<Axis, [before: number, after: number]>} */
const frame = { x: [10, 10], y: [28, 10] };
/** Bold letters are wider. */
const boldness = 1.1;
/** Length of the head of an arrow. */
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
 * @param {Arrangement} arrangement
 * @returns {{ counts: Record<Axis, number>, cells: Map<string, Cell> }} how many columns and rows
 *   there are, and the first and last that each name fills
 * @throws {Error} if rows differ in length, or a name fills no rectangle
 */
export function readGrid({ rows: text }) {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const columns = rows[0]?.length ?? 0;
  /** @type {Map<string, Cell>} */
  const cells = new Map();
  for (const [y, row] of rows.entries()) {
    if (row.length !== columns) throw new Error(`row ${y + 1} has not ${columns} cells`);
    for (const [x, name] of row.entries()) {
      if (name !== '.')
        cells.set(
          name,
          union([cells.get(name) ?? { x: [x, x], y: [y, y] }, { x: [x, x], y: [y, y] }]),
        );
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
 * @returns {Cell}
 */
const union = (cells) => ({
  x: [Math.min(...cells.map(({ x }) => x[0])), Math.max(...cells.map(({ x }) => x[1]))],
  y: [Math.min(...cells.map(({ y }) => y[0])), Math.max(...cells.map(({ y }) => y[1]))],
});

/**
 * @param {Diagram} diagram
 * @param {Language} lang
 * @param {'wide' | 'narrow'} form
 * @returns {Layout}
 * @throws {Error} on a name that is not in the grid
 */
export function layoutDiagram(diagram, lang, form) {
  const size = sizes[form];
  const { counts, cells } = readGrid(diagram[form]);
  for (const [name, { boxes }] of Object.entries(diagram.groups ?? {})) {
    cells.set(name, union(boxes.map((box) => cellOf(box))));
  }
  const groups = Object.keys(diagram.groups ?? {}).map(cellOf);
  const arrows = diagram.arrows.map((arrow) => {
    const [from, to] = [cellOf(arrow.from), cellOf(arrow.to)];
    const isBeside = (/** @type {Axis} */ axis) =>
      from[axis][1] < to[axis][0] || to[axis][1] < from[axis][0];
    const axis = /** @type {Axis} */ (
      isBeside('x') && (!isBeside('y') || form === 'wide') ? 'x' : 'y'
    );
    const label = arrow.label && inLanguage(arrow.label, lang);
    return { ...arrow, axis, label, cells: { from, to } };
  });
  const gaps = { x: gapsAlong('x'), y: gapsAlong('y') };

  // Columns share what their gaps leave; text decides the heights of rows.
  const edge = (/** @type {Axis} */ axis, /** @type {0 | 1} */ end) => {
    const isFramed = groups.some((cell) => cell[axis][end] === (end === 0 ? 0 : counts[axis] - 1));
    return 1 + (isFramed ? frame[axis][end] : 0);
  };
  const weights = diagram[form].columns ?? Array(counts.x).fill(1);
  const free = size.width - edge('x', 0) - edge('x', 1) - sum(gaps.x);
  const tracks = {
    x: weights.map((weight) => (free * weight) / sum(weights)),
    y: /** @type {number[]} */ (Array(counts.y).fill(38)),
  };
  const boxes = Object.entries(diagram.boxes).map(([name, { label, note, kind = 'step' }]) => {
    const cell = cellOf(name);
    const inner = lengthOf('x', cell.x) - 2 * size.padding - (kind === 'choice' ? 8 : 0);
    const lines = /** @type {const} */ (['label', 'note']).flatMap((role) => {
      const text = { label, note }[role];
      const width = inner / size[role] / (role === 'label' ? boldness : 1);
      const broken = text ? wrapEvenly(inLanguage(text, lang), width) : [];
      return broken.map((runs) => ({ runs, role, size: size[role] }));
    });
    return { name, kind, cell, lines, height: sum(lines.map(lineHeight)) };
  });
  // A box over several rows stretches the last of them, once those of one row have theirs.
  const rowsOf = (/** @type {{ cell: Cell }} */ { cell }) => cell.y[1] - cell.y[0];
  for (const { cell, height } of [...boxes].sort((a, b) => rowsOf(a) - rowsOf(b))) {
    const missing = height + 2 * size.padding - lengthOf('y', cell.y);
    tracks.y[cell.y[1]] = (tracks.y[cell.y[1]] ?? 0) + Math.max(0, missing);
  }

  const placed = boxes.map(({ name, kind, cell, lines, height }) => {
    const rect = rectOf(cell);
    let below = rect.y + (rect.height - height) / 2;
    return {
      ...{ name, kind, ...rect },
      lines: lines.map((line) => {
        below += lineHeight(line);
        return { ...line, x: rect.x + rect.width / 2, baseline: below - 0.36 * line.size };
      }),
    };
  });
  const routed = arrows.map(({ from, to, label, dashed = false, axis, cells: ends }) => {
    const isForward = ends.from[axis][0] < ends.to[axis][0];
    const gap = gaps[axis][isForward ? ends.from[axis][1] : ends.from[axis][0] - 1] ?? 0;
    const bend = label ? frame.x[0] + 2 : gap / 2;
    const points = route(outerRect(from), outerRect(to), axis, bend);
    return {
      from,
      to,
      dashed,
      points,
      ...(label && { label: placeLabel(label, points, size.note) }),
    };
  });
  const framed = Object.entries(diagram.groups ?? {}).map(([name, { label }]) => {
    const rect = outerRect(name);
    const place = { x: rect.x + frame.x[0], baseline: rect.y + 19, size: size.note };
    const title = oneLine(inLanguage(label, lang), { ...place, anchor: 'start', weight: boldness });
    return { name, ...rect, title };
  });
  const height = edge('y', 0) + sum(tracks.y) + sum(gaps.y) + edge('y', 1);
  return { width: size.width, height, boxes: placed, groups: framed, arrows: routed };

  /** @param {string} name */
  function cellOf(name) {
    const cell = cells.get(name);
    if (!cell) throw new Error(`'${name}' is not in the ${form} grid`);
    return cell;
  }
  /** @param {Axis} axis */
  function gapsAlong(axis) {
    return Array.from({ length: counts[axis] - 1 }, (_, index) => {
      const crossing = arrows.filter(
        ({ axis: along, cells: { from, to } }) =>
          along === axis &&
          (from[axis][0] < to[axis][0] ? to[axis][0] === index + 1 : to[axis][1] === index),
      );
      const labels = crossing.flatMap(({ label }) => label ?? []);
      const needs = labels.map((label) =>
        axis === 'x' ? widthOf(label) * size.note + head + 24 : size.gap.y + 8,
      );
      const starts = groups.some((cell) => cell[axis][0] === index + 1) ? frame[axis][0] : 0;
      const ends = groups.some((cell) => cell[axis][1] === index) ? frame[axis][1] : 0;
      return Math.max(crossing.length > 0 ? size.gap[axis] : plainGap, ...needs) + starts + ends;
    });
  }
  /** Length of some columns or rows. @param {Axis} axis @param {[number, number]} range */
  function lengthOf(axis, [first, last]) {
    return sum(tracks[axis].slice(first, last + 1)) + sum(gaps[axis].slice(first, last));
  }
  /** @param {Cell} cell */
  function rectOf({ x, y }) {
    const start = (/** @type {Axis} */ axis, /** @type {number} */ track) =>
      edge(axis, 0) + sum(tracks[axis].slice(0, track)) + sum(gaps[axis].slice(0, track));
    return {
      x: start('x', x[0]),
      y: start('y', y[0]),
      width: lengthOf('x', x),
      height: lengthOf('y', y),
    };
  }
  /** Of a box, or of a group with its frame. @param {string} name */
  function outerRect(name) {
    const { x, y, width, height: inner } = rectOf(cellOf(name));
    if (diagram.boxes[name]) return { x, y, width, height: inner };
    const [[left, right], [above, below]] = [frame.x, frame.y];
    return {
      x: x - left,
      y: y - above,
      width: width + left + right,
      height: inner + above + below,
    };
  }
}

/**
 * The way of an arrow: straight where the boxes face each other, else with two bends.
 *
 * @param {Rect} from
 * @param {Rect} to
 * @param {Axis} axis - along which it leaves and arrives
 * @param {number} bend - how far from its box it bends
 * @returns {[number, number][]}
 */
function route(from, to, axis, bend) {
  const [length, across, breadth] =
    axis === 'x'
      ? /** @type {const} */ (['width', 'y', 'height'])
      : /** @type {const} */ (['height', 'x', 'width']);
  const isForward = from[axis] < to[axis];
  const start = isForward ? from[axis] + from[length] : from[axis];
  const end = isForward ? to[axis] : to[axis] + to[length];
  const low = Math.max(from[across], to[across]);
  const high = Math.min(from[across] + from[breadth], to[across] + to[breadth]);
  const corner = start + (isForward ? bend : -bend);
  const leave = from[across] + from[breadth] / 2;
  const arrive = to[across] + to[breadth] / 2;
  const middle = (low + high) / 2;
  /** @type {[number, number][]} */
  const points =
    high - low >= 16
      ? [
          [start, middle],
          [end, middle],
        ]
      : [
          [start, leave],
          [corner, leave],
          [corner, arrive],
          [end, arrive],
        ];
  return axis === 'x' ? points : points.map(([along, over]) => [over, along]);
}

/**
 * @param {string} text - of a label or title, on one line
 * @param {Omit<Line, 'runs' | 'role' | 'rect'> & { weight?: number }} place
 * @returns {Line}
 */
function oneLine(text, { x, baseline, size, anchor, weight = 1 }) {
  const width = widthOf(text) * size * weight;
  const left = anchor === 'start' ? x : x - width / 2;
  return {
    runs: runsOf(text),
    ...{ x, baseline, size, anchor, role: weight > 1 ? 'title' : 'note' },
    rect: { x: left, y: baseline - 0.8 * size, width, height: size },
  };
}

/**
 * Above the last part of a horizontal arrow, beside that of a vertical one.
 *
 * @param {string} text
 * @param {[number, number][]} points
 * @param {number} size
 */
function placeLabel(text, points, size) {
  const [[x1, y1], [x2, y2]] = /** @type {[[number, number], [number, number]]} */ (
    points.slice(-2)
  );
  const middle = (y1 + y2 - Math.sign(y2 - y1) * head) / 2;
  return y1 === y2
    ? oneLine(text, {
        x: (x1 + x2 - Math.sign(x2 - x1) * head) / 2,
        baseline: y1 - 6,
        size,
        anchor: 'middle',
      })
    : oneLine(text, { x: x1 + 8, baseline: middle + 0.36 * size, size, anchor: 'start' });
}
