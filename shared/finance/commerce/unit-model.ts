// Builds acquisition cost, lifetime value and payback of a customer as a sheet below a bridge.
import type { Given } from '../given.ts';
import { label, labelOf } from '../label.ts';
import { multiply, type Operand, ratioOf, sum, whenNumbers } from '../workbook/expression.ts';
import { formula, head, input, line, PERCENT, type Sheet, title } from '../workbook/workbook.ts';

/** Over all periods together: sales and marketing, and the gross margin as a fraction. */
export type UnitGiven = { readonly salesAndMarketing: Given; readonly grossMargin: Given };

/** The cells of a customer's cost and value, over cells of their components. */
export const unitLines = (): readonly (readonly [string, Operand])[] => [
  ['contribution', whenNumbers(['revenuePerCustomer'], multiply('revenuePerCustomer', 'grossMargin'))],
  ['acquisitionCost', ratioOf('salesAndMarketing', 'newCustomers')],
  ['lifetimeValue', whenNumbers(['contribution', 'churn'], ratioOf('contribution', 'churn'))],
  ['valueToCost', whenNumbers(['lifetimeValue', 'acquisitionCost'], ratioOf('lifetimeValue', 'acquisitionCost'))],
  ['payback', whenNumbers(['acquisitionCost', 'contribution'], ratioOf('acquisitionCost', 'contribution'))],
];

/** `steps`: the periods of the bridge whose cells are summed. */
export const unitSheet = ({ salesAndMarketing, grossMargin }: UnitGiven, steps: readonly number[]): Sheet => {
  const over = (id: string) => sum(steps.map((t) => `${id}.${t}`));
  return {
    id: 'unit',
    title: label('sheet.unit'),
    frozen: 2,
    lines: [
      title(label('sheet.unit')),
      head(label('workbook.item'), [label('commerce.allPeriods')]),
      line({ label: label('commerce.salesAndMarketing') }, [input('salesAndMarketing', salesAndMarketing, 'decimal')]),
      line({ label: label('commerce.grossMargin'), unit: PERCENT }, [input('grossMargin', grossMargin, 'percent')]),
      line({ label: label('commerce.newCustomers') }, [formula('newCustomers', over('customersNew'), 'whole')]),
      line({ label: label('commerce.churn'), unit: PERCENT }, [
        formula('churn', ratioOf(over('customersLost'), over('customersOpening')), 'percent'),
      ]),
      line({ label: label('commerce.revenuePerCustomer') }, [
        formula('revenuePerCustomer', ratioOf(over('closing'), over('customersClosing')), 'decimal'),
      ]),
      ...unitLines().map(([id, operand]) =>
        line({ label: labelOf('commerce', id) }, [formula(id, operand, id === 'valueToCost' ? 'multiple' : 'decimal')]),
      ),
    ],
  };
};
