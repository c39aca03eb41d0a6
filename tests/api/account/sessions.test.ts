// Signing in and out: one reply for every failure, codes of authenticator apps, and sessions that end at once.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeAt, stepOf } from '#functions/adapters/local/identity/totp.ts';
import { auditMonthPk, readAudit } from '#functions/store/audit.ts';
import { memberKey, members } from '#functions/store/members.ts';
import { organisationKey, organisations } from '#functions/store/organisations.ts';
import { contract } from '#shared/contract/contract.ts';
import type { Route } from '#shared/contract/route.ts';
import { ROLES, STATUS } from '#shared/model/enums.ts';
import type { Session as SeenSession } from '#shared/model/session.ts';
import type { User } from '#shared/model/user.ts';
import { type AccountStage, accountStage, joined, PASSWORD, type Session } from '../../helpers/account-stage.ts';
import { thingsOf } from '../../helpers/test-ids.ts';
import { dataOf } from '../../helpers/test-kernel.ts';

const EMAIL = 'kim@elsewhere.test';
const HOUR = 3_600_000;
let stage: AccountStage;
let session: Session;

beforeEach(async () => {
  stage = await accountStage();
  session = await joined(stage, EMAIL, ROLES.admin);
  stage.clock.advance(1000);
});
afterEach(() => stage.identity.close());

const ownerSession = async () => {
  await joined(stage, 'lee@elsewhere.test', ROLES.owner);
  stage.clock.advance(1000);
  return stage.signIn('lee@elsewhere.test');
};
const profile = (token: string) => stage.call('account.profile', undefined, token);
const memberNow = async () => {
  const [item] = await stage.table.getMany([memberKey('alpha', session.user.id)]);
  if (!item) throw new Error('no member');
  return members.read(item);
};
const setMember = async (change: object) => {
  const member = await memberNow();
  await stage.table.write({ put: members.row('alpha', { ...member, ...change }, member.version) });
};
const suspend = async () => {
  const [item] = await stage.table.getMany([organisationKey('alpha')]);
  if (!item) throw new Error('no organisation');
  await stage.table.write({ put: organisations.row('alpha', { ...organisations.read(item), status: 'suspended' }) });
};
/** Sets up an authenticator app through the provider, as the browser does. */
const setUpApp = async (token: string) => {
  const secret = await stage.identity.flows.startAuthenticator(token);
  const code = () => {
    stage.clock.advance(30_000);
    return codeAt(secret, stepOf(stage.clock.now()));
  };
  await stage.identity.flows.proveAuthenticator(token, code());
  await stage.identity.flows.turnAuthenticator(token, true);
  return code;
};

describe('signing in', () => {
  it('is refused with the same message, whatever is wrong', async () => {
    const answers = [
      await stage.signIn(EMAIL, 'Wrong!2026'),
      await stage.signIn('nobody@elsewhere.test'),
      await stage.signIn(EMAIL, PASSWORD, { organizationCode: 'BETA' }),
      await stage.call('account.adminSignIn', { email: EMAIL, password: PASSWORD }),
    ];
    await setMember({ status: STATUS.inactive });
    answers.push(await stage.signIn(EMAIL));
    const refusals = answers.map(({ status, json }) => ({ status, code: json?.code, message: json?.message }));
    for (const one of refusals) expect(one).toEqual(refusals[0]);
    expect(refusals[0]).toMatchObject({ status: 401, code: 'wrongCredentials' });
  });

  it('writes failures to the audit log of the person, or of the platform for an unknown address', async () => {
    // Prepare
    const failuresOf = async (tenant: string) => {
      const month = new Date(stage.clock.now()).toISOString().slice(0, 7);
      const { items } = await stage.table.query({ pk: auditMonthPk(tenant, month) });
      return items.map(readAudit).filter(({ action }) => action === 'signIn.failed');
    };

    // Act
    await stage.signIn(EMAIL, 'Wrong!2026');
    await stage.signIn(EMAIL, PASSWORD, { organizationCode: 'BETA' });
    await stage.signIn('nobody@elsewhere.test');

    // Assess
    expect(await failuresOf('alpha')).toMatchObject([{ userId: session.user.id }, { userId: session.user.id }]);
    const [row, ...more] = await failuresOf('platform');
    expect(more).toEqual([]);
    expect(JSON.stringify(row)).not.toContain('elsewhere');
  });

  it('is also refused for a deactivated member with the token of a browser that used SRP', async () => {
    const { accessToken } = session;
    const enter = () => stage.call('account.memberSignIn', { email: EMAIL, organizationCode: 'alpha' }, accessToken);
    expect(dataOf<Session>(await enter())).toMatchObject({ accessToken, user: { email: EMAIL } });
    await setMember({ status: STATUS.inactive });
    expect((await enter()).json?.code).toBe('wrongCredentials');
  });

  it('reports a suspended organization only with the right password', async () => {
    await suspend();
    expect((await stage.signIn(EMAIL)).json?.code).toBe('organisationSuspended');
    expect((await stage.signIn(EMAIL, 'Wrong!2026')).json?.code).toBe('wrongCredentials');
  });

  it('returns a custom role with its name and flags', async () => {
    await setMember({ customRoleId: thingsOf('alpha').customRole });
    const { user } = dataOf<Session>(await stage.signIn(EMAIL));
    expect(user).toMatchObject({ customRole: 'canary-alpha', flags: ['AuditLogView', 'StaffView'] });
    expect(dataOf(await profile(session.accessToken))).toEqual(user);
  });

  it('is limited for each IP address and email, unknown emails included', async () => {
    for (const email of [EMAIL, 'nobody@elsewhere.test']) {
      const replies = [];
      for (let n = 0; n < 21; n += 1) replies.push((await stage.signIn(email, `Wrong!${n}`)).status);
      expect(replies.filter((status) => status === 429).length).toBeGreaterThan(0);
      expect(replies.at(-1)).toBe(429);
    }
  });

  it('records the last activity, at most once an hour, without changing the version', async () => {
    // Prepare
    const { lastActivity: first, version } = await memberNow();

    // Act
    stage.clock.advance(HOUR / 2);
    const { accessToken, refreshToken } = await stage.identity.flows.refresh(session.refreshToken);
    await profile(accessToken);
    const { lastActivity: soon } = await memberNow();
    stage.clock.advance(HOUR / 2);
    const later = await stage.identity.flows.refresh(refreshToken);
    await profile(later.accessToken);
    const after = await memberNow();

    // Assess
    expect(first).toBeDefined();
    expect(soon).toBe(first);
    expect(Date.parse(after.lastActivity ?? '')).toBe(stage.clock.now());
    expect(after.version).toBe(version);
  });
});

