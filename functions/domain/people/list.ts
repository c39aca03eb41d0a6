// Reading the people of a workspace and of the organisation.
import { ACCESS, type Language } from '#shared/model/enums.ts';
import type { Person, ProjectMember } from '#shared/model/people.ts';
import type { Table } from '../../ports/table.ts';
import { peoplePk } from '../../store/members.ts';
import { edges, type ProjectRecord, projectPeoplePk } from '../../store/projects.ts';
import type { Caller, PersonRecord } from '../caller.ts';
import { matches } from './match.ts';
import { withPictures } from './pictures.ts';
import { type PeopleTable, pageOfPeople } from './table.ts';
import { personIdOf, personOf, personView, projectMemberView } from './view.ts';

type Read = Pick<Table, 'getMany' | 'query'>;

/** What a list of suggestions holds. */
const MOST_FOUND = 10;

/** Members and open invitations of the organisation; a thousand at most, so that they are read at once. */
const readPeople = async (table: Pick<Table, 'query'>, tenant: string): Promise<PersonRecord[]> =>
  (await table.query({ index: 'gsi1', pk: peoplePk(tenant) })).items.map(personOf);

/** One round trip. A personal workspace has nobody but its owner, whoever was in it before. */
const readMembers = async (
  table: Pick<Table, 'query'>,
  tenant: string,
  project: ProjectRecord,
): Promise<{ readonly rows: readonly ProjectMember[]; readonly everybody: number }> => {
  const [{ items }, people] = await Promise.all([
    table.query({ index: 'gsi1', pk: projectPeoplePk(tenant, project.id) }),
    readPeople(table, tenant),
  ]);
  const known = new Map(people.map((person) => [personIdOf(person), person]));
  const rows = items.map(edges.read).flatMap((edge) => {
    const person = known.get(edge.userId);
    const isSeen = project.access !== ACCESS.personal || edge.userId === project.owner.id;
    return person && isSeen ? [projectMemberView(project, edge, person)] : [];
  });
  const isActive = (person: PersonRecord) => personView(person, undefined).isActive;
  return { rows, everybody: people.filter(isActive).length };
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
  const { rows: all, everybody } = await readMembers(table, tenant, project);
  const page = pageOfPeople(all, wanted, { language, first: ({ isOwner }) => isOwner });
  return {
    rows: await withPictures(table, tenant, page.rows),
    count: page.count,
    ...(project.access === ACCESS.all ? { everybody } : {}),
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
  const { rows, count } = firstFew((await readMembers(table, tenant, project)).rows, search, language);
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
