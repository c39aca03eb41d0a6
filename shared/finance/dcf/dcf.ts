// Computes a discounted cash flow valuation: the workbook, its numbers, the three scenarios and notes for the reader.
import { label } from '../label.ts';
import { refuse } from '../refused.ts';
import { checksSheet } from '../workbook/checks.ts';
import { evaluate, numberAt, type Values } from '../workbook/evaluate.ts';
import type { Workbook } from '../workbook/workbook.ts';
import { assumptionsSheet } from './assumptions-sheet.ts';
import { dcfChecks } from './checks.ts';
import { type DcfFinding, dcfFindings } from './findings.ts';
import { flowsSheet } from './flows-sheet.ts';
import { historySheet } from './history-sheet.ts';
import { type DcfInput, SCENARIOS, type Scenario } from './input.ts';
import { refuseBadDcf } from './refusals.ts';
import { DRIVERS } from './sensitivity-drivers.ts';
import { sensitivitySheet } from './sensitivity-sheet.ts';
import { GRID } from './sensitivity-table.ts';

/** Amounts in the model's money, rates as fractions; `undefined` if a figure is not meaningful. */
type DcfValue = {
  readonly enterpriseValue: number | undefined;
  readonly equityValue: number | undefined;
  readonly perShare: number | undefined;
  readonly terminalShare: number | undefined;
};
type DcfScenario = {
  readonly byGrowth: DcfValue;
  readonly byMultiple: DcfValue | undefined;
  readonly impliedMultiple: number | undefined;
  readonly impliedGrowth: number | undefined;
};

/** Five by five, from low to high; `base` is always [2, 2]. */
export type Sensitivity = {
  readonly down: readonly number[];
  readonly across: readonly number[];
  readonly values: readonly (readonly (number | undefined)[])[];
};

export type Dcf = {
  readonly workbook: Workbook;
  /** The values of the chosen scenario. */
  readonly values: Values;
  readonly wacc: number;
  readonly scenarios: Readonly<Record<Scenario, DcfScenario>>;
  readonly sensitivity: {
    readonly growth: Sensitivity;
    readonly multiple: Sensitivity | undefined;
    /** Growth across and margin down, shifted in all forecast years. */
    readonly drivers: Sensitivity;
  };
  readonly findings: readonly DcfFinding[];
};

/** Names of cells for a reader's own formulas. */
const NAMES: Readonly<Record<string, string>> = {
  WACC: 'wacc',
  Terminal_growth: 'terminalGrowth',
  Scenario: 'scenario',
  Enterprise_value: 'enterpriseValue.growth',
  Equity_value: 'equityValue.growth',
  Net_claims: 'claims',
};

const dcfWorkbook = (input: DcfInput): Workbook => ({
  title: label('dcf.title', { company: input.company }),
  money: input.money,
  sheets: [
    assumptionsSheet(input),
    ...(input.history ? [historySheet(input, input.history)] : []),
    flowsSheet(input),
    sensitivitySheet(input),
    checksSheet(dcfChecks(input)),
  ],
  names: NAMES,
});

const valueBy = (values: Values, method: string): DcfValue => ({
  enterpriseValue: numberAt(values, `enterpriseValue.${method}`),
  equityValue: numberAt(values, `equityValue.${method}`),
  perShare: numberAt(values, `perShare.${method}`),
  terminalShare: numberAt(values, `terminalShare.${method}`),
});

const scenarioOf = (values: Values): DcfScenario => ({
  byGrowth: valueBy(values, 'growth'),
  byMultiple: values.has('exitMultiple') ? valueBy(values, 'multiple') : undefined,
  impliedMultiple: numberAt(values, 'impliedMultiple'),
  impliedGrowth: numberAt(values, 'impliedGrowth'),
});

const STEPS = Array.from({ length: GRID }, (_, i) => i);

const sensitivityOf = (values: Values, id: string): Sensitivity => ({
  down: STEPS.map((i) => numberAt(values, `${id}.down.${i}`) ?? Number.NaN),
  across: STEPS.map((j) => numberAt(values, `${id}.across.${j}`) ?? Number.NaN),
  values: STEPS.map((i) => STEPS.map((j) => numberAt(values, `${id}.${i}.${j}`))),
});

const refuseRates = (values: Values): number => {
  const wacc = numberAt(values, 'wacc') ?? 0;
  const growth = numberAt(values, 'terminalGrowth') ?? 0;
  if (wacc <= 0) refuse('waccNotPositive', { wacc });
  if (growth >= wacc) refuse('growthNotBelowWacc', { growth, wacc });
  return wacc;
};

/**
 * Enterprise value = sum of flows / (1 + WACC)^t + terminal value / (1 + WACC)^T; the claims of claims.ts bridge it to
 * equity. Flow = EBIT - tax + depreciation - capex - increase in working capital.
 * Source: Koller, Goedhart, Wessels, Valuation (McKinsey), chs. 8 to 14; mid-year convention as in Rosenbaum and Pearl.
 * Throws CalculationRefused, see refusals.ts; also growthNotBelowWacc and waccNotPositive.
 */
export const dcf = (input: DcfInput): Dcf => {
  refuseBadDcf(input);
  const workbook = dcfWorkbook(input);
  const under = (scenario: Scenario) => evaluate(workbook, new Map([['scenario', SCENARIOS.indexOf(scenario) + 1]]));
  const runs = { base: under('base'), upside: under('upside'), downside: under('downside') };
  const values = runs[input.scenario];
  return {
    workbook,
    values,
    wacc: refuseRates(values),
    scenarios: {
      base: scenarioOf(runs.base),
      upside: scenarioOf(runs.upside),
      downside: scenarioOf(runs.downside),
    },
    sensitivity: {
      growth: sensitivityOf(values, 'byGrowth'),
      multiple: input.terminal.exitMultiple ? sensitivityOf(values, 'byMultiple') : undefined,
      drivers: sensitivityOf(values, DRIVERS),
    },
    findings: SCENARIOS.flatMap((scenario) => dcfFindings(scenario, runs[scenario])),
  };
};
