// Sign-in, and sign-up with an invitation.
import * as z from 'zod';
import { LanguageCode, RoleNumber } from '../../model/codes.ts';
import { NewPassword } from '../../model/new-password.ts';
import { Email, Name, User } from '../../model/user.ts';
import { route } from '../route.ts';
import { CHANGES_SIGN_IN, MfaCode, Password, Secret } from './account-fields.ts';

const Code = z.string().trim().max(40);

const SignIn = z.object({
  email: Email,
  /** Absent if the browser has signed in by SRP and sends its token. */
  password: Password.optional(),
  /** The code of the authenticator app, if the account has one. */
  code: MfaCode.optional(),
  organizationCode: Code.optional(),
  keepLoggedIn: z.boolean().optional(),
});
const Session = z.object({ accessToken: z.string(), refreshToken: z.string().optional(), user: User });

const signInAt = (path: `/api/${string}`, summary: string) =>
  route({
    method: 'POST',
    path,
    service: 'account',
    rule: 'public',
    optionalAuth: true,
    uses: ['identity.signIn', 'identity.manage', 'table.read', 'table.write'],
    body: SignIn,
    reply: Session,
    // A whole office may share one address, so each account has its own limit, which only wrong passwords use up.
    limits: { perMinute: 120, perEmail: 10 },
    audit: 'signIn',
    summary,
  });

export const signIn = {
  'account.adminSignIn': signInAt('/api/user/auth/signin', 'Sign in to the admin portal'),
  'account.memberSignIn': signInAt('/api/organization/member/signin', 'Sign in as a member of an organisation'),
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
    uses: CHANGES_SIGN_IN,
    body: z.object({
      email: Email,
      password: NewPassword,
      firstName: Name,
      lastName: Name,
      organizationCode: Code.min(1),
      /** Without it nothing is created: those who may join get an email, and the response is the same for everybody. */
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
    optionalAuth: true,
    uses: ['table.read'],
    query: z.object({ email: Email }),
    reply: z.object({ existed: z.boolean() }),
    limits: { perMinute: 30, perEmail: 30 },
    summary: "Whether an address is a member's: told only to those who may add members, and of their own organisation",
  }),
};
