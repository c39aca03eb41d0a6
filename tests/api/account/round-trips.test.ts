// Table round trips of requests without a token: attempts are counted first, then the account is found step by step.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROLES } from '#shared/model/enums.ts';
import { type AccountStage, accountStage, joined } from '../../helpers/account-stage.ts';
import { type Counter, counted } from '../../helpers/round-trips.ts';

const EMAIL = 'kim@elsewhere.test';
let stage: AccountStage;
let counter: Counter;

beforeEach(async () => {
  stage = await accountStage();
});
afterEach(() => stage.identity.close());

const watch = () => {
  const watched = counted(stage.table);
  Object.assign(stage.kernel, { ports: { ...stage.ports, table: watched.table } });
  counter = watched.counter;
};

describe('table round trips', () => {
  it('of accepting an invitation: count, read, lock the address, workspaces, the member, later changes', async () => {
    await stage.inviteTo('alpha', { email: EMAIL, role: ROLES.member });
    watch();
    expect((await stage.signUp(EMAIL, stage.secretFor(EMAIL))).status).toBe(200);
    expect(counter.roundTrips).toBeLessThanOrEqual(6);
  });

  it('of asking to join: count, the code, the organization and its pending invitations, existing members, the invitation', async () => {
    watch();
    await stage.signUp('somebody@alpha.test', undefined);
    expect(stage.emails).toHaveLength(1);
    expect(counter.roundTrips).toBeLessThanOrEqual(5);
  });

  it('of a forgotten password: count, the address, the person, the row of the email', async () => {
    await joined(stage, EMAIL, ROLES.member);
    watch();
    await stage.call('account.forgotPassword', { email: EMAIL });
    expect(stage.secretFor(EMAIL, 'token')).not.toBe('');
    expect(counter.roundTrips).toBeLessThanOrEqual(4);
  });

  it('of resetting it: the row, and its end', async () => {
    await joined(stage, EMAIL, ROLES.member);
    await stage.call('account.forgotPassword', { email: EMAIL });
    watch();
    const token = stage.secretFor(EMAIL, 'token');
    expect((await stage.call('account.resetPassword', { token, password: 'Another!2027' })).status).toBe(200);
    expect(counter.roundTrips).toBe(2);
  });
});
