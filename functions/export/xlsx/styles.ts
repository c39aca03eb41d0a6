// The styles of a workbook: blue inputs, black formulas, green links to other sheets; light lines, fills in headers
// only.
import type { CellStyle } from 'hucre/xlsx';
import type { Language } from '#shared/model/enums.ts';

const INK = { input: '0000FF', formula: '000000', link: '00803C', quiet: '6B7280', head: '1F2937' } as const;
const HAIRLINE = { style: 'thin', color: { rgb: 'CFD4DC' } } as const;
const STRONG = { style: 'thin', color: { rgb: '1F2937' } } as const;

/** Named, not embedded: the reader's fonts with this name. */
const FONTS: Readonly<Record<Language, string>> = { ko: 'Malgun Gothic', ja: 'Yu Gothic', en: 'Arial' };
export const baseFont = (language: Language) => ({ name: FONTS[language], size: 10 });

type Ink = keyof typeof INK;
export type LineStyle = 'title' | 'note' | 'section' | 'head' | 'line' | 'total' | 'blank';

const filled = (rgb: string) => ({ type: 'pattern', pattern: 'solid', fgColor: { rgb } }) as const;

/** `line`: the style of the cell's line. */
export const wordStyle = (line: LineStyle, alignment: NonNullable<CellStyle['alignment']> = {}): CellStyle => {
  const align = { vertical: 'center', ...alignment } as const;
  switch (line) {
    case 'title':
      return { font: { bold: true, size: 14, color: { rgb: INK.head } }, alignment: align };
    case 'note':
      return { font: { size: 9, color: { rgb: INK.quiet } }, alignment: align };
    case 'section':
      return { font: { bold: true, color: { rgb: INK.head } }, border: { bottom: STRONG }, alignment: align };
    case 'head':
      return {
        font: { bold: true, color: { rgb: INK.head } },
        fill: filled('F1F3F6'),
        border: { bottom: STRONG },
        alignment: { ...align, wrapText: true },
      };
    case 'total':
      return { font: { bold: true }, border: { top: HAIRLINE }, alignment: align };
    default:
      return { alignment: align };
  }
};

type Number = { readonly ink: Ink; readonly numFmt: string; readonly line: LineStyle; readonly marked: boolean };

export const numberStyle = ({ ink, numFmt, line, marked }: Number): CellStyle => ({
  numFmt,
  font: { color: { rgb: INK[ink] }, ...(line === 'total' || marked ? { bold: true } : {}) },
  alignment: { horizontal: 'right', vertical: 'center' },
  ...(line === 'total' ? { border: { top: HAIRLINE } } : {}),
  ...(marked ? { fill: filled('FFF4CC') } : {}),
});
