// Proposes what a company ties up in a DCF: working capital, fixed assets and their renewal.
import type { DcfProposal } from '#shared/finance/dcf/proposal.ts';
import type { Given } from '#shared/finance/given.ts';
import { amountIn, scaleFor } from '../evidence/amounts.ts';
import { known } from '../evidence/known-figure.ts';
import { type Desk, driver, noneGiven, USUAL_TERMINAL_CAPEX } from './dcf-drivers.ts';
import { RATIO_IN } from './dcf-history.ts';
import { originText } from './driver-notes.ts';

/** Working capital in days if receivables, payables and costs are known, or as a share of revenue. */
export const workingCapital = (desk: Desk): DcfProposal['workingCapital'] => {
  const { origins, context, history } = desk;
  const of = <K extends string>(key: K, name: string) =>
    RATIO_IN[name]?.(history) === undefined ? {} : { [key]: driver(desk, name) };
  const none = origins.defaulted(0, context.text('say.notReported'));
  return {
    share: driver(desk, 'workingCapitalShare'),
    inventories: { base: none, years: noneGiven(desk), terminal: none },
    ...of('cost', 'costShare'),
    ...of('receivables', 'receivableDays'),
    ...of('inventories', 'inventoryDays'),
    ...of('payables', 'payableDays'),
    ...of('advances', 'advanceDays'),
  };
};

/** Net fixed assets grow with revenue: capital expenditure is depreciation plus the growth of the assets. */
export const assetsOf = ({ context, origins, history }: Desk): DcfProposal['assets'] => {
  const { figures, year } = history;
  const [ppe, depreciation] = [known(figures, 'ppe', year), known(figures, 'depreciation', year)];
  if (!ppe || !depreciation || depreciation.value === 0) return undefined;
  const scale = scaleFor(context.language, ppe.unit, [ppe.value]);
  const [assets = '', worn = ''] = [ppe.value, Math.abs(depreciation.value)].map((one) =>
    amountIn(context.language, scale, one),
  );
  const note = originText(context, 'assetsGrow', { ppe: assets, depreciation: worn });
  const years = ppe.value / Math.abs(depreciation.value);
  return { years, origin: origins.fromAccounts(years, note).origin };
};

export const usualCapex = ({ context, origins }: Desk): Given =>
  origins.defaulted(USUAL_TERMINAL_CAPEX, context.text('say.usualValue'));
