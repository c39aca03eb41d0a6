// Stores a person's picture as a data URL in a row of its own, read only where the person is shown.
import type { Item, Table } from '../../ports/table.ts';
import { avatarKey } from '../../store/members.ts';

export type Whose = { readonly tenant: string; readonly userId: string };

export const avatarRow = ({ tenant, userId }: Whose, avatar: string): Item => ({
  ...avatarKey(tenant, userId),
  version: 1,
  data: { avatar },
});

export const avatarIn = (item: Item | undefined): string | undefined =>
  typeof item?.data.avatar === 'string' ? item.data.avatar : undefined;

export const readAvatar = async (
  table: Pick<Table, 'getMany'>,
  { tenant, userId }: Whose,
): Promise<string | undefined> => avatarIn((await table.getMany([avatarKey(tenant, userId)]))[0]);
