// Rolls changes in equity forward: each component's opening balance and movements make its closing one (rule 22).
import { saysTotal } from '../../language/lexicon/statement-words.ts';
import type { EquityChanges, EquityRow } from '../../model/statement.ts';
import { places, toleranceOf } from './figures.ts';

export type RollForward = {
  readonly component: number;
  readonly opening: EquityRow;
  readonly closing: EquityRow;
  /** `open`: too few components of the stretch agree to decide which is wrong. */
  readonly is: 'holds' | 'breaks' | 'open';
  readonly by: number;
};

/**
 * If at least this share of components agrees, one that does not is an outlier. Set by hand; no stretch of
 * `--set=statements` is flagged.
 */
const WITNESS_SHARE = 2 / 3;
const MIN_WITNESSES = 2;

const valueAt = ({ figures }: EquityRow, component: number): number => figures[component]?.value ?? 0;

const unitOf = ({ rows }: EquityChanges): number =>
  10 ** -Math.max(0, ...rows.flatMap(({ figures }) => figures.map((figure) => places(figure?.shown ?? ''))));

/** Either all movements are added, including their totals, or only the totals. */
const waysOf = (movements: readonly EquityRow[]): readonly (readonly EquityRow[])[] =>
  [
    movements,
    movements.filter(({ label }) => !saysTotal(label)),
    movements.filter(({ label }) => saysTotal(label)),
  ].filter(({ length }) => length > 0);

const restOf = (opening: EquityRow, closing: EquityRow, movements: readonly EquityRow[], component: number): number => {
  const rests = waysOf(movements).map(
    (way) =>
      valueAt(closing, component) -
      valueAt(opening, component) -
      way.reduce((sum, row) => sum + valueAt(row, component), 0),
  );
  return rests.reduce((least, rest) => (Math.abs(rest) < Math.abs(least) ? rest : least));
};

export const rollForwards = (changes: EquityChanges): RollForward[] => {
  const { rows, components } = changes;
  const unit = unitOf(changes);
  const at = rows.flatMap(({ isBalance }, n) => (isBalance ? [n] : []));
  return at.slice(1).flatMap((end, n): RollForward[] => {
    const [opening, closing] = [rows[at[n] ?? 0], rows[end]];
    const movements = rows.slice((at[n] ?? 0) + 1, end);
    // The closing balance of a year may be repeated as the opening one of the next, restated or not.
    if (!opening || !closing || movements.length === 0) return [];
    const tolerance = toleranceOf(movements.length, unit);
    const rests = components.map((_, component) => restOf(opening, closing, movements, component));
    const holding = rests.filter((rest) => Math.abs(rest) <= tolerance).length;
    const isLoose = [opening, ...movements, closing].some((row) => row.isLoose);
    const isWitnessed = !isLoose && holding >= MIN_WITNESSES && holding >= components.length * WITNESS_SHARE;
    // A balance without a figure is in columns hidden on the page.
    const isJudged = (component: number) =>
      isWitnessed && [opening, closing].every(({ figures }) => figures[component]);
    return rests.map((by, component) => ({
      ...{ component, opening, closing, by },
      is: Math.abs(by) <= tolerance ? 'holds' : isJudged(component) ? 'breaks' : 'open',
    }));
  });
};
