// Proposes the mapping of workbook columns, by headers in three languages and the values below them.
import { splitUnit } from '../language/grammar/column-unit.ts';
import { headerPeriod } from '../language/grammar/header-period.ts';
import { sheetsAlike } from './alike-sheets.ts';
import type { Column } from './analysis.ts';
import type { Grid, NamedGrid } from './grid.ts';

export type Mapping = {
  /** The index of the header row in the grid. */
  readonly header: number;
  /** The header in the file by column name; missing if none fits. */
  readonly columns: Readonly<Record<string, string>>;
  /** Required columns that were not found. */
  readonly missing: readonly string[];
};

const LOOKED_AT = 20;
const SAMPLE = 50;
/** A header with a lower score means something else. */
const MIN_LIKENESS = 0.5;
/** The share of values that must be days for a column to be the date, if its header does not name one. */
const DATED = 0.9;
const EXACT = 1;
const PART = 0.7;
/** Headers as a mapping names them; a repeated header gets a number. */
export const headsOf = (row: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  return row.map((cell) => {
    const head = cell.trim();
    const count = (counts.get(head) ?? 0) + 1;
    counts.set(head, count);
    return head === '' || count === 1 ? head : `${head} (${count})`;
  });
};

/** Units and notes in brackets do not identify a column. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^)]*\)|\[[^\]]*\]/g, '')
    .replace(/#\s*$/, 'no')
    .replace(/[\s_\-·:：*#]+/g, '');

const DATE =
  /^(?:(?:19|20)\d{2}(?:[-./년年]\s?\d{1,2}.*)?|\d{1,2}[-./]\d{1,2}[-./](?:19|20)?\d{2}|(?:19|20)\d{4}(?:\d{2})?|\d{5})(?:[ t]\d.*)?$/i;
/** Quarters and fiscal years count as dates. */
const PERIOD =
  /^(?:[FC]Y\s?'?\d{2,4}|[1-4]Q\s?'?\d{2,4}|Q[1-4]\s?(?:19|20)\d{2}|(?:19|20)\d{2}[\s\-/년年]*(?:Q[1-4]|[1-4]Q|[1-4]분기|第?[1-4]四半期)|[A-Z][a-z]{2,8}\s(?:19|20)\d{2})$/;
