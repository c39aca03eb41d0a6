// The content of a slide, before it is drawn.
import type { BlockOf, Sentence } from '#shared/report/blocks.ts';
import type { Chart } from '#shared/report/chart/chart.ts';
import type { Tile } from '#shared/report/figures.ts';
import type { Point } from './pages.ts';

/** `isCompact`: beside other content on a slide, in a smaller font. */
export type Table = BlockOf<'table'> & { readonly isCompact?: boolean };

export type Captioned = { readonly caption: string; readonly table: Table };

export type Slide = {
  /** The section of the slide. */
  readonly section: string;
  /** The heading in the section that the content is below. */
  readonly heading?: string;
  readonly title: string;
  /** The sentence that is the title, if there is one. */
  readonly message?: Sentence;
  readonly tiles?: readonly Tile[];
  readonly points?: readonly Point[];
  readonly table?: Table;
  /** The name of the table, if it is not the title. */
  readonly caption?: string;
  /** Below the table. */
  readonly further?: readonly Captioned[];
  readonly chart?: Chart;
  /** Below the body: how to read it, and its sources. */
  readonly note?: string;
  /** For the speaker. */
  readonly sources: readonly string[];
};

export type Draft = Omit<Slide, 'section' | 'sources'>;
