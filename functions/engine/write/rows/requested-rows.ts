// The register rows that a question asks for: by name, past a threshold, ending in a year, or in a state.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { Passage } from '../../evidence.ts';
import { togetherPlaces } from '../../understand/kinds/sum-requests.ts';
import { asksExistence } from '../../understand/kinds/yes-no.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { missing } from '../answered.ts';
import { type FigureCell, lineCell } from '../figures/figure-cell.ts';
import { fitted } from '../fit/fit.ts';
import { say } from '../wording.ts';
import type { Writing } from '../writer.ts';
import { type Line, plain, type Register, registerOf } from './register.ts';
import { noneIn, type RowRequest, rowRequest, yesIn } from './row-request.ts';

/** Most rows that can be read at a glance. Set by hand. */
const MAX_ROWS = 20;

type Chosen = { readonly register: Register; readonly request: RowRequest; readonly rows: readonly Line[] };

/** Longer cells are text in columns, not a list of things. Set by hand, on ja-pages. */
const MAX_CELL_LENGTH = 40;
const isShort = (cell: string): boolean => cell.length * (/[^\x20-\x7e]/.test(cell) ? 2 : 1) <= MAX_CELL_LENGTH;
const isList = ({ rows }: Register): boolean => rows.every(({ cells: [, ...known] }) => known.every(isShort));

const chosenIn = (plan: Plan, register: Register): Chosen[] => {
  const request = isList(register) ? rowRequest(plan, register) : undefined;
  if (!request) return [];
  const rows = register.rows.filter((row) => request.tests.every((test) => test(row)));
  // A single row must be requested by its name and a property.
  const isOne = request.columns.length > 0 && rows.length === 1;
  return rows.length > 0 && (isOne || request.isOfSome) ? [{ register, request, rows }] : [];
};

export const registersIn = (passages: readonly Passage[]): readonly Register[] => {
  const registers = passages
    .filter(({ chunk }) => chunk.kind === 'table')
    .flatMap((one) => registerOf(one.parts ? one : { ...one, parts: [one.chunk] }) ?? []);
  return [...new Map(registers.map((one) => [one.rows[0]?.chunk.id, one])).values()];
};

/** Uses one register, preferring the question's language; `undefined` if several match. */
const chosenOf = ({ plan, passages }: Writing): Chosen | undefined => {
  const all = registersIn(passages).flatMap((register) => chosenIn(plan, register));
  const own = all.filter(({ register: { passage } }) => passage.chunk.context.language === languageOf(plan.question));
  const [chosen, ...others] = own.length > 0 ? own : all;
  return others.length === 0 ? chosen : undefined;
};

/** A heading that ends in a unit in brackets gives the unit of a bare number. */
const SAYS_UNIT = /[(（][^()（）]+[)）]\s*$/u;
export const countCell = (cell: FigureCell, heading: string): FigureCell => {
  const isUnitOpen = (cell.findings ?? []).some(({ code }) => code === 'scaleUnknown');
  const isCount = /^\d{1,3}(?:,\d{3})*$|^\d{1,6}$/.test(cell.text) || SAYS_UNIT.test(heading);
  return isUnitOpen && isCount ? { text: cell.text, refs: cell.refs, check: 'verified' } : cell;
};
const cellOf = ({ passage, head }: Register, { chunk, start, cells }: Line, column: number, n: number) =>
  fitted(countCell(lineCell({ ...passage, chunk }, start, cells[column] ?? '', n), head[column] ?? ''), []);

export type Picked = {
  readonly register: Register;
  readonly rows: readonly Line[];
  readonly columns: readonly number[];
  /** The column that names the rows. */
  readonly name: number;
};

export const tableOfRows = (
  { citations }: Writing,
  { register, rows, columns, name }: Picked,
): Extract<Block, { kind: 'table' }> => ({
  kind: 'table',
  columns: columns.map((at) => ({ label: register.head[at] ?? '' })),
  rows: rows.slice(0, MAX_ROWS).map((row) => {
    const { text } = row.chunk;
    const end = text.indexOf('\n', row.start);
    const { n } = citations.cite({ ...register.passage, chunk: row.chunk }, row.start, end < 0 ? text.length : end);
    return columns.map((at) =>
      at === name || (row.cells[at] ?? '') === '' ? { text: row.cells[at] ?? '' } : cellOf(register, row, at, n),
    );
  }),
});

const tableOf = (writing: Writing, { register, request, rows }: Chosen): Block => {
  // A row picked by its name alone is given whole.
  const isBare = request.isByName && rows.length === 1;
  const columns = isBare ? register.head.map((_, at) => at) : [...new Set([request.name, ...request.columns])];
  return tableOfRows(writing, { register, rows, columns, name: request.name });
};

const SHARE = /[%％]/u;
/** Whether a requested column has percentages: an amount is not a share. */
const givesShare = ({ register: { head }, request, rows }: Chosen): boolean =>
  request.columns.some((at) => SHARE.test(head[at] ?? '') || rows.every(({ cells }) => SHARE.test(cells[at] ?? '')));

/** 국제운송 매출 is a row of that name in another table, not the customers of that segment. */
const isLineElsewhere = ({ plan, passages }: Writing, { register, request: { states } }: Chosen): boolean => {
  const names = new Set(states.map(plain));
  const own = new Set(register.rows.map(({ chunk }) => chunk.id));
  const labelled = ({ chunk }: Passage): boolean =>
    chunk.kind === 'table' &&
    !own.has(chunk.id) &&
    chunk.text.split('\n').some((line) => names.has(plain(line.split('\t')[0] ?? '')));
  return plan.metrics.length > 0 && names.size > 0 && passages.some(labelled);
};

export const requestedRows = (writing: Writing): Block[] => {
  const { plan } = writing;
  if (plan.wanted === 'cause' || plan.ratios.length > 0 || plan.rank || plan.choice) return [];
  // Rows are not what they come to together.
  if (togetherPlaces(plan.question).length > 0) return [];
  const chosen = chosenOf(writing);
  if (!chosen || isLineElsewhere(writing, chosen)) return [];
  const { request, rows } = chosen;
  if (plan.wanted === 'share' && !givesShare(chosen)) return [];
  // The row exists, but the requested cell is blank.
  const isBlank = request.columns.every((at) => rows.every(({ cells }) => (cells[at] ?? '') === ''));
  return isBlank ? [missing(plan)] : [tableOf(writing, chosen)];
};

/** For "are there any", a found row means yes; for one row, its cell decides. */
const statedBy = ({ plan }: Writing, { request, rows }: Chosen): 'yes' | 'no' | undefined => {
  if (asksExistence(plan.question)) return request.isOfSome ? 'yes' : undefined;
  const [[row, ...others], [column = 0, ...more]] = [rows, request.columns];
  const cell = row?.cells[column] ?? '';
  if (others.length + more.length > 0) return undefined;
  return yesIn(cell).length > 0 ? 'yes' : noneIn(cell).length > 0 ? 'no' : undefined;
};

export const rowsVerdict = (writing: Writing, blocks: readonly Block[]): Sentence | undefined => {
  const [table, ...others] = blocks;
  if (table?.kind !== 'table' || others.length > 0) return undefined;
  const chosen = chosenOf(writing);
  const stated = chosen && statedBy(writing, chosen);
  if (!stated) return undefined;
  const refs = [...new Set(table.rows.flat().flatMap((cell) => cell.refs ?? []))];
  return { text: say(writing.plan.language, `verdict.${stated}`), refs, check: 'verified', fit: 'answers' };
};
