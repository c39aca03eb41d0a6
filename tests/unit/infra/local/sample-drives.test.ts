// The three sample drives, read by the code for the real ones: consent, folders, changes, contents, disconnection.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { OpenDrive } from '#functions/ports/drives.ts';
import type { Outcome } from '#functions/ports/sources.ts';
import { fill } from '#infra/local/sample-drive/fill.ts';
import { sampleAccess, webOf } from '#infra/local/sample-drive/sample-access.ts';
import { sampleDrive } from '#infra/local/sample-drive/sample-drive.ts';
import { SAMPLE_DRIVES } from '#infra/local/sample-drive/sample-drives.ts';
import { emptyState, TOP, textBytes } from '#infra/local/sample-drive/state.ts';
import { DRIVE_PROVIDERS, type DriveProvider } from '#shared/model/drive.ts';
import { downloaded } from '../../../helpers/drive-server.ts';

const AT = Date.parse('2026-11-23T00:00:00Z');
const REDIRECT = 'http://localhost:4000/drives/callback';
const VERIFIER = 'v'.repeat(43);

const unwrapped = <T>(outcome: Outcome<T> | { readonly is: 'reset' }): T => {
  if (outcome.is !== 'ok') throw new Error(outcome.is);
  return outcome.value;
};

/** A person presses "allow", and the stage opens the drive with the granted code. */
const connected = async (provider: DriveProvider) => {
  const drive = sampleDrive({ ...SAMPLE_DRIVES[provider], state: emptyState(), now: () => AT });
  fill(drive.edit, provider === 'google');
  const access = sampleAccess(webOf(drive), provider);
  const challenge = createHash('sha256').update(VERIFIER).digest('base64url');
  const page = access.consentUrl({ state: 's', challenge, redirectUri: REDIRECT });
  const back = await drive.handle(new Request(`${page}&answer=yes`));
  const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const token = unwrapped(await access.redeem({ code, verifier: VERIFIER, redirectUri: REDIRECT }));
  return { drive, access, token, open: async () => unwrapped(await access.open(token)) };
};

const named = async (open: OpenDrive, folder: string | undefined, name: string) => {
  const { items } = unwrapped(await open.children(folder, undefined));
  const item = items.find((one) => one.name === name);
  if (!item) throw new Error(`${name} is not in ${items.map((one) => one.name)}`);
  return item;
};

describe.each(DRIVE_PROVIDERS)('the sample of %s', (provider) => {
  it("accepts a person's consent, lists folders and serves contents", async () => {
    const { open } = await connected(provider);
    const drive = await open();

    const calls = await named(drive, undefined, 'Customer calls');
    const call = await named(drive, calls.key, 'Call of 4 November.txt');
    const form = await named(drive, calls.key, 'Feedback form');

    expect(unwrapped(await drive.account())).toBe('sample@drive.example');
    expect(unwrapped(await drive.folder(calls.key))).toMatchObject({ kind: 'folder', name: 'Customer calls' });
    expect(form).toMatchObject({ refused: 'noExport' });
    if (call.kind !== 'file') throw new Error('no file');
    expect(await downloaded(await drive.download(call))).toContain('expects to renew');
  });

  it('reports what is added, changed, moved and deleted', async () => {
    const { open, drive: remote } = await connected(provider);
    const drive = await open();
    const calls = await named(drive, undefined, 'Customer calls');
    const call = await named(drive, calls.key, 'Call of 4 November.txt');
    const cursor = unwrapped(await drive.cursor([calls.key]));
    const idOf = (name: string) => remote.state.entries.find((one) => one.name === name)?.id ?? '';

    remote.edit.add({
      name: 'new.md',
      mimeType: 'text/markdown',
      parent: idOf('Customer calls'),
      content: textBytes('x'),
    });
    remote.edit.write(idOf('Call of 4 November.txt'), textBytes('changed'));
    remote.edit.trash(idOf('backup.zip'));
    const { changes, cursor: next } = unwrapped(await drive.changes(cursor));

    const now = changes.flatMap((change) => ('now' in change ? [change.now] : []));
    const again = now.find((item) => item.name === 'Call of 4 November.txt');
    expect(now.map(({ name }) => name)).toEqual(expect.arrayContaining(['new.md', 'Call of 4 November.txt']));
    expect(again?.kind === 'file' && call.kind === 'file' && again.etag !== call.etag).toBe(true);
    expect(changes.some((change) => 'gone' in change)).toBe(true);

    remote.edit.rename(idOf('new.md'), 'renamed.md');
    const renamed = unwrapped(await drive.changes(next)).changes;
    expect(JSON.stringify(renamed)).toContain('renamed.md');
  });

  it('reports a folder that leaves the chosen one, with all its contents', async () => {
    const { open, drive: remote } = await connected(provider);
    const drive = await open();
    const top = await named(drive, undefined, '실사 자료');
    const cursor = unwrapped(await drive.cursor([top.key]));
    const finance = remote.state.entries.find((one) => one.name === '재무')?.id ?? '';

    remote.edit.move(finance, TOP);
    const { changes } = unwrapped(await drive.changes(cursor));

    expect(changes.length).toBeGreaterThan(0);
    // It has another parent or, if items are identified by path, its old path is empty.
    const away = changes.filter((one) => 'gone' in one || one.now.parent !== top.key);
    expect(away).toEqual(changes);
  });

  it('renews an expired access token, and ends with the consent', async () => {
    const { open, access, token, drive: remote } = await connected(provider);
    const drive = await open();

    remote.edit.expire();
    expect((await drive.children(undefined, undefined)).is).toBe('ok');

    remote.edit.revoke();
    expect(await access.open(token)).toMatchObject({ is: 'unauthorised' });
  });

  it('starts over after its history was cut', async () => {
    const { open, drive: remote } = await connected(provider);
    const drive = await open();
    const calls = await named(drive, undefined, 'Customer calls');
    const cursor = unwrapped(await drive.cursor([calls.key]));

    remote.edit.forget();

    expect(await drive.changes(cursor)).toEqual({ is: 'reset' });
  });
});
