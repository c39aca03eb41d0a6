// The part of Microsoft Graph that a sync of OneDrive uses, over the sample drive: drive, items, children, delta,
// content.
import { createHash } from 'node:crypto';
import { json } from '../sample-sources/replies.ts';
import { contentOf, isAllowed, isOwn, md5, rangeOf, type SampleApi } from './sample-api.ts';
import { type Entry, FOLDER, isTrashed, type State, TOP } from './state.ts';

const fault = (status: number, code: string): Response => json({ error: { code, message: code } }, status);

/** Graph's download addresses are valid for minutes and for one content; these are valid until consent is withdrawn. */
const permitOf = ({ refreshTokens }: State, id: string): string =>
  createHash('sha256')
    .update([id, ...refreshTokens].join('\n'))
    .digest('hex');

const resource = (state: State, entry: Entry, base: string) => {
  const { id, name, parent, modifiedTime, version, mimeType } = entry;
  const content = contentOf(entry);
  const kind =
    mimeType === FOLDER
      ? { folder: { childCount: state.entries.filter((one) => one.parent === id && !one.trashed).length } }
      : isOwn(entry)
        ? { package: { type: 'oneNote' } }
        : {
            file: { mimeType, hashes: { quickXorHash: md5(content) } },
            '@microsoft.graph.downloadUrl': `${base}/content/${id}?tempauth=${permitOf(state, id)}`,
          };
  return {
    ...{ id, name, lastModifiedDateTime: modifiedTime, size: entry.size ?? content.length },
    ...{ eTag: `"{${id}},${version}"`, cTag: `"c:{${id}},${md5(content)}"` },
    parentReference: { id: parent, driveType: 'personal' },
    webUrl: `${state.origin}/local/onedrive/file/${id}`,
    ...kind,
  };
};

const find = (state: State, id: string): Entry | undefined => {
  const entry = state.entries.find((one) => one.id === id);
  return entry && !isTrashed(state, entry) ? entry : undefined;
};

const children = (state: State, parent: string, base: string, url: URL): Response => {
  const inside = state.entries.filter((entry) => entry.parent === parent && !isTrashed(state, entry));
  const from = Number(url.searchParams.get('$skiptoken') ?? 0);
  const size = Number(url.searchParams.get('$top') ?? 200);
  const value = inside.slice(from, from + size).map((entry) => resource(state, entry, base));
  if (from + size >= inside.length) return json({ value });
  const next = new URL(url);
  next.searchParams.set('$skiptoken', String(from + size));
  return json({ value, '@odata.nextLink': next.href });
};

const delta = (state: State, base: string, url: URL): Response => {
  const token = url.searchParams.get('token');
  const end = `${base}/api/v1.0/me/drive/root/delta?token=${state.changes.length}`;
  if (token === 'latest') return json({ value: [], '@odata.deltaLink': end });
  const from = Number(token);
  if (!Number.isInteger(from) || from < state.forgotten || from > state.changes.length)
    return fault(410, 'resyncChangesApplyDifferences');
  const value = [...new Set(state.changes.slice(from))].map((id) => {
    const entry = find(state, id);
    return entry ? resource(state, entry, base) : { id, deleted: { state: 'deleted' } };
  });
  return json({ value, '@odata.deltaLink': end });
};

const drive = {
  id: 'sample',
  driveType: 'personal',
  owner: { user: { displayName: 'Sample', email: 'sample@drive.example' } },
};

/** Graph's name of the top folder in a path. */
const TOP_PATH = '/root';

const ofDrive = (state: State, path: string, base: string, url: URL): Response => {
  if (path === '') return json(drive);
  if (path === `${TOP_PATH}/children`) return children(state, TOP, base, url);
  if (path === `${TOP_PATH}/delta`) return delta(state, base, url);
  const [, id = '', act] = /^\/items\/([^/]+)(\/children)?$/.exec(path) ?? [];
  const entry = find(state, decodeURIComponent(id));
  if (!entry) return fault(404, 'itemNotFound');
  return act ? children(state, entry.id, base, url) : json(resource(state, entry, base));
};

const content = (state: State, id: string, request: Request): Response => {
  const entry = find(state, id);
  const isPermitted = new URL(request.url).searchParams.get('tempauth') === permitOf(state, id);
  if (!isPermitted) return fault(401, 'unauthenticated');
  return entry ? rangeOf(entry, request) : fault(404, 'itemNotFound');
};

const DRIVE = '/api/v1.0/me/drive';

export const graphV1: SampleApi = async (state, path, request) => {
  const url = new URL(request.url);
  const base = `${url.origin}/local/onedrive`;
  if (path.startsWith('/content/')) return content(state, path.slice('/content/'.length), request);
  if (!path.startsWith(DRIVE)) return undefined;
  if (!isAllowed(state, request)) return fault(401, 'InvalidAuthenticationToken');
  return ofDrive(state, path.slice(DRIVE.length), base, url);
};
