// Checks of a valuation that must hold for any inputs.
import { closeTo, type ModelCheck } from '../workbook/checks.ts';
import { add, binary, call, multiply, type Operand, power, subtract, sum, when } from '../workbook/expression.ts';
import type { DcfInput } from './input.ts';
import { DRIVERS } from './sensitivity-drivers.ts';
import { terminalFlow } from './terminal-lines.ts';
import { at, TERMINAL, yearIds } from './year-cells.ts';

const never = binary('=', 1, 0);

/** False if the cell is n.m. */
const numberAnd = (id: string, holds: Operand): Operand => when(call('ISNUMBER', id), holds, never);

/** In the order in which a reader would look. */
export const dcfChecks = ({ years, shares, terminal }: DcfInput): readonly ModelCheck[] => {
  const last = years.at(-1);
  const measure = shares ? 'perShare' : 'equityValue';
  const centre = (method: string, table: string) =>
    numberAnd(`${measure}.${method}`, closeTo(`${table}.2.2`, `${measure}.${method}`));
  return [
    { key: 'weights', holds: closeTo(add('debtShare', 'equityShare'), 1) },
    { key: 'growthBelowWacc', holds: binary('<', 'terminalGrowth', 'wacc') },
    { key: 'revenuePositive', holds: call('AND', ...years.map((year) => binary('>', `revenue.${year}`, 0))) },
    { key: 'terminalFlowPositive', holds: binary('>', at('flow', TERMINAL), 0) },
    { key: 'terminalFlow', holds: closeTo(at('flow', TERMINAL), terminalFlow(last, 'terminalGrowth')) },
    { key: 'factors', holds: closeTo(multiply(`factor.${last}`, power(add(1, 'wacc'), `time.${last}`)), 1) },
    {
      key: 'enterpriseValue',
      holds: numberAnd(
        'enterpriseValue.growth',
        closeTo(subtract('enterpriseValue.growth', 'terminalPresent.growth'), sum(yearIds('present', years))),
      ),
    },
    {
      key: 'bridge',
      holds: numberAnd(
        'equityValue.growth',
        closeTo(subtract('equityValue.growth', 'enterpriseValue.growth'), 'claims'),
      ),
    },
    { key: 'centreGrowth', holds: centre('growth', 'byGrowth') },
    { key: 'centreDrivers', holds: centre('growth', DRIVERS) },
    ...(terminal.exitMultiple ? [{ key: 'centreMultiple', holds: centre('multiple', 'byMultiple') }] : []),
    { key: 'equityPositive', holds: numberAnd('equityValue.growth', binary('>', 'equityValue.growth', 0)) },
  ];
};
