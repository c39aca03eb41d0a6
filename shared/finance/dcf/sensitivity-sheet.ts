// Tables of five by five with the base case in the centre; every cell recomputes the whole valuation.
import { type Label, label } from '../label.ts';
import { currencyLabel, moneyLabel } from '../money.ts';
import {
  add,
  binary,
  divide,
  multiply,
  NOT_MEANINGFUL,
  type Operand,
  power,
  presentValue,
  subtract,
  when,
  words,
} from '../workbook/expression.ts';
import { blank, type Format, formula, type Line, line, type Sheet, section, title } from '../workbook/workbook.ts';
import type { DcfInput } from './input.ts';
import { terminalFlow, terminalUnit } from './terminal-lines.ts';
import { at, TERMINAL, yearIds } from './year-cells.ts';

const OFFSETS = [-2, -1, 0, 1, 2] as const;
export const GRID = OFFSETS.length;

type Axis = { readonly base: string; readonly step: string; readonly format: Format };

/** The centre is the base case itself, not a sum that comes close to it. */
const axisValue = ({ base, step }: Axis, offset: number): Operand =>
  offset === 0 ? base : add(base, multiply(offset, step));

type Table = {
  readonly id: string;
  readonly title: Label;
  readonly down: Axis;
  readonly across: Axis;
  readonly format: Format;
  /** `isBase`: at the growth or multiple of the base case. */
  readonly value: (down: string, across: string, isBase: boolean) => Operand;
};

const tableLines = ({ id, title: what, down, across, format, value }: Table): readonly Line[] => [
  section(what),
  line({ label: '' }, [
    undefined,
    ...OFFSETS.map((offset, j) => formula(`${id}.across.${j}`, axisValue(across, offset), across.format)),
  ]),
  ...OFFSETS.map((offset, i) =>
    line({ label: '' }, [
      formula(`${id}.down.${i}`, axisValue(down, offset), down.format),
      ...OFFSETS.map((other, j) => ({
        ...formula(`${id}.${i}.${j}`, value(`${id}.down.${i}`, `${id}.across.${j}`, other === 0), format),
        marked: offset === 0 && other === 0,
      })),
    ]),
  ),
];

const wealth = ({ shares }: DcfInput, enterprise: Operand): Operand => {
  const equity = add(enterprise, 'claims');
  return shares ? divide(equity, 'shares') : equity;
};

const flowsAt = ({ years }: DcfInput, wacc: string) =>
  presentValue(yearIds('counted', years), yearIds('time', years), wacc);

const byGrowth = (dcf: DcfInput) => (wacc: string, growth: string, isBase: boolean) => {
  const last = dcf.years.at(-1);
  const terminal = divide(
    divide(isBase ? at('flow', TERMINAL) : terminalFlow(last, growth), subtract(wacc, growth)),
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
      // What the tables vary growth by; other sheets show the flow itself.
      line({ label: label('dcf.terminalUnit') }, [formula('terminalUnit', terminalUnit(), 'factor')]),
      blank,
      ...tableLines(growth),
      ...(dcf.terminal.exitMultiple ? [blank, ...tableLines(multiple)] : []),
    ],
  };
};
