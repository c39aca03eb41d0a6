// Account: handlers of the contract rows.
import { AppError } from '#shared/contract/errors.ts';
import { roleIn } from '#shared/policy/policy.ts';
import { acceptInvitation } from '../../domain/account/accept.ts';
import { askToJoin } from '../../domain/account/ask-to-join.ts';
import { readAvatar } from '../../domain/account/avatar.ts';
import { changePassword } from '../../domain/account/change-password.ts';
import { emailExists } from '../../domain/account/email-exists.ts';
import { forgotPassword } from '../../domain/account/forgot-password.ts';
import { linkOf, readOffer } from '../../domain/account/offer.ts';
import { confirmMfa, updateProfile } from '../../domain/account/profile.ts';
import { resetPassword } from '../../domain/account/reset-password.ts';
import { endSession, listSessions } from '../../domain/account/sessions.ts';
import { signOut } from '../../domain/account/sign-out.ts';
import { userOf } from '../../domain/account/user.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { auditRow } from '../../store/audit.ts';
import { signIn } from './sign-in-handler.ts';

type Origin = { readonly sourceIp: string; readonly requestId: string };
type Who = { readonly tenant: string; readonly userId: string; readonly name: string };

/** Builds audit rows for calls without a token, for which the kernel knows no caller. */
const auditOf =
  (action: 'signUp' | 'password.reset', { sourceIp, requestId }: Origin, now: number) =>
  (who: Who) =>
    auditRow({ ...who, action, targets: [who.userId], sourceIp, requestId, now });

export const handlers: HandlersOf<'account'> = {
  'account.adminSignIn': signIn('admin'),
  'account.memberSignIn': signIn('user'),
  'account.openInvitation': async ({ body }, ports) => {
    const { invitation, organisation } = await readOffer(ports, linkOf(body.invitation));
    return {
      email: invitation.email,
      organizationName: organisation.name,
      organizationCode: organisation.code,
      role: invitation.role,
      expiresAt: invitation.expiresAt,
    };
  },
  'account.signUp': async ({ body, language, origin }, ports) => {
    const { email, organizationCode, invitation } = body;
    if (invitation !== undefined) {
      const audit = auditOf('signUp', origin, ports.clock.now());
      await acceptInvitation(ports, { ...body, invitation }, audit);
      return { status: 'created', email };
    }
    const asking = { email, organizationCode, app: origin.app, language: body.language ?? language };
    await askToJoin(ports, asking);
    return { status: 'checkMail', email };
  },
  'account.existed': async ({ query, caller }, { table }) => ({
    existed: await emailExists(table, caller, query.email),
  }),
  'account.forgotPassword': async ({ body, language, origin }, ports) => {
    await forgotPassword(ports, { email: body.email, app: origin.app, language });
    return {};
  },
  'account.resetPassword': async ({ body, language, origin }, ports) => {
    const audit = auditOf('password.reset', origin, ports.clock.now());
    return { email: await resetPassword(ports, { ...body, app: origin.app, language }, audit) };
  },
  'account.changePassword': async ({ body, caller, language, origin }, ports) => {
    await changePassword(ports, caller, { ...body, app: origin.app, language });
    return {};
  },
  'account.signOut': async ({ caller }, ports) => {
    await signOut(ports, caller);
    return {};
  },
  'account.sessions': ({ caller }, ports) => listSessions(ports, caller),
  'account.endSession': async ({ caller, params }, { table }) => {
    await endSession(table, caller, params.id);
    return {};
  },
  'account.profile': async ({ caller, requiresMfa }, { table }) =>
    userOf(caller, { avatar: await readAvatar(table, caller), requiresMfa }),
  'account.updateProfile': async ({ caller, body, parts, requiresMfa }, { table }) =>
    updateProfile(table, caller, { body, parts, requiresMfa }),
  'account.confirmMfa': async ({ caller, requiresMfa }, ports) => confirmMfa(ports, caller, requiresMfa),
  'account.projectRole': async ({ caller, found }) => {
    if (!found.standing) throw new AppError('notFound');
    return { role: roleIn(caller, found.standing) };
  },
};
