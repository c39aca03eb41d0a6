// OneDrive with replies in the shapes that Microsoft documents: delta links, deleted items, resync, downloads without
// our token.
import { describe, expect, it } from 'vitest';
import { downloaded, driveServer } from '../../helpers/drive-server.ts';

const GRAPH = 'https://graph.microsoft.com/v1.0/me/drive';
const ROOT = `${GRAPH}/root`;
const folder = { id: 'F1', name: '실사', folder: { childCount: 2 }, parentReference: { id: 'ROOT' } };
const file = {
  ...{ id: 'A1', name: '계약.docx', size: 12, cTag: 'c1', eTag: 'e1', webUrl: 'https://onedrive.live.com/A1' },
  ...{ parentReference: { id: 'F1' }, file: { mimeType: 'application/msword' } },
};
const notebook = { id: 'N1', name: 'Notes', package: { type: 'oneNote' }, parentReference: { id: 'F1' } };
const remoteOf = (size: number) =>
  ({ kind: 'file', key: 'A1', id: 'A1', name: 'a', etag: 'c1', contentType: '', size }) as const;

describe('OneDrive', () => {
  it('lists folders, files and items that cannot be files, by page', async () => {
    const next = `${GRAPH}/items/F1/children?$skiptoken=2`;
    const { open } = driveServer('onedrive', ({ url }) => {
      if (url === next) return { json: { value: [notebook] } };
      return url.includes('/items/F1/children')
        ? { json: { value: [folder, file], '@odata.nextLink': next } }
        : undefined;
    });
    const drive = await open();

    const first = await drive.children('F1', undefined);
    const second = await drive.children('F1', next);

    expect(first).toMatchObject({
      value: {
        items: [
          { kind: 'folder', key: 'F1', parent: 'ROOT', name: '실사' },
          { kind: 'file', id: 'A1', parent: 'F1', etag: 'c1', url: 'https://onedrive.live.com/A1' },
        ],
        next,
      },
    });
    expect(second).toMatchObject({ value: { items: [{ id: 'N1', refused: 'noExport' }] } });
  });

  it('follows delta links to their end, including deletions', async () => {
    const start = `${ROOT}/delta?token=1`;
    const more = `${ROOT}/delta?token=2`;
    const end = `${ROOT}/delta?token=3`;
    const { open } = driveServer('onedrive', ({ url }) => {
      if (url.includes('token=latest')) return { json: { value: [], '@odata.deltaLink': start } };
      if (url === start) return { json: { value: [file, { ...file, name: 'renamed.docx' }], '@odata.nextLink': more } };
      return url === more
        ? { json: { value: [{ id: 'F1', deleted: { state: 'deleted' } }], '@odata.deltaLink': end } }
        : undefined;
    });
    const drive = await open();

    const cursor = await drive.cursor([]);
    const first = await drive.changes(start);
    const second = await drive.changes(more);

    expect(cursor).toEqual({ is: 'ok', value: start });
    expect(first).toMatchObject({ value: { cursor: more, more: true } });
    expect(second).toMatchObject({ value: { changes: [{ gone: 'F1' }], cursor: end, more: false } });
  });

  it('starts over after 410 Gone, and for a foreign link', async () => {
    const { open, asked } = driveServer('onedrive', ({ url }) =>
      url.includes('/delta') ? { status: 410 } : undefined,
    );
    const drive = await open();

    expect(await drive.changes(`${ROOT}/delta?token=1`)).toEqual({ is: 'reset' });
    const before = asked.length;
    expect(await drive.changes('https://evil.example/delta')).toEqual({ is: 'reset' });
    expect(await drive.children('F1', 'https://evil.example/children')).toMatchObject({ is: 'badReply' });
    expect(asked).toHaveLength(before);
  });

  it('downloads from the given address, in parts, and never sends the token there', async () => {
    const content = `${'x'.repeat(4 * 1024 * 1024)}the end`;
    const at = 'https://public.by.files.1drv.com/A1';
    const { open, asked } = driveServer('onedrive', ({ url, headers }) => {
      if (url.includes('downloadUrl')) return { json: { id: 'A1', '@microsoft.graph.downloadUrl': at } };
      const [, from = '', to = ''] = /bytes=(\d+)-(\d+)/.exec(headers?.range ?? '') ?? [];
      const bytes = new TextEncoder().encode(content.slice(Number(from), Number(to) + 1));
      return url === at ? { status: 206, bytes } : undefined;
    });
    const drive = await open();

    const text = await downloaded(await drive.download(remoteOf(content.length)));

    expect(text.length).toBe(content.length);
    expect(text.endsWith('the end')).toBe(true);
    const there = asked.filter(({ url }) => url === at);
    expect(there.map(({ headers }) => headers?.range)).toEqual(['bytes=0-4194303', 'bytes=4194304-4194310']);
    expect(JSON.stringify(there)).not.toContain('access-1');
  });

  it('aborts a download if a part differs from what was announced', async () => {
    const { open } = driveServer('onedrive', ({ url, headers }) => {
      if (url.includes('downloadUrl')) return { json: { '@microsoft.graph.downloadUrl': 'https://x.example/a' } };
      if (url !== 'https://x.example/a') return undefined;
      return headers?.range?.startsWith('bytes=0-')
        ? { status: 206, bytes: new Uint8Array(4 * 1024 * 1024) }
        : { status: 416 };
    });
    const drive = await open();

    await expect(drive.download(remoteOf(5_000_000)).then(downloaded)).rejects.toThrow();
  });

  it('stores a new refresh token, and reports the end of consent and requested pauses', async () => {
    const rotating = driveServer('onedrive', ({ url }) =>
      url.includes('/token') ? { json: { access_token: 'a', refresh_token: 'refresh-2' } } : undefined,
    );
    const ended = driveServer('onedrive', ({ url }) =>
      url.includes('/token') ? { status: 400, json: { error: 'invalid_grant' } } : undefined,
    );
    const busy = driveServer('onedrive', ({ url }) =>
      url.includes('/children') ? { status: 429, retryAfterMs: 120_000 } : undefined,
    );

    expect((await rotating.open()).newRefreshToken).toBe('refresh-2');
    expect(await ended.access.open('refresh-1')).toEqual({ is: 'unauthorised' });
    expect(await (await busy.open()).children('F1', undefined)).toEqual({ is: 'rateLimited', retryAfterMs: 120_000 });
    expect(await rotating.access.revoke('refresh-1')).toEqual({ is: 'empty' });
  });
});
