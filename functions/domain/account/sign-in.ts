// Signing in: whatever is wrong (password, e-mail, organisation code, status, portal), the answer is the same.
import { AppError } from '#shared/contract/errors.ts';
import { ROLES, STATUS } from '#shared/model/enums.ts';
import type { User } from '#shared/model/user.ts';
import type { Ports } from '../../ports/ports.ts';
import { memberKey, members } from '../../store/members.ts';
import { organisationKey, organisations } from '../../store/organisations.ts';
import { userOf } from './user.ts';

export type Portal = 'admin' | 'user';

type Who = { readonly tenant: string; readonly userId: string };
type Entry = { readonly portal: Portal; readonly organizationCode?: string | undefined };

/** Whether this account may enter by this door. Returns the person; throws wrongCredentials. */
export const enter = async (table: Pick<Ports['table'], 'getMany'>, who: Who, entry: Entry): Promise<User> => {
  const [memberItem, organisationItem] = await table.getMany([
    memberKey(who.tenant, who.userId),
    organisationKey(who.tenant),
  ]);
  const member = memberItem && members.read(memberItem);
  const organisation = organisationItem && organisations.read(organisationItem);
  const isStaff = member?.role === ROLES.superAdmin;
  const rightDoor = isStaff === (entry.portal === 'admin');
  const code = entry.organizationCode?.toUpperCase();
  const rightCode = !code || isStaff || code === organisation?.code.toUpperCase();
  if (!member || !organisation || member.status !== STATUS.active || !rightDoor || !rightCode)
    throw new AppError('wrongCredentials');
  return userOf(member, organisation.name);
};
