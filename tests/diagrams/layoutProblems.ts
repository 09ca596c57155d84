import { widthOf } from '../../src/diagrams/text.mjs';
import type { Layout, Line, Rect } from '../../src/diagrams/types.ts';

const overlap = (a: Rect, b: Rect, space = 0) =>
  a.x < b.x + b.width + space &&
  b.x < a.x + a.width + space &&
  a.y < b.y + b.height + space &&
  b.y < a.y + a.height + space;
const contains = (outer: Rect, inner: Rect) =>
  inner.x >= outer.x - 0.1 &&
  inner.y >= outer.y - 0.1 &&
  inner.x + inner.width <= outer.x + outer.width + 0.1 &&
  inner.y + inner.height <= outer.y + outer.height + 0.1;
const isOnEdge = ({ x, y, width, height }: Rect, [px, py]: readonly [number, number]) => {
  const near = (a: number, b: number) => Math.abs(a - b) < 0.1;
  const within = px >= x - 0.1 && px <= x + width + 0.1 && py >= y - 0.1 && py <= y + height + 0.1;
  return within && (near(px, x) || near(px, x + width) || near(py, y) || near(py, y + height));
};
/** A segment of an arrow as a rectangle without area. */
const pieces = (points: Layout['arrows'][number]['points']): Rect[] =>
  points.slice(1).map(([x2, y2], index) => {
    const [x1, y1] = points[index] ?? [0, 0];
    const [x, y] = [Math.min(x1, x2), Math.min(y1, y2)];
    return { x, y, width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
  });
/** Labels are bold, and therefore wider. */
const lineWidth = ({ runs, size, role }: Line) =>
  size *
  (role === 'label' ? 1.1 : 1) *
  runs.reduce((sum, { text, isCode }) => sum + widthOf(text, isCode), 0);

/**
 * Visual problems of a drawing.
 *
 * @param layout - of one arrangement in one language
 * @param members - names of the boxes in each group
 * @returns one sentence per problem
 */
export function layoutProblems(
  { width, height, boxes, groups, arrows }: Layout,
  members: Record<string, readonly string[]>,
): string[] {
  const problems: string[] = [];
  const canvas = { x: 0, y: 0, width, height };
  const rects = new Map<string, Rect>([...boxes, ...groups].map((rect) => [rect.name, rect]));
  for (const rect of [...boxes, ...groups]) {
    if (!contains(canvas, rect)) problems.push(`${rect.name} is outside of the picture`);
  }
  for (const [index, box] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      if (overlap(box, other)) problems.push(`${box.name} and ${other.name} overlap`);
    }
    for (const line of box.lines) {
      const text = line.runs.map((run) => run.text).join('');
      if (lineWidth(line) > box.width - 8) problems.push(`'${text}' is wider than ${box.name}`);
    }
    const tops = box.lines.map(({ baseline, size }) => baseline - size);
    if (Math.min(...tops) < box.y || (box.lines.at(-1)?.baseline ?? 0) > box.y + box.height - 4)
      problems.push(`the text of ${box.name} is higher than the box`);
    for (const group of groups) {
      const belongs = members[group.name]?.includes(box.name);
      if (belongs ? !contains(group, box) : overlap(group, box))
        problems.push(`${box.name} ${belongs ? 'leaves' : 'lies in'} the frame ${group.name}`);
    }
  }
  for (const [index, group] of groups.entries()) {
    if (group.title.rect.width > group.width - 20)
      problems.push(`the title of ${group.name} is wider than its frame`);
    for (const other of groups.slice(index + 1)) {
      if (overlap(group, other)) problems.push(`the frames ${group.name}, ${other.name} overlap`);
    }
  }
  const labels = arrows.flatMap(({ label }) => (label ? [label.rect] : []));
  for (const { from, to, points, label } of arrows) {
    const name = `the arrow from ${from} to ${to}`;
    const [first, last] = [points[0], points.at(-1)];
    const [start, end] = [rects.get(from), rects.get(to)];
    if (!first || !start || !isOnEdge(start, first)) problems.push(`${name} starts nowhere`);
    if (!last || !end || !isOnEdge(end, last)) problems.push(`${name} ends nowhere`);
    const way = pieces(points);
    for (const box of boxes) {
      const isEnd = [from, to].some((one) => one === box.name || members[one]?.includes(box.name));
      if (!isEnd && way.some((piece) => overlap(piece, box)))
        problems.push(`${name} crosses ${box.name}`);
    }
    for (const group of groups) {
      if (way.some((piece) => overlap(piece, group.title.rect)))
        problems.push(`${name} crosses the title of ${group.name}`);
    }
    if (!label) {
      if (labels.some((rect) => way.some((piece) => overlap(piece, rect))))
        problems.push(`${name} crosses a label`);
      continue;
    }
    const { rect } = label;
    if (!contains(canvas, rect)) problems.push(`the label of ${name} is outside of the picture`);
    for (const box of boxes) {
      if (overlap(rect, box)) problems.push(`the label of ${name} lies on ${box.name}`);
    }
    for (const group of groups) {
      if (overlap(rect, group.title.rect))
        problems.push(`the label of ${name} lies on the title of ${group.name}`);
    }
    if (labels.some((other) => other !== rect && overlap(rect, other)))
      problems.push(`the label of ${name} lies on another`);
  }
  return problems;
}
