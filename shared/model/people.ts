// Defines people of an organization and a workspace, custom roles, tags and workspace folders.
import * as z from 'zod';
import { RoleNumber } from './codes.ts';
import { CustomRoleId, MembershipId, PersonId, TagId, WorkspaceFolderId, WorkspaceId } from './ids.ts';

/** `awaiting`: an outsider who is not approved yet. */
const PERSON_STATES = ['awaiting', 'invited', 'active', 'deactivated'] as const;
const PersonState = z.enum(PERSON_STATES);

const By = z.object({ id: z.string(), name: z.string() });

/** A person of the organization. `isActive` is the specification's flag. */
export const Person = z
  .object({
    id: PersonId,
    name: z.string(),
    email: z.string(),
    role: RoleNumber,
    customRole: z.object({ id: CustomRoleId, name: z.string() }).optional(),
    status: PersonState,
    isActive: z.boolean(),
    avatar: z.string().optional(),
    lastActivity: z.iso.datetime().optional(),
    joinedAt: z.iso.datetime().optional(),
    /** Only for invitations. */
    expiresAt: z.iso.datetime().optional(),
    version: z.number().int(),
  })
  .meta({ id: 'Person' });
export type Person = z.infer<typeof Person>;

/** A member of a workspace, with their role in it. */
export const WorkspaceMember = Person.extend({ id: MembershipId, personId: PersonId, isOwner: z.boolean() }).meta({
  id: 'ProjectMember',
});
export type WorkspaceMember = z.infer<typeof WorkspaceMember>;

/** The outcome for each address that was added to a workspace or invited to the organization. */
export const Invited = z
  .object({
    emails: z.array(
      z.object({
        email: z.string(),
        /**
         * `awaiting`: an outsider who needs approval; `already`: was a member before; `refused`: cannot be added, for
         * example because deactivated; `notForPartners`: an outsider, while the organization invites none.
         */
        outcome: z.enum(['added', 'invited', 'awaiting', 'already', 'refused', 'notForPartners']),
      }),
    ),
    project: z.object({ id: WorkspaceId, name: z.string() }).optional(),
  })
  .meta({ id: 'Invited' });
export type Invited = z.infer<typeof Invited>;

export const Tag = z
  .object({
    id: TagId,
    name: z.string(),
    addedBy: By,
    addedOn: z.iso.datetime(),
    status: z.union([z.literal(1), z.literal(2)]),
    version: z.number().int(),
  })
  .meta({ id: 'Tag' });
export type Tag = z.infer<typeof Tag>;

export const WorkspaceFolder = z
  .object({
    id: WorkspaceFolderId,
    name: z.string(),
    description: z.string(),
    createdBy: By,
    createdAt: z.iso.datetime(),
    version: z.number().int(),
  })
  .meta({ id: 'WorkspaceFolder' });
export type WorkspaceFolder = z.infer<typeof WorkspaceFolder>;
