// The form and the run agree: one value in the browser, in the report and in its workbook.
import { expect, it } from 'vitest';
import { compute } from '#functions/analyses/compute.ts';
import { proposedCase } from '#functions/analyses/compute-parts/dcf-input.ts';
import { dcfEntries } from '#shared/analyses/dcf-entries.ts';
import { parseInputs } from '#shared/analyses/inputs.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import { dcf } from '#shared/finance/dcf/dcf.ts';
import { DcfProposal } from '#shared/finance/dcf/proposal.ts';
import { withEntries } from '#shared/finance/dcf/with-entries.ts';
import { evaluate } from '#shared/finance/workbook/evaluate.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { madeStatement } from '#tests/helpers/made-statement.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const company = { name: 'Harbor' };
const chunk = chunkOf({ text: 'a line of a statement. '.repeat(60), kind: 'table', seq: 1 });
const STATEMENTS = [
  madeStatement('income', [
    ['Net sales', 'revenue', 1000, 800],
    ['Cost of sales', 'costOfSales', 700, 560],
    ['Operating income', 'operatingIncome', 120, 80],
    ['Income before tax', 'pretaxIncome', 100, 70],
    ['Income tax', 'incomeTax', 25, 14],
  ]),
  madeStatement('balance', [
    ['Cash', 'cash', 90, 70],
    ['Receivables', 'receivables', 100, 80],
    ['Inventories', 'inventories', 140, 112],
    ['Property', 'ppe', 400, 380],
    ['Payables', 'payables', 70, 56],
    ['Long-term debt', 'longTermDebt', 200, 210],
  ]),
  madeStatement('cashFlow', [
    ['Depreciation', 'depreciation', 50, 48],
    ['Capital expenditure', 'capex', -80, -64],
  ]),
];

const contextWith = (inputs: Readonly<Record<string, unknown>>) => {
  const of = { fileId: chunk.fileId, document: 'report.pdf', language: 'en', basis: undefined };
  const filed = { ...of, statements: STATEMENTS, ties: [], notRun: [], looked: [], unread: [], chunkOf: () => chunk };
  const context = contextFor({ type: 'DCF', inputs: { company: company.name, ...inputs } });
  return { ...context, statements: async () => [filed] };
};

/** The proposal as a browser receives it, with entered values. */
const inBrowser = async (inputs: Readonly<Record<string, unknown>>) => {
  const proposed = await proposedCase(contextWith({ years: inputs.years ?? 5 }), company);
  const proposal = DcfProposal.parse(JSON.parse(JSON.stringify(proposed?.proposal)));
  const entered = parseInputs(analysisOf('DCF').fields, inputs).inputs;
  return dcf(withEntries(proposal, dcfEntries(entered, proposal.input.years.length))).scenarios.base;
};

const inRun = async (inputs: Readonly<Record<string, unknown>>) => {
  const { workbook, blocks } = await compute(
    { kind: 'compute', calculator: 'dcf', part: 'scenarios' },
    contextWith(inputs),
  );
  const [table] = blocks;
  const values = workbook && evaluate(workbook);
  return {
    workbook: ['enterpriseValue.growth', 'equityValue.growth', 'perShare.growth'].map((id) => values?.get(id)),
    report: table?.kind === 'table' ? table.rows.map((row) => row[2]?.text.replace(/,/g, '')) : [],
  };
};

it.each([
  ['nothing', {}],
  ['single years', { revenueGrowth: '…, 9, …, …, …', operatingMargin: '…, …, …, …, 15', capexShare: '6, …, …, …, …' }],
  ['whole rows', { revenueGrowth: '8, 7, 6', taxRate: '27', payableDays: '20, 30', inventoryDays: '60' }],
  ['what the sliders move', { sizePremium: '0.8043', terminalGrowth: '2.4', growthShift: '1.5', marginShift: '-1' }],
  ['working capital as a share', { workingCapitalShare: '…, 12, …, …, …', growthShift: -3 }],
  ['other years and dates', { years: 8, firstYearShare: 40, discounting: 'yearEnd', exitMultiple: 9 }],
])('%s entered', async (_, inputs) => {
  const all = { ...inputs, sharesOutstanding: 20_000_000, preferredStock: 3_000_000 };

  const { byGrowth } = await inBrowser(all);
  const { workbook, report } = await inRun(all);

  const values = [byGrowth.enterpriseValue, byGrowth.equityValue, byGrowth.perShare].map((one) => one ?? Number.NaN);
  for (const [n, value] of values.entries()) {
    expect(workbook[n]).toBeCloseTo(value, 2);
    expect(Number(report[n])).toBeCloseTo(value, n === 2 ? 1 : 0);
  }
});
