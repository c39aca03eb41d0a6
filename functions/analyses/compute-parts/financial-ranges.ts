// Shows how the value of a bank or an insurer changes with the cost of equity and the return on equity.
import { warrantedValue } from '#shared/finance/financials/warranted-value.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Block } from '#shared/report/blocks.ts';
import { scaled } from '../evidence/amounts.ts';
import type { FinancialCase } from './financial-case.ts';
import { amount, percent, refsIn, say } from './financial-rows.ts';

const STEPS = [-0.01, -0.005, 0, 0.005, 0.01];

export const sensitivity = (one: FinancialCase): Block[] => {
  const { value } = one;
  const refs = refsIn(one);
  const values = STEPS.map((cost) =>
    STEPS.map((earned) => {
      const worth = warrantedValue({
        ...value,
        costOfEquity: value.costOfEquity + cost,
        returnOnEquity: value.returnOnEquity + earned,
      });
      return worth === undefined ? null : { value: scaled(one.scale, worth), text: amount(one, worth), refs };
    }),
  );
  return [
    {
      kind: 'chart',
      title: say(one, 'equityValue'),
      unit: one.scale.label,
      chart: {
        ...{ type: 'heat', rowTitle: say(one, 'costOfEquity'), columnTitle: say(one, 'returnOnEquity') },
        rows: STEPS.map((step) => percent(one, value.costOfEquity + step)),
        columns: STEPS.map((step) => percent(one, value.returnOnEquity + step)),
        values,
        base: [2, 2],
      },
    },
  ];
};

const CASES = { base: 0, upside: 0.01, downside: -0.01 } as const;

export const scenarios = (one: FinancialCase): Block[] => {
  const { language } = one.context;
  const refs = refsIn(one);
  const names = Object.keys(CASES) as (keyof typeof CASES)[];
  const returns = names.map((name) => one.value.returnOnEquity + CASES[name]);
  const worth = returns.map((returnOnEquity) => warrantedValue({ ...one.value, returnOnEquity }));
  return [
    {
      kind: 'table',
      columns: [
        { label: translate(language, 'finance.workbook.item') },
        ...names.map((name) => ({ label: translate(language, `finance.scenario.${name}`), numeric: true })),
      ],
      rows: [
        [{ text: say(one, 'returnOnEquity') }, ...returns.map((value) => ({ text: percent(one, value), refs }))],
        [
          { text: `${say(one, 'equityValue')} (${one.scale.label})` },
          ...worth.map((value) =>
            value === undefined ? { text: one.context.text('say.notMeaningful') } : { text: amount(one, value), refs },
          ),
        ],
      ],
    },
  ];
};
