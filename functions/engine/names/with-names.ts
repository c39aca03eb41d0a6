// Marks each passage with the named things (sites, products, plans, people) that it mentions. Runs at indexing.
import { isTotalAlone } from '#shared/language/lexicon/totals.ts';
import type { Chunk, NamedThing } from '../../ports/search-index.ts';
import { isNameLike } from '../understand/names/name-words.ts';
import { bare, isNoName, kindOfHeader } from './kinds.ts';
import { mentionsOf } from './mentions.ts';
import { namesBesideKinds, withoutKind } from './names-beside-kinds.ts';

/** Set by hand, not tuned on a set: these bound the work that a document can cause. */
const MAX_OF_DOCUMENT = 200;
const MAX_OF_PASSAGE = 24;
const MAX_LABEL_LENGTH = 40;
const MAX_PATH_LENGTH = 400;

const isLabel = (label: string): boolean =>
  label.length > 0 &&
  label.length <= MAX_LABEL_LENGTH &&
  /\p{L}/u.test(label) &&
  !isNoName(label) &&
  !isTotalAlone(label) &&
  !/[.。:：]$/u.test(label);

/** The first column of a table, if its header is a noun of a kind. */
const columnOfNames = ({ kind, text }: Chunk): NamedThing[] => {
  if (kind !== 'table') return [];
  const [header = [], ...rows] = text
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter(({ length }) => length > 1);
  const headed = kindOfHeader(header[0] ?? '');
  const labels = rows.map(([label = '']) => label).filter(isLabel);
  return labels.flatMap((label) => {
    const [beside] = namesBesideKinds(label);
    const kind = beside?.kind ?? headed;
    return kind === undefined ? [] : [{ kind, name: withoutKind(label) }];
  });
};

const keyOf = ({ kind, name }: NamedThing): string => `${kind} ${bare(name)}`;
const unique = (all: readonly NamedThing[]): NamedThing[] => [...new Map(all.map((one) => [keyOf(one), one])).values()];

const headingsOf = ({ context: { section = '', document } }: Chunk): string =>
  `${section.slice(-MAX_PATH_LENGTH)} > ${document.replace(/\.[a-z\d]{2,5}$/i, '').replaceAll('_', ' ')}`;

/** How often each name occurs in the texts, in total and beside the noun of its kind. */
const countsOf = (names: readonly NamedThing[], texts: readonly string[]) => {
  const [all, beside] = [new Map<string, number>(), new Map<string, number>()];
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const mentions = mentionsOf(names);
  for (const text of texts) {
    for (const { things } of mentions(text)) for (const one of things) add(all, keyOf(one));
    for (const one of namesBesideKinds(text)) add(beside, keyOf(one));
  }
  return { all, beside };
};

/**
 * Lowest share of occurrences beside the noun: 부동산 in 부동산 펀드 is mostly alone, so it is not a name. Set by hand, not
 * tuned on a set.
 */
const MIN_BESIDE = 0.25;

/** The names in columns of names and beside nouns of kinds, for each kind of which the document names several. */
const namesOf = (chunks: readonly Chunk[]): NamedThing[] => {
  const texts = [...new Set(chunks.map(headingsOf)), ...chunks.map(({ text }) => text)];
  const listed = unique(chunks.flatMap(columnOfNames)).slice(0, MAX_OF_DOCUMENT);
  const called = unique(texts.flatMap(namesBesideKinds))
    .filter(({ name }) => name.length > 1 && isNameLike(name))
    .slice(0, MAX_OF_DOCUMENT);
  const { all, beside } = countsOf(called, texts);
  const usual = called.filter((one) => {
    const key = keyOf(one);
    return (beside.get(key) ?? 0) >= MIN_BESIDE * (all.get(key) ?? 0);
  });
  const byKind = Map.groupBy(unique([...listed, ...usual]), ({ kind }) => kind);
  return [...byKind.values()].filter(({ length }) => length > 1).flat();
};

export const withNames = (chunks: readonly Chunk[]): readonly Chunk[] => {
  const all = namesOf(chunks);
  if (all.length === 0) return chunks;
  const mentions = mentionsOf(all);
  return chunks.map((chunk) => {
    const names = unique(mentions(`${headingsOf(chunk)}\n${chunk.text}`).flatMap(({ things }) => things)).slice(
      0,
      MAX_OF_PASSAGE,
    );
    return names.length === 0 ? chunk : { ...chunk, context: { ...chunk.context, names } };
  });
};
