// Forgotten and changed passwords: single-use links, the same reply for everybody, and sessions that end.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memberKey, members } from '#functions/store/members.ts';
import { resetKey } from '#functions/store/resets.ts';
import { ROLES, STATUS } from '#shared/model/enums.ts';
import { type AccountStage, accountStage, joined, PASSWORD, type Session } from '../../helpers/account-stage.ts';
import { dataOf } from '../../helpers/test-kernel.ts';

const EMAIL = 'kim@elsewhere.test';
const FRESH = 'Another!2027';
const MINUTE = 60_000;
let stage: AccountStage;
let session: Session;

beforeEach(async () => {
  stage = await accountStage();
  session = await joined(stage, EMAIL, ROLES.member);
  stage.clock.advance(1000);
});
afterEach(() => stage.identity.close());

const forgot = (email: string) => stage.call('account.forgotPassword', { email });
const reset = (token: string, password = FRESH) => stage.call('account.resetPassword', { token, password });
const profile = (token: string) => stage.call('account.profile', undefined, token);
const asked = async () => {
  await forgot(EMAIL);
  return stage.secretFor(EMAIL, 'token');
};
const setMember = async (change: object) => {
  const [item] = await stage.table.getMany([memberKey('alpha', session.user.id)]);
  if (!item) throw new Error('no member');
  await stage.table.write({ put: members.row('alpha', { ...members.read(item), ...change }, item.version) });
};

describe('a forgotten password', () => {
  it('gets the same bytes and headers for every address', async () => {
    const replies = await Promise.all([EMAIL, 'nobody@elsewhere.test', 'owner@beta.test'].map(forgot));
    const [known, ...others] = replies.map(({ status, text, headers }) => ({
      status,
      text,
      names: Object.keys(headers),
    }));
    for (const other of others) expect(other).toEqual(known);
    expect(stage.emails.filter(({ text }) => text.includes('#token='))).toHaveLength(1);
  });

  it('is replaced with the emailed link, which ends every session', async () => {
    // Prepare
    const token = await asked();

    // Act
    const reply = await reset(token);

    // Assess
    expect(dataOf(reply)).toEqual({ email: EMAIL });
    expect((await profile(session.accessToken)).status).toBe(401);
    await expect(stage.identity.flows.refresh(session.refreshToken)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
    expect((await stage.signIn(EMAIL)).json?.code).toBe('wrongCredentials');
    const { accessToken } = dataOf<Session>(await stage.signIn(EMAIL, FRESH));
    expect((await profile(accessToken)).status).toBe(200);
    expect(stage.emails.at(-1)).toMatchObject({ to: EMAIL, subject: 'Your Footnote password was changed' });
  });

  it('has a link that works once, even with twenty parallel uses', async () => {
    const token = await asked();
    const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => reset(token, `Another!20${n + 10}`)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ json }) => json?.code === 'resetInvalid')).toHaveLength(19);
    expect((await reset(token)).json?.code).toBe('resetInvalid');
  });

  it('has a link that works for half an hour, and ends when another is sent', async () => {
    const first = await asked();
    stage.clock.advance(2 * MINUTE);
    const second = await asked();
    expect(second).not.toBe(first);
    expect((await reset(first)).json?.code).toBe('resetInvalid');
    stage.clock.advance(30 * MINUTE);
    expect((await reset(second)).json?.code).toBe('resetInvalid');
  });

  it.each([
    ['a wrong secret', (token: string) => `${token.slice(0, -4)}AAAA`],
    ['another tenant', (token: string) => token.replace('alpha.', 'beta.')],
    ['somebody else', (token: string) => token.replace(/\.[^.]+\./, '.owner.')],
    ['no form', () => 'something-that-is-long-enough'],
  ])('is not replaced with %s', async (_, change) => {
    expect((await reset(change(await asked()))).json).toMatchObject({ code: 'resetInvalid' });
    expect((await stage.signIn(EMAIL)).status).toBe(200);
  });

  it('is not replaced by a weak one, which does not use up the link', async () => {
    const token = await asked();
    expect((await reset(token, 'weak')).json).toMatchObject({ code: 'badInput', field: 'password' });
    expect((await reset(token, 'Alpha!2026')).json).toMatchObject({ code: 'passwordOwnWords', field: 'password' });
    expect((await reset(token)).status).toBe(200);
  });

  it('leaves no secret behind, and sends no email to a deactivated member', async () => {
    const token = await asked();
    const [row] = await stage.table.getMany([resetKey('alpha', session.user.id)]);
    expect(JSON.stringify(row)).not.toContain(token.split('.')[2]);
    expect(row?.expiresAt).toBeGreaterThan(0);
    await setMember({ status: STATUS.inactive });
    expect((await reset(token)).json?.code).toBe('resetInvalid');
    const sent = stage.emails.length;
    stage.clock.advance(2 * MINUTE);
    await forgot(EMAIL);
    expect(stage.emails).toHaveLength(sent);
  });

  it('sends at most one email a minute, and accepts three requests in a quarter of an hour from one address', async () => {
    const replies = [];
    for (let n = 0; n < 4; n += 1) replies.push(await forgot(EMAIL));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(stage.emails.filter(({ text }) => text.includes('#token='))).toHaveLength(1);
    const strange = [];
    for (let n = 0; n < 4; n += 1) strange.push(await forgot('nobody@elsewhere.test'));
    expect(strange.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  });

  it('can be requested again at once if the email could not be sent', async () => {
    // Prepare
    const { kernel } = stage;
    const broken = {
      send: async () => {
        throw new Error('no mail');
      },
    };
    Object.assign(kernel, { ports: { ...stage.ports, mail: broken } });

    // Act
    const first = await forgot(EMAIL);
    Object.assign(kernel, { ports: stage.ports });
    const token = await asked();

    // Assess
    expect(first.status).toBe(200);
    expect((await reset(token)).status).toBe(200);
  });
});

