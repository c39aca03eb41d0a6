// Calculates a workbook with IronCalc: takes cells and returns the values of formulas at full precision.
import { initSync, Model } from '@ironcalc/wasm';
import { cellName } from '#shared/spreadsheet/a1.ts';
import { type Book, type Cell, type CellValue, isError } from '../book.ts';
import { isOfCells, plainFormulas } from '../formula/plain.ts';

export type Place = { readonly sheet: number; readonly row: number; readonly column: number };
export const placeKey = ({ sheet, row, column }: Place): string => `${sheet} ${row} ${column}`;

/** Must be called once per thread, before the first engine. */
export const loadEngine = (wasm: BufferSource): void => {
  initSync({ module: wasm });
};

/** After a stack overflow or an out-of-bounds access, no engine of this thread works any more. */
export const isBreakdown = (error: unknown): boolean =>
  error instanceof WebAssembly.RuntimeError || error instanceof RangeError;

const TYPES = { number: 1, text: 2, truth: 4, error: 16 } as const;
const PER_COLUMN = 100_000;
/** Loading takes about 30 µs per cell. */
export const MAX_CALCULATED = 300_000;

const quoted = (name: string): string => `'${name.replaceAll("'", "''")}'`;

/** Whatever the engine rejects stays uncalculated. */
const attempt = (act: () => void): void => {
  try {
    act();
  } catch (error) {
    if (isBreakdown(error)) throw error;
  }
};

const inputOf = ({ value }: Cell): string => {
  if (value === undefined) return '';
  if (isError(value)) return value.error;
  if (typeof value === 'string') return `'${value}`;
  return typeof value === 'boolean' ? (value ? 'TRUE' : 'FALSE') : String(value);
};

/** Replaces sheet names that the engine rejects; formulas that refer to them stay uncalculated. */
const nameSheets = (model: Model, book: Book): void => {
  book.sheets.forEach(({ name }, n) => {
    if (n > 0) model.newSheet();
    model.renameSheet(n, `~${n}`);
    attempt(() => model.renameSheet(n, name));
  });
  model.newSheet();
};

const defineNames = (model: Model, book: Book): void => {
  for (const { name, formula, sheet } of book.names.filter(isOfCells))
    attempt(() => model.newDefinedName(name, sheet ?? null, formula.startsWith('=') ? formula.slice(1) : formula));
};

/** Totals leave out rows hidden by a filter. */
const hideRows = (model: Model, book: Book): void =>
  book.sheets.forEach(({ heights }, sheet) => {
    for (const [from, to, height] of heights) if (height === 0) model.setRowsHidden(sheet, from, to, true);
  });

export type Engine = {
  set(place: Place, cell: Cell | undefined): void;
  evaluate(): void;
  /** The value of a formula, or of a cell in an array. */
  value(place: Place): CellValue;
  free(): void;
};

export const engineOf = (book: Book): Engine => {
  const model = new Model('book', 'en', 'UTC', 'en');
  const helper = book.sheets.length;
  const helpers = new Map<string, { readonly row: number; readonly column: number }>();
  model.pauseEvaluation();
  nameSheets(model, book);
  const sheetNames = model.getWorksheetsProperties().map(({ name }) => quoted(name));

  /** Formulas on a helper sheet write each result in full, since the engine only returns formatted values. */
  const helperOf = (place: Place) => {
    const key = placeKey(place);
    const known = helpers.get(key);
    if (known) return known;
    const n = helpers.size;
    const at = { row: (n % PER_COLUMN) + 1, column: Math.floor(n / PER_COLUMN) + 1 };
    helpers.set(key, at);
    model.setUserInput(
      helper,
      at.row,
      at.column,
      `=${sheetNames[place.sheet]}!${cellName(place.row, place.column)}&""`,
    );
    return at;
  };
  const plain = plainFormulas(book, sheetNames);
  const setFormula = (place: Place, { array, formula = '' }: Cell): void => {
    const { sheet, row, column } = place;
    const input = `=${plain(formula, place)}`;
    const [width, height] = array ? [array.right - array.left + 1, array.bottom - array.top + 1] : [0, 0];
    if (array) model.setUserArrayFormula(sheet, row, column, width, height, input);
    else model.setUserInput(sheet, row, column, input);
  };
  const set = (place: Place, cell: Cell | undefined): void => {
    attempt(() => {
      if (cell?.formula !== undefined) setFormula(place, cell);
      else model.setUserInput(place.sheet, place.row, place.column, cell ? inputOf(cell) : '');
    });
    if (cell?.formula !== undefined || cell?.bound) helperOf(place);
  };
  const value = (place: Place): CellValue => {
    const type = model.getCellType(place.sheet, place.row, place.column);
    const at = helperOf(place);
    const text = model.getFormattedCellValue(helper, at.row, at.column);
    if (type === TYPES.number) return text === '' ? undefined : Number(text);
    if (type === TYPES.truth) return text === 'TRUE';
    if (type === TYPES.error) return { error: model.getFormattedCellValue(place.sheet, place.row, place.column) };
    return text;
  };
  const load = (): void => {
    const late: (readonly [Place, Cell])[] = [];
    book.sheets.forEach(({ cells }, sheet) => {
      for (const [row, line] of cells)
        for (const [column, cell] of line) {
          if (cell.bound && cell.formula === undefined) late.push([{ sheet, row, column }, cell]);
          else if (cell.value !== undefined || cell.formula !== undefined) set({ sheet, row, column }, cell);
        }
    });
    for (const [place] of late) helperOf(place);
  };
  defineNames(model, book);
  hideRows(model, book);
  load();
  return {
    set,
    evaluate: () => {
      model.resumeEvaluation();
      model.evaluate();
      model.pauseEvaluation();
    },
    value,
    free: () => model.free(),
  };
};
