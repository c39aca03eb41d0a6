// Turns a row's whole label into one search term, which tells it from passages that merely share its words.
import { searchableText } from '../documents/chunk/header.ts';
import type { Chunk } from '../ports/search-index.ts';
import { readLines } from './tables/cells.ts';
import { terms } from './terms.ts';
import { labelForms } from './understand/measures/labels.ts';
import { companyNames, documentNames } from './understand/names/company-names.ts';
import { soundTermsOfName } from './understand/names/name-sounds.ts';
import { bare } from './understand/words/phrase.ts';

const SHORTEST = 3;
const MAX_LENGTH = 80;
/** Marks label terms; no word of a text contains it. */
const MARK = '=';

export const labelTerms = (label: string): string[] =>
  [...new Set([label, ...labelForms(label)].map(bare))]
    .filter(({ length }) => length >= SHORTEST && length <= MAX_LENGTH)
    .map((form) => `${MARK}${form}`);

const rowTerms = ({ kind, text }: Chunk): string[] => {
  if (kind !== 'table') return [];
  const rows = readLines(text).filter(({ values }) => values.length > 0);
  return [...new Set(rows.flatMap(({ label }) => labelTerms(label)))];
};

/** The sounds of the document's company, so that its name is found in another script. */
const ownerTerms = ({ context: { company, document } }: Chunk): string[] => [
  ...new Set([...companyNames(company), ...documentNames(document)].flatMap(soundTermsOfName)),
];

/** All terms under which a chunk is found. */
export const chunkTerms = (chunk: Chunk): string[] => [
  ...terms(searchableText(chunk)),
  ...rowTerms(chunk),
  ...ownerTerms(chunk),
];
