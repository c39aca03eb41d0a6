// The part of Dropbox v2 that a sync uses, over the sample drive: account, folders by path, changes by cursor, content.
import * as z from 'zod';
import { json } from '../sample-sources/replies.ts';
import { contentOf, isAllowed, isOwn, md5, rangeOf, type SampleApi } from './sample-api.ts';
import { type Entry, FOLDER, isTrashed, pathOf, type State } from './state.ts';

const fault = (summary: string, status = 409): Response =>
  json({ error_summary: `${summary}/..`, error: { '.tag': summary } }, status);

/** Where a list continues: the folder, and the changes already listed. */
const Cursor = z.object({ path: z.string(), deep: z.boolean(), since: z.number() });
type Cursor = z.infer<typeof Cursor>;
const cursorOf = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');
const readCursor = (text: string): Cursor => Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));

const Query = z.object({
  path: z.string().default(''),
  recursive: z.boolean().default(false),
  cursor: z.string().default(''),
});

const metadata = (state: State, entry: Entry) => {
  const path = pathOf(state, entry);
  const { id, name, modifiedTime, version, size } = entry;
  const place = { name, path_lower: path.toLowerCase(), path_display: path, id: `id:${id}` };
  if (entry.mimeType === FOLDER) return { '.tag': 'folder', ...place };
  const content = contentOf(entry);
  return {
    '.tag': 'file',
    ...place,
    ...{ client_modified: modifiedTime, server_modified: modifiedTime, rev: String(version).padStart(9, '0') },
    ...{ size: size ?? content.length, content_hash: md5(content), is_downloadable: !isOwn(entry) },
  };
};
type Metadata = ReturnType<typeof metadata>;

const isBelow = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);
const isIn = (path: string, { path: folder, deep }: Cursor): boolean =>
  isBelow(path, folder) && (deep || !path.slice(folder.length + 1).includes('/'));

const present = (state: State): Metadata[] =>
  state.entries.filter((entry) => !isTrashed(state, entry)).map((entry) => metadata(state, entry));

const exists = (state: State, path: string): boolean =>
  path === '' || present(state).some((one) => one.path_lower === path && one['.tag'] === 'folder');

const list = (state: State, { path, recursive }: z.infer<typeof Query>): Response => {
  if (!exists(state, path)) return fault('path/not_found');
  const cursor = { path, deep: recursive, since: state.changes.length };
  const entries = present(state).filter((one) => isIn(one.path_lower, cursor));
  return json({ entries, cursor: cursorOf(cursor), has_more: false });
};

/** Returns the paths that are empty now, then the present entries; a moved folder with all its contents. */
const changed = (state: State, cursor: Cursor) => {
  const now = present(state);
  const there = new Set(now.map(({ path_lower }) => path_lower));
  const left = state.left.filter(({ at, path }) => at > cursor.since && isBelow(path, cursor.path) && !there.has(path));
  const ids = new Set(state.changes.slice(cursor.since).map((id) => `id:${id}`));
  const roots = now.filter(({ id }) => ids.has(id)).map(({ path_lower }) => path_lower);
  const came = now.filter(({ path_lower: path }) => roots.some((root) => path === root || isBelow(path, root)));
  return [
    ...left.map(({ path }) => ({ '.tag': 'deleted', name: path.split('/').pop() ?? '', path_lower: path })),
    ...came.filter(({ path_lower }) => isIn(path_lower, cursor)),
  ];
};

const next = (state: State, text: string): Response => {
  const cursor = readCursor(text);
  if (cursor.since < state.forgotten) return fault('reset');
  if (!exists(state, cursor.path)) return fault('path/not_found');
  const entries = changed(state, cursor);
  return json({ entries, cursor: cursorOf({ ...cursor, since: state.changes.length }), has_more: false });
};

const call = (state: State, act: string, query: z.infer<typeof Query>): Response => {
  if (act === 'users/get_current_account') return json({ account_id: 'dbid:sample', email: 'sample@drive.example' });
  if (act === 'files/list_folder') return list(state, query);
  if (act === 'files/list_folder/continue') return next(state, query.cursor);
  if (act === 'files/list_folder/get_latest_cursor')
    return exists(state, query.path)
      ? json({ cursor: cursorOf({ path: query.path, deep: query.recursive, since: state.changes.length }) })
      : fault('path/not_found');
  if (act !== 'files/get_metadata') return fault('unknown', 400);
  const found = present(state).find(({ path_lower }) => path_lower === query.path);
  return found ? json(found) : fault('path/not_found');
};

const download = (state: State, request: Request): Response => {
  const { path } = z.object({ path: z.string() }).parse(JSON.parse(request.headers.get('dropbox-api-arg') ?? '{}'));
  const entry = state.entries.find(({ id }) => `id:${id}` === path);
  if (!entry || isTrashed(state, entry)) return fault('path/not_found');
  return isOwn(entry) ? fault('unsupported_file') : rangeOf(entry, request);
};

export const dropboxV2: SampleApi = async (state, path, request) => {
  const [, host, act = ''] = /^\/(api|content)\/2\/(.+)$/.exec(path) ?? [];
  if (!host) return undefined;
  if (!isAllowed(state, request)) return fault('invalid_access_token', 401);
  if (act === 'auth/token/revoke') {
    Object.assign(state, { refreshTokens: [], accessTokens: [] });
    return json(null);
  }
  if (host === 'content') return download(state, request);
  return call(state, act, Query.parse(JSON.parse((await request.text()) || '{}') ?? {}));
};
