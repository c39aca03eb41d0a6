// Finds shared formulas, and the cell that contains each.
import { attributesOf } from './tags.ts';
import { cellsOf, FORMULA, FORMULA_HEAD } from './walk-cells.ts';

/** Shared formulas whose master cell changes: the other cells then need their own. */
export const orphaned = (xml: string, replaced: (row: number, column: number) => boolean): ReadonlySet<string> => {
  const ids = new Set<string>();
  if (!xml.includes('shared')) return ids;
  for (const cell of cellsOf(xml)) {
    const formula = FORMULA.exec(cell.text)?.[0];
    const attributes = formula && attributesOf(FORMULA_HEAD.exec(formula)?.[0] ?? '');
    if (attributes && attributes.get('t') === 'shared' && attributes.has('ref') && replaced(cell.row, cell.column))
      ids.add(attributes.get('si') ?? '');
  }
  return ids;
};

export const isShared = (text: string, ids: ReadonlySet<string>): boolean => {
  if (ids.size === 0) return false;
  const formula = FORMULA.exec(text)?.[0];
  const attributes = formula && attributesOf(FORMULA_HEAD.exec(formula)?.[0] ?? '');
  return attributes ? attributes.get('t') === 'shared' && ids.has(attributes.get('si') ?? '') : false;
};
