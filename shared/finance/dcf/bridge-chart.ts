// Draws the steps from enterprise to equity value as floating bars: the start and length of each.
import { label, labelOf } from '../label.ts';
import { moneyLabel } from '../money.ts';
import { add, call, type Operand, when } from '../workbook/expression.ts';
import { blank, formula, head, type Line, line, type RangeChart } from '../workbook/workbook.ts';
import { CLAIMS } from './claims.ts';
import type { DcfInput } from './input.ts';

const cellOf = (part: 'from' | 'length' | 'level', step: string): string => `bridgeChart.${part}.${step}`;
const STEPS = ['enterprise', ...CLAIMS.map(({ key }) => key), 'equity'] as const;

const bar = (dcf: DcfInput, step: string, name: string, cells: readonly Operand[]): Line => {
  const [from = 0, length = 0, level = 0] = cells;
  return line({ label: labelOf('dcf', name), unit: moneyLabel(dcf.money) }, [
    formula(cellOf('from', step), from, 'amount'),
    formula(cellOf('length', step), length, 'amount'),
    formula(cellOf('level', step), level, 'amount'),
  ]);
};

/** The level after each step; a bar spans from the lower to the higher of two levels, never below zero. */
export const bridgeChartLines = (dcf: DcfInput): readonly Line[] => {
  const enterprise = 'headline.enterpriseValue';
  const last = cellOf('level', CLAIMS.at(-1)?.key ?? 'enterprise');
  return [
    blank,
    head(label('dcf.bridgeChart'), [label('dcf.bridgeFrom'), label('dcf.bridgeLength'), label('dcf.bridgeLevel')]),
    bar(dcf, 'enterprise', 'headlineEnterprise', [
      0,
      when(call('ISNUMBER', enterprise), enterprise, 0),
      when(call('ISNUMBER', enterprise), enterprise, 0),
    ]),
    ...CLAIMS.map(({ key }, n) => {
      const [before, after] = [cellOf('level', CLAIMS[n - 1]?.key ?? 'enterprise'), cellOf('level', key)];
      return bar(dcf, key, key, [
        call('MAX', 0, call('MIN', before, after)),
        call('ABS', `bridge.${key}`),
        add(before, `bridge.${key}`),
      ]);
    }),
    bar(dcf, 'equity', 'equityValue', [0, call('MAX', 0, last), last]),
  ];
};

export const bridgeChart = ({ money }: DcfInput): RangeChart => ({
  title: label('dcf.bridgeTitle', { unit: moneyLabel(money) }),
  low: STEPS.map((step) => cellOf('from', step)),
  spread: STEPS.map((step) => cellOf('length', step)),
  lowTitle: label('dcf.bridgeFrom'),
  spreadTitle: label('dcf.bridgeLength'),
});
