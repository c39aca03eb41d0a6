// Dropbox v2: folders and changes by cursor, one per chosen folder; downloads by id.
import * as z from 'zod';
import type { OpenDrive, RemoteChange } from '../../ports/drives.ts';
import type { Outcome } from '../../ports/sources.ts';
import { badReply, EMPTY, type Failure, type Landed, landed, ok, parsedJson } from '../../sources/outcome.ts';
import { download } from '../download.ts';
import type { Provider, Send, Setup } from '../provider.ts';
import { changeOf, Entry, itemOf } from './items.ts';

type Base = 'www' | 'api' | 'content';

const List = z.object({ entries: z.array(Entry), cursor: z.string(), has_more: z.boolean() });
const Cursor = z.object({ cursor: z.string() });
const Account = z.object({ email: z.string() });
const Summary = z.object({ error_summary: z.string() });
/** One cursor per chosen folder, because Dropbox follows each separately. */
const Cursors = z.array(z.object({ path: z.string(), cursor: z.string() }));

/** Dropbox reports errors as 409 with a summary: `path/not_found/…`, `reset/…`. */
const faultOf = ({ status, bytes }: Landed): string => {
  const body = status === 409 ? parsedJson(bytes, Summary) : undefined;
  return body?.is === 'ok' ? body.value.error_summary : '';
};
const custom = (reply: Landed): Failure | undefined => {
  const fault = faultOf(reply);
  if (fault.startsWith('reset')) return badReply('reset');
  return fault.includes('not_found') || fault.includes('not_folder') ? EMPTY : undefined;
};
const refused = (reply: Landed) => {
  const fault = faultOf(reply);
  if (/restricted_content|unsupported_file/.test(fault)) return { is: 'refused', reason: 'notAllowed' } as const;
  return custom(reply);
};

/** Headers are ASCII only, so other characters, such as Korean names, are escaped. */
const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const open = ({ bases }: Setup<Base>, send: Send): Omit<OpenDrive, 'newRefreshToken'> => {
  const ask = async <T>(path: string, body: unknown, schema: z.ZodType<T>): Promise<Outcome<T>> => {
    const headers = { 'content-type': 'application/json' };
    const request = { url: `${bases.api}/2${path}`, method: 'POST', headers, body: JSON.stringify(body) } as const;
    const reply = landed(await send(request), custom);
    return reply.is === 'ok' ? parsedJson(reply.value.bytes, schema) : reply;
  };
  const changesOf = async (cursor: string) => ask('/files/list_folder/continue', { cursor }, List);
  return {
    account: async () => {
      const account = await ask('/users/get_current_account', null, Account);
      return account.is === 'ok' ? ok(account.value.email) : account;
    },
    children: async (path = '', page) => {
      const list = page
        ? await changesOf(page)
        : await ask('/files/list_folder', { path, recursive: false, limit: 1000 }, List);
      if (list.is !== 'ok') return list;
      const { entries, cursor, has_more } = list.value;
      const items = entries.flatMap((entry) => (entry['.tag'] === 'deleted' ? [] : [itemOf(entry)]));
      return ok({ items, next: has_more ? cursor : undefined });
    },
    folder: async (path) => {
      const entry = await ask('/files/get_metadata', { path }, Entry);
      if (entry.is !== 'ok') return entry;
      const item = entry.value['.tag'] === 'deleted' ? undefined : itemOf(entry.value);
      return item?.kind === 'folder' ? ok(item) : EMPTY;
    },
    cursor: async (roots) => {
      const cursors: z.infer<typeof Cursors> = [];
      for (const path of roots) {
        const latest = await ask('/files/list_folder/get_latest_cursor', { path, recursive: true }, Cursor);
        if (latest.is === 'ok') cursors.push({ path, cursor: latest.value.cursor });
        // A folder that no longer exists has no changes to follow.
        else if (latest.is !== 'empty') return latest;
      }
      return ok(JSON.stringify(cursors));
    },
    changes: async (text) => {
      const parsed = parsedJson(new TextEncoder().encode(text), Cursors);
      if (parsed.is !== 'ok') return { is: 'reset' };
      const changes: RemoteChange[] = [];
      const next: z.infer<typeof Cursors> = [];
      let more = false;
      for (const { path, cursor } of parsed.value) {
        const list = await changesOf(cursor);
        if (list.is === 'badReply' && list.what === 'reset') return { is: 'reset' };
        if (list.is === 'empty') changes.push({ gone: path });
        else if (list.is !== 'ok') return list;
        else {
          changes.push(...list.value.entries.map(changeOf));
          next.push({ path, cursor: list.value.cursor });
          more ||= list.value.has_more;
        }
      }
      return ok({ changes, cursor: JSON.stringify(next), more });
    },
    download: ({ id, size }) => {
      const part = (headers: Readonly<Record<string, string>>, maxBytes: number) =>
        send({
          url: `${bases.content}/2/files/download`,
          method: 'POST',
          headers: { ...headers, 'dropbox-api-arg': asciiJson({ path: id }) },
          maxBytes,
        });
      return download(part, size, refused);
    },
  };
};

export const dropbox: Provider<Base> = {
  lane: 'dropbox',
  bases: {
    www: 'https://www.dropbox.com',
    api: 'https://api.dropboxapi.com',
    content: 'https://content.dropboxapi.com',
  },
  oauth: {
    authorize: ({ www }) => `${www}/oauth2/authorize`,
    token: ({ api }) => `${api}/oauth2/token`,
    consent: { token_access_type: 'offline', scope: 'account_info.read files.metadata.read files.content.read' },
  },
  open,
  // Revokes the access token, which also revokes the refresh token.
  revoke: ({ bases }, _token, send) => send({ url: `${bases.api}/2/auth/token/revoke`, method: 'POST' }),
};
