// Fetches a document and chunks it like a file; if it cannot be read, its summary is used.
import type { Segment } from '#shared/model/file.ts';
import { chunk } from '../../../documents/chunk/chunk.ts';
import { languageOf } from '../../../documents/text/language.ts';
import type { Parser } from '../../../ports/parser.ts';
import type { Chunk, ChunkContext } from '../../../ports/search-index.ts';
import type { Source, SourceDocument } from '../../../ports/sources.ts';
import { within } from './within.ts';

const FETCH_MS = 15_000;
const PARSE_MS = 20_000;
/** Limits how much of a filing of a thousand pages is read. */
const MAX_CHUNKS = 1_500;
/** The workspace id of documents outside all workspaces. */
export const OUTSIDE = 'outside';

export type ReadDocument = { readonly document: SourceDocument; readonly chunks: readonly Chunk[] };

type About = {
  readonly document: SourceDocument;
  /** The company of the document, if the register states it; it is not guessed from the text. */
  readonly company: string | undefined;
};

export const chunked = (
  { document, company }: About,
  segments: readonly Segment[],
  language?: string,
): ReadDocument => {
  const fileId = `${OUTSIDE}:${document.id}`;
  const text = segments
    .slice(0, 50)
    .map((segment) => segment.text)
    .join(' ');
  const from = { fileId, projectId: OUTSIDE, filename: document.title, segments };
  const chunks = chunk({ ...from, language: language ?? languageOf(text) ?? document.language }).slice(0, MAX_CHUNKS);
  const placed = ({ section, ...context }: ChunkContext): ChunkContext =>
    section === undefined || section === document.title ? { ...context, company } : { ...context, section, company };
  return { document, chunks: chunks.map((one) => ({ ...one, context: placed(one.context) })) };
};

const summary = ({ title, snippet }: SourceDocument): Segment[] => [
  { kind: 'heading', level: 1, text: title, locator: {} },
  ...(snippet ? [{ kind: 'text' as const, text: snippet, locator: {} }] : []),
];

type Ports = { readonly parser: Pick<Parser, 'parse'> };

/** The full text, or else the summary from the search result. */
export const readDocument = async (ports: Ports, provider: Source, about: About): Promise<ReadDocument | undefined> => {
  const fetched = await within(FETCH_MS, provider.fetch(about.document));
  if (fetched?.is === 'ok') {
    const { document, files } = fetched.value;
    const [{ filename, bytes }] = files;
    const parsed = await within(PARSE_MS, ports.parser.parse({ filename, bytes }));
    if (parsed?.ok && !parsed.previewOnly && parsed.segments.length > 0)
      return chunked({ ...about, document }, parsed.segments, parsed.language);
  }
  return about.document.snippet ? chunked(about, summary(about.document)) : undefined;
};
