// Reads the pictures of a page of people from their separate rows, only for the people listed.
import type { Person } from '#shared/model/people.ts';
import type { Table } from '../../ports/table.ts';
import { avatarKey } from '../../store/members.ts';

/** The person's id, for a person of the organization or a member of a workspace. */
const personIdOf = (person: Person & { readonly personId?: string }): string => person.personId ?? person.id;

export const withPictures = async <P extends Person & { readonly personId?: string }>(
  table: Pick<Table, 'getMany'>,
  tenant: string,
  people: readonly P[],
): Promise<P[]> => {
  if (people.length === 0) return [];
  const items = await table.getMany(people.map((person) => avatarKey(tenant, personIdOf(person))));
  return people.map((person, i) => {
    const avatar = items[i]?.data.avatar;
    return typeof avatar === 'string' ? { ...person, avatar } : person;
  });
};
