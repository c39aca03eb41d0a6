// Refuses input to a calculator with a code instead of a figure. Texts: i18n `finance.refusal.<code>`.
export const REFUSALS = [
  'yearsMissing',
  'yearsDiffer',
  'periodGap',
  'periodsTooFew',
  'notFinite',
  'waccNotPositive',
  'growthNotBelowWacc',
  'debtShareOutOfRange',
  'revenueNotPositive',
  'sharesNotPositive',
  'firstYearShareOutOfRange',
  'peersMissing',
  'metricsMissing',
  'interimIncomplete',
  'nextYearMissing',
  'rateMissing',
  'itemsMissing',
  'itemTwice',
  'quantityNegative',
  'quantityMissing',
  'unitsMixed',
  'customersMissing',
  'amountNegative',
  'valueNotPositive',
  'currencyMixed',
  'currencyOther',
  'currencyUnknown',
  'percentMixed',
  'numberUnclear',
  'dateUnclear',
  'notComputable',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export type RefusalParams = Readonly<Record<string, string | number>>;

export class CalculationRefused extends Error {
  override readonly name = 'CalculationRefused';
  readonly code: RefusalCode;
  readonly params: RefusalParams;
  constructor(code: RefusalCode, params: RefusalParams = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

export const refuse = (code: RefusalCode, params?: RefusalParams): never => {
  throw new CalculationRefused(code, params);
};

/** Refuses NaN and infinities, which would spread through a model unnoticed. */
export const finite = (value: number, about: string): number =>
  Number.isFinite(value) ? value : refuse('notFinite', { about });
