// Signing in and up, passwords, and the caller's own profile.
import * as z from 'zod';
import { ProjectId } from '../../model/ids.ts';
import { Session as SeenSession } from '../../model/session.ts';
import { Email, LanguageCode, Name, NewPassword, RoleNumber, User } from '../../model/user.ts';
import { route } from '../route.ts';

const Code = z.string().trim().max(40);
const Password = z.string().min(1).max(256);
/** The secret of a letter's link; whoever holds it has read the letter. */
const Secret = z.string().trim().min(20).max(200);
const MfaCode = z.string().regex(/^\d{6}$/);

const SignIn = z.object({
  email: Email,
  /** Absent when the browser has signed in by SRP and calls with the token it got. */
  password: Password.optional(),
  /** Of the authenticator app, where the account has one. */
  code: MfaCode.optional(),
  organizationCode: Code.optional(),
  keepLoggedIn: z.boolean().optional(),
});
const Session = z.object({ accessToken: z.string(), refreshToken: z.string().optional(), user: User });

const signIn = (path: `/api/${string}`, summary: string) =>
  route({
    method: 'POST',
    path,
    service: 'account',
    rule: 'public',
    knowsCaller: true,
    uses: ['identity.signIn', 'identity.manage', 'table.read', 'table.write'],
    body: SignIn,
    reply: Session,
    // A whole office has one address; each account has a limit of its own.
    limits: { perMinute: 120, perEmail: 20 },
    audit: 'signIn',
    summary,
  });

const MANAGES = [
  'table.read',
  'table.write',
  'identity.signIn',
  'identity.signOut',
  'identity.manage',
  'mail.send',
] as const;

export const account = {
  'account.adminSignIn': signIn('/api/user/auth/signin', 'Sign in to the admin portal'),
  'account.memberSignIn': signIn('/api/organization/member/signin', 'Sign in as a member of an organisation'),
  'account.openInvitation': route({
    method: 'POST',
    path: '/api/organization/member/invitation',
    service: 'account',
    rule: 'public',
    uses: ['table.read'],
    body: z.object({ invitation: Secret }),
    reply: z.object({
      email: z.string(),
      organizationName: z.string(),
      organizationCode: z.string(),
      role: RoleNumber,
      expiresAt: z.iso.datetime(),
    }),
    limits: { perMinute: 30 },
    summary: 'What an invitation is for',
  }),
  'account.signUp': route({
    method: 'POST',
    path: '/api/organization/member/signup',
    service: 'account',
    rule: 'public',
    uses: MANAGES,
    body: z.object({
      email: Email,
      password: NewPassword,
      firstName: Name,
      lastName: Name,
      organizationCode: Code.min(1),
      /** Without it nothing is created: whoever may join gets a letter, and the reply is the same for everybody. */
      invitation: Secret.optional(),
      language: LanguageCode.optional(),
    }),
    reply: z.object({ status: z.enum(['created', 'checkMail']), email: z.string() }),
    limits: { perMinute: 20, perEmail: 10 },
    audit: 'signUp',
    summary: 'Sign up with an invitation, or ask for one by organisation code',
  }),
  'account.existed': route({
    method: 'GET',
    path: '/api/organization/member/existed',
    service: 'account',
    rule: 'public',
    knowsCaller: true,
    uses: ['table.read'],
    query: z.object({ email: Email }),
    reply: z.object({ existed: z.boolean() }),
    limits: { perMinute: 30, perEmail: 30 },
    summary: "Whether an address is a member's: told only to those who may add members, and of their own organisation",
  }),
  'account.forgotPassword': route({
    method: 'POST',
    path: '/api/user/auth/forgot-password-email',
    service: 'account',
    rule: 'public',
    uses: MANAGES,
    body: z.object({ email: Email }),
    reply: z.object({}),
    limits: { perMinute: 10, perEmail: 3 },
    summary: 'Send a link for a new password; the reply is the same for every address',
  }),
  'account.resetPassword': route({
    method: 'POST',
    path: '/api/user/auth/update-forgot-password',
    service: 'account',
    rule: 'public',
    uses: MANAGES,
    body: z.object({ token: Secret, password: NewPassword }),
    reply: z.object({ email: z.string() }),
    limits: { perMinute: 10 },
    audit: 'password.reset',
    summary: "Set a new password with the secret of the letter's link; ends every session",
  }),
  'account.changePassword': route({
    method: 'POST',
    path: '/api/user/auth/update-password',
    service: 'account',
    rule: 'signedIn',
    uses: MANAGES,
    body: z.object({ currentPassword: Password, password: NewPassword, code: MfaCode.optional() }),
    reply: z.object({}),
    limits: { perMinute: 10 },
    audit: 'password.change',
    summary: 'Change the own password; ends every other session',
  }),
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
    reply: z.array(SeenSession),
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
    ids: [{ in: 'params', name: 'projectId', kind: 'project' }],
    params: z.object({ projectId: ProjectId }),
    reply: z.object({ role: RoleNumber }),
    summary: "The caller's role in a workspace",
  }),
};
