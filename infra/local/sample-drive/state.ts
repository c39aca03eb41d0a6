// The state of a sample drive: files in folders, change history, and consents. Stored as one JSON document.
import { randomBytes } from 'node:crypto';
import * as z from 'zod';

export const FOLDER = 'application/vnd.google-apps.folder';
export const TOP = 'root-of-the-sample';

const Entry = z.object({
  id: z.string(),
  name: z.string(),
  mimeType: z.string(),
  parent: z.string(),
  /** Base64; the text, for a document of the drive's own format. */
  content: z.string(),
  /** Reported instead of the real size, for files too large to be made. */
  size: z.number().optional(),
  version: z.number(),
  modifiedTime: z.string(),
  trashed: z.boolean(),
});
export type Entry = z.infer<typeof Entry>;

const Code = z.object({ challenge: z.string(), redirectUri: z.string(), clientId: z.string(), endsAt: z.number() });

const State = z.object({
  entries: z.array(Entry),
  /** Ids in the order of their changes; a page token is an index into it. */
  changes: z.array(z.string()),
  /** Paths that a change has emptied, for drives whose feed has paths; `at` is the index of the change. */
  left: z.array(z.object({ at: z.number(), path: z.string() })).default([]),
  /** Page tokens up to this one have expired. */
  forgotten: z.number(),
  codes: z.record(z.string(), Code),
  refreshTokens: z.array(z.string()),
  accessTokens: z.array(z.string()),
  /** The origin at which a browser last opened it; links to its files begin with it. */
  origin: z.string(),
});
export type State = z.infer<typeof State>;

export const emptyState = (): State => ({
  entries: [],
  changes: [],
  left: [],
  forgotten: 0,
  codes: {},
  refreshTokens: [],
  accessTokens: [],
  origin: 'http://localhost:4000',
});
export const readState = (text: string): State => State.parse(JSON.parse(text));

export const secret = (): string => randomBytes(24).toString('base64url');
export const textBytes = (text: string): string => Buffer.from(text).toString('base64');

/** Returns `/folder/name`. */
export const pathOf = (state: State, entry: Entry): string => {
  const parent = state.entries.find(({ id }) => id === entry.parent);
  return `${parent ? pathOf(state, parent) : ''}/${entry.name}`;
};

type New = Pick<Entry, 'name' | 'mimeType' | 'parent'> & Partial<Pick<Entry, 'content' | 'size' | 'id'>>;

/** Changes the drive as a person would; each change is in the feed. */
export const edits = (state: State, now: () => number) => {
  const find = (id: string) => state.entries.find((entry) => entry.id === id);
  const time = () => new Date(now()).toISOString();
  const leave = (path: string) => state.left.push({ at: state.changes.length, path: path.toLowerCase() });
  const change = (id: string, to: Partial<Entry>) => {
    const entry = find(id);
    if (!entry) return;
    const before = pathOf(state, entry);
    Object.assign(entry, to, { version: entry.version + 1 });
    state.changes.push(id);
    if (entry.trashed || pathOf(state, entry) !== before) leave(before);
  };
  return {
    find,
    add: ({ content = '', size, id = secret(), ...rest }: New): string => {
      const entry = { ...rest, id, content, version: 1, modifiedTime: time(), trashed: false };
      state.entries.push(size === undefined ? entry : { ...entry, size });
      state.changes.push(id);
      return id;
    },
    write: (id: string, content: string) => change(id, { content, modifiedTime: time() }),
    rename: (id: string, name: string) => change(id, { name }),
    move: (id: string, parent: string) => change(id, { parent }),
    trash: (id: string, trashed = true) => change(id, { trashed }),
    /** Removes the entry: only its id stays in the feed. */
    remove: (id: string) => {
      const entry = find(id);
      const path = entry && pathOf(state, entry);
      state.entries = state.entries.filter((one) => one.id !== id);
      state.changes.push(id);
      if (path) leave(path);
    },
    /** Expires earlier page tokens, as happens after a long time. */
    forget: () => {
      state.changes.push('');
      state.forgotten = state.changes.length;
    },
    /** Expires access tokens, as happens after an hour. */
    expire: () => {
      state.accessTokens = [];
    },
    /** Withdraws consent, as a person would. */
    revoke: () => {
      state.accessTokens = [];
      state.refreshTokens = [];
    },
  };
};
export type Edits = ReturnType<typeof edits>;

const byId = (state: State): ReadonlyMap<string, Entry> => new Map(state.entries.map((entry) => [entry.id, entry]));

/** Whether the entry or a folder above it is in the bin. */
export const isTrashed = (state: State, entry: Entry): boolean => {
  const all = byId(state);
  const seen = new Set<string>();
  for (let at: Entry | undefined = entry; at && !seen.has(at.id); at = all.get(at.parent)) {
    if (at.trashed) return true;
    seen.add(at.id);
  }
  return false;
};
