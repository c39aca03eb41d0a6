// Statements that keep a valuation from starting because they do not add up, with the pages of their lines.
import { expect, it } from 'vitest';
import { shownBreaks, statementBreaks } from '#functions/domain/runs/statement-breaks.ts';
import { statements } from '#functions/store/statements.ts';
import { parseInputs } from '#shared/analyses/inputs.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import type { AnalysisType } from '#shared/model/analysis.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { emptyTable } from '#tests/helpers/empty-table.ts';
import { madeStatement } from '#tests/helpers/made-statement.ts';
import { memoryIndex } from '#tests/helpers/memory-index.ts';

const at = { tenant: 'alpha', projectId: 'prj_000000000001' };
const fileId = 'fil_000000000001_0000000000000001';

const breaksOf = async (type: AnalysisType, { cash = 100, company = 'Harbor Foods', isOn = true } = {}) => {
  const table = emptyTable();
  const statement = madeStatement('balance', [
    ['Cash', 'cash', cash, 90],
    ['Receivables', 'receivables', 200, 210],
    ['Total current assets', 'currentAssets', 300, 300],
  ]);
  const record = { projectId: at.projectId, fileId, document: 'report.pdf', company: 'Harbor Foods', language: 'en' };
  await table.write({ put: statements.row(at.tenant, { ...record, statement }) });
  const analysis = analysisOf(type);
  const { inputs } = parseInputs(analysis.fields, { company, peers: ['Other'] });
  const plan = { sources: [{ source: 'FILES' as const, on: isOn, isSample: false }] };
  return statementBreaks(table, at, { analysis, inputs, plan });
};

it.each(['DCF', 'PeerComps'] as const)('%s shows each break as an equation, with its page', async (type) => {
  const broken = await breaksOf(type, { cash: 150 });
  const index = memoryIndex([chunkOf({ text: 'x'.repeat(40), kind: 'table', fileId, seq: 1 })]);

  expect(await shownBreaks(index, at, broken)).toEqual([
    {
      ...{ fileId, document: 'report.pdf', period: '2024' },
      equation: 'Total current assets 300 ≠ Cash 150 + Receivables 200',
      places: [{ page: 1 }],
    },
  ]);
});

it.each([
  ['statements that add up', {}],
  ['statements of another company', { cash: 150, company: 'Lakeside Motors' }],
  ['files that are not read', { cash: 150, isOn: false }],
] as const)('does not prevent the start with %s', async (_, given) => {
  expect(await breaksOf('DCF', given)).toEqual([]);
});

it('is not checked for an analysis without a valuation', async () => {
  expect(await breaksOf('FinancialPerformance', { cash: 150 })).toEqual([]);
});
