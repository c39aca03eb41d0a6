// The caller's sessions, profile and role.
import * as z from 'zod';
import { LanguageCode, RoleNumber } from '../../model/codes.ts';
import { WorkspaceId } from '../../model/ids.ts';
import { Session } from '../../model/session.ts';
import { Name, User } from '../../model/user.ts';
import { route } from '../route.ts';

export const profile = {
  'account.signOut': route({
    method: 'POST',
    path: '/api/user/auth/signout',
    service: 'account',
    rule: 'signedIn',
    uses: ['identity.signOut', 'table.read', 'table.write'],
    reply: z.object({}),
    audit: 'signOut',
    summary: 'End every session of the caller',
  }),
  'account.sessions': route({
    method: 'GET',
    path: '/api/user/auth/sessions',
    service: 'account',
    rule: 'signedIn',
    uses: ['table.read'],
    reply: z.array(Session),
    summary: 'Where the caller is signed in',
  }),
  'account.endSession': route({
    method: 'DELETE',
    path: '/api/user/auth/sessions/{id}',
    service: 'account',
    rule: 'signedIn',
    uses: ['table.read', 'table.write'],
    params: z.object({ id: z.string().min(1).max(100) }),
    reply: z.object({}),
    audit: 'signOut',
    stepUp: true,
    summary: 'End one session of the caller, its access token included',
  }),
  'account.profile': route({
    method: 'GET',
    path: '/api/user/auth/profile',
    service: 'account',
    rule: 'signedIn',
    uses: ['table.read'],
    reply: User,
    summary: "The caller's profile",
  }),
  'account.updateProfile': route({
    method: 'PATCH',
    path: '/api/user/auth/update-profile',
    service: 'account',
    rule: 'signedIn',
    uses: ['table.read', 'table.write'],
    /** A new picture arrives as a part of a multipart body. */
    body: z.object({
      firstName: Name.optional(),
      lastName: Name.optional(),
      language: LanguageCode.optional(),
      tourSeen: z.literal(true).optional(),
      removePicture: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).optional(),
      version: z.coerce.number().int().min(1).optional(),
    }),
    multipart: 'also',
    reply: User,
    limits: { bodyBytes: 1024 * 1024 },
    audit: 'profile.change',
    summary: "Change the caller's names, language or picture",
  }),
  'account.confirmMfa': route({
    method: 'POST',
    path: '/api/user/auth/mfa',
    service: 'account',
    rule: 'signedIn',
    uses: ['table.read', 'table.write', 'identity.manage'],
    reply: User,
    audit: 'mfa.change',
    summary: 'The authenticator app was set up or removed: read the account again',
  }),
  'account.projectRole': route({
    method: 'GET',
    path: '/api/v2/project/role/{projectId}',
    service: 'account',
    rule: 'project.read',
    uses: ['table.read'],
    ids: [{ in: 'params', name: 'projectId', kind: 'workspace' }],
    params: z.object({ projectId: WorkspaceId }),
    reply: z.object({ role: RoleNumber }),
    summary: "The caller's role in a workspace",
  }),
};
