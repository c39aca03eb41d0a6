// The equity bridge and the share count of a DCF: each part from the balance sheet, or assumed to be zero with a note.

import type { DcfInput } from '#shared/finance/dcf/input.ts';
import type { Given } from '#shared/finance/given.ts';
import { timesPower } from '#shared/language/grammar/times-power.ts';
import { type Known, known } from '../evidence/known-figure.ts';
import type { Desk } from './dcf-drivers.ts';
import { originText } from './driver-notes.ts';

const METRIC_OF = {
  debt: 'debt',
  leases: 'leases',
  pensions: 'pensions',
  minorities: 'nci',
  cash: 'cash',
  investments: 'shortTermInvestments',
  associates: 'associates',
} as const;

/** Parts that are owed, whatever their sign. Cash below zero is an overdraft. */
const OWED: ReadonlySet<string> = new Set(['debt', 'leases', 'pensions']);

export const bridgeOf = ({ context, origins, history, power }: Desk): DcfInput['bridge'] => {
  const of = (key: keyof typeof METRIC_OF): Given => {
    const own = known(history.figures, METRIC_OF[key], history.year);
    if (!own) return origins.defaulted(0, context.text('say.notReported'));
    return origins.sourced(OWED.has(key) ? { ...own, value: Math.abs(own.value) } : own, power);
  };
  return {
    ...{ debt: of('debt'), leases: of('leases'), pensions: of('pensions'), minorities: of('minorities') },
    ...{ cash: of('cash'), investments: of('investments'), associates: of('associates') },
    preferred: origins.defaulted(0, context.text('say.notLookedFor')),
  };
};

/**
 * Share counts are averages and earnings per share are rounded. Set by hand, far below the step between two powers of
 * ten.
 */
const SHARE_TOLERANCE = 0.05;
const MAX_SHARE_POWER = 9;

/** The power of ten by which printed shares and earnings per share give the net income; `undefined` if none does. */
const sharePower = (profit: Known, each: Known, shares: Known): number | undefined => {
  const count = Math.abs(profit.value / each.value);
  const power = Math.round(Math.log10(count / shares.value));
  const isNear = Math.abs(count / (shares.value * 10 ** power) - 1) <= SHARE_TOLERANCE;
  return isNear && power >= 0 && power <= MAX_SHARE_POWER ? power : undefined;
};

const printedShares = ({ history: { figures, year } }: Desk): Known | undefined => {
  const [profit, shares] = [known(figures, 'netIncome', year), known(figures, 'dilutedShares', year)];
  const each = known(figures, 'dilutedEps', year) ?? known(figures, 'eps', year);
  if (!profit || !shares || !each || each.value === 0 || shares.value <= 0) return undefined;
  const power = sharePower(profit, each, shares);
  return power === undefined ? undefined : { ...shares, value: timesPower(shares.value, power) };
};

/** The share count in the scale of the amounts. */
export const sharesOf = (desk: Desk): Given | undefined => {
  const { context, origins, power } = desk;
  const { shares } = desk.market;
  if (shares) return origins.sourced(shares, power);
  const printed = printedShares(desk);
  if (!printed) return desk.shares && origins.sourced(desk.shares, power);
  return origins.sourced({ ...printed, formula: originText(context, 'sharesFromProfit') }, power);
};
