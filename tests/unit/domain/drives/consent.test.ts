// Consent to a drive: bound to person, organization and workspace, valid once and for ten minutes, and never without
// its verifier.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#functions/domain/caller.ts';
import { beginConsent, finishConsent } from '#functions/domain/drives/consent.ts';
import { disconnectDrive } from '#functions/domain/drives/disconnect.ts';
import type { Ports } from '#functions/ports/ports.ts';
import { type DriveRecord, drives } from '#functions/store/drives.ts';
import { personPk } from '#functions/store/members.ts';
import { workspacePk } from '#functions/store/workspaces.ts';
import { DRIVE_LIMITS } from '#shared/model/drive.ts';
import { type DriveWorld, driveWorld } from '../../../helpers/drive-world.ts';
import { CALLER, TENANT, WORKSPACE } from '../../../helpers/file-world.ts';

let dir: string;
let world: DriveWorld;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'footnote-consent-'));
  const made = await driveWorld(dir);
  // Rows of consents expire by the table's own clock.
  world = { ...made, ports: at(made, 0) };
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const at = ({ ports }: DriveWorld, later: number): Ports => ({
  ...ports,
  clock: { ...ports.clock, now: () => Date.now() + later },
});

const APP = 'https://app.example';
const begin = async (row?: DriveRecord, caller = CALLER) =>
  new URL(await beginConsent(world.ports, caller, { projectId: WORKSPACE, provider: 'google', row, app: APP }));

/** The parameters with which the provider's page returns the browser. */
const allow = async (url: URL, answer = 'yes') => {
  url.searchParams.set('answer', answer);
  const reply = await world.remote.handle(new Request(url));
  return new URL(reply.headers.get('location') ?? 'none:');
};
const answerOf = (back: URL) => ({
  projectId: WORKSPACE,
  state: back.searchParams.get('state') ?? '',
  code: back.searchParams.get('code') ?? '',
});
const finish = (answer: ReturnType<typeof answerOf>, caller = CALLER) => finishConsent(world.ports, caller, answer);
const refusal = (field: string) => expect.objectContaining({ code: 'badInput', params: { field } });

describe('a consent', () => {
  it('leads to the provider with PKCE and back to the single address, and creates a connection', async () => {
    // Prepare
    const url = await begin();
    const back = await allow(url);

    // Act
    const row = await finish(answerOf(back));

    // Assess
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      redirect_uri: `${APP}/drives/callback`,
      code_challenge_method: 'S256',
      access_type: 'offline',
      scope: 'https://www.googleapis.com/auth/drive.readonly',
    });
    expect(back.origin + back.pathname).toBe(`${APP}/drives/callback`);
    expect(row).toMatchObject({ state: 'choosing', account: 'sample@drive.example', connectedBy: { id: 'u1' } });
  });

  it('is valid once', async () => {
    const answer = answerOf(await allow(await begin()));
    await finish(answer);

    await expect(finish(answer)).rejects.toEqual(refusal('state'));
  });

  it('is valid for no other person or workspace', async () => {
    const answer = answerOf(await allow(await begin()));
    const other = { ...CALLER, userId: 'u2' } as Caller;
    const stranger = { ...CALLER, tenant: 'kaede' } as Caller;

    await expect(finish(answer, other)).rejects.toEqual(refusal('state'));
    await expect(finish(answer, stranger)).rejects.toEqual(refusal('state'));
    await expect(finish({ ...answer, projectId: 'prj_bbbbbbbbbbbb' })).rejects.toEqual(refusal('state'));
    expect((await finish(answer)).state).toBe('choosing');
  });

  it('expires after ten minutes', async () => {
    const answer = answerOf(await allow(await begin()));
    const late = at(world, 11 * 60_000);

    await expect(finishConsent(late, CALLER, answer)).rejects.toEqual(refusal('state'));
  });

  it('is refused with the code of another consent, which has another verifier', async () => {
    const [mine, injected] = [await allow(await begin()), await allow(await begin())];
    const mixed = { ...answerOf(mine), code: injected.searchParams.get('code') ?? '' };

    await expect(finish(mixed)).rejects.toEqual(refusal('code'));
  });

  it('exceeds no limit, even if it began below it', async () => {
    const answers = [];
    for (let n = 0; n <= DRIVE_LIMITS.maxDrives; n += 1) answers.push(answerOf(await allow(await begin())));
    const last = answers.pop();
    for (const answer of answers) await finish(answer);

    await expect(finish(last!)).rejects.toEqual(refusal('provider'));
  });

  it('has no code if it is denied', async () => {
    const back = await allow(await begin(), 'no');

    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.has('code')).toBe(false);
  });

  it('leaves no readable token, verifier or state in any row', async () => {
    const url = await begin();
    const state = url.searchParams.get('state') ?? '';
    const pending = await world.ports.table.query({ pk: personPk(TENANT, 'u1') });
    await finish(answerOf(await allow(url)));

    const rows = JSON.stringify([pending, await world.ports.table.query({ pk: workspacePk(TENANT, WORKSPACE) })]);
    for (const secret of [state, ...world.remote.state.refreshTokens, ...world.remote.state.accessTokens])
      expect(rows).not.toContain(secret);
  });

  it('keeps the chosen folders when it is given again; another account is refused', async () => {
    const row = await finish(answerOf(await allow(await begin())));

    const again = await finish(answerOf(await allow(await begin(row))));
    expect(again.id).toBe(row.id);

    const elsewhere = { ...row, account: 'other@drive.example' };
    await world.ports.table.write({ put: drives.row(TENANT, elsewhere, again.version) });
    await expect(allow(await begin(elsewhere)).then((back) => finish(answerOf(back)))).rejects.toEqual(
      refusal('account'),
    );
  });

  it('is revoked when the drive is disconnected', async () => {
    world.remote.state.refreshTokens.splice(0);
    const row = await finish(answerOf(await allow(await begin())));
    expect(world.remote.state.refreshTokens).toHaveLength(1);

    await disconnectDrive(world.ports, TENANT, row, 'keep');

    expect(world.remote.state.refreshTokens).toEqual([]);
  });
});
