// Refuses an invalid valuation before anything is computed.
import type { Given } from '../given.ts';
import { finite, refuse } from '../refused.ts';
import type { DcfInput, OpenDriver } from './input.ts';

const driversOf = (input: DcfInput): readonly (OpenDriver & { readonly terminal?: Given })[] => {
  const { scenarios, taxRate, depreciation, capex, workingCapital } = input;
  const { in: _, ...working } = workingCapital;
  return [
    ...Object.values(scenarios).flatMap(({ revenueGrowth, operatingMargin }) => [revenueGrowth, operatingMargin]),
    ...[taxRate, depreciation, capex],
    ...Object.values(working).filter((one) => one !== undefined),
  ];
};

const givenIn = ({ base, years, terminal }: OpenDriver & { readonly terminal?: Given }): readonly Given[] =>
  [base, ...years, terminal].filter((one) => one !== undefined && one !== null);

const single = ({
  baseRevenue,
  baseWorkingCapital,
  capital,
  terminal,
  bridge,
  shares,
  price,
  askingPrice,
  firstYearShare,
}: DcfInput): readonly Given[] => {
  const { betaIs: _, ...rates } = capital;
  const { method: __, ...terms } = terminal;
  const all = [
    baseRevenue,
    baseWorkingCapital,
    shares,
    price,
    askingPrice,
    firstYearShare,
    ...Object.values({ ...rates, ...terms, ...bridge }),
  ];
  return all.filter((given) => given !== undefined);
};

const refuseYears = (input: DcfInput): void => {
  const { years, baseYear } = input;
  if (years.length === 0) refuse('yearsMissing');
  const gap = years.findIndex((year, i) => year !== baseYear + i + 1);
  if (gap !== -1) refuse('periodGap', { period: baseYear + gap + 1 });
  if (driversOf(input).some((driver) => driver.years.length !== years.length))
    refuse('yearsDiffer', { years: years.length });
};

export const refuseBadDcf = (input: DcfInput): void => {
  refuseYears(input);
  for (const { value } of [...driversOf(input).flatMap(givenIn), ...single(input)]) finite(value, input.company);
  if (input.baseRevenue.value <= 0) refuse('revenueNotPositive', { company: input.company });
  const share = input.capital.debtShare.value;
  if (share < 0 || share >= 1) refuse('debtShareOutOfRange', { share });
  if (input.shares && input.shares.value <= 0) refuse('sharesNotPositive', { company: input.company });
  const first = input.firstYearShare?.value ?? 1;
  if (first <= 0 || first > 1) refuse('firstYearShareOutOfRange', { share: first });
};
