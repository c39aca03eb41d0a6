// A document for the other side is refused with a reason if every file of the workspace is internal.
import { expect, it } from 'vitest';
import { fileKey, files } from '#functions/store/files.ts';
import type { Planned } from '#shared/contract/routes/run-plans.ts';
import { ACCESS } from '#shared/model/enums.ts';
import type { Audience } from '#shared/model/file.ts';
import { owner } from '../helpers/alpha.ts';
import { populated } from '../helpers/tenants.ts';
import { fileIdOf, workspaceIdOf } from '../helpers/test-ids.ts';
import { ask, dataOf } from '../helpers/test-kernel.ts';

const projectId = workspaceIdOf('alpha', ACCESS.all);
const inputs = { company: { name: 'Harbor Foods', corpCode: '00000001' }, homepage: 'https://harbor.test' };
const wanted = { projectId, type: 'ImWorkflow', language: 'en', inputs };

const started = async (audience: Audience) => {
  const test = await populated();
  const [item] = await test.table.getMany([fileKey('alpha', fileIdOf(projectId))]);
  if (!item) throw new Error('no file');
  await test.table.write({ put: files.row('alpha', { ...files.read(item), status: 'Done', audience }) });
  const { plan } = dataOf<Planned>(await ask(test, 'runs.plan', owner, { body: wanted }));
  const { status, json } = await ask(test, 'runs.start', owner, { body: { ...wanted, plan } });
  return { status, code: json?.code, machines: test.started.length };
};

it('starts no run from internal files only', async () => {
  expect(await started('internal')).toEqual({ status: 409, code: 'filesInternal', machines: 0 });
});

it('starts a run with a shareable file', async () => {
  expect(await started('shareable')).toMatchObject({ status: 201, machines: 1 });
});
