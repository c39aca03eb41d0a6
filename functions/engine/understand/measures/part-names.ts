// Translates parts of a figure into the language of the table: regions and businesses by dictionary, others by sound.
import { compile, type Lexicon, type Place } from '#shared/language/lexicon/lexicon.ts';
import partNames from '#shared/language/lexicon/part-names.json' with { type: 'json' };
import type { Chunk } from '../../../ports/search-index.ts';
import { readTable } from '../../tables/read-table.ts';
import { terms } from '../../terms.ts';
import { soundPlaces } from '../names/name-sounds.ts';
import { findMetrics } from './find-metrics.ts';

type Group = Omit<Lexicon, 'source'> & {
  /** Adjectives of countries and regions. */
  readonly adjectives?: readonly string[];
};
const { source, groups }: { readonly source: string; readonly groups: readonly Group[] } = partNames;
const FINDERS = groups.map((group) => compile({ ...group, source }));

const ADJECTIVES = groups.flatMap(({ adjectives = [] }) => adjectives).filter((word) => word.includes(' '));
/** US only in capitals, which no pronoun has; not before a currency or accounting rules. */
const US = /\bU\.?S\.?(?![\w$]|\s?(?:dollars?|GAAP|Treasur))/gu;
const REGIONS = groups.flatMap(({ adjectives, ...group }) => {
  if (adjectives === undefined) return [];
  // "North American" is not American.
  const not = [...group.not, ...ADJECTIVES.filter((word) => !adjectives.includes(word))];
  return [{ id: group.id, find: compile({ ...group, source, en: [...group.en, ...adjectives], not }) }];
});
/** The countries and regions that a text names. */
export const regionsIn = (text: string): readonly string[] => {
  const plain = text.normalize('NFKC').replace(US, 'United States');
  return REGIONS.filter(({ find }) => find(plain).length > 0).map(({ id }) => id);
};

/** Longer labels and labels with digits do not name a part. Set by hand. */
const MAX_LENGTH = 40;
const isPart = (label: string): boolean =>
  label !== '' && label.length <= MAX_LENGTH && !/\d/.test(label) && findMetrics(label).length === 0;

const read = (chunk: Chunk): readonly string[] => {
  const { rows } = readTable(chunk);
  const columns = rows.flatMap(({ values }) => values.map(({ column }) => column?.about ?? ''));
  const labels = rows.filter(({ values }) => values.length > 0).map(({ label }) => label);
  const heading = chunk.context.section?.split(' > ').at(-1) ?? '';
  return [...new Set([...labels, ...columns, heading].map((label) => label.replace(/[\s:：]+$/u, '').trim()))].filter(
    isPart,
  );
};

const LABELS = new WeakMap<Chunk, readonly string[]>();
const labelsOf = (chunk: Chunk): readonly string[] => {
  const known = LABELS.get(chunk) ?? read(chunk);
  LABELS.set(chunk, known);
  return known;
};

const isLatin = (text: string): boolean => /^[\x20-\x7e’]*$/.test(text);
const LOANWORD = /[\p{Script=Hangul}\p{Script=Katakana}]/u;

const mostFrequent = (names: readonly string[]): string | undefined =>
  [...Map.groupBy(names, (name) => name).values()].toSorted((a, b) => b.length - a.length)[0]?.[0];

type Named = { readonly place: Place; readonly words: readonly string[] };

/** The labels that match a known name in the question; a whole label goes before a partial one. */
const byName = (question: string, labels: readonly string[]): Named[] =>
  FINDERS.flatMap((find) =>
    find(question).flatMap((place): Named[] => {
      const isOwnScript = isLatin(question.slice(place.start, place.end));
      const found = labels.flatMap((label) => {
        const [at] = find(label);
        return at && isLatin(label) !== isOwnScript ? [{ label, name: label.slice(at.start, at.end) }] : [];
      });
      const whole = found.filter((one) => one.name === one.label);
      const name = mostFrequent((whole.length > 0 ? whole : found).map((one) => one.name));
      return name === undefined ? [] : [{ place, words: terms(name) }];
    }),
  );

const bySound = (question: string, labels: readonly string[]): Named[] =>
  labels
    .filter(isLatin)
    .flatMap((label) => soundPlaces(label, question).map((place) => ({ place, words: terms(label) })));

const speaksOf = (question: string, { start, end }: Place, word: string): boolean => {
  const name = question.slice(start, end).toLowerCase();
  return name.includes(word) || word.includes(name) || terms(name).includes(word);
};

/** The qualifiers of a question as the given tables print them, if those are in another language. */
export const inWordsOfTables = (
  question: string,
  words: readonly string[],
  chunks: readonly Chunk[],
): readonly string[] => {
  if (words.length === 0) return words;
  const plain = question.normalize('NFKC');
  const printed = chunks.filter(({ kind }) => kind === 'table').flatMap(labelsOf);
  const labels = [...new Set(printed)];
  const whole = labels.join('\n').toLowerCase();
  const open = words.filter((word) => !whole.includes(word));
  if (open.length === 0) return words;
  const named = byName(plain, printed);
  const left = open.filter((word) => LOANWORD.test(word) && !named.some(({ place }) => speaksOf(plain, place, word)));
  const all = left.length > 0 ? [...named, ...bySound(plain, labels)] : named;
  return [
    ...new Set(
      words.flatMap((word) => {
        const found = open.includes(word) ? all.filter(({ place }) => speaksOf(plain, place, word)) : [];
        return found.length > 0 ? found.flatMap((one) => one.words) : [word];
      }),
    ),
  ];
};
