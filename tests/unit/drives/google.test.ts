// Google Drive's refusals: rate limits, exports that are too large, expired tokens. The sample drive covers what works.
import { describe, expect, it } from 'vitest';
import { downloaded, driveServer } from '../../helpers/drive-server.ts';

const error = (code: number, reason: string) => ({
  status: code,
  json: { error: { errors: [{ domain: 'global', reason, message: reason }], code, message: reason } },
});
const remote = {
  kind: 'file',
  key: 'a',
  id: 'a',
  name: 'a.docx',
  etag: '1',
  contentType: '',
  exportAs: 'x/y',
} as const;

describe('Google Drive', () => {
  it.each([
    ['userRateLimitExceeded', 'rateLimited'],
    ['exportSizeLimitExceeded', 'exportTooLarge'],
    ['cannotDownloadFile', 'notAllowed'],
  ])('maps %s in a 403', async (reason, outcome) => {
    const { open } = driveServer('google', ({ url }) => (url.includes('/export') ? error(403, reason) : undefined));

    expect(await downloaded(await (await open()).download(remote))).toBe(outcome);
  });

  it('lists again if a page token is too old, and fails without a next one', async () => {
    const old = driveServer('google', ({ url }) => (url.includes('/changes') ? error(400, 'invalid') : undefined));
    const odd = driveServer('google', ({ url }) => (url.includes('/changes') ? { json: { changes: [] } } : undefined));

    expect(await (await old.open()).changes('1')).toEqual({ is: 'reset' });
    expect(await (await odd.open()).changes('1')).toEqual({ is: 'badReply', what: 'noCursor' });
  });

  it('escapes a folder’s id in its query', async () => {
    const { open, asked } = driveServer('google', ({ url }) =>
      url.includes('/files?') ? { json: { files: [] } } : undefined,
    );

    await (await open()).children("x' in parents or 'root", undefined);

    const query = new URL(asked.at(-1)?.url ?? '').searchParams.get('q');
    expect(query).toBe("'x\\' in parents or \\'root' in parents and trashed = false");
  });

  it('creates no connection without a refresh token', async () => {
    const { access } = driveServer('google', () => undefined);

    const redeemed = await access.redeem({
      code: 'c',
      verifier: 'v',
      redirectUri: 'https://app.example/drives/callback',
    });

    expect(redeemed).toEqual({ is: 'badReply', what: 'noRefreshToken' });
  });
});
