// Uploads in progress end when their owner loses access: nothing arrives at their addresses afterwards.
import { expect, it } from 'vitest';
import { membershipId } from '#functions/domain/ids.ts';
import { uploadKey } from '#functions/store/file-keys.ts';
import { pendingKey } from '#functions/store/files.ts';
import { ROLES } from '#shared/model/enums.ts';
import type { FileRow } from '#shared/model/file.ts';
import { admin, limited, member, open, owner } from '../helpers/alpha.ts';
import { populated } from '../helpers/tenants.ts';
import { edgeOf } from '../helpers/test-ids.ts';
import { ask, dataOf, type TestKernel } from '../helpers/test-kernel.ts';

const begin = async (test: TestKernel, projectId: string, token = member) => {
  const body = { projectId, filename: 'a.txt', size: 3, checksum: 'ab'.repeat(32) };
  return dataOf<{ file: FileRow }>(await ask(test, 'files.startUpload', token, { body })).file.id;
};
const isOpen = async (test: TestKernel, fileId: string) =>
  (await test.table.getMany([pendingKey('alpha', fileId)]))[0] !== undefined;
/** Whether the key has an object: a single upload address works only for an unused key. */
const isTaken = async (test: TestKernel, fileId: string) =>
  (await test.kernel.ports.files.stat(uploadKey('alpha', fileId)))?.size === 0;

const withMember = async () => {
  const test = await populated();
  await test.table.write({ put: edgeOf('alpha', limited, 'member', ROLES.member) });
  return { test, here: await begin(test, limited), elsewhere: await begin(test, open) };
};

it.each([
  ['switched off', { isActive: false }],
  ['taken out', { isActive: false, confirmDelete: true }],
])('ends them only there for a person %s in a workspace', async (_how, body) => {
  const { test, here, elsewhere } = await withMember();
  const others = await begin(test, limited, owner);

  await ask(test, 'people.status', owner, { params: { id: membershipId(limited, 'member') }, body });

  expect([await isOpen(test, here), await isTaken(test, here)]).toEqual([false, true]);
  expect([await isOpen(test, elsewhere), await isOpen(test, others)]).toEqual([true, true]);
});

it.each([
  ['switched off', { isActive: false }],
  ['deleted', { isActive: false, confirmDelete: true }],
])('ends them everywhere for a person %s in the organization', async (_how, body) => {
  const { test, here, elsewhere } = await withMember();
  const others = await begin(test, open, admin);

  await ask(test, 'organisation.personStatus', owner, { params: { id: 'member' }, body });

  expect([await isTaken(test, here), await isTaken(test, elsewhere)]).toEqual([true, true]);
  expect([await isOpen(test, here), await isOpen(test, elsewhere), await isOpen(test, others)]).toEqual([
    false,
    false,
    true,
  ]);
});
