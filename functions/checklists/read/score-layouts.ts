// Chooses the layout of a sheet: the best proposal, by weights learned from lists with a known reading.
import type { GridSheet } from '../grid.ts';
import learned from '../words/layouts.json' with { type: 'json' };
import type { Layout } from './layout.ts';
import { layoutSigns } from './layout-signs.ts';
import { proposalsIn } from './proposals.ts';

/** How much better a layout is than reading no questions. */
export type Scored = { readonly layout: Layout; readonly score: number };

const WEIGHTS: Readonly<Record<string, number>> = learned.weights;

/** `undefined` for a sheet without questions. */
export const scoredLayout = (sheet: GridSheet): Scored | undefined => {
  const { proposals, others } = proposalsIn(sheet);
  let best: Scored | undefined;
  for (const proposal of proposals) {
    const signs = Object.entries(layoutSigns(sheet, proposal, others));
    const score = signs.reduce((sum, [sign, value]) => sum + value * (WEIGHTS[sign] ?? 0), 0);
    if (score > (best?.score ?? 0)) best = { layout: proposal.layout, score };
  }
  return best;
};
