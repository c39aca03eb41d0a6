// Lists every input of a model with its source; inputs without a source are for the reader to review.
import type { InputCell, Line } from '#shared/finance/workbook/workbook.ts';
import type { Report } from '#shared/report/report.ts';
import { STEP } from './dcf-tables.ts';
import { figureText, type Model, wordsIn } from './model-tables.ts';

type Assumption = NonNullable<Report['assumptions']>[number];
type Named = { readonly cell: InputCell; readonly column: string };

/** The column names in the heading above a line: base year, forecast, terminal year. */
const columnNames = ({ language }: Model, lines: readonly Line[], at: number): string[] => {
  const head = lines.slice(0, at).findLast(({ style }) => style === 'head' || style === 'section');
  return (head?.cells ?? []).map((cell) => (cell?.kind === 'text' ? wordsIn(language, cell.label) : ''));
};

/** Steps of a sensitivity table are not assumptions. */
const isStep = ({ id }: InputCell): boolean => id.startsWith(STEP);

/** An input that is the same in all years is listed once. */
const inputsIn = (model: Model, lines: readonly Line[], at: number): Named[] => {
  const names = columnNames(model, lines, at);
  const all = (lines[at]?.cells ?? []).flatMap((cell, i): Named[] =>
    cell?.kind === 'input' && !cell.among && !isStep(cell) ? [{ cell, column: names[i] ?? '' }] : [],
  );
  const [first] = all;
  return first && all.every(({ cell }) => cell.value === first.cell.value) ? [{ ...first, column: '' }] : all;
};

const assumptionOf = (
  { language, workbook, origins }: Model,
  { label, unit }: Line,
  { cell, column }: Named,
): Assumption => {
  const { origin, format, value } = cell;
  const refs = origins.refsOf(origin);
  const figure = figureText(language, format, value, workbook.money);
  const name = wordsIn(language, label);
  return {
    label: column ? `${name} (${column})` : name,
    value: format === 'amount' ? `${figure} ${wordsIn(language, unit)}`.trim() : figure,
    ...(origin.kind === 'assumption' ? { by: origin.by } : {}),
    ...(origin.kind === 'assumption' && origin.note ? { note: origin.note } : {}),
    ...(refs.length > 0 ? { refs: [...refs] } : {}),
  };
};

/** Reported figures are not assumptions, so the sheet of history is left out. */
export const assumptionsIn = (model: Model): Assumption[] =>
  model.workbook.sheets
    .filter(({ id }) => id !== 'history')
    .flatMap(({ lines }) =>
      lines.flatMap((line, at) => inputsIn(model, lines, at).map((one) => assumptionOf(model, line, one))),
    );
