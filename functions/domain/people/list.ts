// Reading the people of a workspace and of the organisation.
import { ACCESS, type Language } from '#shared/model/enums.ts';
import { InvitationId } from '#shared/model/ids.ts';
import type { Person, ProjectMember } from '#shared/model/people.ts';
import type { Table } from '../../ports/table.ts';
import { getAll } from '../../store/get-all.ts';
import { invitationKey } from '../../store/invitations.ts';
import { memberKey, peoplePk } from '../../store/members.ts';
import { adminsPk, othersPk, PERSON_INDEXES, STATUS_ORDER } from '../../store/person-places.ts';
import { edges, type ProjectRecord, projectPeoplePk } from '../../store/projects.ts';
import type { Caller, PersonRecord } from '../caller.ts';
import { matches } from './match.ts';
import { withPictures } from './pictures.ts';
import { type PeopleTable, pageOfPeople } from './table.ts';
import { personOf, personView, projectMemberView } from './view.ts';

type Read = Pick<Table, 'getMany' | 'query' | 'count'>;

/** What a list of suggestions holds. */
const MOST_FOUND = 10;

/** Members and open invitations of the organisation; a thousand at most, so that they are read at once. */
const readPeople = async (table: Pick<Table, 'query'>, tenant: string): Promise<PersonRecord[]> =>
  (await table.query({ index: 'gsi1', pk: peoplePk(tenant) })).items.map(personOf);

const isInvitation = (id: string): boolean => InvitationId.safeParse(id).success;
const keyOf = (tenant: string, id: string) => (isInvitation(id) ? invitationKey(tenant, id) : memberKey(tenant, id));

/** Two round trips, whatever the organisation has. A personal workspace has nobody but its owner, whoever was in it before. */
const readMembers = async (table: Read, tenant: string, project: ProjectRecord): Promise<readonly ProjectMember[]> => {
  const { items } = await table.query({ index: 'gsi1', pk: projectPeoplePk(tenant, project.id) });
  const seen = items
    .map(edges.read)
    .filter(({ userId }) => project.access !== ACCESS.personal || userId === project.owner.id);
  const people = await getAll(
    table,
    seen.map(({ userId }) => keyOf(tenant, userId)),
  );
  return seen.flatMap((edge, n) => {
    const item = people[n];
    return item ? [projectMemberView(project, edge, personOf(item))] : [];
  });
};

const countActive = async (table: Pick<Table, 'count'>, tenant: string): Promise<number> => {
  const active = { index: PERSON_INDEXES.status, prefix: `${STATUS_ORDER.active}#` };
  const counts = await Promise.all([adminsPk(tenant), othersPk(tenant)].map((pk) => table.count({ ...active, pk })));
  return counts.reduce((sum, count) => sum + count, 0);
};

export const listMembers = async (
  table: Read,
  {
    tenant,
    project,
    language,
  }: { readonly tenant: string; readonly project: ProjectRecord; readonly language: Language },
  wanted: PeopleTable,
) => {
  const [all, everybody] = await Promise.all([
    readMembers(table, tenant, project),
    project.access === ACCESS.all ? countActive(table, tenant) : undefined,
  ]);
  const page = pageOfPeople(all, wanted, { language, first: ({ isOwner }) => isOwner });
  return {
    rows: await withPictures(table, tenant, page.rows),
    count: page.count,
    ...(everybody === undefined ? {} : { everybody }),
  };
};

const firstFew = <P extends Person>(all: readonly P[], search: string, language: Language) => {
  const wanted = { search: '', order: 'asc', limit: MOST_FOUND, offset: 0 } as const;
  return pageOfPeople(all.filter(matches(search)), wanted, { language });
};

type Search = { readonly search: string; readonly language: Language };

export const findMembers = async (
  table: Read,
  tenant: string,
  project: ProjectRecord,
  { search, language }: Search,
) => {
  const { rows, count } = firstFew(await readMembers(table, tenant, project), search, language);
  return { rows: await withPictures(table, tenant, rows), count };
};

/** Those who can be added to a workspace: nobody who is deactivated. */
export const findPeople = async (table: Read, { tenant, customRoles }: Caller, { search, language }: Search) => {
  const people = (await readPeople(table, tenant)).map((person) => personView(person, customRoles));
  const { rows, count } = firstFew(
    people.filter(({ status }) => status !== 'deactivated'),
    search,
    language,
  );
  return { rows: await withPictures(table, tenant, rows), count };
};
