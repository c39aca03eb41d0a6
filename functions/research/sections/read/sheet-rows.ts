// The rows of the person's workbook by the columns that they mapped; each can be cited.
import type { WorkbookInput } from '#shared/analyses/inputs.ts';
import { periodsIn } from '#shared/finance-language/periods.ts';
import type { Reference } from '#shared/report/blocks.ts';
import type { Bench, Sheet } from '../builder.ts';

export type SheetRow = {
  /** By the name of the column; empty where the workbook has none. */
  cell(column: string): string;
  /** The number of a reference to this row. */
  cite(): number;
  readonly reference: Reference;
};

type Found = { readonly header: readonly string[]; readonly rows: Sheet['rows'] };

/** The header is the first row that holds every column; what is above it is title. */
const under = ({ rows }: Sheet, needed: readonly string[]): Found | undefined => {
  const at = rows.findIndex(({ cells }) => needed.every((name) => cells.some((cell) => cell.trim() === name)));
  const header = rows[at]?.cells.map((cell) => cell.trim());
  return header && { header, rows: rows.slice(at + 1) };
};

const foundIn = (sheets: readonly Sheet[], { columns, sheet }: WorkbookInput): Found | undefined => {
  const needed = Object.values(columns).filter(Boolean);
  const inOrder = [...sheets].sort((a, b) => Number(b.name === sheet) - Number(a.name === sheet));
  return inOrder.map((one) => under(one, needed)).find((found) => found !== undefined);
};

/** Empty where no sheet has all the columns. */
export const sheetRows = async (bench: Bench, wanted: WorkbookInput | undefined): Promise<SheetRow[]> => {
  const sheets = wanted && (await bench.workbook());
  const found = sheets && foundIn(sheets, wanted);
  if (!found) return [];
  const position = new Map(Object.entries(wanted.columns).map(([name, head]) => [name, found.header.indexOf(head)]));
  return found.rows.map(({ cells, reference }) => ({
    cell: (column) => cells[position.get(column) ?? -1]?.trim() ?? '',
    cite: () => bench.notes.adopt(reference),
    reference,
  }));
};

/** Commas part thousands, or lakhs; anywhere else they may be a decimal sign, and the number is none. */
const PRINTED = /^([-−–△▲(]?)(\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?|\d+(?:\.\d+)?)\)?$/u;

/** As printed: `1,234.5`, `(300)`, `△12`, `₩1,000`; undefined for anything else. */
export const numberIn = (text: string): number | undefined => {
  const plain = text.normalize('NFKC').replace(/[\s$€£¥₩%]|원|円/gu, '');
  const [, minus = '', digits = ''] = PRINTED.exec(plain) ?? [];
  if (digits === '') return undefined;
  const size = Number(digits.replaceAll(',', ''));
  return minus === '' ? size : -size;
};

/** A day, a month or a year; what a workbook stores as a count of days since 1899-12-30 too. */
export const dayIn = (text: string): string | undefined => {
  const serial = /^\d{5}(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
  if (serial) return new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10);
  const compact = /^((?:19|20)\d\d)(0[1-9]|1[0-2])(\d\d)?$/.exec(text);
  if (compact) return [compact[1], compact[2], compact[3]].filter(Boolean).join('-');
  const month = /^((?:19|20)\d\d)[-./](0?[1-9]|1[0-2])$/.exec(text);
  if (month) return `${month[1]}-${(month[2] ?? '').padStart(2, '0')}`;
  return periodsIn(text)[0]?.key;
};
