// Rewrites a cell of a sheet's XML that keeps its formula: with another value, or with the formula written out.
import type { CellValue } from '../book.ts';
import { valueParts } from './cell-text.ts';
import { attributesOf, tagText } from './tags.ts';
import { FORMULA, FORMULA_HEAD } from './walk-cells.ts';

type Formula = {
  /** Replaces the existing formula. */
  readonly formula: string | undefined;
  /** The namespace prefix of the part. */
  readonly p: string;
};

export const recalculated = (text: string, value: CellValue, { formula, p }: Formula): string => {
  const attributes = attributesOf(FORMULA_HEAD.exec(text)?.[0] ?? '');
  const { type, body } = valueParts(value, p, true);
  attributes.delete('t');
  if (type) attributes.set('t', type);
  return `${tagText(`${p}c`, attributes, false)}${formula ?? FORMULA.exec(text)?.[0] ?? ''}${body}</${p}c>`;
};

/** For a cell whose shared formula lost its master. */
export const unshared = (text: string, formula: string): string => text.replace(FORMULA, () => formula);
