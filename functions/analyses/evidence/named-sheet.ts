// The workbook sheet that a person's own words name, as a table: "utilization by centre" of a sheet of centres.
import type { Block } from '#shared/report/blocks.ts';
import { terms } from '../../engine/terms.ts';
import type { SectionContext, Sheet } from '../builder.ts';
import { verified } from './computed.ts';
import { documentName } from './document-name.ts';

/** Of the words of a title so many name the sheet or its columns: the rest says how to look at it. */
const SHARE = 0.6;
const FEWEST_WORDS = 2;
/** More rows are a ledger: it is computed with, not printed. */
const MAX_ROWS = 24;
const MAX_COLUMNS = 7;

const NUMBER = /^[-−(△▲]?[\d,]+(?:\.\d+)?%?\)?$/;
const isNumber = (cell: string): boolean => NUMBER.test(cell.trim());

type Laid = { readonly sheet: Sheet; readonly header: number };

/** The first row of names alone above a row with figures. */
const laidOf = (sheet: Sheet): Laid[] => {
  const header = sheet.rows.findIndex(
    ({ cells }, i) =>
      cells.filter(Boolean).length > 1 && !cells.some(isNumber) && sheet.rows[i + 1]?.cells.some(isNumber) === true,
  );
  const count = sheet.rows.length - header - 1;
  return header >= 0 && count > 1 && count <= MAX_ROWS ? [{ sheet, header }] : [];
};

const fitOf = (wanted: readonly string[], { sheet, header }: Laid): number => {
  const own = new Set(terms([sheet.name, ...(sheet.rows[header]?.cells ?? [])].join(' ')));
  return wanted.filter((word) => own.has(word)).length / wanted.length;
};

const tableOf = (context: SectionContext, { sheet, header }: Laid): Block => {
  const heads = (sheet.rows[header]?.cells ?? []).slice(0, MAX_COLUMNS);
  const rows = sheet.rows.slice(header + 1);
  return {
    kind: 'table',
    caption: documentName(sheet.name),
    columns: heads.map((label, i) => ({
      label,
      ...(rows.some(({ cells }) => isNumber(cells[i] ?? '')) ? { numeric: true } : {}),
    })),
    rows: rows.map(({ cells, reference }) => {
      const cited = verified([context.notes.adopt(reference)]);
      return heads.map((_, i) => ({ text: cells[i] ?? '', ...(isNumber(cells[i] ?? '') ? cited : {}) }));
    }),
  };
};

export const namedSheet = async (context: SectionContext): Promise<Block[]> => {
  const wanted = [...new Set(terms(context.section.title))];
  if (wanted.length < FEWEST_WORDS) return [];
  const sheets = (await context.ledgers()).flatMap((ledger) => ledger.asWritten).flatMap(laidOf);
  const fits = sheets.map((laid) => ({ laid, fit: fitOf(wanted, laid) })).filter(({ fit }) => fit >= SHARE);
  const [best] = fits.sort((a, b) => b.fit - a.fit);
  return best ? [tableOf(context, best.laid)] : [];
};
