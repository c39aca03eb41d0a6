// Keeps a workbook calculated while cells change. A stored value is used until one of its inputs changes.
import { type Book, type Cell, type CellValue, cellAt, isError, sameValue } from '../book.ts';
import { isUnfit } from '../formula/unfit.ts';
import type { Changed, Overlay } from '../overlay.ts';
import { type Engine, engineOf, isBreakdown, MAX_CALCULATED, type Place, placeKey } from './engine.ts';

export type Calculated = {
  /** Formula values that differ from the stored ones, or that the workbook does not store. */
  readonly values: ReadonlyMap<string, { readonly place: Place; readonly value: CellValue }>;
  /** The number of formulas that the engine does not support; they keep their stored value. */
  readonly uncalculated: number;
};

export type Calculator = {
  of(overlay: Overlay): Calculated;
  /** Returns the formulas that cannot be parsed. */
  broken(changed: readonly Changed[]): readonly Changed[];
  free(): void;
};

const BROKEN = '#ERROR!';
const isBroken = (value: CellValue): boolean => isError(value) && value.error === BROKEN;

const followed = (book: Book): readonly (readonly [Place, Cell])[] =>
  book.sheets.flatMap(({ cells }, sheet) =>
    [...cells].flatMap(([row, line]) =>
      [...line].flatMap(([column, cell]) =>
        cell.formula !== undefined || cell.bound ? [[{ sheet, row, column }, cell] as const] : [],
      ),
    ),
  );

const typedIn = (overlay: Overlay): number =>
  [...overlay.values()].filter(({ cell }) => cell.formula !== undefined).length;
const NONE: Calculated = { values: new Map(), uncalculated: 0 };

const sizeOf = (book: Book): number =>
  book.sheets.reduce((sum, { cells }) => [...cells.values()].reduce((all, line) => all + line.size, sum), 0);

/** The workbook with its sheets and names but no cells: enough to parse a formula. */
const emptied = (book: Book): Book => ({
  ...book,
  sheets: book.sheets.map((sheet) => ({ ...sheet, cells: new Map() })),
});

const baseCell = (book: Book, { sheet, row, column }: Place): Cell | undefined =>
  cellAt(book.sheets[sheet]?.cells, row, column);

type State = { readonly engine: Engine; readonly first: ReadonlyMap<string, CellValue>; applied: Overlay };

const start = (book: Book, formulas: ReturnType<typeof followed>): State => {
  const engine = engineOf(book);
  engine.evaluate();
  const first = new Map(formulas.map(([place]) => [placeKey(place), engine.value(place)]));
  return { engine, first, applied: new Map() };
};

const apply = (book: Book, state: State, overlay: Overlay): void => {
  const { engine, applied } = state;
  for (const [key, { place }] of applied) if (!overlay.has(key)) engine.set(place, baseCell(book, place));
  for (const [key, { place, cell }] of overlay) {
    const before = applied.get(key)?.cell;
    if (before?.formula !== cell.formula || !before || !sameValue(before.value, cell.value)) engine.set(place, cell);
  }
  state.applied = overlay;
  engine.evaluate();
};

export const calculatorOf = (book: Book, calculates: boolean): Calculator => {
  const formulas = followed(book);
  // The engine only supports the 1900 date system.
  let isOut = !calculates || book.from1904 || sizeOf(book) > MAX_CALCULATED;
  let state: State | undefined;
  let reader: Engine | undefined;
  /** The value of a formula that nobody changed; `unknown` if it was never calculated. */
  const unchangedValue = (
    { engine, first }: State,
    place: Place,
    cell: Cell,
  ): { value: CellValue } | 'unknown' | 'same' => {
    const [before, now] = [first.get(placeKey(place)), engine.value(place)];
    const isUnknown = isError(before) && cell.value !== undefined && !isError(cell.value);
    if (isUnknown && isError(now)) return 'unknown';
    const isNew = cell.value === undefined && now !== undefined;
    return isNew || !sameValue(before, now) ? { value: now } : 'same';
  };
  const valuesOf = (current: State, overlay: Overlay): Calculated => {
    const values = new Map<string, { place: Place; value: CellValue }>();
    let uncalculated = 0;
    for (const [place, cell] of formulas) {
      const key = placeKey(place);
      const result = overlay.has(key) ? 'same' : unchangedValue(current, place, cell);
      if (result === 'unknown') uncalculated += 1;
      else if (result !== 'same') values.set(key, { place, value: result.value });
    }
    for (const [key, { place, cell }] of overlay)
      if (cell.formula !== undefined) values.set(key, { place, value: current.engine.value(place) });
    return { values, uncalculated };
  };
  const given = (overlay: Overlay): Calculated => ({ ...NONE, uncalculated: formulas.length + typedIn(overlay) });
  return {
    of: (overlay) => {
      if (formulas.length + typedIn(overlay) === 0) return NONE;
      if (isOut) return given(overlay);
      const isStored = formulas.every(([, { value }]) => value !== undefined);
      if (overlay.size === 0 && isStored && !state) return NONE;
      try {
        state ??= start(book, formulas);
        apply(book, state, overlay);
        return valuesOf(state, overlay);
      } catch (error) {
        if (isBreakdown(error)) throw error;
        // The engine cannot calculate this workbook: it is shown, edited and saved uncalculated, and Excel calculates
        // it.
        isOut = true;
        return given(overlay);
      }
    },
    broken: (changed) => {
      const wanted = changed.filter(({ cell }) => cell.formula !== undefined);
      const unfit = wanted.filter(({ cell }) => isUnfit(cell.formula ?? ''));
      if (wanted.length === 0 || unfit.length > 0) return unfit;
      reader ??= engineOf(emptied(book));
      const engine = reader;
      for (const { place, cell } of wanted) engine.set(place, cell);
      engine.evaluate();
      const found = wanted.filter(({ place }) => isBroken(engine.value(place)));
      for (const { place } of wanted) engine.set(place, undefined);
      return found;
    },
    free: () => {
      state?.engine.free();
      reader?.free();
    },
  };
};
