// Finds which of several things of one kind a question names, by their names in the documents.
import type { Place } from '#shared/language/lexicon/lexicon.ts';
import type { Chunk, NamedThing } from '../../../ports/search-index.ts';
import { bare, JAPANESE_KINDS, KOREAN_KINDS, LATIN_KINDS } from '../../names/kinds.ts';
import { mentionsOf } from '../../names/mentions.ts';
import { namesBesideKinds } from '../../names/names-beside-kinds.ts';
import { withoutExtremes } from '../kinds/find-rank.ts';
import { blank } from '../words/blank.ts';
import { withoutNames } from './company-names.ts';
import { soundPlaces } from './name-sounds.ts';
import { isNameLike } from './name-words.ts';

export type NamedThings = {
  /** The things asked for, as the documents call them; empty if `unknown` is set. */
  readonly wanted: readonly NamedThing[];
  /** Others of the same kinds. */
  readonly others: readonly NamedThing[];
  /** The words for them in the question: names, and nouns of their kinds beside names. */
  readonly named: readonly string[];
  /** The question without those words. */
  readonly rest?: string;
  /** The name in the question that no document contains. */
  readonly unknown?: string;
};

/** Set by hand, not tuned on a set. */
const MAX_KNOWN = 400;

const knownNames = (chunks: readonly Chunk[]): NamedThing[] => {
  const known = new Map<string, NamedThing>();
  for (const { context } of chunks)
    for (const one of context.names ?? []) if (known.size < MAX_KNOWN) known.set(`${one.kind} ${bare(one.name)}`, one);
  return [...known.values()];
};

/** Whether the name of `a` ends with that of `b`: 神奈川県川崎 is 川崎, but 서울 is not 서울동부. */
const isSame = (a: NamedThing, b: NamedThing): boolean => bare(a.name).endsWith(bare(b.name));

const LATIN = /^[\x20-\x7e\u00c0-\u024f]+$/u;

/**
 * The known things in a question; those beside their kind, if there are any. A Latin name of several words or beside
 * its kind matches in any case, others only in that of the documents.
 */
const namedIn = (question: string, known: readonly NamedThing[]): NamedThing[] => {
  const beside = namesBesideKinds(question);
  const lower = question.toLowerCase();
  const isBeside = ({ kind, name }: NamedThing): boolean =>
    beside.some((one) => one.kind === kind && bare(name).startsWith(bare(one.name)));
  const exact = mentionsOf(known)(question).flatMap(({ things }) => things);
  const loose = mentionsOf(known, 'giu')(lower).flatMap(({ things }) => things);
  const named = [
    ...exact,
    ...loose.filter((one) => LATIN.test(one.name) && one.name.includes(' ')),
    ...known.filter(
      (one) =>
        isBeside(one) || (LATIN.test(one.name) !== LATIN.test(question) && soundPlaces(one.name, question).length > 0),
    ),
  ];
  const ofKind = named.filter(isBeside);
  return [...new Set(ofKind.length > 0 ? ofKind : named)];
};

/** A name in the question that no passage contains, beside a noun of which the documents name other things. */
const unknownIn = (question: string, known: readonly NamedThing[], chunks: readonly Chunk[]) => {
  const missing = namesBesideKinds(question).find(
    ({ kind, name }) =>
      isNameLike(name) &&
      known.some((one) => one.kind === kind && LATIN.test(one.name) === LATIN.test(name)) &&
      !chunks.some(({ text, context }) => bare(`${context.document} ${context.section} ${text}`).includes(bare(name))),
  );
  return (
    missing && {
      unknown: missing.name,
      named: [],
      wanted: [],
      others: known.filter(({ kind }) => kind === missing.kind),
    }
  );
};

const KIND_BEHIND = new RegExp(String.raw`^의?\s?(?:${KOREAN_KINDS}|${JAPANESE_KINDS}|${LATIN_KINDS})s?(?![a-z])`, 'u');
/** The places of the names, including nouns of their kinds behind them. */
const placesOf = (question: string, wanted: readonly NamedThing[]): Place[] =>
  mentionsOf(
    wanted,
    'giu',
  )(question).map(({ start, end }) => ({
    start,
    end: end + (KIND_BEHIND.exec(question.slice(end))?.[0].length ?? 0),
  }));

const CAPITAL = /^\p{Lu}/u;
/** Capitalized names of any kind in English: a drug, a law, a project. */
const properNouns = (question: string, guessed: readonly string[], chunks: readonly Chunk[]) => {
  if (!LATIN.test(question)) return undefined;
  const named = guessed.filter(
    (one) => CAPITAL.test(one) && question.includes(one) && chunks.some(({ text }) => text.includes(one)),
  );
  const wanted = named.map((name) => ({ kind: 'name', name }));
  return wanted.length > 0
    ? { wanted, others: [], named, rest: blank(question, placesOf(question, wanted)) }
    : undefined;
};

/**
 * `undefined` if the question names no thing that has others of its kind, and no capitalized name. `guessed` are names
 * that are no companies.
 */
export const namedThings = (
  whole: string,
  { companies, guessed }: { readonly companies: readonly string[]; readonly guessed: readonly string[] },
  chunks: readonly Chunk[],
): NamedThings | undefined => {
  const known = knownNames(chunks);
  const question = withoutExtremes(withoutNames(whole, companies, ' ').normalize('NFKC'));
  const wanted = namedIn(question, known);
  if (wanted.length === 0) return unknownIn(question, known, chunks) ?? properNouns(question, guessed, chunks);
  const kinds = new Set(wanted.map(({ kind }) => kind));
  const others = known.filter(
    (one) => kinds.has(one.kind) && !wanted.some((own) => isSame(one, own) || isSame(own, one)),
  );
  if (others.length === 0) return undefined;
  const places = placesOf(question, wanted);
  const named = places.map(({ start, end }) => question.slice(start, end));
  return { wanted, others, named, ...(places.length > 0 ? { rest: blank(question, places) } : {}) };
};