describe("changing one's password", () => {
  const change = (currentPassword: string, password: string, token = session.accessToken, more = {}) =>
    stage.call('account.changePassword', { currentPassword, password, ...more }, token);

  it('ends every other session, refreshed or not, and keeps this one', async () => {
    // Prepare
    const other = dataOf<Session>(await stage.signIn(EMAIL));
    stage.clock.advance(2000);

    // Act
    const reply = await change(PASSWORD, FRESH);

    // Assess
    expect(reply.status).toBe(200);
    expect((await profile(session.accessToken)).status).toBe(200);
    expect((await profile((await stage.identity.flows.refresh(session.refreshToken)).accessToken)).status).toBe(200);
    expect((await profile(other.accessToken)).status).toBe(401);
    stage.clock.advance(2000);
    const refreshed = await stage.identity.flows.refresh(other.refreshToken);
    expect((await profile(refreshed.accessToken)).status).toBe(401);
    expect((await stage.signIn(EMAIL)).status).toBe(401);
    expect((await stage.signIn(EMAIL, FRESH)).status).toBe(200);
    expect(stage.emails.at(-1)?.subject).toBe('Your Footnote password was changed');
  });

  it('keeps no session open if sessions are ended later', async () => {
    await change(PASSWORD, FRESH);
    stage.clock.advance(2000);
    await stage.call('account.signOut', undefined, session.accessToken);
    expect((await profile(session.accessToken)).status).toBe(401);
  });

  it('names the field if the current password is wrong, and changes nothing', async () => {
    const reply = await change('Wrong!2026', FRESH);
    expect(reply.json).toMatchObject({ code: 'badInput', field: 'currentPassword' });
    expect((await stage.signIn(EMAIL)).status).toBe(200);
  });

  it('refuses a password with the name of the organization', async () => {
    expect((await change(PASSWORD, 'Alpha!2026')).json).toMatchObject({ code: 'passwordOwnWords', field: 'password' });
    expect((await stage.signIn(EMAIL)).status).toBe(200);
  });

  it('limits attempts', async () => {
    for (let n = 0; n < 10; n += 1) await change(`Wrong!${n}`, FRESH);
    expect((await change(PASSWORD, FRESH)).status).toBe(429);
  });
});
