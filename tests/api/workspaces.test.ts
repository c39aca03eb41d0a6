// Workspaces and their folders, call by call: who sees them, versions, moving, deleting.
import { describe, expect, it } from 'vitest';
import { addFile } from '#functions/store/files.ts';
import { QUESTION_PREFIX, questions } from '#functions/store/questions.ts';
import { workspaceFolderKey } from '#functions/store/workspace-folders.ts';
import { edgeKey, edges, workspaceKey, workspacePk } from '#functions/store/workspaces.ts';
import { ACCESS, ROLES } from '#shared/model/enums.ts';
import type { WorkspaceFolder } from '#shared/model/people.ts';
import type { Workspace, WorkspaceWithFiles } from '#shared/model/workspace.ts';
import { admin, limited, member, open, owner } from '../helpers/alpha.ts';
import { populated } from '../helpers/tenants.ts';
import { edgeOf, fileIdOf, questionIdOf, thingsOf, tokenOf, workspaceIdOf } from '../helpers/test-ids.ts';
import { ask, dataOf, type TestKernel } from '../helpers/test-kernel.ts';

const guest = tokenOf('alpha', 'guest');
const { folder } = thingsOf('alpha');
const questionsOf = { pk: workspacePk('alpha', open), prefix: QUESTION_PREFIX };
const personal = workspaceIdOf('alpha', ACCESS.personal);

type WithFiles = { readonly rows: readonly WorkspaceWithFiles[]; readonly count: number };
type Tree = { readonly folders: readonly WorkspaceFolder[]; readonly projects: readonly Workspace[] };
const tree = async (test: TestKernel, token: string) => dataOf<Tree>(await ask(test, 'projects.tree', token));
const create = async (test: TestKernel, token: string, body: object) =>
  dataOf<Workspace>(await ask(test, 'projects.create', token, { body: { name: 'Made', ...body } }));
const update = (test: TestKernel, token: string, id: string, body: object) =>
  ask(test, 'projects.update', token, { params: { id }, body });
const move = (test: TestKernel, token: string, projectId: string, folderId: string | null) =>
  ask(test, 'projects.move', token, { params: { projectId }, body: { folderId } });
const makeFolder = async (test: TestKernel, token: string, name = 'Deals') =>
  dataOf<WorkspaceFolder>(await ask(test, 'projects.createFolder', token, { body: { name } }));
const seen = async (test: TestKernel, token: string) => (await tree(test, token)).projects.map(({ id }) => id);

