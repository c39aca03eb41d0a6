// Numbers citations in order of first use, and turns them into references.
import type { Reference } from '#shared/report/blocks.ts';
import { locate } from '../../documents/locate.ts';
import type { SourceDocument } from '../../ports/sources.ts';
import type { Cited, Passage } from '../evidence.ts';

export type Citations = {
  /** Returns the existing citation if the same range of the passage was cited before. */
  cite(passage: Pick<Passage, 'source' | 'chunk'>, start: number, end: number): Cited;
  /** Returns the references made since the last call. */
  fresh(): Reference[];
  all(): readonly Reference[];
  citedChunks(): ReadonlySet<string>;
};

/** Citations that also list the cited passages. */
type OwnCitations = Citations & { cited(): readonly Cited[] };

const optional = <K extends string, T>(key: K, value: T | undefined) => (value === undefined ? {} : { [key]: value });

/** Documents from outside the workspaces, by the file id of their chunks. */
export type Outside = ReadonlyMap<string, SourceDocument>;

/** The provider and number that identify a filing, for a reference to it; empty if the document is no filing. */
export const filingName = ({ source, filing, company }: SourceDocument): Pick<Reference, 'filing'> => {
  if (!filing) return {};
  const { number, file } = filing;
  return { filing: { provider: source, number, ...optional('file', file), ...optional('company', company) } };
};

const behind = (fileId: string, retrievedAt: string, document: SourceDocument | undefined): Partial<Reference> => {
  if (!document) return { fileId };
  const { url, publishedAt, isSample } = document;
  return {
    url,
    ...filingName(document),
    ...optional('publishedAt', publishedAt),
    ...(isSample ? { isSample } : {}),
    retrievedAt: document.retrievedAt || retrievedAt,
  };
};

export const referenceOf = (cited: Cited, retrievedAt: string, outside?: Outside): Reference => {
  const { chunk, start, end } = cited;
  const section = chunk.context.section;
  return {
    n: cited.n,
    source: cited.source,
    title: chunk.context.document,
    locator: { ...locate(chunk, start, end), ...optional('section', section) },
    quote: cited.quote,
    retrievedAt,
    ...behind(chunk.fileId, retrievedAt, outside?.get(chunk.fileId)),
  };
};

export const citations = (retrievedAt: string, outside?: Outside): OwnCitations => {
  const byPlace = new Map<string, Cited>();
  const references: Reference[] = [];
  let reportedCount = 0;
  return {
    cite: ({ source, chunk }, start, end) => {
      const place = `${chunk.id}:${start}:${end}`;
      const known = byPlace.get(place);
      if (known) return known;
      const cited: Cited = { n: byPlace.size + 1, source, chunk, start, end, quote: chunk.text.slice(start, end) };
      byPlace.set(place, cited);
      references.push(referenceOf(cited, retrievedAt, outside));
      return cited;
    },
    fresh: () => {
      const fresh = references.slice(reportedCount);
      reportedCount = references.length;
      return fresh;
    },
    all: () => references,
    cited: () => [...byPlace.values()],
    citedChunks: () => new Set([...byPlace.values()].map(({ chunk }) => chunk.id)),
  };
};
