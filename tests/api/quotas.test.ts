// Quotas: an organization is stopped at its limits, a person at their rate, and the reply names the limit.
import { expect, it } from 'vitest';
import { organisationKey, organisations, usageKey } from '#functions/store/organisations.ts';
import type { Quotas, QuotaUse } from '#shared/model/quota.ts';
import type { Workspace } from '#shared/model/workspace.ts';
import { admin, member, open, owner } from '../helpers/alpha.ts';
import { populated } from '../helpers/tenants.ts';
import { tokenOf } from '../helpers/test-ids.ts';
import { ask, dataOf, type TestKernel } from '../helpers/test-kernel.ts';

const checksum = 'ab'.repeat(32);

const staff = tokenOf('platform', 'super');
const set = (test: TestKernel, quotas: Quotas) =>
  ask(test, 'platform.setQuotas', staff, { params: { id: 'alpha' }, body: { quotas } });
const create = (test: TestKernel, token = owner) => ask(test, 'projects.create', token, { body: { name: 'Deal' } });
const useOf = async (test: TestKernel, quota: QuotaUse['quota']) =>
  dataOf<QuotaUse[]>(await ask(test, 'organisation.quotas', owner)).find((one) => one.quota === quota);

it('limits the workspaces of an organization, even if all are created at once, until one is deleted', async () => {
  // Prepare
  const test = await populated();
  await set(test, { workspaces: 3 });

  // Act
  const replies = await Promise.all(Array.from({ length: 8 }, (_, i) => create(test, i % 2 ? owner : admin)));
  const [made] = replies.filter(({ status }) => status === 201);
  const refused = replies.filter(({ json }) => json?.code === 'quotaWorkspaces');
  const full = await useOf(test, 'workspaces');
  await ask(test, 'projects.delete', owner, { params: { id: dataOf<Workspace>(made ?? (await create(test))).id } });

  // Assess
  expect(refused).toHaveLength(5);
  expect(refused[0]?.json?.message).toContain('3');
  expect(full).toEqual({ quota: 'workspaces', limit: 3, used: 3 });
  expect((await create(test)).status).toBe(201);
});

it("limits the workspaces that a person creates a day, whatever the organization's limit", async () => {
  const test = await populated();
  await set(test, { workspacesADay: 2 });
  const replies = [await create(test), await create(test), await create(test), await create(test, admin)];
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 429, 201]);
  expect(replies[2]?.json?.code).toBe('quotaHours');
  expect(replies[2]?.json?.message).toMatch(/\d+ h/);
});

it('counts folders of workspaces, and frees their quota when they are deleted', async () => {
  const test = await populated();
  await set(test, { folders: 1 });
  const make = () => ask(test, 'projects.createFolder', owner, { body: { name: 'Deals' } });
  const { id } = dataOf<{ id: string }>(await make());
  expect((await make()).json?.code).toBe('quotaFolders');
  await ask(test, 'projects.deleteFolder', owner, { params: { id } });
  expect((await make()).status).toBe(201);
});

it('limits the folders of files that a person creates an hour, including those of uploads', async () => {
  // Prepare
  const test = await populated();
  await set(test, { uploadsAnHour: 2 });
  const make = (name: string) => ask(test, 'folders.create', owner, { body: { projectId: open, name } });
  // Act
  const replies = [await make('Tax'), await make('Legal'), await make('Staff')];
  // Assess
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 429]);
  expect(replies[2]?.json?.code).toBe('quotaHours');
});

it('refuses an upload without enough storage', async () => {
  const test = await populated();
  await set(test, { storageGb: 1 });
  const [item] = await test.table.getMany([organisationKey('alpha')]);
  expect(item && organisations.read(item).quotas).toEqual({ storageGb: 1 });
  await test.table.write({ add: usageKey('alpha'), field: 'storageBytes', by: 999_000_000 });
  const start = (size: number) =>
    ask(test, 'files.startUpload', member, { body: { projectId: open, filename: 'a.txt', size, checksum } });
  expect((await start(10)).status).toBe(201);
  expect((await start(1_000_000)).json?.code).toBe('quotaStorage');
});

it('shares the remaining storage between concurrent uploads', async () => {
  const test = await populated();
  await set(test, { storageGb: 1 });
  await test.table.write({ add: usageKey('alpha'), field: 'storageBytes', by: 999_000_000 });
  const start = (n: number) =>
    ask(test, 'files.startUpload', member, {
      body: { projectId: open, filename: `${n}.txt`, size: 400_000, checksum },
    });
  const replies = await Promise.all([1, 2, 3, 4].map(start));
  const codes = replies.flatMap(({ json }) => json?.code ?? []);
  expect(codes).toEqual(['quotaStorage', 'quotaStorage']);
});

it('applies a raised limit at once', async () => {
  const test = await populated();
  await set(test, { workspacesADay: 1 });
  const replies = [await create(test), await create(test)];
  await set(test, { workspacesADay: 3 });
  replies.push(await create(test), await create(test), await create(test));
  expect(replies.map(({ status }) => status)).toEqual([201, 429, 201, 201, 429]);
});

it('limits the questions of a person a minute', async () => {
  const test = await populated();
  await set(test, { questionsAMinute: 1 });
  const ends = new AbortController();
  const input = { body: { projectId: open, query: 'Revenue?' }, signal: ends.signal };
  // The accepted question waits for its answer.
  const reply = await Promise.race([0, 1].map(() => ask(test, 'research.ask', member, input)));
  ends.abort();
  expect(reply.json?.code).toBe('quotaPace');
});

it("shows an organization's limits to its owner and to no other organization", async () => {
  const test = await populated();
  await set(test, { jobs: 7 });
  expect(await useOf(test, 'jobs')).toMatchObject({ limit: 7, used: 0 });
  const other = dataOf<QuotaUse[]>(await ask(test, 'organisation.quotas', tokenOf('beta', 'owner')));
  expect(other.find(({ quota }) => quota === 'jobs')?.limit).toBe(50);
});

it('limits the answers that a person follows at once, and frees the quota when one ends', async () => {
  // Prepare
  const test = await populated();
  await set(test, { streams: 1 });
  const ends = new AbortController();
  const follow = (signal: AbortSignal, token = member) =>
    ask(test, 'research.ask', token, {
      body: { projectId: open, query: 'Revenue?' },
      headers: { accept: 'text/event-stream' },
      signal,
    });

  // Act
  const both = [follow(ends.signal), follow(ends.signal)];
  const refused = await Promise.race(both);
  const other = await follow(AbortSignal.timeout(1), owner);
  ends.abort();
  await Promise.all(both);
  const later = await follow(AbortSignal.timeout(1));

  // Assess
  expect(refused.json?.code).toBe('quotaStreams');
  expect([other.status, later.status]).toEqual([200, 200]);
});
