// A proposed valuation for tests: growth from the past, a margin in transition, the rest as an analyst would set it.
import type { DcfProposal } from '#shared/finance/dcf/proposal.ts';
import { assumed } from '#shared/finance/given.ts';
import { dcfSample, flat } from '../unit/shared/finance/dcf-sample.ts';

export const origin = (name: string) => assumed(0, name).origin;
const { conversion: _, ...sample } = dcfSample();
const NONE = [null, null, null, null];
const grown = {
  revenueGrowth: { years: [assumed(0.2, 'accounts'), ...NONE] },
  operatingMargin: { base: assumed(0.133, 'accounts'), years: [null, ...NONE], terminal: assumed(0.12, 'accounts') },
};
export const PROPOSAL: DcfProposal = {
  input: { ...sample, scenarios: { base: grown, upside: grown, downside: grown } },
  pastGrowth: 0.2,
  assets: { years: 8, origin: origin('accounts') },
  usualCapex: assumed(1.1, 'default'),
  workingCapital: { share: flat(0.1), inventories: flat(0), cost: flat(0.7) },
  by: {
    ...{ entered: origin('entered'), enteredByYear: origin('entered by year') },
    ...{ shifted: origin('shifted'), spread: origin('spread') },
  },
};
