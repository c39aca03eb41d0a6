// Converts a printed figure into a number with the same format; everything else stays text.
import type { Cell as FileCell } from 'hucre/xlsx';
import { cleanText } from '#shared/report/clean-text.ts';

const FIGURE =
  /^(?<open>\()?(?<sign>[-−–△▲]\s?)?(?<whole>[1-9]\d{0,2}(?:,\d{3})+|0|[1-9]\d*)(?:\.(?<fraction>\d+))?(?<unit>\s?%|x|\ubc30|\u500d)?(?<close>\))?$/u;
/** A double has fifteen exact digits; longer numbers would change. */
const DIGITS = 15;
/** The most characters of one cell. */
const MAX_CELL_LENGTH = 32_767;

type Parsed = { readonly value: number; readonly numFmt: string };

const look = (decimals: number, unit: string): string => {
  const digits = `#,##0${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}`;
  const suffix = unit === '' ? '' : unit === '%' ? '%' : `"${unit}"`;
  return `${digits}${suffix}_);(${digits}${suffix})`;
};

export const parseFigure = (text: string): Parsed | undefined => {
  const { open, sign, whole, fraction = '', unit = '', close } = FIGURE.exec(text.trim())?.groups ?? {};
  if (whole === undefined || (open === undefined) !== (close === undefined) || (open && sign)) return undefined;
  const digits = whole.replaceAll(',', '');
  if (digits.length + fraction.length > DIGITS) return undefined;
  const measure = unit.trim();
  const value = Number(`${digits}.${fraction || '0'}e${measure === '%' ? -2 : 0}`);
  return { value: open || sign ? -value : value, numFmt: look(fraction.length, measure) };
};

const shorten = (text: string): string =>
  text.length > MAX_CELL_LENGTH ? `${text.slice(0, MAX_CELL_LENGTH - 1).toWellFormed()}…` : text;

export const textCell = (text: string): Partial<FileCell> => ({ value: shorten(cleanText(text)), type: 'string' });

/** `numeric`: the column contains figures; a year or a code in another column stays text. */
export const typedCell = (text: string, numeric: boolean): Partial<FileCell> => {
  const figure = numeric ? parseFigure(text) : undefined;
  return figure
    ? { value: figure.value, type: 'number', style: { numFmt: figure.numFmt, alignment: { horizontal: 'right' } } }
    : {
        ...textCell(text),
        style: { alignment: { vertical: 'top', wrapText: true, ...(numeric ? { horizontal: 'right' } : {}) } },
      };
};
