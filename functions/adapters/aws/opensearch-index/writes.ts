// Stores and removes chunks. A managed domain accepts our ids and refreshes on request; serverless assigns its own ids
// and refreshes when it likes, so old rows are removed once the new ones can be found.
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { type ChunkBatches, type IndexedChunk, IndexWaking } from '../../../ports/search-index.ts';
import { batchesOf } from '../../node/chunk-batches.ts';
import { type Action, bulk } from './bulk.ts';
import { documentOf } from './document.ts';
import { indexName, type SearchEngine } from './engine.ts';
import { indexDefinition } from './mapping.ts';
import { type filterOf, idsOnly } from './queries.ts';
import { fine, type Send } from './request.ts';

const Ids = z.object({ hits: z.object({ hits: z.array(z.object({ _id: z.string() })) }) });
const PAGE = 1000;
/** A refresh takes up to a minute on serverless. */
const POLLS = 60;
const POLL_MS = 1500;

type Writer = { readonly engine: SearchEngine; readonly send: Send };
type Filter = Parameters<typeof filterOf>[0];

const idsOf = async ({ send }: Writer, filter: Filter): Promise<readonly string[]> => {
  const path = `/${indexName(filter.tenant)}/_search`;
  const reply = await send({ method: 'POST', path, body: JSON.stringify(idsOnly(filter, PAGE)) });
  return reply.status === 404 ? [] : Ids.parse(fine(reply)).hits.hits.map(({ _id }) => _id);
};

const until = async ({ engine }: Writer, isSo: () => Promise<boolean>): Promise<void> => {
  for (let poll = 0; poll < POLLS; poll += 1) {
    if (await isSo()) return;
    await sleep(engine.pauseMs ?? POLL_MS);
  }
  throw new IndexWaking('what was written cannot be found yet');
};

/** Creates the index before each batch if it is missing: one created implicitly would have no vectors. */
const ensure = async ({ engine, send }: Writer, tenant: string, dimensions: number): Promise<void> => {
  const path = `/${indexName(tenant)}`;
  if ((await send({ method: 'HEAD', path })).status === 200) return;
  const body = JSON.stringify(indexDefinition(engine.service, dimensions));
  const made = await send({ method: 'PUT', path, body });
  // Another writer created it at the same moment.
  if (made.status !== 400) fine(made);
  await until({ engine, send }, async () => (await send({ method: 'HEAD', path })).status === 200);
};

const target = ({ engine }: Writer, tenant: string) => ({
  index: indexName(tenant),
  refresh: engine.service === 'es',
  pauseMs: engine.pauseMs ?? 500,
});

const removeIds = async (writer: Writer, tenant: string, ids: readonly string[]): Promise<void> => {
  const actions = ids.map((_id): Action => ({ delete: { _id } }));
  await bulk(writer.send, target(writer, tenant), actions);
};

/** The last chunk of each id counts; earlier ones are not sent. */
const lastOfEach = (chunks: readonly IndexedChunk[]): readonly IndexedChunk[] => [
  ...new Map(chunks.map((chunk) => [chunk.id, chunk])).values(),
];

/** Chunks that one search returns completely: a few rows each. */
type Part = { readonly chunkIds: readonly string[]; readonly made: ReadonlySet<string> };

const writePart = async (writer: Writer, tenant: string, chunks: readonly IndexedChunk[]): Promise<Part> => {
  const isManaged = writer.engine.service === 'es';
  const actions = chunks.map(
    (chunk): Action => ({ index: isManaged ? { _id: chunk.id } : {}, document: documentOf(tenant, chunk) }),
  );
  const made = await bulk(writer.send, { ...target(writer, tenant), refresh: false }, actions);
  return { chunkIds: chunks.map(({ id }) => id), made: new Set(made) };
};

/** Serverless shows all parts at its next refresh, so waits for all of them; then removes the older rows. */
const replaceOlder = async (writer: Writer, tenant: string, parts: readonly Part[]): Promise<void> => {
  const rows = ({ chunkIds }: Part) => idsOf(writer, { tenant, chunkIds });
  for (const part of parts) {
    await until(writer, async () => (await rows(part)).filter((id) => part.made.has(id)).length === part.made.size);
    await removeIds(
      writer,
      tenant,
      (await rows(part)).filter((id) => !part.made.has(id)),
    );
  }
  for (const part of parts) await until(writer, async () => (await rows(part)).length <= part.made.size);
};

/** Writes batches one after the other, and waits once at the end. */
export const put = async (writer: Writer, tenant: string, chunks: ChunkBatches): Promise<void> => {
  const parts: Part[] = [];
  for await (const batch of batchesOf(chunks)) {
    if (parts.length === 0) await ensure(writer, tenant, batch[0]?.vector.length ?? 0);
    const last = lastOfEach(batch);
    for (let at = 0; at < last.length; at += PAGE / 2)
      parts.push(await writePart(writer, tenant, last.slice(at, at + PAGE / 2)));
  }
  if (parts.length === 0) return;
  if (writer.engine.service === 'aoss') await replaceOlder(writer, tenant, parts);
  else fine(await writer.send({ method: 'POST', path: `/${indexName(tenant)}/_refresh` }));
};

export const remove = async (writer: Writer, filter: Filter): Promise<void> => {
  const deleted = new Set<string>();
  await until(writer, async () => {
    const ids = await idsOf(writer, filter);
    if (ids.length === 0) return true;
    const fresh = ids.filter((id) => !deleted.has(id));
    if (fresh.length > 0) await removeIds(writer, filter.tenant, fresh);
    for (const id of fresh) deleted.add(id);
    return (await idsOf(writer, filter)).length === 0;
  });
};
