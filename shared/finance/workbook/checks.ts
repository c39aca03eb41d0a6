// Builds a sheet of checks: each is 1 or 0, and the first line shows whether all hold.
import { label, labelOf } from '../label.ts';
import { add, binary, call, multiply, type Operand, range, subtract, when } from './expression.ts';
import { blank, formula, line, type Sheet, title, total } from './workbook.ts';

/** `key` refers to the text `check.<key>`; `holds` is a condition. */
export type ModelCheck = { readonly key: string; readonly holds: Operand };

/** Allows for the rounding error of a double. */
const MAX_RELATIVE_ERROR = 1e-9;
export const closeTo = (left: Operand, right: Operand): Operand =>
  binary('<=', call('ABS', subtract(left, right)), multiply(MAX_RELATIVE_ERROR, add(1, call('ABS', left))));

export const checksSheet = (checks: readonly ModelCheck[]): Sheet => ({
  id: 'checks',
  title: label('sheet.checks'),
  frozen: 2,
  lines: [
    title(label('sheet.checks')),
    total({ label: label('check.all') }, [
      formula('check.all', call('MIN', range(checks.map(({ key }) => `check.${key}`))), 'check'),
    ]),
    blank,
    ...checks.map(({ key, holds }) =>
      line({ label: labelOf('check', key) }, [formula(`check.${key}`, when(holds, 1, 0), 'check')]),
    ),
  ],
});
