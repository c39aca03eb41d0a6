// The first super admin of an empty stage: can sign in, is created once, and learns of an incomplete earlier account.
import { expect, it } from 'vitest';
import { makeFirstAdmin } from '#functions/domain/platform/first-admin.ts';
import { PLATFORM } from '#functions/store/keys.ts';
import { organisationKey } from '#functions/store/organisations.ts';
import { accountStage, PASSWORD } from '../../../helpers/account-stage.ts';

const ADMIN = { email: 'first@footnote.test', password: PASSWORD, firstName: 'First', lastName: 'Admin' };

it('signs in at once on the admin page, and is unchanged if created again', async () => {
  // Prepare
  const stage = await accountStage();
  await stage.table.write({ remove: organisationKey(PLATFORM) });
  // Act
  const made = await makeFirstAdmin(stage.ports, ADMIN);
  const again = await makeFirstAdmin(stage.ports, ADMIN);
  const reply = await stage.call('account.adminSignIn', { email: ADMIN.email, password: PASSWORD });
  // Assess
  expect([made, again]).toEqual(['made', 'there']);
  expect(reply.status).toBe(200);
});

it('is not created over an account without a row', async () => {
  const stage = await accountStage();
  await stage.ports.identity.create({ email: ADMIN.email, password: PASSWORD, tenant: PLATFORM });
  expect(await makeFirstAdmin(stage.ports, ADMIN)).toBe('taken');
});
