// Seeds an empty stage with the demo organizations, their members and one sample workspace each.
import { readFile } from 'node:fs/promises';
import type { Caller } from '#functions/domain/caller.ts';
import { storeParts } from '#functions/domain/files/finish.ts';
import { createWorkspace } from '#functions/domain/workspaces/workspaces.ts';
import type { Ports } from '#functions/ports/ports.ts';
import { ROLES } from '#shared/model/enums.ts';
import { addFinishedList } from './samples/finished-list.ts';
import { SAMPLES, type Sample } from './samples/manifest.ts';
import { addOrganisations, type DemoOrganisation } from './seed-organisations.ts';

/** The owner, who creates the sample workspace. */
const makerIn = ({ organisation, people }: DemoOrganisation): Caller | undefined => {
  const member = people.find(({ role }) => role === ROLES.owner);
  if (!member) return undefined;
  const { userId, role, status } = member;
  return { userId, tenant: organisation.id, role, status, member, organisation, customRoles: undefined, edges: [] };
};

const partsOf = ({ files }: Sample, folder: URL) =>
  Promise.all(
    files.map(async ({ path, filename, contentType, audience }) => ({
      filename,
      audience,
      contentType,
      bytes: new Uint8Array(await readFile(new URL(path, folder))),
    })),
  );

export const seed = async (ports: Ports, samplesFolder: URL): Promise<void> => {
  const organisations = await addOrganisations(ports);
  for (const sample of SAMPLES) {
    const owning = organisations.find(({ organisation }) => organisation.id === sample.tenant);
    const caller = owning && makerIn(owning);
    if (!caller) continue;
    const workspace = await createWorkspace(ports, caller, sample.workspace);
    const files = await storeParts(ports, caller, { projectId: workspace.id }, await partsOf(sample, samplesFolder));
    if (sample.hasList) await addFinishedList(ports, caller, { workspace, files, people: owning.people });
  }
};
