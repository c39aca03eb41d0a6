// One tenant's index: documents, terms and vectors in one file, with what must be fast held in memory.
import type { DatabaseSync } from 'node:sqlite';
import type { Chunk, Hit, Index, IndexedChunk, Scope } from '../../../ports/search-index.ts';
import type { Found } from './best.ts';
import { bm25 } from './bm25.ts';
import { catalogue } from './catalogue.ts';
import type { DocTerms } from './invert.ts';
import { mergeSegments } from './merge-segments.ts';
import { unit } from './quantise.ts';
import { recentChunks } from './recent-chunks.ts';
import { transaction } from './tenant-database.ts';
import { vectors } from './vectors.ts';
import { writeSegment } from './write-segment.ts';

const chunkOf = ({ terms: _, vector: __, ...chunk }: IndexedChunk): Chunk => chunk;
const bytesOf = (vector: readonly number[]): Uint8Array => new Uint8Array(unit(vector).buffer);

const writer = (db: DatabaseSync) => {
  const find = db.prepare('SELECT doc FROM doc WHERE id = ?');
  const blank = db.prepare("UPDATE payload SET chunk = printf('%.*c', octet_length(chunk), ' ') WHERE doc = ?");
  const deletes = ['doc', 'payload', 'vector'].map((table) => db.prepare(`DELETE FROM ${table} WHERE doc = ?`));
  const doc = db.prepare('INSERT INTO doc (id, project, file, seq, length) VALUES (?, ?, ?, ?, ?)');
  const payload = db.prepare('INSERT INTO payload (doc, chunk) VALUES (?, ?)');
  const vector = db.prepare('INSERT INTO vector (doc, dimensions, data) VALUES (?, ?, ?)');
  /**
   * All texts are blanked before the first row is removed: a removal moves its neighbors within and between pages, and
   * secure_delete does not overwrite their former places.
   */
  const remove = (numbers: readonly number[]) => {
    for (const number of numbers) blank.run(number);
    for (const number of numbers) for (const statement of deletes) statement.run(number);
  };
  const add = (chunk: IndexedChunk): DocTerms => {
    const { id, projectId, fileId, seq, terms } = chunk;
    const number = Number(doc.run(id, projectId, fileId, seq, terms.length).lastInsertRowid);
    payload.run(number, JSON.stringify(chunkOf(chunk)));
    if (chunk.vector.length > 0) vector.run(number, chunk.vector.length, bytesOf(chunk.vector));
    return { doc: number, terms };
  };
  return {
    remove,
    /** Returns the numbers of the replaced documents. */
    put: (chunks: readonly IndexedChunk[]): readonly number[] => {
      const replaced = chunks.flatMap(({ id }) => {
        const old = find.get(id);
        return old ? [Number(old.doc)] : [];
      });
      remove(replaced);
      writeSegment(db, chunks.map(add));
      return replaced;
    },
  };
};

export const tenantIndex = (db: DatabaseSync) => {
  const docs = catalogue(db);
  const near = vectors(db);
  const byWords = bm25(db, docs);
  const write = writer(db);
  const version = db.prepare('PRAGMA data_version');
  const recent = recentChunks(db);
  const inRange = db.prepare('SELECT doc FROM doc WHERE file = ? AND seq BETWEEN ? AND ? ORDER BY seq');
  const ofFile = db.prepare('SELECT doc FROM doc WHERE file = ? AND seq >= ?');
  let seen = version.get()?.data_version;
  let busy = 0;
  let merging: Promise<void> = Promise.resolve();

  /** If another process has written, reloads what is in memory. */
  const sync = () => {
    const now = version.get()?.data_version;
    if (now !== seen) {
      docs.reset();
      recent.clear();
    }
    seen = now;
    docs.sync();
  };
  const remove = (removed: readonly number[]) => {
    docs.remove(removed);
    recent.forget(removed);
  };
  const hits = (found: readonly Found[]): readonly Hit[] =>
    found.flatMap(({ doc, score }) => {
      const chunk = recent.get(doc);
      return chunk ? [{ chunk, score }] : [];
    });
  const maskOf = ({ projectIds, fileIds }: Scope) => {
    sync();
    return docs.mask(projectIds, fileIds);
  };
  const merge = () =>
    mergeSegments(db, () => {
      sync();
      return docs.alive();
    });

  /** Keeps the file open during the work. */
  const occupied = async <T>(work: Promise<T>): Promise<T> => {
    busy += 1;
    try {
      return await work;
    } finally {
      busy -= 1;
    }
  };

  return {
    isBusy: () => busy > 0,
    bytes: () => near.bytes() + byWords.bytes() + recent.bytes() + docs.room() * 17,
    close: () => db.close(),
    put: async (chunks: readonly IndexedChunk[]): Promise<void> => {
      remove(transaction(db, () => write.put(chunks)));
      merging = merging.then(merge, merge);
      await occupied(merging);
    },
    removeFile: (fileId: string, fromSeq: number): void => {
      const removed = ofFile.all(fileId, fromSeq).map((row) => Number(row.doc));
      if (removed.length === 0) return;
      transaction(db, () => {
        write.remove(removed);
        const empty = busy === 0 && !db.prepare('SELECT 1 FROM doc LIMIT 1').get();
        if (empty) db.exec('DELETE FROM block; DELETE FROM segment;');
      });
      remove(removed);
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    lexical: ({ scope, terms, limit }: Parameters<Index['lexical']>[0]) =>
      hits(byWords.search(terms, maskOf(scope), limit)),
    nearest: async ({ scope, vector, limit }: Parameters<Index['nearest']>[0]) => {
      sync();
      const nearest = await occupied(near.ready(vector.length, docs.size()));
      return hits(nearest(vector, maskOf(scope), limit));
    },
    range: (fileId: string, from: number, to: number): readonly Chunk[] => {
      sync();
      return inRange.all(fileId, from, to).flatMap((row) => recent.get(Number(row.doc)) ?? []);
    },
    count: (scope: Scope): number => maskOf(scope).reduce((sum, allowed) => sum + allowed, 0),
  };
};

export type TenantIndex = ReturnType<typeof tenantIndex>;
