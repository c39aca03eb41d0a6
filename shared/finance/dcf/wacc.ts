// Computes the cost of capital outside the workbook: during entry it may have a value that the model refuses.
import type { DcfInput } from './input.ts';

type Capital = DcfInput['capital'];

/** Same as in the workbook: assumptions-sheet.ts. */
export const waccOf = (capital: Capital): number => {
  const debt = capital.debtShare.value;
  const shelter = 1 - capital.taxRate.value;
  const lever = capital.betaIs === 'levered' ? 1 : 1 + (shelter * debt) / (1 - debt);
  const equityCost =
    capital.riskFreeRate.value +
    capital.beta.value * lever * capital.equityPremium.value +
    (capital.sizePremium?.value ?? 0);
  return (1 - debt) * equityCost + debt * capital.costOfDebt.value * shelter;
};

/** The premium for size and specific risk that gives the wanted cost of capital. */
export const premiumFor = (capital: Capital, wacc: number): number =>
  (capital.sizePremium?.value ?? 0) + (wacc - waccOf(capital)) / (1 - capital.debtShare.value);
