// Updates the caller's own names, language and picture.
import type { Parsed } from '#shared/contract/contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { User } from '#shared/model/user.ts';
import type { Identity } from '../../ports/identity.ts';
import type { Table, Write } from '../../ports/table.ts';
import { avatarKey, type MemberRecord, nameOf, personPk } from '../../store/members.ts';
import { EDGE_PREFIX, edges } from '../../store/workspaces.ts';
import type { Caller, FilePart } from '../caller.ts';
import { avatarRow, readAvatar } from './avatar.ts';
import { changeOwnRow } from './own-row.ts';
import { userOf } from './user.ts';

type Tables = Pick<Table, 'getMany' | 'query' | 'write'>;
type Given = {
  readonly body: Parsed<'account.updateProfile', 'body'>;
  readonly parts: readonly FilePart[];
  readonly requiresMfa: boolean;
};

const AT_ONCE = 80;

/**
 * Names are copied into workspace rows. For a member of more than eighty workspaces the rest are renamed a little
 * later.
 */
const renamed = async (table: Tables, { tenant, userId }: Caller, name: string): Promise<Write[]> => {
  const { items } = await table.query({ pk: personPk(tenant, userId), prefix: EDGE_PREFIX });
  return items.map(edges.read).map(
    ({ version, ...edge }): Write => ({
      put: edges.row(tenant, { ...edge, name }, version),
      if: { version },
    }),
  );
};

const pictureIn = async ({ body, parts }: Given): Promise<string | null | undefined> => {
  const [part, another] = parts;
  if (another || (part && body.removePicture)) throw new AppError('badInput', { field: 'picture' });
  if (part) return (await import('./picture.ts')).pictureOf(part.bytes);
  return body.removePicture ? null : undefined;
};

const pictureWrites = (caller: Caller, picture: string | null | undefined): Write[] => {
  if (picture === undefined) return [];
  return [picture === null ? { remove: avatarKey(caller.tenant, caller.userId) } : { put: avatarRow(caller, picture) }];
};

/** Throws stale with the current profile. */
export const updateProfile = async (table: Tables, caller: Caller, given: Given): Promise<User> => {
  const { body, requiresMfa } = given;
  const picture = await pictureIn(given);
  const next = (row: MemberRecord): MemberRecord => ({
    ...row,
    firstName: body.firstName ?? row.firstName,
    lastName: body.lastName ?? row.lastName,
    language: body.language ?? row.language,
    ...(body.tourSeen ? { tourSeen: true } : {}),
  });
  let later: readonly Write[] = [];
  const more = async (row: MemberRecord): Promise<Write[]> => {
    const places = nameOf(next(row)) === nameOf(row) ? [] : await renamed(table, caller, nameOf(next(row)));
    later = places.slice(AT_ONCE);
    return [...pictureWrites(caller, picture), ...places.slice(0, AT_ONCE)];
  };
  const view = (member: MemberRecord) => userOf({ ...caller, member }, { requiresMfa });
  const [member, stored] = await Promise.all([
    changeOwnRow(table, caller, { version: body.version, view, next, more }),
    picture === undefined ? readAvatar(table, caller) : undefined,
  ]);
  for (let from = 0; from < later.length; from += AT_ONCE) await table.write(...later.slice(from, from + AT_ONCE));
  return userOf(
    { ...caller, member },
    { avatar: picture === undefined ? stored : (picture ?? undefined), requiresMfa },
  );
};

type Confirming = { readonly table: Tables; readonly identity: Pick<Identity, 'hasAuthenticator'> };

/** The browser sets up or removes the authenticator app at the provider; the provider's state counts. */
export const confirmMfa = async (
  { table, identity }: Pick<Confirming, 'identity'> & { readonly table: Pick<Table, 'getMany' | 'write'> },
  caller: Caller,
  requiresMfa: boolean,
): Promise<User> => {
  const mfa = await identity.hasAuthenticator(caller.member.email);
  const [member, avatar] = await Promise.all([
    changeOwnRow(table, caller, { next: (row) => ({ ...row, mfa }) }),
    readAvatar(table, caller),
  ]);
  return userOf({ ...caller, member }, { avatar, requiresMfa });
};
