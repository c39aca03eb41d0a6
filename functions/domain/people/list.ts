// Lists the members of a workspace and of the organization.
import { ACCESS, type Language } from '#shared/model/enums.ts';
import { InvitationId } from '#shared/model/ids.ts';
import type { Person, WorkspaceMember } from '#shared/model/people.ts';
import type { Item, Table } from '../../ports/table.ts';
import { readFew } from '../../store/few.ts';
import { getAll } from '../../store/get-all.ts';
import { invitationKey } from '../../store/invitations.ts';
import { memberKey, peoplePk } from '../../store/members.ts';
import { adminsPk, othersPk, PERSON_INDEXES, STATUS_ORDER } from '../../store/person-places.ts';
import { edges, type WorkspaceRecord, workspacePeoplePk } from '../../store/workspaces.ts';
import type { Caller, PersonRecord } from '../caller.ts';
import { matches } from './match.ts';
import { withPictures } from './pictures.ts';
import { type PeopleTable, pageOfPeople } from './table.ts';
import { personIdOf, personOf, personView, workspaceMemberView } from './view.ts';

type Read = Pick<Table, 'getMany' | 'query' | 'count'>;

/** The length of a list of suggestions. */
const MAX_SUGGESTIONS = 10;

/** Members and open invitations of the organization; at most a thousand, so that one query reads them. */
const readPeople = async (table: Pick<Table, 'query'>, tenant: string): Promise<PersonRecord[]> =>
  (await table.query({ index: 'gsi1', pk: peoplePk(tenant) })).items.map(personOf);

const isInvitation = (id: string): boolean => InvitationId.safeParse(id).success;
const keyOf = (tenant: string, id: string) => (isInvitation(id) ? invitationKey(tenant, id) : memberKey(tenant, id));

/** Everybody in a small organization, else only the requested people. */
const peopleOf = async (table: Read, tenant: string, ids: readonly string[], few: readonly Item[] | undefined) => {
  const items =
    few ??
    (await getAll(
      table,
      ids.map((id) => keyOf(tenant, id)),
    ));
  return new Map(items.flatMap((item) => (item ? [personOf(item)] : [])).map((one) => [personIdOf(one), one]));
};

const countActive = async (table: Pick<Table, 'count'>, tenant: string): Promise<number> => {
  const active = { index: PERSON_INDEXES.status, prefix: `${STATUS_ORDER.active}#` };
  const counts = await Promise.all([adminsPk(tenant), othersPk(tenant)].map((pk) => table.count({ ...active, pk })));
  return counts.reduce((sum, count) => sum + count, 0);
};

type Members = { readonly rows: readonly WorkspaceMember[]; readonly few: readonly Item[] | undefined };

/**
 * One round trip, or two in a large organization. A personal workspace has only its owner, whoever was a member before.
 */
const readMembers = async (table: Read, tenant: string, workspace: WorkspaceRecord): Promise<Members> => {
  const [{ items }, few] = await Promise.all([
    table.query({ index: 'gsi1', pk: workspacePeoplePk(tenant, workspace.id) }),
    readFew(table, { index: 'gsi1', pk: peoplePk(tenant) }),
  ]);
  const seen = items
    .map(edges.read)
    .filter(({ userId }) => workspace.access !== ACCESS.personal || userId === workspace.owner.id);
  const ids = seen.map(({ userId }) => userId);
  const people = await peopleOf(table, tenant, ids, few);
  const rows = seen.flatMap((edge) => {
    const person = people.get(edge.userId);
    return person ? [workspaceMemberView(workspace, edge, person)] : [];
  });
  return { rows, few };
};

/** The number of members of the organization who see a workspace that is open to all. */
const everybodyOf = async (table: Read, tenant: string, few: Members['few']): Promise<number> =>
  few ? few.filter((item) => personView(personOf(item), undefined).isActive).length : await countActive(table, tenant);

export const listMembers = async (
  table: Read,
  {
    tenant,
    workspace,
    language,
  }: { readonly tenant: string; readonly workspace: WorkspaceRecord; readonly language: Language },
  wanted: PeopleTable,
) => {
  const { rows: all, few } = await readMembers(table, tenant, workspace);
  const page = pageOfPeople(all, wanted, { language, first: ({ isOwner }) => isOwner });
  return {
    rows: await withPictures(table, tenant, page.rows),
    count: page.count,
    ...(workspace.access === ACCESS.all ? { everybody: await everybodyOf(table, tenant, few) } : {}),
  };
};

const firstFew = <P extends Person>(all: readonly P[], search: string, language: Language) => {
  const wanted = { search: '', order: 'asc', limit: MAX_SUGGESTIONS, offset: 0 } as const;
  return pageOfPeople(all.filter(matches(search)), wanted, { language });
};

type Search = { readonly search: string; readonly language: Language };

export const findMembers = async (
  table: Read,
  tenant: string,
  workspace: WorkspaceRecord,
  { search, language }: Search,
) => {
  const { rows, count } = firstFew((await readMembers(table, tenant, workspace)).rows, search, language);
  return { rows: await withPictures(table, tenant, rows), count };
};

/** People who can be added to a workspace; deactivated members are excluded. */
export const findPeople = async (table: Read, { tenant, customRoles }: Caller, { search, language }: Search) => {
  const people = (await readPeople(table, tenant)).map((person) => personView(person, customRoles));
  const { rows, count } = firstFew(
    people.filter(({ status }) => status !== 'deactivated'),
    search,
    language,
  );
  return { rows: await withPictures(table, tenant, rows), count };
};
