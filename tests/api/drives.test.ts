// Cloud drives over the HTTP layer: the audit log names who changed what, without secrets.
import { expect, it } from 'vitest';
import type { DriveAccess, OpenDrive } from '#functions/ports/drives.ts';
import { forEachDrive } from '#shared/model/drive.ts';
import { open, owner } from '../helpers/alpha.ts';
import { silentDrives } from '../helpers/silent-drives.ts';
import { populated } from '../helpers/tenants.ts';
import { ask, dataOf, type TestKernel } from '../helpers/test-kernel.ts';

/** A provider that accepts everybody. */
const welcoming = async ({ kernel, ...test }: TestKernel): Promise<TestKernel> => {
  const { google } = await silentDrives.of('alpha');
  const drive = { account: async () => ({ is: 'ok', value: 'sample@drive.example' }) } as unknown as OpenDrive;
  const access: DriveAccess = {
    ...google!,
    redeem: async () => ({ is: 'ok', value: 'token' }),
    open: async () => ({ is: 'ok', value: drive }),
  };
  const drives = { of: async () => forEachDrive(() => access) };
  return { ...test, kernel: { ...kernel, ports: { ...kernel.ports, drives } } };
};

it("audits setting and removing a provider's client as changes of drives", async () => {
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

it('names the drive that a consent connects or reconnects', async () => {
  // Prepare
  const test = await welcoming(await populated());
  const body = { projectId: open, provider: 'google' };
  const consentTo = async (reply: ReturnType<typeof ask>) => {
    const state = new URL(dataOf<{ url: string }>(await reply).url).searchParams.get('state');
    return dataOf<{ id: string }>(
      await ask(test, 'drives.finish', owner, { body: { projectId: open, state, code: 'code' } }),
    );
  };

  // Act
  const made = await consentTo(ask(test, 'drives.connect', owner, { body }));
  const renewed = await consentTo(ask(test, 'drives.reconnect', owner, { params: { driveId: made.id } }));

  // Assess
  const reply = await ask(test, 'organisation.audit', owner, { query: { action: 'drive.change' } });
  const { rows } = dataOf<{ rows: { targets: string[] }[] }>(reply);
  expect(renewed.id).toBe(made.id);
  // The consent is used up before the provider answers, and that row names no drive yet.
  const named = rows.map(({ targets }) => targets.join(' '));
  expect(named.sort()).toEqual([open, `${open} ${made.id}`, `${open} ${made.id}`]);
});