describe('signing out', () => {
  it('ends the access and refresh tokens of every session', async () => {
    const other = dataOf<Session>(await stage.signIn(EMAIL));
    stage.clock.advance(1000);
    await stage.call('account.signOut', undefined, session.accessToken);
    for (const { accessToken, refreshToken } of [session, other]) {
      expect((await profile(accessToken)).json?.code).toBe('notSignedIn');
      await expect(stage.identity.flows.refresh(refreshToken)).rejects.toMatchObject({
        name: 'NotAuthorizedException',
      });
    }
    const fresh = dataOf<Session>(await stage.signIn(EMAIL));
    expect((await profile(fresh.accessToken)).status).toBe(200);
  });
});

describe('signing out in the same second as signing in', () => {
  it('ends that session, and lets the person sign in again at once', async () => {
    const short = dataOf<Session>(await stage.signIn(EMAIL));
    await stage.call('account.signOut', undefined, short.accessToken);
    const fresh = dataOf<Session>(await stage.signIn(EMAIL));
    expect((await profile(short.accessToken)).json?.code).toBe('notSignedIn');
    expect((await profile(fresh.accessToken)).status).toBe(200);
  });
});

describe('an important change', () => {
  it('requires a sign-in in the last ten minutes, which a refresh is not', async () => {
    // Prepare
    const owner = dataOf<Session>(await ownerSession());
    const add = (token: string, name: string) =>
      stage.call('organisation.addRole', { name, flags: ['StaffView'] }, token);

    // Act
    const soon = await add(owner.accessToken, 'Soon');
    stage.clock.advance(11 * 60_000);
    const refreshed = await stage.identity.flows.refresh(owner.refreshToken);
    const late = await add(refreshed.accessToken, 'Late');
    const again = dataOf<Session>(await stage.signIn('lee@elsewhere.test'));
    const after = await add(again.accessToken, 'After');

    // Assess
    expect([soon.status, late.status, after.status]).toEqual([201, 403, 201]);
    expect(late.json?.code).toBe('stepUpNeeded');
  });

  it('grants access, or more rights', () => {
    const important = Object.entries<Route>(contract).flatMap(([id, { stepUp }]) => (stepUp ? [id] : []));

    expect(important).toEqual(
      expect.arrayContaining(['organisation.invite', 'organisation.personRole', 'sources.setKey']),
    );
  });

  it('is refused before the sign-in check if the caller may not make it', async () => {
    stage.clock.advance(11 * 60_000);
    const { accessToken } = await stage.identity.flows.refresh(session.refreshToken);
    const reply = await stage.call('organisation.addRole', { name: 'Mine', flags: ['StaffView'] }, accessToken);
    expect(reply.json?.code).toBe('forbidden');
  });
});

