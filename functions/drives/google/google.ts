// Google Drive v3: folders by query, changes by page tokens, downloads and exports.
import * as z from 'zod';
import type { OpenDrive, RemoteFile } from '../../ports/drives.ts';
import type { Outcome } from '../../ports/sources.ts';
import { EMPTY, type Failure, type Landed, landed, ok, parsedJson, rateLimited } from '../../sources/outcome.ts';
import { download } from '../download.ts';
import type { Provider, Send, Setup } from '../provider.ts';
import { Change, changeOf, FILE_FIELDS, File, itemOf } from './items.ts';

type Base = 'accounts' | 'oauth' | 'drive';

const PAGE = 500;
const ErrorBody = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })).default([]) }) });

const reasonsOf = ({ bytes }: Landed): readonly string[] => {
  const body = parsedJson(bytes, ErrorBody);
  return body.is === 'ok' ? body.value.error.errors.map(({ reason }) => reason) : [];
};

/** Rate limiting also arrives as a 403; the reason distinguishes it from a refusal. */
const custom = (reply: Landed): Failure | undefined => {
  if (reply.status !== 403) return undefined;
  const isPace = reasonsOf(reply).some((reason) => /rateLimit|quotaExceeded|dailyLimit/i.test(reason));
  return isPace ? rateLimited(reply.retryAfterMs) : EMPTY;
};

const refused = (reply: Landed) => {
  const reasons = reasonsOf(reply);
  if (reasons.includes('exportSizeLimitExceeded')) return { is: 'refused', reason: 'exportTooLarge' } as const;
  const failure = custom(reply);
  return failure?.is === 'empty' ? ({ is: 'refused', reason: 'notAllowed' } as const) : failure;
};

const FileList = z.object({ files: z.array(File), nextPageToken: z.string().optional() });
const ChangeList = z.object({
  changes: z.array(Change),
  nextPageToken: z.string().optional(),
  newStartPageToken: z.string().optional(),
});
const StartToken = z.object({ startPageToken: z.string() });
const About = z.object({
  user: z.object({ emailAddress: z.string().optional(), displayName: z.string().optional() }),
});

/** Includes shared files and shared drives. */
const EVERYWHERE = { supportsAllDrives: 'true', includeItemsFromAllDrives: 'true' };

const open = ({ bases }: Setup<Base>, send: Send): Omit<OpenDrive, 'newRefreshToken'> => {
  const address = (path: string, query: Readonly<Record<string, string>>) =>
    `${bases.drive}/drive/v3${path}?${new URLSearchParams(query)}`;
  const get = async <T>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: z.ZodType<T>,
  ): Promise<Outcome<T>> => {
    const reply = landed(await send({ url: address(path, query) }), custom);
    return reply.is === 'ok' ? parsedJson(reply.value.bytes, schema) : reply;
  };
  const contentOf = ({ id, exportAs }: RemoteFile): string => {
    const path = `/files/${encodeURIComponent(id)}`;
    return exportAs
      ? address(`${path}/export`, { mimeType: exportAs })
      : address(path, { alt: 'media', supportsAllDrives: 'true' });
  };
  return {
    account: async () => {
      const about = await get('/about', { fields: 'user(emailAddress,displayName)' }, About);
      if (about.is !== 'ok') return about;
      const { emailAddress, displayName } = about.value.user;
      return ok(emailAddress ?? displayName ?? '');
    },
    children: async (folder = 'root', page) => {
      const q = `'${folder.replace(/[\\']/g, '\\$&')}' in parents and trashed = false`;
      const query = {
        q,
        pageSize: String(PAGE),
        fields: `nextPageToken,files(${FILE_FIELDS})`,
        orderBy: 'folder,name',
      };
      const list = await get('/files', { ...query, ...EVERYWHERE, ...(page ? { pageToken: page } : {}) }, FileList);
      if (list.is !== 'ok') return list;
      const { files, nextPageToken: next } = list.value;
      return ok({ items: files.filter(({ trashed }) => !trashed).map(itemOf), next });
    },
    folder: async (key) => {
      const query = { fields: FILE_FIELDS, supportsAllDrives: 'true' };
      const file = await get(`/files/${encodeURIComponent(key)}`, query, File);
      if (file.is !== 'ok') return file;
      const item = itemOf(file.value);
      return item.kind === 'folder' && !file.value.trashed ? ok(item) : EMPTY;
    },
    cursor: async () => {
      const token = await get('/changes/startPageToken', { supportsAllDrives: 'true' }, StartToken);
      return token.is === 'ok' ? ok(token.value.startPageToken) : token;
    },
    changes: async (cursor) => {
      const fields = `nextPageToken,newStartPageToken,changes(removed,fileId,changeType,file(${FILE_FIELDS}))`;
      const query = { pageToken: cursor, pageSize: String(PAGE), includeRemoved: 'true', fields, ...EVERYWHERE };
      const list = await get('/changes', query, ChangeList);
      // The page token has expired or is from an earlier state of this drive.
      if (list.is === 'empty' || (list.is === 'badReply' && list.what === 'status400')) return { is: 'reset' };
      if (list.is !== 'ok') return list;
      const { changes, nextPageToken, newStartPageToken } = list.value;
      const next = nextPageToken ?? newStartPageToken;
      if (next === undefined) return { is: 'badReply', what: 'noCursor' };
      return ok({ changes: changes.flatMap(changeOf), cursor: next, more: nextPageToken !== undefined });
    },
    download: (file) => {
      const get = (headers: Readonly<Record<string, string>>, maxBytes: number) =>
        send({ url: contentOf(file), headers, maxBytes });
      // The size of an export is unknown before it is made, and exports support no ranges.
      return download(get, file.exportAs ? undefined : file.size, refused);
    },
  };
};

export const google: Provider<Base> = {
  lane: 'googleDrive',
  bases: {
    accounts: 'https://accounts.google.com',
    oauth: 'https://oauth2.googleapis.com',
    drive: 'https://www.googleapis.com',
  },
  oauth: {
    authorize: ({ accounts }) => `${accounts}/o/oauth2/v2/auth`,
    token: ({ oauth }) => `${oauth}/token`,
    // Without `consent`, a second consent returns no refresh token.
    consent: { scope: 'https://www.googleapis.com/auth/drive.readonly', access_type: 'offline', prompt: 'consent' },
  },
  open,
  revoke: ({ web, bases }, token) =>
    web({
      url: `${bases.oauth}/revoke`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token }).toString(),
      lane: 'googleDrive',
    }),
};