describe('a workspace', () => {
  it.each([
    [ACCESS.all, 'work', 'Public'],
    [ACCESS.limited, 'work', 'Private'],
    [ACCESS.personal, 'personal', 'Private'],
  ])('of access %i is of type %s and visibility %s', async (access, type, visibility) => {
    const test = await populated();
    expect(await create(test, member, { access })).toMatchObject({ access, type, visibility });
  });

  it('accepts and returns its tags as `tagging` too', async () => {
    const test = await populated();
    const made = await create(test, member, { tagging: ['Deal'] });
    const changed = await update(test, member, made.id, { tagging: ['Closed'] });
    expect(made).toMatchObject({ tags: ['Deal'], tagging: ['Deal'] });
    expect(dataOf<Workspace>(changed)).toMatchObject({ tags: ['Closed'], tagging: ['Closed'] });
  });

  it('names its members to people who may see them', async () => {
    const test = await populated();
    const read = async (token: string) =>
      dataOf<Workspace>(await ask(test, 'projects.get', token, { params: { id: open } }));
    expect((await read(member)).members).toContainEqual(expect.objectContaining({ id: 'owner', role: ROLES.owner }));
    expect(await read(guest)).not.toHaveProperty('members');
  });

  it('is the library of industry reports for questions that request them, while everybody sees it', async () => {
    const test = await populated();
    const library = await create(test, owner, { name: 'Reports', isLibrary: true });
    await create(test, owner, { name: 'Closed', isLibrary: true, access: ACCESS.limited });
    const shut = await create(test, member, { name: 'Shut', isLibrary: true });
    const edge = edgeOf('alpha', shut.id, 'owner', ROLES.member);
    await test.table.write({ put: { ...edge, data: { ...edge.data, isShutOut: true } } });
    const { items: before } = await test.table.query(questionsOf);

    for (const toolids of [['INDUSTRY'], ['FILES']])
      await ask(test, 'research.ask', owner, {
        body: { query: 'What is it?', projectId: open, toolids },
        headers: { accept: 'text/event-stream' },
        signal: AbortSignal.abort(),
      });

    const { items } = await test.table.query(questionsOf);
    const added = items.filter(({ sk }) => !before.some((one) => one.sk === sk)).map(questions.read);
    expect(added.map(({ sources, libraryIds }) => [sources, libraryIds]).sort()).toEqual([
      [['FILES'], undefined],
      [['INDUSTRY'], [library.id]],
    ]);
  });

  it('is listed with its newest files, is listed alone if named, and never to people who do not see it', async () => {
    const test = await populated();

    const one = dataOf<WithFiles>(await ask(test, 'projects.withFiles', owner, { query: { projectId: open } }));
    const all = dataOf<WithFiles>(await ask(test, 'projects.withFiles', owner, { query: { projectId: 'all' } }));
    const foreign = await ask(test, 'projects.withFiles', guest, { query: { projectId: personal } });

    expect(one.rows).toMatchObject([{ id: open, attachments: [{ id: fileIdOf(open) }], attachmentCount: 1 }]);
    expect(all.count).toBe((await seen(test, owner)).length);
    expect(foreign.status).toBe(404);
  });

  it('has its creator as owner and first member, and is in the named folder', async () => {
    const test = await populated();
    const own = await makeFolder(test, member);

    const made = await create(test, member, { access: ACCESS.limited, folderId: own.id });

    expect(made).toMatchObject({ owner: { id: 'member' }, folderId: own.id, version: 1 });
    const [edge] = await test.table.getMany([edgeKey('alpha', 'member', made.id)]);
    expect(edge && edges.read(edge)).toMatchObject({ role: ROLES.owner, email: 'member@alpha.test' });
  });

  it('is not put into a folder that its creator does not see', async () => {
    const test = await populated();
    const reply = await ask(test, 'projects.create', member, { body: { name: 'Made', folderId: folder } });
    expect(reply.status).toBe(404);
  });

  it('refuses a change based on an older version with the current state, but accepts one after new files', async () => {
    const test = await populated();
    const before = dataOf<Workspace>(await ask(test, 'projects.get', owner, { params: { id: open } }));
    const id = `${fileIdOf(open).slice(0, -1)}2`;
    const by = { id: 'owner', name: 'owner' };
    const at = before.createdAt;
    const file = {
      id,
      projectId: open,
      filename: 'b',
      contentType: 't',
      size: 1,
      status: 'Done',
      uploadedBy: by,
    } as const;
    await test.table.write(...addFile('alpha', { ...file, uploadedAt: at, updatedAt: at, attempt: 1 }));

    const first = await update(test, owner, open, { name: 'First', version: before.version });
    const second = await update(test, admin, open, { name: 'Second', version: before.version });

    expect(dataOf<Workspace>(first)).toMatchObject({ name: 'First', fileCount: 2 });
    expect(second.status).toBe(409);
    expect(second.json).toMatchObject({ code: 'stale', data: { name: 'First', version: before.version + 1 } });
  });

  it('keeps all of many concurrent changes without a version', async () => {
    const test = await populated();
    const changes = [{ name: 'N' }, { alias: 'A' }, { note: 'O' }, { tags: ['T'] }];
    const replies = await Promise.all(changes.map((body) => update(test, owner, open, body)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const now = dataOf<Workspace>(await ask(test, 'projects.get', owner, { params: { id: open } }));
    expect(now).toMatchObject({ name: 'N', alias: 'A', note: 'O', tags: ['T'] });
  });

  it('is made personal only by its owner; then only they see it, until it is opened again for everybody', async () => {
    const test = await populated();
    await test.table.write({ put: edgeOf('alpha', limited, 'member', ROLES.member) });

    expect((await update(test, admin, limited, { access: ACCESS.personal })).status).toBe(403);
    expect((await update(test, owner, limited, { access: ACCESS.personal })).status).toBe(200);
    expect(await seen(test, admin)).not.toContain(limited);
    expect(await seen(test, member)).not.toContain(limited);
    expect(await seen(test, owner)).toContain(limited);
    expect((await update(test, admin, limited, { name: 'x' })).status).toBe(404);

    await update(test, owner, limited, { access: ACCESS.limited });
    expect(await seen(test, member)).toContain(limited);
    expect(await seen(test, guest)).not.toContain(limited);
    await update(test, owner, limited, { access: ACCESS.all });
    expect(await seen(test, guest)).toContain(limited);
  });

  it('is not listed for a removed person', async () => {
    const test = await populated();
    const edge = { projectId: open, userId: 'guest', role: ROLES.guest, name: '', email: '', isShutOut: true };
    await test.table.write({ put: edges.row('alpha', edge) });
    expect(await seen(test, guest)).not.toContain(open);
    expect((await ask(test, 'projects.get', guest, { params: { id: open } })).status).toBe(404);
  });
});

describe('folders of workspaces', () => {
  it('are visible to their creator, to managers, and to anybody who sees a workspace inside', async () => {
    const test = await populated();
    const names = async (token: string) => (await tree(test, token)).folders.map(({ id }) => id);
    expect(await names(admin)).toEqual([folder]);
    expect(await names(member)).toEqual([]);

    await move(test, owner, limited, folder);
    expect(await names(member)).toEqual([]);
    await move(test, owner, open, folder);
    expect(await names(member)).toEqual([folder]);
    expect(await names(guest)).toEqual([folder]);
    const own = await makeFolder(test, member);
    expect(await names(member)).toContain(own.id);
    expect(await names(guest)).not.toContain(own.id);
  });

  it('are renamed and deleted by their creator or a manager; their workspaces return to the top', async () => {
    const test = await populated();
    await move(test, owner, open, folder);
    const rename = (token: string, id: string, body: object) =>
      ask(test, 'projects.updateFolder', token, { params: { id }, body });
    const remove = (token: string, id: string) => ask(test, 'projects.deleteFolder', token, { params: { id } });
    const own = await makeFolder(test, member);

    expect((await rename(member, folder, { name: 'x' })).status).toBe(403);
    expect((await remove(member, folder)).status).toBe(403);
    expect((await rename(member, own.id, { name: 'Mine', version: 1 })).status).toBe(200);
    const stale = await rename(admin, own.id, { name: 'Late', version: 1 });
    expect(stale.json).toMatchObject({ code: 'stale', data: { name: 'Mine', version: 2 } });
    expect((await remove(admin, folder)).status).toBe(200);
    expect((await remove(admin, folder)).status).toBe(404);

    const { folders, projects: workspaces } = await tree(test, owner);
    expect(folders.map(({ id }) => id)).toEqual([own.id]);
    expect(workspaces.find(({ id }) => id === open)).not.toHaveProperty('folderId');
    const one = dataOf<Workspace>(await ask(test, 'projects.get', owner, { params: { id: open } }));
    expect(one).not.toHaveProperty('folderId');
    expect(await test.table.getMany([workspaceFolderKey('alpha', folder)])).toEqual([undefined]);
  });

  it('release a workspace with `null`', async () => {
    const test = await populated();
    expect(dataOf<Workspace>(await move(test, owner, open, folder)).folderId).toBe(folder);
    expect(dataOf<Workspace>(await move(test, owner, open, null))).not.toHaveProperty('folderId');
    expect((await move(test, owner, open, 'wfo_nosuchfolder')).status).toBe(404);
  });
});

describe('deleting a workspace', () => {
  it('hides it and everything in it at once, and erases nothing yet', async () => {
    const test = await populated();

    const reply = await ask(test, 'projects.delete', owner, { params: { id: open } });

    expect(dataOf(reply)).toEqual({ deleted: true });
    expect(await test.table.getMany([workspaceKey('alpha', open)])).toEqual([undefined]);
    expect(await seen(test, owner)).not.toContain(open);
    const gone = await Promise.all([
      ask(test, 'projects.get', owner, { params: { id: open } }),
      ask(test, 'projects.delete', owner, { params: { id: open } }),
      ask(test, 'files.list', owner, { query: { projectId: open } }),
      ask(test, 'files.signedUrl', owner, { params: { fileId: fileIdOf(open) } }),
      ask(test, 'research.get', owner, { params: { searchId: questionIdOf(open) } }),
      ask(test, 'people.list', owner, { params: { id: open } }),
      ask(test, 'people.addMembers', owner, { body: { projectId: open, emails: ['guest@alpha.test'] } }),
    ]);
    expect(gone.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
    expect(test.started).toEqual([]);
  });

  it('happens once if two people request it together', async () => {
    const test = await populated();
    const remove = () => ask(test, 'projects.delete', owner, { params: { id: open } });
    const replies = await Promise.all([remove(), remove()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});
