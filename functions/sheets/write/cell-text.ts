// Writes one cell of a sheet's XML.
import { escapeMarkup } from '#shared/report/clean-text.ts';
import { cellName } from '#shared/spreadsheet/a1.ts';
import { type CellValue, isError } from '../book.ts';
import { filedFormula } from '../formula/names.ts';

/** Control characters that XML allows. */
const ALLOWED = ['\n', '\t'];

/** Control characters are escaped as `_x000D_`, and text that looks like such an escape is escaped too. */
const textOf = (text: string): string =>
  escapeMarkup(
    text
      .toWellFormed()
      .replace(/_x(?=[0-9A-Fa-f]{4}_)/g, '_x005F_x')
      .replace(/[\p{Cc}\ufffe\uffff]/gu, (sign) =>
        ALLOWED.includes(sign) ? sign : `_x${sign.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`,
      ),
  );

export type Parts = { readonly type?: string; readonly body: string };

/** `p`: the namespace prefix of the part. */
export const valueParts = (value: CellValue, p: string, ofFormula: boolean): Parts => {
  if (value === undefined) return { body: '' };
  if (isError(value)) return { type: 'e', body: `<${p}v>${escapeMarkup(value.error)}</${p}v>` };
  if (typeof value === 'boolean') return { type: 'b', body: `<${p}v>${value ? 1 : 0}</${p}v>` };
  if (typeof value === 'number') return { body: `<${p}v>${value}</${p}v>` };
  if (ofFormula) return { type: 'str', body: `<${p}v>${textOf(value)}</${p}v>` };
  return { type: 'inlineStr', body: `<${p}is><${p}t xml:space="preserve">${textOf(value)}</${p}t></${p}is>` };
};

export const formulaText = (formula: string, p: string): string =>
  `<${p}f>${escapeMarkup(filedFormula(formula))}</${p}f>`;

type Written = {
  readonly row: number;
  readonly column: number;
  readonly style: number;
  readonly formula?: string | undefined;
  readonly value: CellValue;
};

/** Empty for a cell without value, formula and style. */
export const cellText = ({ row, column, style, formula, value }: Written, p: string): string => {
  if (value === undefined && formula === undefined && style === 0) return '';
  const { type, body } = valueParts(value, p, formula !== undefined);
  const head = `<${p}c r="${cellName(row, column)}"${style === 0 ? '' : ` s="${style}"`}${type ? ` t="${type}"` : ''}`;
  const inside = `${formula === undefined ? '' : formulaText(formula, p)}${body}`;
  return inside === '' ? `${head}/>` : `${head}>${inside}</${p}c>`;
};