const NUMBER =
  /^[-−–△▲(]?\s?(?:US\$|[₩$€£¥]|[A-Z]{3}\s)?\s?[-−(]?\d[\d,.' ]*\s?(?:[kmb]|mn|bn|[십백천]?[만억조万億兆]|[천千])?\s?(?:%|원|円| [A-Z]{3})?\)?$/iu;
/** Values that do not indicate a type: an empty cell, a dash, a formula error. */
const NEUTRAL = /^(?:|[-–—―ー]|#[A-Z]+(?:\/[A-Z0])?[!?]?|n\/?a)$/i;

const looksLike: Readonly<Record<Column['type'], (text: string) => boolean>> = {
  number: (text) => NUMBER.test(text.normalize('NFKC').trim()),
  date: (text) =>
    [DATE, PERIOD].some((form) => form.test(text.normalize('NFKC').trim())) || headerPeriod(text)?.rest === '',
  text: () => true,
};

export const isNeutral = (text: string): boolean => NEUTRAL.test(text.trim());
export const looksLikeNumber = looksLike.number;
export const looksLikeDate = looksLike.date;

const share = (values: readonly string[], fits: (text: string) => boolean): number => {
  const given = values.filter((text) => !isNeutral(text)).slice(0, SAMPLE);
  return given.length === 0 ? 0 : given.filter(fits).length / given.length;
};

/** A header as a program writes it, without its unit and period. */
const bareName = (header: string): string => splitUnit(headerPeriod(header)?.rest || header).name;
/** A name that only remains without unit and period is less certain. */
const BARE = 0.98;

const named = (column: Column, header: string): number => {
  const bare = bareName(header);
  return Math.max(namedAs(column, header), bare === header ? 0 : BARE * namedAs(column, bare));
};

/** Earlier names in a list are more specific. */
const namedAs = ({ headers }: Column, header: string): number => {
  const own = plain(header);
  if (own === '') return 0;
  const scores = headers.map((name, i) => {
    const wanted = plain(name);
    const order = i * 0.005;
    if (wanted === own) return EXACT - order;
    return wanted.length > 1 && own.includes(wanted) ? PART * (0.7 + (0.3 * wanted.length) / own.length) - order : 0;
  });
  return Math.max(0, ...scores);
};

/** A number column with words, or a date column without dates, does not fit, whatever its header. */
const fitness = (column: Column, header: string, values: readonly string[]): number => {
  const name = named(column, header);
  if (name === 0) return 0;
  const type = share(values, looksLike[column.type]);
  return type < 0.6 ? 0 : name * (0.8 + 0.2 * type);
};

const below = (grid: Grid, header: number, at: number): string[] =>
  grid.slice(header + 1, header + 1 + SAMPLE).map((row) => row[at] ?? '');

type Fit = { readonly column: string; readonly at: number; readonly score: number };

/** The best pairs first; each column and each header is used once. */
const paired = (columns: readonly Column[], grid: Grid, header: number): Fit[] => {
  const heads = grid[header] ?? [];
  const all = columns.flatMap((column) =>
    heads.map((head, at) => ({ column: column.name, at, score: fitness(column, head, below(grid, header, at)) })),
  );
  const taken: Fit[] = [];
  for (const one of all.filter(({ score }) => score >= MIN_LIKENESS).sort((a, b) => b.score - a.score))
    if (!taken.some(({ column, at }) => column === one.column || at === one.at)) taken.push(one);
  return taken;
};

const worth = (fits: readonly Fit[]): number => fits.reduce((sum, { score }) => sum + score, 0);

/** True for a day or a month; years and bare numbers may be something else. */
const isDated = (text: string): boolean =>
  looksLike.date(text) && !/^\d+$/.test(text.trim()) && !/^\d{4}$/.test(headerPeriod(text)?.key ?? '');

/** The only column whose values are days or months is the date, whatever its header. */
const datedAt = (grid: Grid, { header, fits }: { readonly header: number; readonly fits: readonly Fit[] }): number => {
  const open = [...(grid[header] ?? []).keys()].filter((at) => fits.every((fit) => fit.at !== at));
  const dated = open.filter((at) => share(below(grid, header, at), isDated) >= DATED);
  return dated.length === 1 ? (dated[0] ?? -1) : -1;
};

/** True for names of column groups: the row below names each of these columns and others beside them. */
const isAboveHeader = (grid: Grid, row: number): boolean => {
  const [groups = [], names = []] = [grid[row], grid[row + 1]];
  const isName = (cell: string): boolean => cell.trim() !== '' && !looksLike.number(cell) && !looksLike.date(cell);
  return (
    groups.filter(Boolean).length < names.filter(Boolean).length &&
    names.every((cell) => cell.trim() === '' || isName(cell)) &&
    groups.every((cell, at) => cell.trim() === '' || isName(names[at] ?? ''))
  );
};

/** The header is the row among the first twenty under which most columns are found. */
export const proposeColumns = (columns: readonly Column[], grid: Grid): Mapping => {
  const all = Array.from({ length: Math.min(LOOKED_AT, grid.length) }, (_, i) => i);
  const rows = all.filter((row) => !isAboveHeader(grid, row));
  const tried = rows.map((header) => ({ header, fits: paired(columns, grid, header) }));
  const best = tried.sort((a, b) => worth(b.fits) - worth(a.fits) || a.header - b.header)[0] ?? { header: 0, fits: [] };
  const heads = headsOf(grid[best.header] ?? []);
  const dateColumn = columns.find(({ type }) => type === 'date') ?? columns.find(({ name }) => name === 'period');
  const undated = best.fits.every(({ column }) => column !== dateColumn?.name) ? dateColumn : undefined;
  const dated = undated && best.fits.length > 0 ? heads[datedAt(grid, best)] : undefined;
  const mapped = {
    ...Object.fromEntries(best.fits.map(({ column, at }) => [column, heads[at] ?? ''])),
    ...(undated && dated ? { [undated.name]: dated } : {}),
  };
  return { header: best.header, columns: mapped, missing: missingColumns(columns, mapped) };
};

/** The missing columns of a proposal that a person has corrected. */
export const missingColumns = (columns: readonly Column[], mapped: Readonly<Record<string, string>>): string[] =>
  columns.filter(({ name, optional }) => !optional && !mapped[name]).map(({ name }) => name);

type SheetMapping = Mapping & {
  /** `undefined` for all of `sheets`. */
  readonly sheet: string | undefined;
  /** The sheets with the same layout. */
  readonly sheets: readonly string[];
};

/** Of several sheets, the one with the best mapping, and the sheets that continue it. */
export const proposeSheet = (columns: readonly Column[], sheets: readonly NamedGrid[]): SheetMapping | undefined => {
  const [best] = sheets
    .map(({ name, grid }) => ({ ...proposeColumns(columns, grid), sheet: name }))
    .sort(
      (a, b) => a.missing.length - b.missing.length || Object.keys(b.columns).length - Object.keys(a.columns).length,
    );
  if (!best) return undefined;
  const alike = sheetsAlike(sheets, best.sheet, best.header);
  return { ...best, sheets: alike, sheet: alike.length > 1 ? undefined : best.sheet };
};
