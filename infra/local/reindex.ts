// Rebuilds the search index from the stored files, with the same ids, while the stage is stopped.
import { setTimeout as sleep } from 'node:timers/promises';
import { indexAgain } from '#functions/domain/files/indexing.ts';
import { allOrganisations } from '#functions/domain/platform/view.ts';
import type { Ports } from '#functions/ports/ports.ts';
import { deadlinePk } from '#functions/store/deadline-index.ts';
import { files, readFileItems } from '#functions/store/files.ts';
import { MEMBER_SK, members, peoplePk, personPk } from '#functions/store/members.ts';
import { EDGE_PREFIX, edges } from '#functions/store/workspaces.ts';
import { placeInLists } from './place-in-lists.ts';
import { readSettings } from './settings.ts';
import { stagePorts } from './stage-ports.ts';

const AT_ONCE = 50;

/** Finds the workspaces by their members: every workspace has at least its owner. */
const workspacesOf = async ({ table }: Ports, tenant: string): Promise<ReadonlySet<string>> => {
  const people = await table.query({ index: 'gsi1', pk: peoplePk(tenant) });
  const ids = people.items.filter(({ sk }) => sk === MEMBER_SK).map((item) => members.read(item).userId);
  const places = await Promise.all(ids.map((id) => table.query({ pk: personPk(tenant, id), prefix: EDGE_PREFIX })));
  return new Set(places.flatMap(({ items }) => items.map((item) => edges.read(item).projectId)));
};

const reindexWorkspace = async (ports: Ports, tenant: string, projectId: string): Promise<number> => {
  const all = (await readFileItems(ports.table, tenant, projectId)).map(files.read);
  for (let from = 0; from < all.length; from += AT_ONCE)
    await indexAgain(ports, tenant, all.slice(from, from + AT_ONCE));
  return all.length;
};

const untilIdle = async ({ table }: Ports): Promise<void> => {
  while ((await table.query({ index: 'gsi1', pk: deadlinePk, limit: 1 })).items.length > 0) await sleep(200);
};

const settings = readSettings(process.env);
placeInLists(settings.FOOTNOTE_DATA);
const { ports, close } = stagePorts(settings, () => undefined);
let count = 0;
for (const { id: tenant } of await allOrganisations(ports.table))
  for (const projectId of await workspacesOf(ports, tenant)) count += await reindexWorkspace(ports, tenant, projectId);
await untilIdle(ports);
await close();
console.log(`Indexed ${count} files again.`);
