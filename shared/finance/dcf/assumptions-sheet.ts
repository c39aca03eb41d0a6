// Builds the inputs of a valuation and the cost of capital that follows from them.
import { assumed, type Given } from '../given.ts';
import { label, labelOf } from '../label.ts';
import { currencyLabel, moneyLabel, sharesLabel } from '../money.ts';
import { add, divide, multiply, subtract } from '../workbook/expression.ts';
import {
  blank,
  type Format,
  formula,
  head,
  input,
  type Line,
  line,
  note,
  PERCENT,
  type Sheet,
  section,
  TIMES,
  title,
  total,
  YEARS,
} from '../workbook/workbook.ts';
import { CLAIMS } from './claims.ts';
import { DAYS, driverLine, openLine } from './driver-lines.ts';
import { type DcfInput, SCENARIOS, type Scenario, STEPS } from './input.ts';
import { at, TERMINAL } from './year-cells.ts';

const name = (key: string) => ({ label: labelOf('dcf', key) });
const percent = (key: string) => ({ ...name(key), unit: PERCENT });

/** A single input in the first value column. */
const single = (id: string, given: Given, format: Format = 'percent') => input(id, given, format);

/** A choice of the person who prepared the model. */
const switchCell = (dcf: DcfInput, id: string, value: number, among: readonly number[]) => ({
  ...input(id, assumed(value, dcf.preparedBy), 'whole'),
  among,
});

const general = (dcf: DcfInput): readonly Line[] => [
  section(label('dcf.general')),
  line({ label: label('dcf.scenario') }, [switchCell(dcf, 'scenario', SCENARIOS.indexOf(dcf.scenario) + 1, [1, 2, 3])]),
  line({ label: label('dcf.midYear') }, [switchCell(dcf, 'midYear', dcf.timing === 'midYear' ? 1 : 0, [0, 1])]),
  line({ ...name('firstYearShare'), unit: YEARS }, [
    single('firstYearShare', dcf.firstYearShare ?? assumed(1, dcf.preparedBy), 'decimal'),
  ]),
  line({ ...name('baseRevenue'), unit: moneyLabel(dcf.money) }, [single('baseRevenue', dcf.baseRevenue, 'amount')]),
  ...(dcf.baseWorkingCapital
    ? [
        line({ ...name('baseWorkingCapital'), unit: moneyLabel(dcf.money) }, [
          single('baseWorkingCapital', dcf.baseWorkingCapital, 'amount'),
        ]),
      ]
    : []),
];

const workingCapital = (dcf: DcfInput): readonly Line[] => {
  const { workingCapital: given } = dcf;
  if (given.in === 'share')
    return [driverLine(dcf, { id: 'workingCapitalShare', label: label('dcf.workingCapitalShare') }, given.share)];
  const days = (['receivables', 'inventories', 'payables', 'advances'] as const).flatMap((key) => {
    const driver = given[key];
    const shown = { id: `days.${key}`, label: labelOf('dcf.days', key), unit: DAYS, format: 'decimal' as const };
    return driver ? [driverLine(dcf, shown, driver)] : [];
  });
  return [driverLine(dcf, { id: 'costShare', label: label('dcf.costShare') }, given.cost), ...days];
};

const drivers = (dcf: DcfInput): readonly Line[] => {
  const { years, scenarios } = dcf;
  const inScenario = (key: string, scenario: Scenario) =>
    labelOf('dcf', key, { scenario: labelOf('scenario', scenario) });
  return [
    head(label('dcf.drivers'), [`${dcf.baseYear}A`, ...years.map((year) => `${year}E`), label('dcf.terminalYear')]),
    ...SCENARIOS.map((scenario) => {
      const shown = { id: `growth.${scenario}`, label: inScenario('growthIn', scenario) };
      return openLine(dcf, shown, scenarios[scenario].revenueGrowth, 'terminalGrowth');
    }),
    ...SCENARIOS.map((scenario) => {
      const shown = { id: `margin.${scenario}`, label: inScenario('marginIn', scenario) };
      return driverLine(dcf, shown, scenarios[scenario].operatingMargin);
    }),
    driverLine(dcf, { id: 'tax', label: label('dcf.taxRate') }, dcf.taxRate),
    driverLine(dcf, { id: 'depreciationShare', label: label('dcf.depreciationShare') }, dcf.depreciation),
    openLine(
      dcf,
      { id: 'capexShare', label: label('dcf.capexShare') },
      dcf.capex,
      multiply(at('depreciationShare', TERMINAL), 'capexToDepreciation'),
    ),
    ...workingCapital(dcf),
  ];
};

