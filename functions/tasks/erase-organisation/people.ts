// Erases the people of a removed organization: accounts, addresses, questions and rows, and those left from earlier
// deletions.
import { eraseOwn, sweepPerson } from '../../domain/organisation/sweep-person.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Item } from '../../ports/table.ts';
import { deadlinePk } from '../../store/deadline-index.ts';
import { deletedPeople } from '../../store/deleted-people.ts';
import { emailKey, personOfEmail } from '../../store/emails.ts';
import { invitations } from '../../store/invitations.ts';
import { INVITATION_SK } from '../../store/keys.ts';
import { type MemberRecord, members, peoplePk, personPk } from '../../store/members.ts';
import { removePartition } from './partition.ts';

type Used = Pick<Ports, 'table' | 'workflows' | 'identity' | 'clock'>;

export const peopleOf = async ({ table }: Pick<Used, 'table'>, tenant: string): Promise<readonly Item[]> =>
  (await table.query({ index: 'gsi1', pk: peoplePk(tenant) })).items;

export const personIdOf = (item: Item): string =>
  item.sk === INVITATION_SK ? invitations.read(item).id : members.read(item).userId;

/** The account first, because only the row refers to it. */
const eraseAccount = async ({ identity, table }: Used, tenant: string, { email }: MemberRecord): Promise<void> => {
  const owner = await personOfEmail(table, email);
  if (owner && owner.tenant !== tenant) return;
  await identity.signOut(email);
  await identity.remove(email);
  if (owner) await table.write({ remove: emailKey(email) });
};

export const erasePeople = async (ports: Used, tenant: string, people: readonly Item[]): Promise<void> => {
  for (const item of people) {
    const id = personIdOf(item);
    if (item.sk !== INVITATION_SK) {
      await eraseAccount(ports, tenant, members.read(item));
      await eraseOwn(ports, tenant, id);
    }
    await removePartition(ports.table, personPk(tenant, id));
  }
};

/** Erases members deleted just before the organization; returns how many. */
export const sweepDeleted = async (ports: Used, tenant: string): Promise<number> => {
  let cursor: string | undefined;
  let swept = 0;
  do {
    const page = await ports.table.query({ index: 'gsi1', pk: deadlinePk, limit: 100, ...(cursor ? { cursor } : {}) });
    for (const item of page.items) {
      const [, kind, whose] = (item.gsi1sk ?? '').split('#');
      if (kind !== 'person' || whose !== tenant) continue;
      await sweepPerson(ports, tenant, deletedPeople.read(item));
      swept += 1;
    }
    cursor = page.cursor;
  } while (cursor);
  return swept;
};
