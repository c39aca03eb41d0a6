// Converts a cell of a model to a cell of the file: value, formula, style, comment and link.

import type { Cell as FileCell } from 'hucre/xlsx';
import { labelText } from '#shared/finance/label.ts';
import type { Money } from '#shared/finance/money.ts';
import type { Values } from '#shared/finance/workbook/evaluate.ts';
import { cellsIn } from '#shared/finance/workbook/expression.ts';
import { printFormula } from '#shared/finance/workbook/print-formula.ts';
import type { Cell, FormulaCell, InputCell, Placed } from '#shared/finance/workbook/workbook.ts';
import { translate, translateId } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import { cleanText } from '#shared/report/clean-text.ts';
import { numberFormat } from './number-formats.ts';
import { originComment, originLink } from './origin.ts';
import { type LineStyle, numberStyle, wordStyle } from './styles.ts';

export type Writing = {
  readonly language: Language;
  readonly money: Money;
  readonly values: Values;
  readonly cells: ReadonlyMap<string, Placed>;
  readonly nameOf: (sheet: string) => string;
  readonly app: string;
};

type At = { readonly sheet: string; readonly line: LineStyle };

export const wordsOf = (language: Language, what: Parameters<typeof labelText>[0]): string =>
  cleanText(labelText(what, (key, params) => translateId(language, 'finance', key, params)));

const inputCell = ({ language, money, app }: Writing, cell: InputCell, { line }: At): Partial<FileCell> => {
  const link = originLink(cell.origin, app);
  const among = cell.among ? translate(language, 'finance.workbook.among', { values: cell.among.join(', ') }) : '';
  return {
    value: cell.value,
    type: 'number',
    style: numberStyle({
      ink: 'input',
      numFmt: numberFormat(cell.format, { ...money, ...(cell.currency ? { currency: cell.currency } : {}) }, language),
      line,
      marked: false,
    }),
    comment: {
      author: 'Footnote',
      text: [originComment(language, cell.origin), among].filter((part) => part !== '').join('\n'),
    },
    ...(link === undefined
      ? {}
      : { hyperlink: { target: link, tooltip: translate(language, 'finance.workbook.openSource') } }),
  };
};

const formulaCell = (writing: Writing, cell: FormulaCell, { sheet, line }: At): Partial<FileCell> => {
  const { language, money, values, cells, nameOf } = writing;
  const elsewhere = cellsIn(cell.expression).some((id) => cells.get(id)?.sheet !== sheet);
  return {
    value: null,
    type: 'formula',
    formula: printFormula({ cells, sheet, nameOf }, cell.expression),
    formulaResult: values.get(cell.id) ?? null,
    style: numberStyle({
      ink: elsewhere ? 'link' : 'formula',
      numFmt: numberFormat(cell.format, money, language),
      line,
      marked: cell.marked ?? false,
    }),
  };
};

export const fileCell = (writing: Writing, cell: Cell, at: At): Partial<FileCell> => {
  if (cell.kind === 'input') return inputCell(writing, cell, at);
  if (cell.kind === 'formula') return formulaCell(writing, cell, at);
  return {
    value: wordsOf(writing.language, cell.label),
    type: 'string',
    style: wordStyle(at.line, { horizontal: 'right' }),
  };
};
