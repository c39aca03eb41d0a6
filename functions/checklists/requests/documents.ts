// The documents that a request asks for, among those of a scope: by their names and the headings inside them.
import type { Block, Reference, Sentence } from '#shared/report/blocks.ts';
import { terms } from '../../engine/terms.ts';
import { citations } from '../../engine/write/citations.ts';
import type { Chunk, Index, Scope } from '../../ports/index-port.ts';
import { requestedThings, type Thing } from './things.ts';

const LOOKED_AT = 60;
const MOST_DOCUMENTS = 5;
const LONGEST_TITLE = 160;

const squeezed = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');

/** The heading over a passage, and the document's own name. */
const titlesOf = ({ context }: Chunk): string[] => [
  ...(context.section?.split(' > ').slice(-1) ?? []),
  context.document,
];

const isLatin = (word: string): boolean => /^[a-z]/.test(word);
const holds = (title: string, word: string): boolean =>
  isLatin(word) ? terms(title).includes(word) : squeezed(title).includes(squeezed(word));

/** Korean and Japanese names end with what kind of thing they name: 인수 조건에 대한 의견 is no 인수. */
const endsWith = (title: string, kind: string): boolean =>
  isLatin(kind) ||
  title.split(/[^\p{L}\p{N}\s]+/u).some((part) => squeezed(part.replace(/\p{N}+/gu, '')).endsWith(squeezed(kind)));

/** The title that names the thing whole, by its kind and every other word. */
const titleOf = (chunk: Chunk, { words }: Thing): string | undefined =>
  titlesOf(chunk).find((title) => words.every((word) => holds(title, word)) && endsWith(title, words.at(-1) ?? ''));

type Named = { readonly chunk: Chunk; readonly title: string };

/** One place a document, the best first. */
const documentsFor = (thing: Thing, chunks: readonly Chunk[]): Named[] => {
  const byFile = new Map<string, Named>();
  for (const chunk of chunks) {
    const title = titleOf(chunk, thing);
    if (title && !byFile.has(chunk.fileId)) byFile.set(chunk.fileId, { chunk, title });
  }
  return [...byFile.values()].slice(0, MOST_DOCUMENTS);
};

const firstLine = ({ text }: Chunk): number => {
  const end = text.indexOf('\n');
  return Math.min(end > 0 ? end : text.length, LONGEST_TITLE);
};

/** `isWhole`: there is a document for each thing. */
export type FoundDocuments = {
  readonly blocks: readonly Block[];
  readonly references: readonly Reference[];
  readonly isWhole: boolean;
};

/** One item a document that was asked for; one notice a thing of which there is none. */
export const findDocuments = async (
  index: Pick<Index, 'lexical'>,
  { scope, request, now }: { readonly scope: Scope; readonly request: string; readonly now: string },
): Promise<FoundDocuments> => {
  const things = requestedThings(request);
  const hits = await Promise.all(
    things.map(({ name }) => index.lexical({ scope, terms: terms(name), limit: LOOKED_AT })),
  );
  const cited = citations(now);
  const item = ({ chunk, title }: Named): Sentence[] => {
    const { n } = cited.cite({ source: 'FILES', chunk }, 0, firstLine(chunk));
    const { document } = chunk.context;
    const text = title === document ? document : `${document}: ${title}`;
    return [{ text, refs: [n], check: 'verified', fit: 'answers' }];
  };
  const found = things.map((thing, i) =>
    documentsFor(
      thing,
      (hits[i] ?? []).map(({ chunk }) => chunk),
    ),
  );
  const items = found.flat().map(item);
  const missing = things.filter((_, i) => found[i]?.length === 0);
  return {
    blocks: [
      ...(items.length > 0 ? [{ kind: 'list' as const, ordered: false, items }] : []),
      ...missing.map(({ name }) => ({
        kind: 'notice' as const,
        code: 'partNotFound' as const,
        params: { what: name },
      })),
    ],
    references: cited.all(),
    isWhole: things.length > 0 && missing.length === 0,
  };
};
