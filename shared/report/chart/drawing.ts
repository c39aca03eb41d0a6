// Defines a drawing: marks in pixels with semantic colors, which screen, paper and picture render in their own way.

export type Tone =
  | 'series1'
  | 'series2'
  | 'series3'
  | 'series4'
  | 'series5'
  | 'series6'
  | 'ink'
  | 'ink2'
  | 'ink3'
  | 'grid'
  | 'axis'
  | 'sunken'
  | 'surface';
const SERIES_TONES = ['series1', 'series2', 'series3', 'series4', 'series5', 'series6'] as const satisfies Tone[];
export const seriesTone = (i: number): Tone => SERIES_TONES[i % SERIES_TONES.length] ?? 'series1';

export type Point = readonly [x: number, y: number];

type Common = {
  /** The figure in words: series, category and value. */
  readonly tip?: string;
  readonly refs?: readonly number[];
  readonly opacity?: number;
};
export type Mark = Common &
  (
    | {
        readonly kind: 'rect';
        readonly x: number;
        readonly y: number;
        readonly width: number;
        readonly height: number;
        readonly fill: Tone;
      }
    | { readonly kind: 'area'; readonly points: readonly Point[]; readonly fill: Tone }
    | {
        readonly kind: 'line';
        readonly points: readonly Point[];
        readonly stroke: Tone;
        readonly thick: number;
        readonly dashed?: boolean;
      }
    | { readonly kind: 'dot'; readonly x: number; readonly y: number; readonly radius: number; readonly fill: Tone }
    | {
        readonly kind: 'label';
        readonly x: number;
        /** The y coordinate of the baseline. */
        readonly y: number;
        readonly text: string;
        readonly size: number;
        readonly anchor: 'start' | 'middle' | 'end';
        readonly tone: Tone;
        readonly bold?: boolean;
      }
  );
export type Label = Extract<Mark, { kind: 'label' }>;

export type Drawing = { readonly width: number; readonly height: number; readonly marks: readonly Mark[] };