describe('an authenticator app', () => {
  it('requires its code, and distinguishes a wrong code from a missing one', async () => {
    const code = await setUpApp(session.accessToken);
    expect(dataOf<User>(await stage.call('account.confirmMfa', undefined, session.accessToken)).mfa).toBe(true);
    expect((await stage.signIn(EMAIL)).json).toMatchObject({ code: 'mfaCodeNeeded' });
    expect((await stage.signIn(EMAIL, PASSWORD, { code: '000000' })).json).toMatchObject({ code: 'mfaWrong' });
    expect((await stage.signIn(EMAIL, 'Wrong!2026', { code: code() })).json).toMatchObject({
      code: 'wrongCredentials',
    });
    const used = code();
    expect(dataOf<Session>(await stage.signIn(EMAIL, PASSWORD, { code: used })).user.mfa).toBe(true);
    expect((await stage.signIn(EMAIL, PASSWORD, { code: used })).json).toMatchObject({ code: 'mfaWrong' });
  });

  it('is also required to change the password', async () => {
    const code = await setUpApp(session.accessToken);
    const change = (more: object) =>
      stage.call(
        'account.changePassword',
        { currentPassword: PASSWORD, password: 'Another!2027', ...more },
        session.accessToken,
      );
    expect((await change({})).json).toMatchObject({ code: 'badInput', field: 'code' });
    expect((await change({ code: '000000' })).json).toMatchObject({ code: 'badInput', field: 'code' });
    expect((await change({ code: code() })).status).toBe(200);
  });
});

describe('a stage that requires an authenticator app', () => {
  let strict: AccountStage;
  beforeEach(async () => {
    strict = await accountStage({ requiresMfa: true });
  });
  afterEach(() => strict.identity.close());

  it('lets administrators set it up, and do nothing else before', async () => {
    // Prepare
    const { accessToken, user } = await joined(strict, EMAIL, ROLES.admin);
    const list = (token: string) => strict.call('projects.list', undefined, token);

    // Act
    const before = await list(accessToken);
    const secret = await strict.identity.flows.startAuthenticator(accessToken);
    await strict.identity.flows.proveAuthenticator(accessToken, codeAt(secret, stepOf(strict.clock.now())));
    await strict.identity.flows.turnAuthenticator(accessToken, true);
    const confirmed = dataOf<User>(await strict.call('account.confirmMfa', undefined, accessToken));

    // Assess
    expect(user).toMatchObject({ mfa: false, mfaNeeded: true });
    expect(before.json).toMatchObject({ code: 'mfaNeeded' });
    expect(confirmed).toMatchObject({ mfa: true, mfaNeeded: false });
    expect((await list(accessToken)).status).toBe(200);
  });

  it('asks the provider at each sign-in, so that a removed app is required again', async () => {
    const { accessToken, user } = await joined(strict, EMAIL, ROLES.admin);
    await strict.table.write({
      put: members.row('alpha', {
        ...members.read((await strict.table.getMany([memberKey('alpha', user.id)]))[0] ?? fail()),
        mfa: true,
      }),
    });
    expect((await strict.call('projects.list', undefined, accessToken)).status).toBe(200);
    const again = dataOf<Session>(await strict.signIn(EMAIL));
    expect(again.user).toMatchObject({ mfa: false, mfaNeeded: true });
  });

  it('does not require it of members and guests', async () => {
    const { accessToken, user } = await joined(strict, 'member@elsewhere.test', ROLES.member);
    expect(user.mfaNeeded).toBe(false);
    expect((await strict.call('projects.list', undefined, accessToken)).status).toBe(200);
  });
});

const fail = (): never => {
  throw new Error('no member');
};

describe('sessions', () => {
  const seen = async (token: string) => dataOf<SeenSession[]>(await stage.call('account.sessions', undefined, token));
  const end = (token: string, id: string) => stage.call('account.endSession', undefined, token, { params: { id } });

  it('are listed, and end at once from another session, however they are refreshed', async () => {
    // Prepare
    const here = dataOf<Session>(await stage.signIn(EMAIL));
    const there = dataOf<Session>(await stage.signIn(EMAIL));
    for (const { accessToken } of [here, there]) await profile(accessToken);
    const other = (await seen(here.accessToken)).find(({ isCurrent }) => !isCurrent);

    // Act
    const ended = await end(here.accessToken, other?.id ?? '');

    // Assess
    expect(ended.status).toBe(200);
    expect((await profile(there.accessToken)).status).toBe(401);
    expect((await profile(here.accessToken)).status).toBe(200);
    expect((await seen(here.accessToken)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  it('end after a day without a request, but not before, however they are refreshed', async () => {
    // Prepare
    const { accessToken, refreshToken } = dataOf<Session>(await stage.signIn(EMAIL));
    await profile(accessToken);
    const refreshedAfter = async (hours: number, token: string) => {
      stage.clock.advance(hours * HOUR);
      const refreshed = await stage.identity.flows.refresh(token);
      return { refreshed, status: (await profile(refreshed.accessToken)).status };
    };

    // Act
    const soon = await refreshedAfter(23, refreshToken);
    const late = await refreshedAfter(25, soon.refreshed.refreshToken ?? refreshToken);

    // Assess
    expect([soon.status, late.status]).toEqual([200, 401]);
    expect((await stage.signIn(EMAIL)).status).toBe(200);
  });

  it('of other people continue', async () => {
    const own = dataOf<Session>(await stage.signIn(EMAIL));
    await profile(own.accessToken);
    const [session] = await seen(own.accessToken);
    const owner = dataOf<Session>(await ownerSession());
    await end(owner.accessToken, session?.id ?? '');
    expect((await profile(own.accessToken)).status).toBe(200);
  });
});
