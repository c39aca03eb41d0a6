// Reads the registers among the workbooks of a company: lists with one entry a row, such as sites or machines.
import { headsOf } from '#shared/analyses/map-columns.ts';
import { COLUMNS } from '#shared/language/grammar/column-headers.ts';
import { headerPeriod } from '#shared/language/grammar/header-period.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/table-columns.json' with { type: 'json' };
import { findMetrics } from '../engine/understand/measures/find-metrics.ts';
import type { Ledger, SectionContext, Sheet } from './builder.ts';
import { documentName } from './evidence/document-name.ts';
import { metricOf } from './evidence/known-figure.ts';
import { isOfCompany } from './evidence/ledger-owner.ts';
import { OTHERS } from './evidence/others.ts';
import { isTotalRow } from './evidence/table-columns.ts';
import { aboutText, NEAREST } from './room/report-subjects.ts';

export type Row = Sheet['rows'][number];
export type Register = {
  readonly context: SectionContext;
  readonly title: string;
  readonly heads: readonly string[];
  readonly header: Row;
  readonly rows: readonly Row[];
};
export type Column = { readonly at: number; readonly head: string; readonly cells: readonly string[] };

/** A shorter list is printed as a table. Set by hand. */
const FEWEST_ROWS = 12;
/** A column is read if most of its cells are filled. */
const isMostly = (part: number, whole: number): boolean => 2 * part > whole;

export const isEnding = compile({ ...lexicon.ending, id: 'ending', source: lexicon.source, not: [] });
export const NUMBER = /^-?\d[\d,]*(?:\.\d+)?$/u;

const NATIVE = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The first columns number and name an entry. */
const NAMING = 2;
const isSum = (cell: string): boolean => OTHERS.test(cell.trim()) || isTotalRow(cell.trim());

const LINES: ReadonlySet<string | undefined> = new Set(['income', 'balance', 'cash']);
const isLine = (cell: string): boolean => findMetrics(cell).some(({ id }) => LINES.has(metricOf(id)?.statement));
/** Lines of statements below each other, one company after the other, are no entries. */
const isOfLines = (rows: readonly Row[]): boolean =>
  Array.from({ length: NAMING }, (_, at) => rows.filter(({ cells }) => isLine(cells[at] ?? '')).length).some((lines) =>
    isMostly(lines, rows.length),
  );

const registerIn = (context: SectionContext, { name, rows }: Sheet): Register | undefined => {
  const at = rows.findIndex(({ cells }) => cells.filter((cell) => /\p{L}/u.test(cell)).length >= 3);
  const header = rows[at];
  if (!header) return undefined;
  const heads = headsOf(header.cells);
  const own = rows
    .slice(at + 1)
    .filter(({ cells }) => cells.filter(Boolean).length >= heads.length * 0.5 && !cells.slice(0, NAMING).some(isSum));
  const file = (documentName(header.reference.title) || name).replaceAll(/[_-]/g, ' ').replace(/^\d+\s+/u, '');
  // A file name in Latin letters is no word of a Korean or Japanese sentence.
  const title = context.language === 'en' || NATIVE.test(file) ? file : context.text('say.register');
  return own.length < FEWEST_ROWS || isOfLines(own) ? undefined : { context, title, heads, header, rows: own };
};

export const columnsOf = ({ heads, rows }: Register): Column[] =>
  heads.map((head, at) => ({ at, head, cells: rows.map(({ cells }) => (cells[at] ?? '').trim()) }));

export const filled = ({ cells }: Column): readonly string[] => cells.filter(Boolean);
export const isFilled = (column: Column): boolean => isMostly(filled(column).length, column.cells.length);
export const isOfNumbers = (column: Column): boolean =>
  isFilled(column) && filled(column).every((cell) => NUMBER.test(cell));

/** Lists of staff and of cases have sections of their own; customers are computed from their ledger. */
const STAFF = ['headcount', 'workforce', 'labour', 'organisation', 'people'];
const HARM = ['litigation', 'incidents', 'regulators', 'permits'];
const OF_SECTION: Readonly<Record<string, readonly string[]>> = {
  ...{ workforce: STAFF, organisation: STAFF, headcount: STAFF },
  ...{ riskFactors: HARM, threats: HARM, thesisRisks: HARM },
};
const isFor = ({ section }: SectionContext, { title, heads }: Register): boolean => {
  const { headed } = aboutText(
    '',
    [title, heads.join(', ')].map((text) => ({ text, weight: NEAREST })),
  );
  if (headed.has('customers') || headed.has('prices')) return false;
  // Results with a row a year are figures, not entries of a register.
  if (heads.some((head) => COLUMNS.period.headers.includes(head.trim().toLowerCase()))) return false;
  const own = OF_SECTION[section.id];
  const isOf = (ids: readonly string[]) => ids.some((id) => headed.has(id));
  return own ? isOf(own) : !isOf([...STAFF, ...HARM]);
};

const isDay = (cell: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(cell);
/** `H1 2023`, `2025年3月`: a row a period of each thing. */
const isPeriod = (cell: string): boolean => !YEAR_ALONE.test(cell) && headerPeriod(cell)?.rest === '';
/** The year in which something was built is a property of an entry. */
const YEAR_ALONE = /^\d{4}\p{L}?$/u;

/** Payments, orders and figures by period are no entries of a register. */
const isOfDays = (register: Register): boolean =>
  columnsOf(register).some(
    (column) =>
      isEnding(column.head).length === 0 &&
      isFilled(column) &&
      (filled(column).every(isDay) || filled(column).every(isPeriod)),
  );

const registersIn = async (context: SectionContext, ledger: Ledger): Promise<Register[]> =>
  (await isOfCompany(context, { ...ledger, sheets: ledger.asWritten }))
    ? ledger.asWritten.flatMap((sheet) => registerIn(context, sheet) ?? [])
    : [];

export const registersFor = async (context: SectionContext): Promise<Register[]> => {
  const all: Register[] = [];
  for (const ledger of await context.ledgers()) all.push(...(await registersIn(context, ledger)));
  return all.filter((one) => isFor(context, one) && !isOfDays(one));
};
