// Signs in either with a password sent here, or with the token of a browser that signed in by SRP.
import { AppError, type ErrorCode } from '#shared/contract/errors.ts';
import { noteFailedSignIn } from '../../domain/account/failed-sign-in.ts';
import { enter, mfaOf, noteEntry, openSession, type Portal } from '../../domain/account/sign-in.ts';
import { userOf } from '../../domain/account/user.ts';
import type { Handler } from '../../http/handler.ts';
import { auditRow } from '../../store/audit.ts';
import { nameOf } from '../../store/members.ts';

type SignIn = Handler<'account.memberSignIn' | 'account.adminSignIn'>;
const FAILURES: readonly ErrorCode[] = ['wrongCredentials', 'mfaWrong'];

/** A failed sign-in is written to the audit log before the response is sent. */
const audited =
  (enterBy: SignIn): SignIn =>
  (context, ports) =>
    enterBy(context, ports).catch(async (error) => {
      const { body, caller, origin } = context;
      if (error instanceof AppError && FAILURES.includes(error.code))
        await noteFailedSignIn(ports, { email: body.email, ...origin }, caller);
      throw error;
    });

const signInBy =
  (portal: Portal): SignIn =>
  async ({ body, caller, token = '', origin, requiresMfa }, ports) => {
    const { email, password, organizationCode, code } = body;
    if (!caller && password === undefined) throw new AppError('badInput', { field: 'password' });
    const opened = caller ? undefined : await openSession(ports, { email, password: password ?? '', code });
    const { tenant, userId } = caller ?? opened?.who ?? {};
    if (!tenant || !userId) throw new AppError('wrongCredentials');
    const who = { tenant, userId };
    const known = await enter(ports.table, who, { email, portal, organizationCode });
    const mfa = await mfaOf(ports.identity, known.member, requiresMfa);
    const { sourceIp, requestId } = origin;
    const audit = auditRow({
      ...who,
      name: nameOf(known.member),
      action: 'signIn',
      targets: [portal],
      sourceIp,
      requestId,
      now: ports.clock.now(),
    });
    const member = await noteEntry(ports, { tenant, member: known.member, mfa }, audit);
    return {
      accessToken: opened?.session.accessToken ?? token,
      ...(opened ? { refreshToken: opened.session.refreshToken } : {}),
      user: userOf({ ...known, member }, { avatar: known.avatar, requiresMfa }),
    };
  };

export const signIn = (portal: Portal): SignIn => audited(signInBy(portal));
