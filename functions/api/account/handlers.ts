// Account: handlers of the contract rows.
import { AppError } from '#shared/contract/errors.ts';
import { roleIn } from '#shared/policy/policy.ts';
import { enter, type Portal } from '../../domain/account/sign-in.ts';
import { userOf } from '../../domain/account/user.ts';
import type { Handler, HandlersOf } from '../../kernel/handler.ts';
import { auditRow } from '../../store/audit.ts';
import { members } from '../../store/members.ts';
import { organisationKey, organisations } from '../../store/organisations.ts';

const signIn =
  (portal: Portal): Handler<'account.memberSignIn' | 'account.adminSignIn'> =>
  async ({ body, caller, token, origin }, { identity, tokens, table, clock }) => {
    const { email, password, organizationCode } = body;
    if (!caller && password === undefined) throw new AppError('badInput', { field: 'password' });
    const session = caller ? undefined : await identity.signIn({ email, password: password ?? '' });
    const who = caller ?? (session && (await tokens.verify(session.accessToken)));
    if (!who) throw new AppError('wrongCredentials');
    const user = await enter(table, who, { portal, organizationCode });
    if (user.email !== email) throw new AppError('wrongCredentials');
    const { tenant, userId } = who;
    await table.write(
      auditRow({
        sourceIp: origin.sourceIp,
        requestId: origin.requestId,
        tenant,
        userId,
        action: 'signIn',
        targets: [portal],
        now: clock.now(),
      }),
    );
    return {
      accessToken: session?.accessToken ?? token ?? '',
      ...(session ? { refreshToken: session.refreshToken } : {}),
      user,
    };
  };

export const handlers: HandlersOf<'account'> = {
  'account.adminSignIn': signIn('admin'),
  'account.memberSignIn': signIn('user'),
  'account.signOut': async ({ caller }, { identity }) => {
    await identity.signOut(caller.member.email);
    return {};
  },
  'account.profile': async ({ caller }, { table }) => {
    const [item] = await table.getMany([organisationKey(caller.tenant)]);
    return userOf(caller.member, item ? organisations.read(item).name : '');
  },
  'account.updateProfile': async ({ caller, body }, { table }) => {
    const { member, tenant } = caller;
    const { firstName = member.firstName, lastName = member.lastName, language = member.language } = body;
    const row = members.row(tenant, { ...member, firstName, lastName, language }, member.version);
    const [[item]] = await Promise.all([
      table.getMany([organisationKey(tenant)]),
      table.write({ put: row, if: { version: member.version } }),
    ]);
    return userOf(members.read(row), item ? organisations.read(item).name : '');
  },
  'account.projectRole': async ({ caller, found }) => {
    if (!found.standing) throw new AppError('notFound');
    return { role: roleIn(caller, found.standing) };
  },
};
