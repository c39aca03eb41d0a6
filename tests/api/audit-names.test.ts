// Everything that a route creates is named by id in an audit row of the same transaction.
import { expect, it } from 'vitest';
import { membershipId } from '#functions/domain/ids.ts';
import { pk } from '#functions/store/keys.ts';
import { contract, type RouteName } from '#shared/contract/contract.ts';
import { ACCESS } from '#shared/model/enums.ts';
import { open, owner } from '../helpers/alpha.ts';
import { populated } from '../helpers/tenants.ts';
import { tokenOf, workspaceIdOf } from '../helpers/test-ids.ts';
import { ask, dataOf, routeNames, type TestKernel } from '../helpers/test-kernel.ts';
import { idsOf, multipart, VALID } from './inputs.ts';

const ids = idsOf(open);

type Thing = { readonly id: string; readonly name?: string };
const isThing = (value: object): value is Thing =>
  'id' in value && typeof value.id === 'string' && /^([a-z]{3}_|org-)/.test(value.id);

/** Collects the ids in a reply, at any depth, that were not in the request. */
const madeIn = (reply: unknown): Thing[] => {
  if (typeof reply !== 'object' || reply === null) return [];
  const own = isThing(reply) && !Object.values(ids).includes(reply.id) ? [reply] : [];
  return [...own, ...Object.values(reply).flatMap(madeIn)];
};

const auditOf = async ({ table }: TestKernel, tenant = 'alpha') => {
  const month = new Date().toISOString().slice(0, 7);
  const { items } = await table.query({ pk: pk(tenant, 'AUDIT', month) });
  return items.map(({ data }) => data.targets as string[]);
};

const madeBy = async (name: RouteName) => {
  const test = await populated();
  const isPlatform = contract[name].rule === 'platform.manage';
  const token = isPlatform ? tokenOf('platform', 'super') : owner;
  const reply = await ask(test, name, token, VALID[name](ids));
  const targets = (await auditOf(test, isPlatform ? 'platform' : 'alpha')).flat();
  const made = madeIn(reply.json?.data);
  return { name, made, unnamed: made.filter((one) => !targets.includes(one.id) && !targets.includes(one.name ?? '')) };
};

it('names what each creating route makes', async () => {
  // Prepare
  const names = routeNames((row) => row.method === 'POST' && 'audit' in row && row.rule !== 'public');

  // Act
  const makers = (await Promise.all(names.map(madeBy))).filter(({ made }) => made.length > 0);

  // Assess
  expect(makers.map(({ name }) => name).sort()).toEqual([
    'checklists.addQuestions',
    'checklists.create',
    'checklists.request',
    'checklists.run',
    'checklists.share',
    'files.upload',
    'files.uploadAttachment',
    'folders.create',
    'organisation.addRole',
    'organisation.addTag',
    'platform.invite',
    'projects.create',
    'projects.createFolder',
    'runs.comment',
    'runs.share',
    'runs.start',
    'sources.addFiling',
    'spreadsheets.upload',
  ]);
  expect(makers.filter(({ unnamed }) => unnamed.length > 0)).toEqual([]);
});

it('names each uploaded file in its row, and an existing one in the row that skips it', async () => {
  // Prepare
  const test = await populated();
  const upload = multipart({ projectId: ids.workspace }, [
    { name: 'a.txt', text: 'a' },
    { name: 'b.txt', text: 'b' },
  ]);

  // Act
  const first = dataOf<Thing[]>(await ask(test, 'files.upload', owner, upload));
  const again = dataOf<Thing[]>(await ask(test, 'files.upload', owner, upload));
  const changed = multipart({ projectId: ids.workspace }, [{ name: 'a.txt', text: 'next version' }]);
  const [next] = dataOf<Thing[]>(await ask(test, 'files.upload', owner, changed));

  // Assess
  const [a, b] = first.map(({ id }) => id);
  expect(again.map(({ id }) => id)).toEqual([a, b]);
  // Rows of the same millisecond have no order.
  expect((await auditOf(test)).map((targets) => targets.join(' ')).sort()).toEqual(
    [[a], [b], [a], [b], [next?.id]].map((named) => [ids.workspace, ...named].join(' ')).sort(),
  );
});

it('writes no second row for a repeat with the same key', async () => {
  // Prepare
  const test = await populated();
  const twice = { ...VALID['projects.create'](ids), headers: { 'idempotency-key': 'key' } };

  // Act
  const first = dataOf<Thing>(await ask(test, 'projects.create', owner, twice));
  const again = dataOf<Thing>(await ask(test, 'projects.create', owner, twice));

  // Assess
  expect(again).toEqual(first);
  expect(await auditOf(test)).toEqual([[first.id]]);
});

it('names a person added to a workspace, but not existing members', async () => {
  // Prepare
  const test = await populated();
  const limited = workspaceIdOf('alpha', ACCESS.limited);
  const emails = ['member@alpha.test', 'guest@alpha.test', 'new@elsewhere.test', 'owner@alpha.test'];
  const add = () => ask(test, 'people.addNewMembers', owner, { body: { projectId: limited, emails } });

  // Act
  await add();
  const first = await auditOf(test);
  await add();
  const both = await auditOf(test);

  // Assess
  const came = [membershipId(limited, 'member'), membershipId(limited, 'guest'), 'new@elsewhere.test'];
  expect([...new Set(first.flat())].sort()).toEqual([...came, limited].sort());
  // The repeat adds nobody, so its one row names only the workspace.
  expect(both.flat().sort()).toEqual([...first.flat(), limited].sort());
});
