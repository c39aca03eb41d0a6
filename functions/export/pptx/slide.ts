// The content of a slide, before it is drawn.
import type { BlockOf, Sentence } from '#shared/report/blocks.ts';
import type { Chart } from '#shared/report/chart/chart.ts';
import type { Tile } from '#shared/report/figures.ts';
import type { Point } from './pages.ts';

/** Compact: beside others on a slide, in smaller letters. */
export type Table = BlockOf<'table'> & { readonly isCompact?: boolean };

export type Captioned = { readonly caption: string; readonly table: Table };

export type Slide = {
  /** The section that it belongs to. */
  readonly section: string;
  readonly title: string;
  /** The sentence that is the title, where one is. */
  readonly message?: Sentence;
  readonly tiles?: readonly Tile[];
  readonly points?: readonly Point[];
  readonly table?: Table;
  /** Of a table whose name is not the title. */
  readonly caption?: string;
  /** Below the table. */
  readonly further?: readonly Captioned[];
  readonly chart?: Chart;
  /** Below the body: how to read it, and where it comes from. */
  readonly note?: string;
  /** For whoever presents it. */
  readonly sources: readonly string[];
};

export type Draft = Omit<Slide, 'section' | 'sources'>;
