// Selects the best cell for each requested metric and period.
import type { Passage } from '../../evidence.ts';
import type { FoundCell } from '../../tables/find-cells.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { pickFigure } from './pick-figure.ts';

/** Most cells: the rows of a table that fit on a screen. Set by hand. */
const MAX_CELLS = 12;

/** Returns one cell for each metric in each requested period. */
export const requestedCells = (plan: Plan, passages: readonly Passage[]): FoundCell[] => {
  const metrics = plan.metrics.length > 0 ? plan.metrics : [undefined];
  const periods = plan.periods.length > 0 ? plan.periods : [undefined];
  const found = metrics.flatMap((metric) =>
    periods.map((period) => pickFigure(plan, metric, period, passages)).filter((cell) => cell !== undefined),
  );
  const once = new Map(found.map((cell) => [`${cell.passage.chunk.id}:${cell.value.start}`, cell]));
  return [...once.values()].slice(0, MAX_CELLS);
};
