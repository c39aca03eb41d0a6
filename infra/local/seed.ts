// Fills an empty stage with the demo organisations, their people and one sample workspace each.
import { readFile } from 'node:fs/promises';
import type { Caller } from '#functions/domain/caller.ts';
import { storeParts } from '#functions/domain/files/upload.ts';
import { createProject } from '#functions/domain/projects/projects.ts';
import type { Ports } from '#functions/ports/ports.ts';
import { type MemberRecord, members } from '#functions/store/members.ts';
import { organisations } from '#functions/store/organisations.ts';
import { ROLES, STATUS } from '#shared/model/enums.ts';
import { DEMO_PASSWORD, ORGANISATIONS, PEOPLE } from './people.ts';
import { SAMPLES } from './samples/manifest.ts';

const addPeople = async (ports: Ports, joinedAt: string): Promise<Map<string, MemberRecord>> => {
  const made = new Map<string, MemberRecord>();
  for (const { tenant, ...person } of PEOPLE) {
    const userId = await ports.identity.create({ email: person.email, password: DEMO_PASSWORD, tenant });
    const row = members.row(tenant, { ...person, userId, status: STATUS.active, joinedAt, isCustomSignup: false });
    await ports.table.write({ put: row });
    made.set(person.email, members.read(row));
  }
  return made;
};

const callerOf = (tenant: string, member: MemberRecord): Caller => ({
  userId: member.userId,
  tenant,
  role: member.role,
  status: member.status,
  member,
  edges: [],
});

export const seed = async (ports: Ports, samplesFolder: URL): Promise<void> => {
  const createdAt = new Date(ports.clock.now()).toISOString();
  const people = await addPeople(ports, createdAt);
  for (const sample of SAMPLES) {
    const owner = [...people.values()].find(
      ({ email, role }) => email.endsWith(`@${sample.tenant}.test`) && role === ROLES.owner,
    );
    if (!owner) continue;
    const caller = callerOf(sample.tenant, owner);
    const project = await createProject(ports, caller, sample.project);
    const parts = await Promise.all(
      sample.files.map(async ({ path, filename, contentType }) => ({
        filename,
        contentType,
        bytes: new Uint8Array(await readFile(new URL(path, samplesFolder))),
      })),
    );
    await storeParts(ports, caller, project.id, parts);
  }
  for (const organisation of ORGANISATIONS)
    await ports.table.write({ put: organisations.row(organisation.id, { ...organisation, createdAt }) });
};
