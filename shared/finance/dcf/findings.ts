// Lists warnings about a valuation that a reader should check. Texts: i18n `finance.finding.<code>`.
import { numberAt, type Values } from '../workbook/evaluate.ts';
import type { Scenario } from './input.ts';
import { at, TERMINAL } from './year-cells.ts';

type Code =
  | 'negativeEquity'
  | 'negativeTerminalFlow'
  | 'terminalShareHigh'
  | 'multipleNotMeaningful'
  | 'impliedMultipleOdd'
  | 'returnAboveCapitalCost'
  | 'growthAboveRiskFree'
  | 'farFromMarket'
  | 'farFromAskingPrice';

/** `value` and `beside` are shares or multiples, according to `unit`. */
export type DcfFinding = {
  readonly code: Code;
  readonly scenario: Scenario;
  readonly unit?: 'percent' | 'times';
  readonly value?: number;
  readonly beside?: number;
};

/** With a larger terminal share of the value, the forecast hardly matters (Damodaran, Investment Valuation, ch. 12). */
const HIGH_TERMINAL_SHARE = 0.85;
/** The usual EV/EBITDA of listed non-financial companies in nearly all industries (Damodaran, industry tables). */
const USUAL_MULTIPLES = [3, 25] as const;
/**
 * New investment earns its cost of capital in the long run (Koller, Goedhart, Wessels, Valuation, ch. 14). The spread
 * is set by hand.
 */
const LASTING_SPREAD = 0.1;
/** With a larger distance, the market, the seller or the model has overlooked something. Set by hand. */
const MAX_DISTANCE_FROM_PRICE = 0.5;

type Found = Omit<DcfFinding, 'scenario'>;

const when = (holds: boolean, finding: Found): Found[] => (holds ? [finding] : []);

const ofValue = (values: Values): Found[] => {
  const equity = ['growth', 'multiple'].map((by) => numberAt(values, `equityValue.${by}`) ?? 0);
  const share = numberAt(values, 'terminalShare.growth') ?? 0;
  const hasMultiple = values.has('exitMultiple');
  return [
    ...when(
      equity.some((value) => value < 0),
      { code: 'negativeEquity' },
    ),
    ...when((numberAt(values, at('flow', TERMINAL)) ?? 0) <= 0, { code: 'negativeTerminalFlow' }),
    ...when(share > HIGH_TERMINAL_SHARE, { code: 'terminalShareHigh', unit: 'percent', value: share }),
    ...when(hasMultiple && numberAt(values, 'enterpriseValue.multiple') === undefined, {
      code: 'multipleNotMeaningful',
    }),
  ];
};

const ofTerminal = (values: Values): Found[] => {
  const multiple = numberAt(values, 'impliedMultiple');
  const [wacc = 0, growth = 0, riskFree = 0] = ['wacc', 'terminalGrowth', 'riskFree'].map((id) => numberAt(values, id));
  const earned = numberAt(values, 'newCapitalReturn');
  const [low, high] = USUAL_MULTIPLES;
  return [
    ...when(multiple !== undefined && (multiple < low || multiple > high), {
      ...{ code: 'impliedMultipleOdd', unit: 'times' },
      ...(multiple === undefined ? {} : { value: multiple }),
    }),
    ...when(earned !== undefined && earned > wacc + LASTING_SPREAD, {
      ...{ code: 'returnAboveCapitalCost', unit: 'percent', beside: wacc },
      ...(earned === undefined ? {} : { value: earned }),
    }),
    ...when(growth > riskFree, { code: 'growthAboveRiskFree', unit: 'percent', value: growth, beside: riskFree }),
  ];
};

const ofPrices = (values: Values): Found[] =>
  (
    [
      ['overMarket', 'farFromMarket'],
      ['overAskingPrice', 'farFromAskingPrice'],
    ] as const
  ).flatMap(([id, code]) => {
    const over = numberAt(values, id);
    const isFar = over !== undefined && Math.abs(over) > MAX_DISTANCE_FROM_PRICE;
    return isFar ? [{ code, unit: 'percent', value: over }] : [];
  });

export const dcfFindings = (scenario: Scenario, values: Values): readonly DcfFinding[] =>
  [...ofValue(values), ...ofTerminal(values), ...ofPrices(values)].map((found) => ({ ...found, scenario }));
