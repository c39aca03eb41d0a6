// People of two organizations, workspaces of every kind and their contents.
import type { Table } from '#functions/ports/table.ts';
import { bin } from '#functions/store/bin.ts';
import { openCreditsWrites } from '#functions/store/credits.ts';
import { customRoles } from '#functions/store/custom-roles.ts';
import { segmentsKey, uploadKey } from '#functions/store/file-keys.ts';
import { addFile } from '#functions/store/files.ts';
import { folders } from '#functions/store/folders.ts';
import { invitations } from '#functions/store/invitations.ts';
import { PLATFORM } from '#functions/store/keys.ts';
import { members } from '#functions/store/members.ts';
import { organisations, usage } from '#functions/store/organisations.ts';
import { tags } from '#functions/store/tags.ts';
import { workspaceFolders } from '#functions/store/workspace-folders.ts';
import { workspaces } from '#functions/store/workspaces.ts';
import { ACCESS, type Access, ROLES, type Role, STATUS, type Status } from '#shared/model/enums.ts';
import { copiesOf } from './copies-of.ts';
import { addChecklist } from './tenant-checklist.ts';
import { addQuestion, addRun } from './tenant-work.ts';
import { AT, binnedFileIdOf, edgeOf, fileFolderIdOf, fileIdOf, thingsOf, workspaceIdOf } from './test-ids.ts';
import { type TestKernel, testKernel } from './test-kernel.ts';

/** Credits of an organization, enough for the generated tests. */
const CREDITS = 10_000;

export const addPerson = (
  table: Table,
  tenant: string,
  userId: string,
  role: Role,
  status: Status = STATUS.active,
  customRoleId?: string,
) => {
  const person = {
    userId,
    email: `${userId}@${tenant}.test`,
    firstName: userId,
    lastName: tenant,
    role,
    status,
    joinedAt: AT,
    isCustomSignup: false,
    ...(customRoleId ? { customRoleId } : {}),
  };
  return table.write({ put: members.row(tenant, person) });
};

const addOrganisation = (table: Table, id: string) =>
  table.write({
    put: organisations.row(id, {
      id,
      name: id,
      code: id.toUpperCase(),
      website: '',
      email: `x@${id}.test`,
      createdAt: AT,
      domain: `${id}.test`,
      status: 'active',
    }),
  });

/** Adds a workspace of the owner with one file and one answered question; every text names its tenant. */
const addWorkspace = async (
  test: TestKernel,
  tenant: string,
  access: Access,
  people: Readonly<Record<string, Role>> = {},
) => {
  const { table } = test;
  const id = workspaceIdOf(tenant, access);
  const owner = { id: 'owner', name: `canary-${tenant}` };
  const common = {
    name: `canary-${tenant}-${access}`,
    alias: '',
    note: '',
    tags: [],
    access,
    owner,
    fileCount: 0,
    createdAt: AT,
    updatedAt: AT,
  };
  await table.write({ put: workspaces.row(tenant, { id, ...common }) });
  for (const [userId, role] of Object.entries({ owner: ROLES.owner, ...people }))
    await table.write({ put: edgeOf(tenant, id, userId, role) });
  await table.write({ put: edgeOf(tenant, id, thingsOf(tenant).invitation, ROLES.member) });
  const fileId = fileIdOf(id);
  const file = {
    id: fileId,
    projectId: id,
    filename: `canary-${tenant}.txt`,
    contentType: 'text/plain',
    size: 3,
    status: 'Done' as const,
    uploadedBy: owner,
    uploadedAt: AT,
    updatedAt: AT,
    attempt: 1,
  };
  await table.write(...addFile(tenant, file));
  const binned = { ...file, id: binnedFileIdOf(id), filename: `binned-${tenant}.txt` };
  const deletion = {
    name: 'deletion',
    projectId: id,
    deletedAt: AT,
    deletedBy: owner,
    erasedAt: '2099-01-01T00:00:00.000Z',
  };
  await table.write({ put: bin.row(tenant, { ...deletion, files: [binned] }) });
  const folder = { id: fileFolderIdOf(id), projectId: id, name: `canary-${tenant}`, createdBy: owner };
  await table.write({ put: folders.row(tenant, { ...folder, createdAt: AT, updatedAt: AT }) });
  await test.kernel.ports.files.write(uploadKey(tenant, fileId), new Uint8Array(3), 'text/plain');
  const segment = JSON.stringify({ kind: 'text', text: `canary-${tenant}`, locator: { line: 1 } });
  await test.kernel.ports.files.write(segmentsKey(tenant, fileId), new TextEncoder().encode(segment), 'text/plain');
  await addQuestion(test, tenant, id);
  await addRun(test, tenant, id);
  await addChecklist(test, tenant, id);
  return id;
};

const addThings = async (table: Table, tenant: string) => {
  const by = { id: 'owner', name: `canary-${tenant}` };
  const { tag, customRole, folder, invitation } = thingsOf(tenant);
  const name = `canary-${tenant}`;
  await table.write(
    { put: tags.row(tenant, { id: tag, name, addedBy: by, addedOn: AT, status: 1 }) },
    { put: workspaceFolders.row(tenant, { id: folder, name, description: '', createdBy: by, createdAt: AT }) },
    {
      put: customRoles.row(tenant, {
        roles: [
          {
            id: customRole,
            name,
            description: '',
            flags: ['AuditLogView', 'StaffView'],
            createdBy: by,
            createdAt: AT,
            version: 1,
          },
        ],
      }),
    },
    {
      put: invitations.row(tenant, {
        id: invitation,
        email: `invited@${tenant}.test`,
        role: ROLES.member,
        secretHash: 'none',
        isOwnRequest: false,
        invitedBy: { id: 'owner', name: 'owner' },
        sent: 1,
        createdAt: AT,
        expiresAt: '2099-01-01T00:00:00.000Z',
      }),
    },
    { put: usage.row(tenant, { members: 5, runs: 0, storageBytes: 0, workspaces: 0, folders: 0 }) },
    ...openCreditsWrites(tenant, { about: 'first', amount: CREDITS, by }, Date.parse(AT)),
  );
};

/** Two organizations with a person of each role, and the platform with its staff. */
export const populated = copiesOf(async () => {
  const test = testKernel();
  for (const tenant of ['alpha', 'beta']) {
    await addOrganisation(test.table, tenant);
    await addPerson(test.table, tenant, 'owner', ROLES.owner);
    await addPerson(test.table, tenant, 'admin', ROLES.admin);
    await addPerson(test.table, tenant, 'member', ROLES.member);
    await addPerson(test.table, tenant, 'guest', ROLES.guest);
    await addPerson(test.table, tenant, 'limited', ROLES.adminNotCreator);
    await addThings(test.table, tenant);
    for (const access of Object.values(ACCESS)) await addWorkspace(test, tenant, access);
  }
  await addOrganisation(test.table, PLATFORM);
  await addPerson(test.table, PLATFORM, 'super', ROLES.superAdmin);
  return test;
});
