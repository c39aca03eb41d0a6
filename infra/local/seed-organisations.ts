// Writes the rows of the demo organizations and their members, as inviting and signing up would.
import { newCustomRoleId, newTagId } from '#functions/domain/ids.ts';
import type { Ports } from '#functions/ports/ports.ts';
import type { Write } from '#functions/ports/table.ts';
import { openCreditsWrites } from '#functions/store/credits.ts';
import { customRoles } from '#functions/store/custom-roles.ts';
import { emailHash, emails } from '#functions/store/emails.ts';
import { PLATFORM } from '#functions/store/keys.ts';
import { type MemberRecord, members, nameOf } from '#functions/store/members.ts';
import { organisationCodes } from '#functions/store/organisation-codes.ts';
import { type OrganisationRecord, organisations, usage } from '#functions/store/organisations.ts';
import { tagNameRow, tags } from '#functions/store/tags.ts';
import { STATUS } from '#shared/model/enums.ts';
import { DEMO_CREDITS, DEMO_PASSWORD, ORGANISATIONS, PEOPLE } from './people.ts';

type Demo = (typeof ORGANISATIONS)[number];
type Person = (typeof PEOPLE)[number];
type By = { readonly id: string; readonly name: string };

const addPerson = async (ports: Ports, { tenant, ...person }: Person, joinedAt: string): Promise<MemberRecord> => {
  const userId = await ports.identity.create({ email: person.email, password: DEMO_PASSWORD, tenant });
  const row = members.row(tenant, { ...person, userId, status: STATUS.active, joinedAt, isCustomSignup: false });
  const hash = emailHash(person.email);
  await ports.table.write({ put: row }, { put: emails.row(PLATFORM, { hash, tenant, userId }) });
  return members.read(row);
};

const tagWrites = (ports: Ports, { id: tenant, tags: names }: Demo, addedBy: By, addedOn: string): Write[] =>
  names.flatMap((name) => {
    const tag = { id: newTagId(ports), name, addedBy, addedOn, status: STATUS.active };
    return [{ put: tags.row(tenant, tag) }, { put: tagNameRow(tenant, tag) }];
  });

const roleWrites = (ports: Ports, { id: tenant, role }: Demo, createdBy: By, createdAt: string): Write[] =>
  role
    ? [
        {
          put: customRoles.row(tenant, {
            roles: [{ ...role, flags: [...role.flags], id: newCustomRoleId(ports), createdBy, createdAt, version: 1 }],
          }),
        },
      ]
    : [];

const codeWrites = ({ id, code }: Demo): Write[] =>
  id === PLATFORM ? [] : [{ put: organisationCodes.row(PLATFORM, { code, tenant: id }) }];

const organisationOf = (demo: Demo, owner: By, createdAt: string) => ({
  id: demo.id,
  name: demo.name,
  code: demo.code,
  website: `https://${demo.domain}`,
  email: demo.email,
  // Nobody joins the platform's staff by an email domain or a code.
  domain: demo.id === PLATFORM ? '' : demo.domain,
  status: 'active' as const,
  admin: owner.name,
  createdAt,
});

export type DemoOrganisation = { readonly organisation: OrganisationRecord; readonly people: readonly MemberRecord[] };

const addOrganisation = async (ports: Ports, demo: Demo): Promise<DemoOrganisation> => {
  const now = ports.clock.now();
  const createdAt = new Date(now).toISOString();
  const people: MemberRecord[] = [];
  for (const person of PEOPLE) if (person.tenant === demo.id) people.push(await addPerson(ports, person, createdAt));
  const owner = people.find(({ email }) => email === demo.email);
  const by = { id: owner?.userId ?? demo.id, name: owner ? nameOf(owner) : demo.name };
  const row = organisations.row(demo.id, organisationOf(demo, by, createdAt));
  await ports.table.write(
    { put: row },
    { put: usage.row(demo.id, { members: people.length, runs: 0, storageBytes: 0, workspaces: 0, folders: 0 }) },
    ...openCreditsWrites(
      demo.id,
      { about: 'first', amount: DEMO_CREDITS, by: { id: PLATFORM, name: 'Footnote' } },
      now,
    ),
    ...codeWrites(demo),
    ...tagWrites(ports, demo, by, createdAt),
    ...roleWrites(ports, demo, by, createdAt),
  );
  return { organisation: organisations.read(row), people };
};

export const addOrganisations = async (ports: Ports): Promise<DemoOrganisation[]> => {
  const made: DemoOrganisation[] = [];
  for (const demo of ORGANISATIONS) made.push(await addOrganisation(ports, demo));
  return made;
};