/** Hamada: levered = unlevered x (1 + (1 - tax) x debt / equity). Journal of Finance 27 (1972). */
const leveredBeta = multiply('beta', add(1, divide(multiply(subtract(1, 'interestTax'), 'debtShare'), 'equityShare')));

/** CAPM and the weighted average cost of capital; Brealey, Myers, Allen, Principles of Corporate Finance, chs. 8, 9, 19. */
const capital = ({ capital: given, preparedBy }: DcfInput): readonly Line[] => [
  section(label('dcf.capital')),
  line(percent('riskFreeRate'), [single('riskFree', given.riskFreeRate)]),
  line({ ...name(given.betaIs === 'levered' ? 'beta' : 'unleveredBeta'), unit: TIMES }, [
    single('beta', given.beta, 'decimal'),
  ]),
  line(percent('equityPremium'), [single('equityPremium', given.equityPremium)]),
  line(percent('sizePremium'), [single('sizePremium', given.sizePremium ?? assumed(0, preparedBy))]),
  line(percent('costOfDebt'), [single('costOfDebt', given.costOfDebt)]),
  line(percent('interestTax'), [single('interestTax', given.taxRate)]),
  line(percent('debtShare'), [single('debtShare', given.debtShare)]),
  line(percent('equityShare'), [formula('equityShare', subtract(1, 'debtShare'), 'percent')]),
  line({ ...name('leveredBeta'), unit: TIMES }, [
    formula('leveredBeta', given.betaIs === 'levered' ? 'beta' : leveredBeta, 'decimal'),
  ]),
  line(percent('costOfEquity'), [
    formula('costOfEquity', add('riskFree', multiply('leveredBeta', 'equityPremium'), 'sizePremium'), 'percent'),
  ]),
  line(percent('costOfDebtAfterTax'), [
    formula('costOfDebtAfterTax', multiply('costOfDebt', subtract(1, 'interestTax')), 'percent'),
  ]),
  total(percent('wacc'), [
    formula(
      'wacc',
      add(multiply('equityShare', 'costOfEquity'), multiply('debtShare', 'costOfDebtAfterTax')),
      'percent',
    ),
  ]),
];

const terminal = (dcf: DcfInput): readonly Line[] => {
  const { method, growth, exitMultiple } = dcf.terminal;
  const step = (id: keyof typeof STEPS, format: Format) =>
    line({ ...name(`step.${id}`), unit: format === 'percent' ? PERCENT : TIMES }, [
      single(`step.${id}`, assumed({ ...STEPS, ...dcf.steps }[id], dcf.preparedBy), format),
    ]);
  return [
    section(label('dcf.terminal')),
    line(percent('terminalGrowth'), [single('terminalGrowth', growth)]),
    line({ ...name('capexToDepreciation'), unit: TIMES }, [
      single('capexToDepreciation', dcf.terminal.capexToDepreciation, 'decimal'),
    ]),
    ...(exitMultiple
      ? [
          line({ ...name('exitMultiple'), unit: TIMES }, [single('exitMultiple', exitMultiple, 'multiple')]),
          line({ label: label('dcf.method') }, [switchCell(dcf, 'method', method === 'growth' ? 1 : 2, [1, 2])]),
        ]
      : []),
    step('wacc', 'percent'),
    step('growth', 'percent'),
    ...(exitMultiple ? [step('multiple', 'multiple')] : []),
    step('revenueGrowth', 'percent'),
    step('margin', 'percent'),
  ];
};

const bridge = ({ bridge: given, shares, price, askingPrice, money }: DcfInput): readonly Line[] => [
  section(label('dcf.bridge')),
  ...CLAIMS.map(({ key }) => line({ ...name(key), unit: moneyLabel(money) }, [single(key, given[key], 'amount')])),
  ...(shares ? [line({ ...name('shares'), unit: sharesLabel(money) }, [single('shares', shares, 'decimal')])] : []),
  ...(price
    ? [line({ ...name('price'), unit: currencyLabel(money.currency) }, [single('price', price, 'price')])]
    : []),
  ...(askingPrice
    ? [line({ ...name('askingPrice'), unit: moneyLabel(money) }, [single('askingPrice', askingPrice, 'amount')])]
    : []),
];

export const assumptionsSheet = (dcf: DcfInput): Sheet => ({
  id: 'assumptions',
  title: label('sheet.assumptions'),
  frozen: 2,
  lines: [
    title(label('dcf.title', { company: dcf.company })),
    note(label('workbook.legend', { unit: moneyLabel(dcf.money) })),
    blank,
    ...general(dcf),
    blank,
    ...drivers(dcf),
    blank,
    ...capital(dcf),
    blank,
    ...terminal(dcf),
    blank,
    ...bridge(dcf),
  ],
});
