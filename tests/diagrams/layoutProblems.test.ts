import { describe, expect, it } from 'vitest';
import { layoutDiagram, readGrid } from '../../src/diagrams/layout.mjs';
import type { Diagram, Layout } from '../../src/diagrams/types.ts';
import { layoutProblems } from './layoutProblems.ts';

const text = { en: 'A picture', zh: '图' };
const diagram: Diagram = {
  title: text,
  description: text,
  boxes: { a: { label: 'A' }, b: { label: 'B', note: 'with a note' }, c: { label: 'C' } },
  groups: { g: { label: 'Frame', boxes: ['b'] } },
  arrows: [
    { from: 'a', to: 'b', label: 'yes' },
    { from: 'a', to: 'c' },
  ],
  wide: { rows: 'a b\na c' },
  narrow: { rows: 'a a\nb c' },
};
const sound = () => layoutDiagram(diagram, 'en', 'wide');

describe('layoutDiagram', () => {
  it.each(['wide', 'narrow'] as const)('puts things where the grid says: %s', (form) => {
    const { width, boxes, arrows, groups } = layoutDiagram(diagram, 'en', form);
    const [a, b, c] = boxes;
    if (!a || !b || !c) throw new Error('boxes are missing');
    expect(layoutProblems(layoutDiagram(diagram, 'en', form), { g: ['b'] })).toEqual([]);
    expect(c.x + c.width).toBeCloseTo(width - (form === 'wide' ? 11 : 1));
    if (form === 'wide') {
      expect(a.y).toBe(b.y);
      expect(a.y + a.height).toBeCloseTo(c.y + c.height);
      expect(b.x).toBeGreaterThan(a.x + a.width);
    } else {
      expect(b.y).toBe(c.y);
      expect(b.y).toBeGreaterThan(a.y + a.height);
    }
    expect(arrows.every(({ points }) => points.length === 2)).toBe(true);
    expect(groups[0]?.y).toBeLessThan(b.y);
  });

  it('bends an arrow between boxes that do not face each other', () => {
    const { arrows } = layoutDiagram({ ...diagram, wide: { rows: 'a .\nb c' } }, 'en', 'wide');
    expect(arrows[1]?.points).toHaveLength(4);
  });

  it('makes columns as wide as their weights say', () => {
    const { boxes } = layoutDiagram(
      { ...diagram, groups: {}, wide: { rows: 'a b\na c', columns: [1, 3] } },
      'en',
      'wide',
    );
    expect((boxes[1]?.width ?? 0) / (boxes[0]?.width ?? 1)).toBeCloseTo(3);
  });

  it('is as high as its boxes need, in any order of the list', () => {
    const note = { en: 'a note of several lines '.repeat(6), zh: '图' };
    const heightOf = (names: string[]) => {
      const all = { a: { label: 'A', note }, b: { label: 'B', note }, c: { label: 'C' } };
      const boxes = Object.fromEntries(
        Object.entries(all).toSorted(([x], [y]) => names.indexOf(x) - names.indexOf(y)),
      );
      return layoutDiagram({ ...diagram, groups: {}, arrows: [], boxes }, 'en', 'wide').height;
    };
    expect(heightOf(['a', 'b', 'c'])).toBe(heightOf(['b', 'c', 'a']));
  });

  it('names what is not in the grid', () => {
    const wide = { rows: 'a b' };
    expect(() => layoutDiagram({ ...diagram, wide }, 'en', 'wide')).toThrow(
      "'c' is not in the wide grid",
    );
  });
});

describe('readGrid', () => {
  it.each([
    ['rows of different length', 'a b\nc', 'row 2 has not 2 cells'],
    ['a name that fills no rectangle', 'a b\nb b', "'b' fills no rectangle"],
  ])('refuses %s', (_what, rows, message) => {
    expect(() => readGrid({ rows })).toThrow(message);
  });
});

describe('layoutProblems', () => {
  const move = (layout: Layout, name: string, change: Partial<Layout['boxes'][number]>) => {
    for (const box of layout.boxes) if (box.name === name) Object.assign(box, change);
  };
  it.each<[string, (layout: Layout) => void, RegExp]>([
    ['a box outside', (l) => move(l, 'c', { x: 900 }), /c is outside/],
    ['boxes one over the other', (l) => move(l, 'c', { y: 30 }), /b and c overlap/],
    ['a box that leaves its frame', (l) => move(l, 'b', { x: 200 }), /b leaves the frame g/],
    ['text that is too wide', (l) => move(l, 'b', { width: 30 }), /is wider than b/],
    ['text that is too high', (l) => move(l, 'b', { height: 20 }), /higher than the box/],
    ['an arrow from nowhere', (l) => l.arrows[0]?.points.splice(0, 1, [3, 3]), /starts nowhere/],
    ['an arrow to nowhere', (l) => l.arrows[0]?.points.splice(1, 1, [3, 3]), /ends nowhere/],
    [
      'an arrow across a box',
      (l) => l.arrows[1]?.points.splice(1, 0, [500, 60], [500, 100]),
      /from a to c crosses b/,
    ],
    [
      'a label on a box',
      (l) => Object.assign(l.arrows[0]?.label?.rect ?? {}, { x: 600 }),
      /label of the arrow from a to b lies on b/,
    ],
  ])('finds %s', (_what, spoil, expected) => {
    const layout = sound();
    spoil(layout);
    expect(layoutProblems(layout, { g: ['b'] }).join('\n')).toMatch(expected);
  });
});
