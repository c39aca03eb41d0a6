// OneDrive by Microsoft Graph: folders by children, changes by delta links, downloads from addresses that Graph issues.
import * as z from 'zod';
import type { OpenDrive, RemoteChange, RemoteItem } from '../../ports/drives.ts';
import type { Outcome } from '../../ports/sources.ts';
import { EMPTY, type Landed, landed, ok, parsedJson } from '../../sources/outcome.ts';
import { download } from '../download.ts';
import type { Provider, Send, Setup } from '../provider.ts';

type Base = 'login' | 'graph';

const SELECT = '$select=id,name,size,cTag,eTag,webUrl,parentReference,folder,file,deleted';

const Item = z.object({
  id: z.string().min(1),
  name: z.string().default(''),
  size: z.number().optional(),
  /** Changes only with the content; `eTag` also changes with the name. */
  cTag: z.string().optional(),
  eTag: z.string().optional(),
  webUrl: z.string().optional(),
  parentReference: z.object({ id: z.string().optional() }).optional(),
  folder: z.object({}).optional(),
  file: z.object({ mimeType: z.string().optional() }).optional(),
  deleted: z.object({}).optional(),
});
type Item = z.infer<typeof Item>;

const Items = z.object({
  value: z.array(Item),
  '@odata.nextLink': z.url().optional(),
  '@odata.deltaLink': z.url().optional(),
});
const Address = z.object({ '@microsoft.graph.downloadUrl': z.url().optional() });
const Drive = z.object({
  owner: z.object({ user: z.object({ email: z.string().optional(), displayName: z.string().optional() }).optional() }),
});

const itemOf = (item: Item): RemoteItem => {
  const { id, name, size, cTag, eTag, webUrl, parentReference, folder, file } = item;
  const parent = parentReference?.id;
  if (folder) return { kind: 'folder', key: id, parent, name };
  // A notebook is neither a file nor a folder.
  const contentType = file?.mimeType ?? 'application/octet-stream';
  const common = { kind: 'file', key: id, id, parent, name, etag: cTag ?? eTag ?? '', size, contentType } as const;
  return { ...common, ...(webUrl ? { url: webUrl } : {}), ...(file ? {} : { refused: 'noExport' as const }) };
};

/** An item may occur several times: the last entry counts. */
const changeOf = (item: Item): RemoteChange => (item.deleted ? { gone: item.id } : { now: itemOf(item) });

const open = ({ bases, web }: Setup<Base>, send: Send): Omit<OpenDrive, 'newRefreshToken'> => {
  const get = async <T>(url: string, schema: z.ZodType<T>): Promise<Outcome<T>> => {
    const reply = landed(await send({ url }), ({ status }: Landed) => (status === 403 ? EMPTY : undefined));
    return reply.is === 'ok' ? parsedJson(reply.value.bytes, schema) : reply;
  };
  const drive = `${bases.graph}/v1.0/me/drive`;
  const root = `${drive}/root`;
  const itemAt = (key: string) => `${drive}/items/${encodeURIComponent(key)}`;
  /** True for links back to Graph: only these may receive our token. */
  const isOwn = (link: string): boolean => link.startsWith(`${bases.graph}/`);
  return {
    account: async () => {
      const found = await get(`${drive}?$select=owner`, Drive);
      if (found.is !== 'ok') return found;
      const { user } = found.value.owner;
      return ok(user?.email ?? user?.displayName ?? '');
    },
    children: async (folder, page) => {
      const url = page ?? `${folder ? itemAt(folder) : root}/children?$top=200&${SELECT}`;
      if (!isOwn(url)) return { is: 'badReply', what: 'foreignLink' };
      const list = await get(url, Items);
      return list.is === 'ok' ? ok({ items: list.value.value.map(itemOf), next: list.value['@odata.nextLink'] }) : list;
    },
    folder: async (key) => {
      const found = await get(`${itemAt(key)}?${SELECT}`, Item);
      if (found.is !== 'ok') return found;
      const item = itemOf(found.value);
      return item.kind === 'folder' ? ok(item) : EMPTY;
    },
    cursor: async () => {
      const latest = await get(`${root}/delta?token=latest&${SELECT}`, Items);
      if (latest.is !== 'ok') return latest;
      const link = latest.value['@odata.deltaLink'];
      return link ? ok(link) : { is: 'badReply', what: 'noCursor' };
    },
    changes: async (cursor) => {
      if (!isOwn(cursor)) return { is: 'reset' };
      const list = await get(cursor, Items);
      // 410 Gone: `resyncChangesApplyDifferences` and its like.
      if (list.is === 'empty') return { is: 'reset' };
      if (list.is !== 'ok') return list;
      const { value, '@odata.nextLink': more, '@odata.deltaLink': end } = list.value;
      const next = more ?? end;
      if (next === undefined) return { is: 'badReply', what: 'noCursor' };
      return ok({ changes: value.map(changeOf), cursor: next, more: more !== undefined });
    },
    download: async ({ id, size }) => {
      const address = await get(`${itemAt(id)}?$select=id,@microsoft.graph.downloadUrl`, Address);
      if (address.is !== 'ok') return address;
      const url = address.value['@microsoft.graph.downloadUrl'];
      if (!url) return ok({ is: 'refused', reason: 'notAllowed' });
      // The download address carries its own permission for a few minutes, so our token is not sent.
      const part = (headers: Readonly<Record<string, string>>, maxBytes: number) =>
        web({ url, headers, maxBytes, lane: 'onedriveContent' });
      const refused = ({ status }: Landed) =>
        status === 401 || status === 403 ? ({ is: 'refused', reason: 'notAllowed' } as const) : undefined;
      return download(part, size, refused);
    },
  };
};

/** Microsoft has no request to revoke a single token: it is deleted here, and the person can withdraw consent there. */
export const onedrive: Provider<Base> = {
  lane: 'onedrive',
  bases: { login: 'https://login.microsoftonline.com', graph: 'https://graph.microsoft.com' },
  oauth: {
    authorize: ({ login }) => `${login}/common/oauth2/v2.0/authorize`,
    token: ({ login }) => `${login}/common/oauth2/v2.0/token`,
    consent: { scope: 'offline_access Files.Read', response_mode: 'query', prompt: 'select_account' },
  },
  open,
};
