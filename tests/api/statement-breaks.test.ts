// A valuation of statements that do not add up starts only with a reason, which the run and the audit log keep.
import { expect, it } from 'vitest';
import { auditPersonPk, readAudit } from '#functions/store/audit.ts';
import { RUN_PREFIX, runs } from '#functions/store/runs.ts';
import { statements } from '#functions/store/statements.ts';
import { workspacePk } from '#functions/store/workspaces.ts';
import type { Planned } from '#shared/contract/routes/run-plans.ts';
import { ACCESS } from '#shared/model/enums.ts';
import { owner } from '../helpers/alpha.ts';
import { madeStatement } from '../helpers/made-statement.ts';
import { populated } from '../helpers/tenants.ts';
import { fileIdOf, workspaceIdOf } from '../helpers/test-ids.ts';
import { ask, dataOf } from '../helpers/test-kernel.ts';

const projectId = workspaceIdOf('alpha', ACCESS.all);
const broken = madeStatement('income', [
  ['Revenue', 'revenue', 1000, 900],
  ['Cost of sales', 'costOfSales', 600, 540],
  ['Gross profit', 'grossProfit', 450, 360],
]);
const wanted = {
  projectId,
  type: 'DCF',
  language: 'en',
  inputs: { company: { name: 'Harbor Foods', corpCode: '00000001' } },
};

const planned = async () => {
  const test = await populated();
  const fileId = fileIdOf(projectId);
  const record = { projectId, fileId, document: 'report.pdf', company: 'Harbor Foods', language: 'en' };
  await test.table.write({ put: statements.row('alpha', { ...record, statement: broken }) });
  const { plan, breaks } = dataOf<Planned>(await ask(test, 'runs.plan', owner, { body: wanted }));
  const start = (more: object) => ask(test, 'runs.start', owner, { body: { ...wanted, plan, ...more } });
  return { test, breaks, start };
};

it('names the breaks in the plan', async () => {
  const { breaks } = await planned();

  expect(breaks).toMatchObject([
    { document: 'report.pdf', equation: 'Gross profit 450 ≠ Revenue 1,000 − Cost of sales 600' },
  ]);
});

it('refuses to start without a reason', async () => {
  const { test, start } = await planned();

  const { status, json } = await start({});

  expect([status, json?.code]).toEqual([409, 'statementsBreak']);
  expect(test.started).toEqual([]);
});

it('starts with a reason, and keeps it', async () => {
  const { test, start } = await planned();

  const { status } = await start({ acceptedBreaks: 'Confirmed by the auditor' });

  const rows = await test.table.query({ pk: workspacePk('alpha', projectId), prefix: RUN_PREFIX });
  const accepted = rows.items.map((item) => runs.read(item).acceptedBreaks?.reason);
  const log = await test.table.query({ pk: auditPersonPk('alpha', 'owner'), index: 'gsi1' });
  const notes = log.items.map((item) => readAudit(item)).filter(({ action }) => action === 'run.start');
  expect(status).toBe(201);
  expect(accepted).toContain('Confirmed by the auditor');
  expect(notes).toMatchObject([{ note: 'Confirmed by the auditor' }]);
});
