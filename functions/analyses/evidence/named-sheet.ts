// Shows the workbook sheet that a person's words name as a table: "utilization by centre" for a sheet of centres.
import type { Block } from '#shared/report/blocks.ts';
import { terms } from '../../engine/terms.ts';
import type { SectionContext, Sheet } from '../builder.ts';
import { verified } from './computed.ts';
import { documentName } from './document-name.ts';

/** The share of a title's words that must name the sheet or its columns; the others describe the view. */
const SHARE = 0.6;
const FEWEST_WORDS = 2;
/** A sheet with more rows is a ledger, which is used in calculations and not printed. */
const MAX_ROWS = 24;
const MAX_COLUMNS = 7;

const NUMBER = /^[-−(△▲]?[\d,]+(?:\.\d+)?%?\)?$/;
const isNumber = (cell: string): boolean => NUMBER.test(cell.trim());

type Laid = { readonly sheet: Sheet; readonly header: number };

/** The header is the first row with names only, above a row with figures. */
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
