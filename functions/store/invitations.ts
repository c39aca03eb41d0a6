// Stores invitations where members are stored, so that lists and workspaces hold both alike.
import * as z from 'zod';
import { LanguageCode, RoleNumber } from '#shared/model/codes.ts';
import { InvitationId } from '#shared/model/ids.ts';
import { INVITATION_SK, key } from './keys.ts';
import { ADMIN_ROLES, peoplePk, personOrder, personPk } from './members.ts';
import { personPlaces } from './person-places.ts';
import { store, type Versioned } from './record.ts';

const Record = z.object({
  id: InvitationId,
  email: z.string(),
  role: RoleNumber,
  /** SHA-256 of the secret in the email's link; the secret itself is never stored. */
  secretHash: z.string(),
  /** Requested by the person, based on the organization's email domain. */
  isOwnRequest: z.boolean(),
  /** Created for a workspace: removed with its last workspace membership. */
  isForWorkspace: z.boolean().optional(),
  /** Not sent yet: a member who may invite to the organization must approve it first. */
  awaitsApproval: z.boolean().optional(),
  invitedBy: z.object({ id: z.string(), name: z.string() }),
  language: LanguageCode.optional(),
  /** How often it was sent: part of the email's key. */
  sent: z.number().int(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type InvitationRecord = Versioned<z.infer<typeof Record>>;

export const invitationKey = (tenant: string, id: string) => key(personPk(tenant, id), INVITATION_SK);

export const invitations = store<z.infer<typeof Record>>({
  schema: Record,
  key: (tenant, invitation) => invitationKey(tenant, invitation.id),
  gsi1: (tenant, { email, id }) => ({ pk: peoplePk(tenant), sk: `${email}#${id}` }),
  gsi2: (tenant, { email }) => ({ pk: peoplePk(tenant), sk: personOrder('', email) }),
  // Pending approvals are listed with the admins, where approvers look.
  gsi3: (tenant, { email, role, awaitsApproval }) =>
    awaitsApproval || ADMIN_ROLES.includes(role) ? { pk: peoplePk(tenant), sk: personOrder('', email) } : undefined,
  ...personPlaces(({ email, role, awaitsApproval }) => ({
    isAdmin: awaitsApproval === true || ADMIN_ROLES.includes(role),
    email,
    role,
    status: awaitsApproval ? 'awaiting' : 'invited',
    lastActivity: '',
    order: personOrder('', email),
  })),
});
