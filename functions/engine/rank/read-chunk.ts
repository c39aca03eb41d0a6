// The parts of a passage that ranking needs whatever the question: its words, those of its headings and page, its
// periods.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import type { Chunk } from '../../ports/search-index.ts';
import { type Around, readAround } from '../tables/qualified.ts';
import { terms } from '../terms.ts';
import { brokenTerms } from './broken-words.ts';

/** Documents without pages are read in stretches of so many passages. */
const PASSAGES_OF_A_PAGE = 4;

export type Bag = { readonly counts: ReadonlyMap<string, number>; readonly length: number };

const bagOf = (words: readonly string[]): Bag => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { counts, length: words.length };
};

export type ReadChunk = {
  readonly passage: Bag;
  readonly heading: Bag;
  /** Its words by the page that they are printed on. */
  readonly pages: readonly { readonly key: string; readonly bag: Bag }[];
  /** The passage with title, company and headings: what these name counts as named beside it. */
  readonly surroundings: string;
  readonly around: Around;
  /** That its text names. */
  readonly periods: readonly string[];
};

const pagesOf = ({ fileId, seq, text, spans }: Chunk, whole: Bag): ReadChunk['pages'] => {
  const texts = new Map<string, string[]>();
  for (const { start, end, locator } of spans) {
    const key = `${fileId} ${locator.page ?? locator.slide ?? `~${Math.floor(seq / PASSAGES_OF_A_PAGE)}`}`;
    texts.set(key, [...(texts.get(key) ?? []), text.slice(start, end)]);
  }
  const [first, ...others] = texts.keys();
  if (first !== undefined && others.length === 0) return [{ key: first, bag: whole }];
  return [...texts].map(([key, parts]) => ({ key, bag: bagOf(terms(parts.join('\n'))) }));
};

/** A word that is broken over lines counts once, and makes the passage no longer. */
const passageBag = (chunk: Chunk): Bag => {
  const printed = bagOf(terms(chunk.text));
  const broken = brokenTerms(chunk).filter((term) => !printed.counts.has(term));
  const ofBroken = broken.map((term) => [term, 1] as const);
  return broken.length === 0 ? printed : { ...printed, counts: new Map([...printed.counts, ...ofBroken]) };
};

const READ = new WeakMap<Chunk, ReadChunk>();

/** Read once for as long as the chunk is kept. */
export const readChunk = (chunk: Chunk): ReadChunk => {
  const known = READ.get(chunk);
  if (known) return known;
  const { document, section = '', company = '', unit } = chunk.context;
  const surroundings = [chunk.context.company, document, chunk.context.section, unit, chunk.text]
    .filter(Boolean)
    .join('\n');
  const passage = passageBag(chunk);
  const heading = bagOf(terms([company, document, section].join('\n')));
  const ofUnit = new Set(terms(unit ?? ''));
  const has = (term: string) => passage.counts.has(term) || heading.counts.has(term) || ofUnit.has(term);
  const made: ReadChunk = {
    passage,
    heading,
    pages: pagesOf(chunk, passage),
    surroundings,
    around: readAround(surroundings, { has }),
    periods: periodsIn(chunk.text).map(({ key }) => key),
  };
  READ.set(chunk, made);
  return made;
};
