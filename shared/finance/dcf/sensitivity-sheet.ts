// Builds five-by-five tables with the base case in the center; every cell recomputes the whole valuation.
import { label } from '../label.ts';
import { currencyLabel, moneyLabel } from '../money.ts';
import {
  add,
  binary,
  divide,
  multiply,
  NOT_MEANINGFUL,
  power,
  presentValue,
  subtract,
  when,
  words,
} from '../workbook/expression.ts';
import { blank, formula, line, type Sheet, title } from '../workbook/workbook.ts';
import type { DcfInput } from './input.ts';
import { driverTable, otherGrowthLines } from './sensitivity-drivers.ts';
import { type Axis, CENTRE, type Table, tableLines, wealth } from './sensitivity-table.ts';
import { terminalFlow, terminalUnit } from './terminal-lines.ts';
import { at, TERMINAL, yearIds } from './year-cells.ts';

const flowsAt = ({ years }: DcfInput, wacc: string) =>
  presentValue(yearIds('counted', years), yearIds('time', years), wacc);

const byGrowth = (dcf: DcfInput) => (wacc: string, growth: string, column: number) => {
  const last = dcf.years.at(-1);
  const terminal = divide(
    divide(column === CENTRE ? at('flow', TERMINAL) : terminalFlow(last, growth), subtract(wacc, growth)),
    power(add(1, wacc), `time.${last}`),
  );
  return when(binary('>', wacc, growth), wealth(dcf, add(flowsAt(dcf, wacc), terminal)), words(NOT_MEANINGFUL));
};

const byMultiple = (dcf: DcfInput) => (wacc: string, multiple: string) => {
  const last = dcf.years.at(-1);
  const terminal = divide(multiply(`ebitda.${last}`, multiple), power(add(1, wacc), `end.${last}`));
  return when(binary('>', `ebitda.${last}`, 0), wealth(dcf, add(flowsAt(dcf, wacc), terminal)), words(NOT_MEANINGFUL));
};

export const sensitivitySheet = (dcf: DcfInput): Sheet => {
  const measure = label(dcf.shares ? 'dcf.perShare' : 'dcf.equityValue');
  const unit = dcf.shares ? currencyLabel(dcf.money.currency) : moneyLabel(dcf.money);
  const down: Axis = { base: 'wacc', step: 'step.wacc', format: 'percent' };
  const format = dcf.shares ? 'price' : 'amount';
  const growth: Table = {
    id: 'byGrowth',
    title: label('dcf.sensitivityGrowth', { measure, unit }),
    down,
    across: { base: 'terminalGrowth', step: 'step.growth', format: 'percent' },
    format,
    value: byGrowth(dcf),
  };
  const multiple: Table = {
    id: 'byMultiple',
    title: label('dcf.sensitivityMultiple', { measure, unit }),
    down,
    across: { base: 'exitMultiple', step: 'step.multiple', format: 'multiple' },
    format,
    value: byMultiple(dcf),
  };
  return {
    id: 'sensitivity',
    title: label('sheet.sensitivity'),
    frozen: 1,
    lines: [
      title(label('dcf.sensitivity', { company: dcf.company })),
      // The growth tables use this unit; the flow itself is on other sheets.
      line({ label: label('dcf.terminalUnit') }, [formula('terminalUnit', terminalUnit(), 'factor')]),
      blank,
      ...tableLines(growth),
      ...(dcf.terminal.exitMultiple ? [blank, ...tableLines(multiple)] : []),
      blank,
      ...tableLines(driverTable(dcf, { measure, unit, format })),
      blank,
      ...otherGrowthLines(dcf),
    ],
  };
};
