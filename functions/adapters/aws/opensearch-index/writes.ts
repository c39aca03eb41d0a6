// Putting and removing. A managed domain takes our ids and can wait until a write is found; serverless makes ids of its
// own and has no such wait: there the old rows go once the new ones are found.
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { type IndexedChunk, IndexWaking } from '../../../ports/index-port.ts';
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

/** Made before each batch if it is not there: an index that the engine makes by itself would have no vectors. */
const ensure = async ({ engine, send }: Writer, tenant: string, dimensions: number): Promise<void> => {
  const path = `/${indexName(tenant)}`;
  if ((await send({ method: 'HEAD', path })).status === 200) return;
  const body = JSON.stringify(indexDefinition(engine.service, dimensions));
  const made = await send({ method: 'PUT', path, body });
  // Somebody else made it at the same moment.
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

const putServerless = async (writer: Writer, tenant: string, chunks: readonly IndexedChunk[]): Promise<void> => {
  for (let at = 0; at < chunks.length; at += PAGE / 2) {
    const part = chunks.slice(at, at + PAGE / 2);
    const actions = part.map((chunk): Action => ({ index: {}, document: documentOf(tenant, chunk) }));
    const made = new Set(await bulk(writer.send, target(writer, tenant), actions));
    const chunkIds = part.map(({ id }) => id);
    let there: readonly string[] = [];
    await until(writer, async () => {
      there = await idsOf(writer, { tenant, chunkIds });
      return there.filter((id) => made.has(id)).length === made.size;
    });
    const old = there.filter((id) => !made.has(id));
    await removeIds(writer, tenant, old);
    await until(writer, async () => (await idsOf(writer, { tenant, chunkIds })).length <= made.size);
  }
};

/** By id the last one counts; the engine must not see the others. */
const lastOfEach = (chunks: readonly IndexedChunk[]): readonly IndexedChunk[] => [
  ...new Map(chunks.map((chunk) => [chunk.id, chunk])).values(),
];

export const put = async (writer: Writer, tenant: string, all: readonly IndexedChunk[]): Promise<void> => {
  if (all.length === 0) return;
  const chunks = lastOfEach(all);
  await ensure(writer, tenant, chunks[0]?.vector.length ?? 0);
  if (writer.engine.service === 'aoss') return putServerless(writer, tenant, chunks);
  const actions = chunks.map((chunk): Action => ({ index: { _id: chunk.id }, document: documentOf(tenant, chunk) }));
  await bulk(writer.send, target(writer, tenant), actions);
};

export const remove = async (writer: Writer, filter: Filter): Promise<void> => {
  const gone = new Set<string>();
  await until(writer, async () => {
    const ids = await idsOf(writer, filter);
    if (ids.length === 0) return true;
    const fresh = ids.filter((id) => !gone.has(id));
    if (fresh.length > 0) await removeIds(writer, filter.tenant, fresh);
    for (const id of fresh) gone.add(id);
    return (await idsOf(writer, filter)).length === 0;
  });
};
