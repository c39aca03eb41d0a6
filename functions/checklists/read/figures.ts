// Recognizes columns of years beside measures: figures to fill in, some of them still open.
import { type GridSheet, textAt } from '../grid.ts';
import heads from '../words/heads.json' with { type: 'json' };
import { isYear } from './numbering.ts';

const UNITS = new Set(heads.units);
const isUnit = (text: string): boolean => UNITS.has(text.normalize('NFKC').trim().toLowerCase());

/** A unit column is required: the lines of accounts have none. */
export const yearsToFill = (sheet: GridSheet, row: number, texts: ReadonlyMap<number, string>): readonly number[] => {
  const years = [...texts].filter(([, text]) => isYear(text)).map(([column]) => column);
  const isRun = years.length > 1 && Math.max(...years) - Math.min(...years) === years.length - 1;
  if (!isRun || ![...texts.values()].some(isUnit)) return [];
  const below = [...sheet.rows].filter(([one, { size }]) => one > row && size > 1);
  return below.some(([one]) => years.some((column) => textAt(sheet, one, column) === '')) ? years : [];
};
