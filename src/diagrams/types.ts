import type { Language } from '../site.ts';
import type { Run } from './text.mjs';

/** What people read: one string where both languages say the same, such as the name of a file. */
export type Text = string | Record<Language, string>;

/** What a box stands for, which decides its shape and colour. */
type BoxKind = 'step' | 'file' | 'tool' | 'choice' | 'result' | 'muted';

/** A picture as `docs/diagrams/<name>.yml` holds it. Code in texts is between backticks. */
export interface Diagram {
  title: Record<Language, string>;
  /** One sentence that says what the picture shows to those who do not see it. */
  description: Record<Language, string>;
  /** By name, in the order in which the textual form has them. */
  boxes: Record<string, { label: Text; note?: Text; kind?: BoxKind }>;
  /** Frames around boxes, by name. */
  groups?: Record<string, { label: Text; boxes: string[] }>;
  /** Between names of boxes or groups; dashed where something happens later or not always. */
  arrows: { from: string; to: string; label?: Text; dashed?: boolean }[];
  /**
   * Two arrangements, each a grid of names as in `grid-template-areas`: a line a row, `.` for an
   * empty cell; a name that fills several cells spans them. `columns` are relative widths.
   */
  wide: Arrangement;
  narrow: Arrangement;
}
export interface Arrangement {
  rows: string;
  columns?: number[];
}

export type Axis = 'x' | 'y';
/** First and last column and row that something fills. */
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
  /** Middle of a line in a box, start of any other. */
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
  /** Along which it leaves and arrives. */
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

/** What a page holds of a picture: the drawing itself is a file. */
export interface DiagramData {
  src: string;
  title: string;
  description: string;
  steps: string[];
  /** Width and height of each arrangement. */
  wide: [number, number];
  narrow: [number, number];
}
