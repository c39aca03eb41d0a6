// People from outside the organization's domain: depending on the owner's settings, they wait for an approval or are
// not invited.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { invitationIdOf } from '#functions/domain/invitations/invitation.ts';
import type { RouteName } from '#shared/contract/contract.ts';
import type { Invited, Person } from '#shared/model/people.ts';
import { type AccountStage, accountStage } from '../helpers/account-stage.ts';
import { admin, open, owner } from '../helpers/alpha.ts';
import type { Rows } from '../helpers/staff.ts';
import { ask, dataOf, type Input } from '../helpers/test-kernel.ts';

const OUTSIDER = 'kim@elsewhere.test';
let stage: AccountStage;

beforeEach(async () => {
  stage = await accountStage();
});
afterEach(() => stage.identity.close());

/** Calls with the tokens of the test kernel, over the same table and emails. */
const call = (name: RouteName, token: string, input: Input) => {
  const { tokens } = stage.testPorts;
  const ports = { ...stage.ports, tokens };
  return ask({ ...stage, kernel: { ...stage.kernel, ports } }, name, token, input);
};
const approve = (approvesOutsiders: boolean) =>
  call('organisation.updateSettings', owner, { body: { approvesOutsiders } });
const add = async (token: string, email = OUTSIDER) => {
  const reply = await call('people.addMembers', token, { body: { projectId: open, emails: [email] } });
  return dataOf<Invited>(reply).emails[0]?.outcome;
};
const stateOf = async (email = OUTSIDER) => {
  const { rows } = dataOf<Rows<Person>>(await call('organisation.people', owner, { query: {} }));
  return rows.find((person) => person.email === email)?.status;
};

describe('a person from outside', () => {
  it('is invited at once by default', async () => {
    expect(await add(admin)).toBe('invited');
    expect(stage.secretFor(OUTSIDER)).not.toBe('');
  });

  it('waits for approval by a member who may invite, and then joins by the emailed link', async () => {
    // Prepare
    await approve(true);

    // Act
    const outcome = await add(admin);
    const again = await add(admin);
    const waiting = await stateOf();
    const sentBefore = stage.secretFor(OUTSIDER);
    await call('organisation.inviteAgain', owner, { params: { id: invitationIdOf('alpha', OUTSIDER) } });

    // Assess
    expect([outcome, again, waiting, sentBefore]).toEqual(['awaiting', 'awaiting', 'awaiting', '']);
    const joined = await stage.signUp(OUTSIDER, stage.secretFor(OUTSIDER));
    expect(dataOf<{ status: string }>(joined).status).toBe('created');
  });

  it('is not admitted by requesting an invitation', async () => {
    await approve(true);
    await add(admin);
    await stage.signUp(OUTSIDER, undefined);
    expect(stage.secretFor(OUTSIDER)).toBe('');
  });

  it('is invited at once by the owner, which approves a waiting invitation', async () => {
    await approve(true);
    await add(admin);
    expect(await add(owner)).toBe('invited');
    expect(stage.secretFor(OUTSIDER)).not.toBe('');
  });

  it('cannot be approved by a lower role', async () => {
    await approve(true);
    await add(admin);
    const reply = await call('organisation.inviteAgain', admin, {
      params: { id: invitationIdOf('alpha', OUTSIDER) },
    });
    expect(reply.json?.code).toBe('forbidden');
    expect(stage.secretFor(OUTSIDER)).toBe('');
  });
});

describe('an organization closed to partners', () => {
  it('invites nobody from outside, whoever asks, and gives the reason', async () => {
    await call('organisation.updateSettings', owner, { body: { refusesOutsiders: true } });
    const staff = await call('organisation.invite', owner, { body: { email: OUTSIDER } });
    expect([await add(admin), await add(owner)]).toEqual(['notForPartners', 'notForPartners']);
    expect(dataOf<Invited>(staff).emails).toEqual([{ email: OUTSIDER, outcome: 'notForPartners' }]);
    expect(stage.secretFor(OUTSIDER)).toBe('');
  });

  it('still invites people of the organization’s own domain', async () => {
    await call('organisation.updateSettings', owner, { body: { refusesOutsiders: true } });
    expect(await add(admin, 'new@alpha.test')).toBe('invited');
  });
});

it('requires no approval for a person of the organization’s own domain', async () => {
  await approve(true);
  expect(await add(admin, 'new@alpha.test')).toBe('invited');
});

it('lets only an owner change the setting', async () => {
  const reply = await call('organisation.updateSettings', admin, { body: { approvesOutsiders: false } });
  expect(reply.status).toBe(403);
});
