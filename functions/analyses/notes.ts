// Numbers the references of one section: passages, facts and documents, each listed once.
import type { Language } from '#shared/model/enums.ts';
import type { Fact } from '#shared/model/fact.ts';
import { SOURCE_INFO } from '#shared/model/source.ts';
import type { Reference } from '#shared/report/blocks.ts';
import type { Cited, Passage } from '../engine/evidence.ts';
import { withoutLegalForm } from '../engine/understand/names/find-entities.ts';
import { type Citations, filingName, referenceOf } from '../engine/write/citations.ts';
import type { SourceDocument } from '../ports/sources.ts';
import { factPlace, factQuote } from './evidence/fact-quote.ts';

/** Citations of passages, and numbers for references to other sources. */
export type Notes = Citations & {
  /** The number of a register's figure; its quote is the figure in words of the language. */
  citeFact(fact: Fact, language: Language): number;
  /** The number of a listed document; the quote must occur in its snippet or title. */
  citeDocument(document: SourceDocument, quote: string): number;
  /** The companies that the documents of the references state. */
  companiesBehind(refs: ReadonlySet<number>): readonly string[];
  /** The number of a reference made elsewhere. */
  adopt(reference: Reference): number;
};

/** Maps the file of a document that a run fetched to the original document. */
export type Origins = ReadonlyMap<string, SourceDocument>;

const optional = <K extends string, T>(key: K, value: T | undefined) => (value === undefined ? {} : { [key]: value });

/** A fetched document is cited as the original, and opens both as a file and at its source. */
const originated = (reference: Reference, origins: Origins): Reference => {
  const origin = origins.get(reference.fileId ?? '');
  if (!origin) return reference;
  return {
    ...reference,
    source: SOURCE_INFO[origin.source].group,
    title: origin.title,
    url: origin.url,
    retrievedAt: origin.retrievedAt,
    ...filingName(origin),
    ...optional('publishedAt', origin.publishedAt),
  };
};

const placeOf = ({ source, fileId, url, title, locator, quote }: Reference): string =>
  JSON.stringify([source, fileId ?? url ?? title, locator.page, locator.sheet, locator.range, quote]);

const factReference = (fact: Fact, language: Language, retrievedAt: string): Reference => ({
  n: 1,
  source: SOURCE_INFO[fact.source.provider].group,
  title: `${fact.entity.name} ${fact.source.form}`,
  url: fact.source.url,
  locator: { section: factPlace(language, fact) },
  quote: factQuote(language, fact),
  publishedAt: fact.filedAt,
  retrievedAt,
});

const documentReference = (document: SourceDocument, quote: string): Reference => ({
  n: 1,
  source: SOURCE_INFO[document.source].group,
  title: document.title,
  url: document.url,
  locator: {},
  quote,
  retrievedAt: document.retrievedAt,
  ...optional('publishedAt', document.publishedAt),
});

export const notesFor = (retrievedAt: string, origins: Origins): Notes => {
  const byPlace = new Map<string, Reference>();
  const chunks = new Set<string>();
  const companies = new Map<number, string>();
  let reportedCount = 0;
  const adopt = (reference: Reference): number => {
    const whole = originated(reference, origins);
    const known = byPlace.get(placeOf(whole));
    if (known) return known.n;
    const n = byPlace.size + 1;
    byPlace.set(placeOf(whole), { ...whole, n });
    return n;
  };
  const cite = ({ source, chunk }: Pick<Passage, 'source' | 'chunk'>, start: number, end: number): Cited => {
    const cited: Cited = { n: 1, source, chunk, start, end, quote: chunk.text.slice(start, end) };
    chunks.add(chunk.id);
    const n = adopt(referenceOf(cited, retrievedAt));
    if (chunk.context.company) companies.set(n, withoutLegalForm(chunk.context.company));
    return { ...cited, n };
  };
  return {
    cite,
    adopt,
    citeFact: (fact, language) => adopt(factReference(fact, language, retrievedAt)),
    citeDocument: (document, quote) => adopt(documentReference(document, quote)),
    fresh: () => {
      const fresh = [...byPlace.values()].slice(reportedCount);
      reportedCount = byPlace.size;
      return fresh;
    },
    companiesBehind: (refs) => [...new Set([...companies].flatMap(([n, name]) => (refs.has(n) ? [name] : [])))],
    all: () => [...byPlace.values()],
    citedChunks: () => chunks,
  };
};
