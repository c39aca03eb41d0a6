// Finds documents that a question refers to by kind: the interview, the minutes, the lease agreement.
import documentKinds from '#shared/language/lexicon/document-kinds.json' with { type: 'json' };
import { compile, type Place } from '#shared/language/lexicon/lexicon.ts';
import type { Chunk } from '../../../ports/search-index.ts';
import { bare } from '../../names/kinds.ts';

const { kinds, says, source } = documentKinds;
const KINDS = kinds.map((kind) => compile({ ...kind, source }));
const saysIn = compile(says);

export type NamedDocuments = {
  readonly fileIds: readonly string[];
  /** The words that name the documents, which do not describe what is asked. */
  readonly places: readonly Place[];
};

/** The title with spaces for the other marks that join the words of file names. */
const titleOf = ({ context: { document, section } }: Chunk): string =>
  `${document.normalize('NFKC').replace(/[_.-]+/g, ' ')} | ${section?.split(' > ')[0] ?? ''}`;

/** A compound without spaces: 経営陣インタビュー. */
const COMPOUND = /[\p{Script=Han}\p{Script=Katakana}ー]+$/u;
const WORD_BEFORE = /(\S+)\s*$/u;
/** Extends the place by words before the kind that the title contains: "the management interview", 이사회 의사록. */
const withTitle = (question: string, { start: at, end }: Place, titles: readonly string[]): Place => {
  const start = at - (COMPOUND.exec(question.slice(0, at))?.[0].length ?? 0);
  const word = WORD_BEFORE.exec(question.slice(0, start))?.[1];
  const isOfTitle = word !== undefined && titles.some((title) => bare(title).includes(bare(word)));
  return isOfTitle
    ? withTitle(question, { start: question.lastIndexOf(word, start - 1), end }, titles)
    : { start, end };
};

const withoutOverlap = (places: readonly Place[]): Place[] =>
  places.filter((one, n) => !places.slice(0, n).some(({ start, end }) => one.start < end && start < one.end));

/** The documents of the kind in the question; `undefined` if none or all are of that kind. */
export const namedDocuments = (question: string, chunks: readonly Chunk[]): NamedDocuments | undefined => {
  const plain = question.normalize('NFKC');
  const named = KINDS.filter((placesIn) => placesIn(plain).length > 0);
  if (named.length === 0) return undefined;
  const titles = new Map<string, string>();
  for (const chunk of chunks) if (!titles.has(chunk.fileId)) titles.set(chunk.fileId, titleOf(chunk));
  const own = [...titles].filter(([, title]) => named.some((placesIn) => placesIn(title).length > 0));
  if (own.length === 0 || own.length === titles.size) return undefined;
  const ownTitles = own.map(([, title]) => title);
  const kindPlaces = named.flatMap((placesIn) => placesIn(plain)).map((place) => withTitle(plain, place, ownTitles));
  const places = withoutOverlap([...kindPlaces, ...saysIn(plain)]);
  return { fileIds: own.map(([fileId]) => fileId), places };
};
