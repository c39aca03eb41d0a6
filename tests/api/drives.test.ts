// Cloud drives over the kernel: who changed what stands in the audit log as a matter of drives, without a secret.
import { expect, it } from 'vitest';
import { owner } from '../helpers/alpha.ts';
import { populated } from '../helpers/tenants.ts';
import { ask, dataOf } from '../helpers/test-kernel.ts';

it('setting and removing the client of a provider stand in the audit log as changes of drives', async () => {
  // Prepare
  const test = await populated();
  const params = { provider: 'google' };
  await ask(test, 'drives.setClient', owner, { params, body: { clientId: 'client', clientSecret: 'very-secret' } });
  await ask(test, 'drives.removeClient', owner, { params });

  // Act
  const reply = await ask(test, 'organisation.audit', owner, { query: { action: 'drive.change' } });

  // Assess
  const { rows } = dataOf<{ rows: { targets: string[] }[] }>(reply);
  expect(rows.flatMap(({ targets }) => targets).sort()).toEqual(['google', 'google', 'remove', 'set']);
  expect(JSON.stringify(rows)).not.toContain('very-secret');
});
