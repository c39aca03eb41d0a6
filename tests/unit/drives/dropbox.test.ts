// Dropbox with replies in the shapes of its specification: entries, cursors per folder, deletions by path, names in
// headers.
import { describe, expect, it } from 'vitest';
import { downloaded, driveServer } from '../../helpers/drive-server.ts';

const API = 'https://api.dropboxapi.com/2';
const file = {
  ...{ '.tag': 'file', name: '계약.txt', path_lower: '/deal/계약.txt', path_display: '/Deal/계약.txt', id: 'id:1' },
  ...{ rev: 'r1', size: 3, content_hash: 'h1' },
};
const folder = { '.tag': 'folder', name: 'Deal', path_lower: '/deal', id: 'id:0' };
const bodyOf = (body: string | undefined) => (body?.startsWith('{') ? JSON.parse(body) : {});

describe('Dropbox', () => {
  it('lists the top folder and a subfolder', async () => {
    const { open } = driveServer('dropbox', ({ url, body }) => {
      if (url !== `${API}/files/list_folder`) return undefined;
      const entries = bodyOf(body).path === '' ? [folder] : [file];
      return { json: { entries, cursor: 'c', has_more: false } };
    });
    const drive = await open();

    expect(await drive.children(undefined, undefined)).toMatchObject({
      value: { items: [{ kind: 'folder', key: '/deal', parent: '', name: 'Deal' }], next: undefined },
    });
    expect(await drive.children('/deal', undefined)).toMatchObject({
      value: { items: [{ kind: 'file', id: 'id:1', key: '/deal/계약.txt', parent: '/deal', etag: 'h1' }] },
    });
  });

  it('follows each chosen folder with its own cursor; a move is a deletion and the same id elsewhere', async () => {
    const moved = { ...file, path_lower: '/deal/old/계약.txt' };
    const { open } = driveServer('dropbox', ({ url, body }) => {
      const parsed = bodyOf(body);
      if (url.endsWith('/get_latest_cursor')) return { json: { cursor: `start:${parsed.path}` } };
      if (!url.endsWith('/continue')) return undefined;
      const entries =
        parsed.cursor === 'start:/deal' ? [{ '.tag': 'deleted', name: 'x', path_lower: file.path_lower }, moved] : [];
      return { json: { entries, cursor: `${parsed.cursor}+`, has_more: parsed.cursor === 'start:/deal' } };
    });
    const drive = await open();

    const cursor = await drive.cursor(['/deal', '/other']);
    const page = await drive.changes(cursor.is === 'ok' ? cursor.value : '');

    expect(page).toMatchObject({
      value: { changes: [{ gone: '/deal/계약.txt' }, { now: { id: 'id:1', key: '/deal/old/계약.txt' } }], more: true },
    });
    expect(page.is === 'ok' && JSON.parse(page.value.cursor)).toEqual([
      { path: '/deal', cursor: 'start:/deal+' },
      { path: '/other', cursor: 'start:/other+' },
    ]);
  });

  it('distinguishes a reset from a deleted folder', async () => {
    const fault = (error_summary: string) =>
      driveServer('dropbox', ({ url }) =>
        url.endsWith('/continue') ? { status: 409, json: { error_summary } } : undefined,
      );
    const cursor = JSON.stringify([{ path: '/deal', cursor: 'c' }]);

    expect(await (await fault('reset/..').open()).changes(cursor)).toEqual({ is: 'reset' });
    expect(await (await fault('path/not_found/..').open()).changes(cursor)).toMatchObject({
      value: { changes: [{ gone: '/deal' }] },
    });
    expect(await (await fault('reset/..').open()).changes('not a cursor')).toEqual({ is: 'reset' });
  });

  it('downloads by id, with a header that is plain ASCII', async () => {
    const { open, asked } = driveServer('dropbox', ({ url }) =>
      url.startsWith('https://content.dropboxapi.com/') ? { bytes: new TextEncoder().encode('abc') } : undefined,
    );
    const drive = await open();
    const remote = { kind: 'file', key: '/d', id: 'id:가', name: 'a', etag: 'h1', contentType: '', size: 3 } as const;

    expect(await downloaded(await drive.download(remote))).toBe('abc');
    const argument = asked.at(-1)?.headers?.['dropbox-api-arg'] ?? '';
    expect(argument).toMatch(/^[\x20-\x7e]+$/);
    expect(JSON.parse(argument)).toEqual({ path: 'id:가' });
  });

  it('reports what may not be downloaded, and replaces an expired token once', async () => {
    let calls = 0;
    const restricted = driveServer('dropbox', ({ url }) =>
      url.includes('/download') ? { status: 409, json: { error_summary: 'path/restricted_content/..' } } : undefined,
    );
    const expiring = driveServer('dropbox', ({ url }) => {
      if (!url.endsWith('/get_current_account')) return undefined;
      calls += 1;
      return calls === 1 ? { status: 401 } : { json: { email: 'a@b.example' } };
    });
    const remote = { kind: 'file', key: '/d', id: 'id:1', name: 'a', etag: 'h1', contentType: '', size: 3 } as const;

    expect(await downloaded(await (await restricted.open()).download(remote))).toBe('notAllowed');
    expect(await (await expiring.open()).account()).toEqual({ is: 'ok', value: 'a@b.example' });
  });
});
