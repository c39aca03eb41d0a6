// The cost of capital of a DCF: what the market or the accounts state, else the form's initial values.
import { analysisOf } from '#shared/analyses/registry.ts';
import type { DcfInput } from '#shared/finance/dcf/input.ts';
import type { Given } from '#shared/finance/given.ts';
import type { Known } from '../evidence/known-figure.ts';
import type { Desk } from './dcf-drivers.ts';
import { originText } from './driver-notes.ts';
import { type PrintedRate, printedCostOfDebt, printedDebtShare } from './printed-capital.ts';

/** The rate from the market or from documents, else the form's initial value for the reader to review. */
export const rate = (
  { context, origins }: Pick<Desk, 'context' | 'origins'>,
  name: string,
  share = 100,
  market?: Known,
) => {
  const proposed = analysisOf('DCF').fields.find((field) => field.name === name)?.initial;
  const own = typeof proposed === 'number' ? proposed : 0;
  return market ? origins.sourced(market, 0) : origins.defaulted(own / share, context.text('say.usualValue'));
};

const printedRate = ({ context, origins }: Desk, printed: PrintedRate | undefined): Given | undefined =>
  printed && origins.derived(printed, originText(context, printed.way, { formula: printed.formula }));

export const capitalOf = (desk: Desk, taxRate: Given): DcfInput['capital'] => {
  const { history, context, asked, stated } = desk;
  const price = asked && { value: asked.amount, refs: desk.origins.refsOf(asked.given.origin) };
  return {
    riskFreeRate: rate(desk, 'riskFreeRate', 100, stated.riskFreeRate),
    beta: rate(desk, 'beta', 1, desk.market.beta ?? stated.beta),
    betaIs: 'levered',
    equityPremium: rate(desk, 'equityPremium', 100, stated.equityPremium),
    costOfDebt: stated.costOfDebt
      ? rate(desk, 'costOfDebt', 100, stated.costOfDebt)
      : (printedRate(desk, printedCostOfDebt(history, context.language)) ?? rate(desk, 'costOfDebt')),
    debtShare: printedRate(desk, printedDebtShare(history, price, context.language)) ?? rate(desk, 'debtShare'),
    taxRate,
  };
};
