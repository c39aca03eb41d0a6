// A run refuses what its plan refuses: an unknown name would be filled in with another company's figures.
import { expect, it } from 'vitest';
import type { Planned } from '#shared/contract/routes/run-plans.ts';
import { ACCESS } from '#shared/model/enums.ts';
import { owner } from '../helpers/alpha.ts';
import { populated } from '../helpers/tenants.ts';
import { workspaceIdOf } from '../helpers/test-ids.ts';
import { ask, dataOf } from '../helpers/test-kernel.ts';

const projectId = workspaceIdOf('alpha', ACCESS.all);

it.each([
  ['as it was typed', 'Harbor Foods Europe Holdings'],
  ['as a company without a number', { name: 'Harbor Foods Europe Holdings' }],
])('starts nothing for an unknown company: %s', async (_, company) => {
  const test = await populated();
  const wanted = { projectId, type: 'CompanyProfiling', language: 'en', inputs: { company } };
  const { plan, problems } = dataOf<Planned>(await ask(test, 'runs.plan', owner, { body: wanted }));

  const { status, json } = await ask(test, 'runs.start', owner, { body: { ...wanted, plan } });

  expect(problems).toEqual([{ field: 'company', code: 'companyUnknown' }]);
  expect([status, json?.code, json?.field]).toEqual([400, 'badInput', 'company']);
  expect(test.started).toEqual([]);
});
