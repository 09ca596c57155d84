import type { Language } from '../site.ts';
import type { Run } from './text.mjs';

/** A label: one string if it is the same in both languages, such as a file name. */
export type Text = string | Record<Language, string>;

/** Kind of a box, which determines its shape and color. */
type BoxKind = 'step' | 'file' | 'tool' | 'choice' | 'result' | 'muted';

/** Content of `docs/diagrams/<name>.yml`. Code in texts is between backticks. */
export interface Diagram {
  title: Record<Language, string>;
  /** One sentence that describes the picture, for screen readers. */
  description: Record<Language, string>;
  /** By name, in the order of the text alternative. */
  boxes: Record<string, { label: Text; note?: Text; kind?: BoxKind }>;
  /** Frames around boxes, by name. */
  groups?: Record<string, { label: Text; boxes: string[] }>;
  /** Between boxes or groups, by name; dashed for what happens later or only sometimes. */
  arrows: { from: string; to: string; label?: Text; dashed?: boolean }[];
  /**
   * The two arrangements, each a grid of names as in `grid-template-areas`: one line per row, `.`
   * for an empty cell; a name may span several cells. `columns` are relative widths.
   */
  wide: Arrangement;
  narrow: Arrangement;
}
export interface Arrangement {
  rows: string;
  columns?: number[];
}

export type Axis = 'x' | 'y';
/** First and last column and row that a box spans. */
export type Cell = Record<Axis, [first: number, last: number]>;

/** Lengths in CSS pixels at full size. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Line {
  runs: Run[];
  /** Middle of the line in a box, otherwise its start. */
  x: number;
  baseline: number;
  size: number;
  role: 'label' | 'note' | 'title';
}
export interface PlacedBox extends Rect {
  name: string;
  kind: BoxKind;
  lines: Line[];
}
interface Ends {
  from: string;
  to: string;
  dashed: boolean;
}
export interface Arrow extends Ends {
  label: string | undefined;
  /** Axis along which the arrow leaves and arrives. */
  axis: Axis;
  ends: { from: Cell; to: Cell };
}
export interface PlacedArrow extends Ends {
  points: [number, number][];
  label?: Line & { rect: Rect };
}
/** Lengths of columns and rows, of the gaps between them, and of the margins. */
export type Grid = Record<'tracks' | 'gaps' | 'edges', Record<Axis, number[]>>;
export interface Layout {
  width: number;
  height: number;
  boxes: PlacedBox[];
  groups: (Rect & { name: string; title: Line & { rect: Rect } })[];
  arrows: PlacedArrow[];
}

/** Data of a picture in a page; the drawing itself is a file. */
export interface DiagramData {
  src: string;
  title: string;
  description: string;
  steps: string[];
  /** Width and height of each arrangement. */
  wide: [number, number];
  narrow: [number, number];
}
