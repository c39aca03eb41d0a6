// Stores the last known state of the drive: folders and files below the chosen ones, and the cursor to continue from.
import * as z from 'zod';
import { DRIVE_PROBLEMS, type DriveFolder } from '#shared/model/drive.ts';
import type { RemoteChange, RemoteItem } from '../../../ports/drives.ts';
import { FileMissing, type Files } from '../../../ports/files.ts';
import { driveMirrorKey } from '../../../store/file-keys.ts';

const text = z.string();
const Folder = z.object({ kind: z.literal('folder'), key: text, parent: text.optional(), name: text });
const File = z.object({
  kind: z.literal('file'),
  key: text,
  parent: text.optional(),
  id: text,
  name: text,
  etag: text,
  size: z.number().optional(),
  contentType: text,
  url: text.optional(),
  exportAs: text.optional(),
  refused: z.enum(DRIVE_PROBLEMS).optional(),
});
const Tally = z.object({ added: z.number(), changed: z.number(), moved: z.number(), removed: z.number() });

const Stored = z.object({
  roots: z.array(text),
  /** Chosen folders that are no longer in the drive. */
  goneRoots: z.array(text),
  cursor: text.optional(),
  /** Folders still to be listed. */
  pending: z.array(z.object({ folder: text, page: text.optional() })),
  nodes: z.array(z.discriminatedUnion('kind', [Folder, File])),
  /** The content (etag) downloaded for each file; a downloaded file that is missing here was removed by a person. */
  taken: z.record(text, text),
  /** Files that the drive refused to hand out, with the content it refused. */
  refused: z.record(text, z.object({ etag: text, reason: z.enum(DRIVE_PROBLEMS) })),
  tally: Tally,
});
type Stored = z.infer<typeof Stored>;

export type Mirror = Omit<Stored, 'nodes'> & { readonly nodes: Map<string, RemoteItem> };

export const NO_TALLY = { added: 0, changed: 0, moved: 0, removed: 0 };

export const rootsOf = (folders: readonly DriveFolder[]): string[] => folders.map(({ key }) => key).sort();

/** Reads the whole drive again; records of downloaded files are kept. */
export const freshMirror = (roots: readonly string[], before?: Mirror): Mirror => ({
  roots: [...roots],
  goneRoots: [],
  pending: [],
  nodes: new Map(),
  taken: before?.taken ?? {},
  refused: {},
  tally: before?.tally ?? NO_TALLY,
});

type At = { readonly tenant: string; readonly id: string };

export const loadMirror = async (files: Pick<Files, 'readAll'>, { tenant, id }: At): Promise<Mirror | undefined> => {
  try {
    const bytes = await files.readAll(driveMirrorKey(tenant, id));
    const stored = Stored.parse(JSON.parse(new TextDecoder().decode(bytes)));
    return { ...stored, nodes: new Map(stored.nodes.map((node) => [node.key, node])) };
  } catch (error) {
    if (error instanceof FileMissing) return undefined;
    throw error;
  }
};

/** Written as one object, so that cursor and tree belong to the same moment. */
export const saveMirror = (files: Pick<Files, 'write'>, { tenant, id }: At, mirror: Mirror): Promise<void> => {
  const body = JSON.stringify({ ...mirror, nodes: [...mirror.nodes.values()] });
  return files.write(driveMirrorKey(tenant, id), new TextEncoder().encode(body), 'application/json');
};

export const childrenOf = (mirror: Mirror): ReadonlyMap<string, readonly RemoteItem[]> => {
  const all = new Map<string, RemoteItem[]>();
  for (const node of mirror.nodes.values()) {
    if (node.parent === undefined) continue;
    const siblings = all.get(node.parent);
    if (siblings) siblings.push(node);
    else all.set(node.parent, [node]);
  }
  return all;
};

const removeTree = (mirror: Mirror, key: string): void => {
  if (!mirror.nodes.has(key)) return;
  const children = childrenOf(mirror);
  const dropped = [key];
  for (const at of dropped) {
    if (!mirror.nodes.delete(at)) continue;
    dropped.push(...(children.get(at) ?? []).map((child) => child.key));
  }
  mirror.pending = mirror.pending.filter(({ folder }) => mirror.nodes.has(folder));
};

const list = (mirror: Mirror, folder: string): void => {
  mirror.pending = [...mirror.pending.filter((one) => one.folder !== folder), { folder }];
};

const put = (mirror: Mirror, item: RemoteItem): void => {
  const isRoot = mirror.roots.includes(item.key);
  const isInside = item.parent !== undefined && mirror.nodes.get(item.parent)?.kind === 'folder';
  if (!isRoot && !isInside) {
    removeTree(mirror, item.key);
    return;
  }
  const before = mirror.nodes.get(item.key);
  if (before && before.kind !== item.kind) removeTree(mirror, item.key);
  // Parents of a chosen folder are not synced.
  mirror.nodes.set(item.key, isRoot ? { ...item, parent: undefined } : item);
  const isBack = mirror.goneRoots.includes(item.key);
  if (isBack) mirror.goneRoots = mirror.goneRoots.filter((key) => key !== item.key);
  // A folder moved in from outside arrives without its contents, so they are listed.
  if (item.kind === 'folder' && (isBack || before?.kind !== 'folder')) list(mirror, item.key);
};

export const applyChange = (mirror: Mirror, change: RemoteChange): void => {
  if ('now' in change) put(mirror, change.now);
  else if (!mirror.roots.includes(change.gone)) removeTree(mirror, change.gone);
  else if (!mirror.goneRoots.includes(change.gone)) mirror.goneRoots = [...mirror.goneRoots, change.gone];
};
