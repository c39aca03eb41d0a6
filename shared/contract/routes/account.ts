// Sign-in, sign-out and the caller's own profile.
import * as z from 'zod';
import { ProjectId } from '../../model/ids.ts';
import { Email, LanguageCode, Name, RoleNumber, User } from '../../model/user.ts';
import { route } from '../route.ts';

const SignIn = z.object({
  email: Email,
  /** Absent when the browser has signed in by SRP and calls with the token it got. */
  password: z.string().min(1).max(256).optional(),
  organizationCode: z.string().trim().max(40).optional(),
  keepLoggedIn: z.boolean().optional(),
});
const Session = z.object({ accessToken: z.string(), refreshToken: z.string().optional(), user: User });

const signIn = (path: `/api/${string}`, summary: string) =>
  route({
    method: 'POST',
    path,
    service: 'account',
    rule: 'public',
    uses: ['identity.signIn', 'table.read', 'table.write'],
    body: SignIn,
    reply: Session,
    limits: { perMinute: 20 },
    audit: 'signIn',
    summary,
  });

export const account = {
  'account.adminSignIn': signIn('/api/user/auth/signin', 'Sign in to the admin portal'),
  'account.memberSignIn': signIn('/api/organization/member/signin', 'Sign in as a member of an organisation'),
  'account.signOut': route({
    method: 'POST',
    path: '/api/user/auth/signout',
    service: 'account',
    rule: 'signedIn',
    uses: ['identity.signOut', 'table.write'],
    reply: z.object({}),
    audit: 'signOut',
    summary: 'End every session of the caller',
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
    body: z.object({ firstName: Name.optional(), lastName: Name.optional(), language: LanguageCode.optional() }),
    reply: User,
    summary: "Change the caller's names or language",
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
