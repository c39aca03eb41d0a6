// Routes of passwords: reset by email, and change.
import * as z from 'zod';
import { NewPassword } from '../../model/new-password.ts';
import { Email } from '../../model/user.ts';
import { route } from '../route.ts';
import { CHANGES_SIGN_IN, MfaCode, Password, Secret } from './account-fields.ts';

export const passwords = {
  'account.forgotPassword': route({
    method: 'POST',
    path: '/api/user/auth/forgot-password-email',
    service: 'account',
    rule: 'public',
    uses: CHANGES_SIGN_IN,
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
    uses: CHANGES_SIGN_IN,
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
    uses: CHANGES_SIGN_IN,
    body: z.object({ currentPassword: Password, password: NewPassword, code: MfaCode.optional() }),
    reply: z.object({}),
    limits: { perMinute: 10 },
    audit: 'password.change',
    summary: 'Change the own password; ends every other session',
  }),
};
