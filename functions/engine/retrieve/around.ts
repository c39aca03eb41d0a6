// Adds passages around those retrieved: their neighbors, the rest of their sections, whole named documents.
import type { Chunk, Index, Scope } from '../../ports/search-index.ts';
import { asksWhatItIs } from '../understand/kinds/line-of-business.ts';
import { topicSection } from '../understand/kinds/topics.ts';
import type { Plan } from '../understand/plan-type.ts';
import type { Fused } from './fuse.ts';
import { interned } from './intern.ts';

/** The number of top passages whose neighbors are read, and the number of neighbors on each side. */
const WITH_NEIGHBOURS = 24;
const BESIDE = 2;
/**
 * A neighbor's score, as a share of that of its passage. On ko-pages and ja-pages 0.25, 0.5 and 1 cite the same pages.
 */
const NEIGHBOUR_SHARE = 0.5;
/**
 * Limits for reading named documents in full: documents, and passages of each. The longest filing of the sets has
 * 1,799.
 */
const WHOLE_DOCUMENTS = 4;
const WHOLE_PASSAGES = 2_000;
/** The number of sections that are read in full, and the distance from the passage found. */
const SECTIONS = 6;
const BEFORE = 8;
const AFTER = 24;

type Ports = { readonly index: Pick<Index, 'range'> };

const inScope = (scope: Scope, chunk: Chunk): boolean =>
  scope.projectIds.includes(chunk.projectId) && (!scope.fileIds || scope.fileIds.includes(chunk.fileId));

type Window = { readonly from: number; readonly to: number };

/** Joins windows of one file that touch or overlap, to read them at once. */
const joined = (windows: readonly Window[]): Window[] => {
  const out: Window[] = [];
  for (const { from, to } of [...windows].sort((a, b) => a.from - b.from)) {
    const last = out.at(-1);
    if (last && from <= last.to + 1) out[out.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else out.push({ from, to });
  }
  return out;
};

/** The neighbors of the top passages: the rest of their pages, the heading or other half of a table. */
export const neighbours = async (ports: Ports, scope: Scope, found: readonly Fused[]): Promise<Fused[]> => {
  const known = new Set(found.map(({ chunk }) => chunk.id));
  const nearest = new Map<string, number>();
  const byFile = new Map<string, Window[]>();
  for (const { chunk, fused } of found.slice(0, WITH_NEIGHBOURS)) {
    const { fileId, seq } = chunk;
    const window = { from: Math.max(0, seq - BESIDE), to: seq + BESIDE };
    byFile.set(fileId, [...(byFile.get(fileId) ?? []), window]);
    for (let at = window.from; at <= window.to; at += 1) {
      const key = `${fileId} ${at}`;
      nearest.set(key, Math.max(nearest.get(key) ?? 0, fused));
    }
  }
  const lists = await Promise.all(
    [...byFile].flatMap(([fileId, windows]) =>
      joined(windows).map((window) => ports.index.range({ tenant: scope.tenant, fileId, ...window })),
    ),
  );
  return lists
    .flat()
    .filter((other) => inScope(scope, other) && !known.has(other.id))
    .map((other) => ({
      chunk: interned(other),
      fused: NEIGHBOUR_SHARE * (nearest.get(`${other.fileId} ${other.seq}`) ?? 0),
    }));
};

/** The rest of the sections about the topic, so that no points of a list are missing. */
export const sectionRest = async (
  ports: Ports,
  plan: Plan,
  scope: Scope,
  found: readonly Fused[],
): Promise<Fused[]> => {
  const { topic } = plan;
  if (!topic || plan.kind === 'figure') return [];
  const begun = new Map<string, { readonly one: Fused; readonly path: string }>();
  // The beginning of a section describes a company; other sections are read around the best passage.
  const order = asksWhatItIs(plan) ? [...found].sort((a, b) => a.chunk.seq - b.chunk.seq) : found;
  for (const one of order) {
    const path = topicSection(topic, one.chunk.context.section)?.path;
    const place = `${one.chunk.fileId} ${path}`;
    if (path !== undefined && !begun.has(place) && begun.size < SECTIONS) begun.set(place, { one, path });
  }
  const lists = await Promise.all(
    [...begun.values()].map(async ({ one: { chunk, fused }, path }) => {
      const { fileId, seq } = chunk;
      const around = { tenant: scope.tenant, fileId, from: Math.max(0, seq - BEFORE), to: seq + AFTER };
      const rest = await ports.index.range(around);
      return rest
        .filter((other) => inScope(scope, other) && other.context.section?.startsWith(path))
        .map((other) => ({ chunk: interned(other), fused: fused * NEIGHBOUR_SHARE }));
    }),
  );
  const known = new Set(found.map(({ chunk }) => chunk.id));
  return [...new Map(lists.flat().map((one) => [one.chunk.id, one])).values()].filter(
    ({ chunk }) => !known.has(chunk.id),
  );
};

/** All passages of the documents that the question names. */
export const wholeDocuments = async (ports: Ports, scope: Scope, own: Scope | undefined): Promise<Fused[]> => {
  const files = own?.fileIds ?? [];
  if (files.length === 0 || files.length > WHOLE_DOCUMENTS) return [];
  const lists = await Promise.all(
    files.map((fileId) => ports.index.range({ tenant: scope.tenant, fileId, from: 0, to: WHOLE_PASSAGES })),
  );
  return lists
    .flat()
    .filter((chunk) => inScope(scope, chunk))
    .map((chunk) => ({ chunk: interned(chunk), fused: 0 }));
};
