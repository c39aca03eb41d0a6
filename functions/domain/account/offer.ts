// Opens an invitation link: returns the invitation and its organization to the holder of the secret.
import { AppError } from '#shared/contract/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Item, Key, Table } from '../../ports/table.ts';
import { type InvitationRecord, invitationKey, invitations } from '../../store/invitations.ts';
import { type OrganisationRecord, organisationKey, organisations } from '../../store/organisations.ts';
import { isOpen } from '../invitations/invitation.ts';
import { type InvitationLink, isSecretOf, readLinkText } from '../invitations/secret.ts';

export type Offer = {
  readonly tenant: string;
  readonly invitation: InvitationRecord;
  readonly organisation: OrganisationRecord;
};

export const linkOf = (text: string): InvitationLink => {
  const link = readLinkText(text);
  if (!link) throw new AppError('invitationInvalid');
  return link;
};

type Read = { readonly table: Pick<Table, 'getMany'>; readonly clock: Pick<Clock, 'now'> };

/** Reads extra keys in the same round trip. Throws invitationInvalid whatever is wrong with the link. */
export const readOffer = async (
  { table, clock }: Read,
  { tenant, id, secret }: InvitationLink,
  ...besides: readonly Key[]
): Promise<Offer & { readonly besides: readonly (Item | undefined)[] }> => {
  const keys = [invitationKey(tenant, id), organisationKey(tenant), ...besides];
  const [invitationItem, organisationItem, ...rest] = await table.getMany(keys);
  const invitation = invitationItem && invitations.read(invitationItem);
  const organisation = organisationItem && organisations.read(organisationItem);
  const isGood = isSecretOf(invitation?.secretHash ?? '', secret) && invitation && isOpen(invitation, clock.now());
  if (!isGood || invitation.awaitsApproval || !organisation || organisation.status === 'suspended')
    throw new AppError('invitationInvalid');
  return { tenant, invitation, organisation, besides: rest };
};
