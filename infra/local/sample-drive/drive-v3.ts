// The part of Google Drive v3 that a sync uses, over the sample drive: about, files, content, export, changes.
import { Document, Packer, Paragraph } from 'docx';
import { bytes, json } from '../sample-sources/replies.ts';
import { contentOf, isAllowed, isOwn, md5, rangeOf, type SampleApi } from './sample-api.ts';
import { type Entry, isTrashed, type State, TOP } from './state.ts';

const fault = (code: number, reason: string, headers: Record<string, string> = {}) => {
  const error = { errors: [{ domain: 'global', reason, message: reason }], code, message: reason };
  return new Response(JSON.stringify({ error }), {
    status: code,
    headers: { 'content-type': 'application/json', ...headers },
  });
};

const resource = (state: State, entry: Entry) => {
  const content = contentOf(entry);
  const stored = isOwn(entry) ? {} : { size: String(entry.size ?? content.length), md5Checksum: md5(content) };
  const { id, name, mimeType, parent, modifiedTime, version } = entry;
  return {
    ...{ id, name, mimeType, parents: [parent], modifiedTime, version: String(version) },
    trashed: isTrashed(state, entry),
    webViewLink: `${state.origin}/local/drive/file/${id}`,
    capabilities: { canDownload: true },
    ...stored,
  };
};

const paged = <T>(all: readonly T[], query: URLSearchParams, from: number) => {
  const size = Math.min(1000, Number(query.get('pageSize') ?? 100));
  return { rows: all.slice(from, from + size), next: from + size < all.length ? from + size : undefined };
};

const list = (state: State, query: URLSearchParams): Response => {
  const [, folder = ''] = /^'((?:[^'\\]|\\.)*)' in parents/.exec(query.get('q') ?? '') ?? [];
  const parent = folder === 'root' ? TOP : folder;
  const inside = state.entries.filter((entry) => entry.parent === parent && !isTrashed(state, entry));
  const { rows, next } = paged(inside, query, Number(query.get('pageToken') ?? 0));
  const files = rows.map((entry) => resource(state, entry));
  return json({ kind: 'drive#fileList', files, ...(next === undefined ? {} : { nextPageToken: String(next) }) });
};

const changes = (state: State, query: URLSearchParams): Response => {
  const from = Number(query.get('pageToken'));
  if (!Number.isInteger(from) || from <= state.forgotten || from > state.changes.length + 1)
    return fault(400, 'invalid');
  const { rows, next } = paged(state.changes, query, from - 1);
  const found = rows.map((fileId) => {
    const entry = state.entries.find(({ id }) => id === fileId);
    const common = { kind: 'drive#change', changeType: 'file', fileId };
    return entry ? { ...common, removed: false, file: resource(state, entry) } : { ...common, removed: true };
  });
  const end =
    next === undefined ? { newStartPageToken: String(state.changes.length + 1) } : { nextPageToken: String(next + 1) };
  return json({ kind: 'drive#changeList', changes: found, ...end });
};

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const exported = async (entry: Entry, mimeType: string | null): Promise<Response> => {
  if (!isOwn(entry)) return fault(403, 'fileNotExportable');
  if (mimeType !== DOCX) return fault(400, 'badRequest');
  const children = contentOf(entry)
    .toString()
    .split('\n')
    .map((line) => new Paragraph(line));
  return bytes(await Packer.toBuffer(new Document({ sections: [{ children }] })), DOCX);
};

const ofFile = async (state: State, [id = '', act]: readonly string[], request: Request, query: URLSearchParams) => {
  const entry = state.entries.find((one) => one.id === decodeURIComponent(id));
  if (!entry) return fault(404, 'notFound');
  if (act === 'export') return exported(entry, query.get('mimeType'));
  if (act !== undefined) return fault(404, 'notFound');
  if (query.get('alt') !== 'media') return json(resource(state, entry));
  if (isOwn(entry)) return fault(403, 'fileNotDownloadable');
  return rangeOf(entry, request);
};

const ROOT = '/api/drive/v3';

export const driveV3: SampleApi = async (state, path, request) => {
  if (!path.startsWith(ROOT)) return undefined;
  if (!isAllowed(state, request)) return fault(401, 'authError');
  const query = new URL(request.url).searchParams;
  const [, first, ...rest] = path.slice(ROOT.length).split('/');
  if (first === 'about') return json({ user: { displayName: 'Sample', emailAddress: 'sample@drive.example' } });
  if (first === 'files') return rest.length === 0 ? list(state, query) : ofFile(state, rest, request, query);
  if (first !== 'changes') return fault(404, 'notFound');
  if (rest[0] === 'startPageToken') return json({ startPageToken: String(state.changes.length + 1) });
  return changes(state, query);
};
