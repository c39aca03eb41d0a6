// Tells what kinds of documents a request or the name of a file says, and the words around it.
import words from '../../checklists/words/document-names.json' with { type: 'json' };
import sameDocuments from '../../checklists/words/same-documents.json' with { type: 'json' };
import { wordsOf } from './requested-title.ts';
import { type Piece, piecesOf } from './subject-words.ts';

const matcherOf = (pattern: string): RegExp =>
  new RegExp(`(?<![a-z])(?:${pattern})(?:${words.ending})?(?![a-z])`, 'gu');

const KINDS = words.kinds.map(({ id, family, names, titled, implied = '' }) => ({
  id,
  family,
  names: matcherOf(names),
  titled: titled === undefined ? undefined : matcherOf(titled),
  implied: piecesOf(implied),
}));
export type Kind = (typeof KINDS)[number];
const TABLES = KINDS.filter(({ id }) => id === words.table);
export const isGeneric = ({ id }: Kind): boolean => id === words.generic;

const BLANK = new RegExp(`${words.blank}|${words.joins}`, 'gu');
const RELATIVE = new RegExp(words.relative, 'u');
const PLAIN = new RegExp(words.plain, 'u');
const SPLIT = new RegExp(words.split, 'u');
const TABLE = new RegExp(sameDocuments.tables, 'u');
const LATIN = /^[\p{scx=Latn}\P{L}]+$/u;

/** `rest`: words that tell the document from others of its kind. */
export type DocumentName = { readonly kinds: readonly Kind[]; readonly rest: readonly Piece[] };

type Found = { readonly kind: Kind; readonly start: number; readonly end: number };
const foundIn = (text: string): Found[] =>
  KINDS.flatMap((kind) =>
    [...text.matchAll(kind.names)].map(({ index, 0: { length } }) => ({ kind, start: index, end: index + length })),
  );

const isInside = (one: Found, other: Found): boolean =>
  other.start <= one.start && one.end <= other.end && other.end - other.start > one.end - one.start;

/** Of what is no part of a longer name the last, or in an English phrase the first. */
const headsIn = (text: string, isFirst: boolean): Found[] => {
  const all = foundIn(text);
  const own = all.filter((one) => !all.some((other) => isInside(one, other)));
  const [head] = own.toSorted((a, b) => (isFirst ? a.start - b.start : b.end - a.end));
  return own.filter(({ start, end }) => start === head?.start && end === head.end);
};

export const isPlain = ({ text }: Piece): boolean => PLAIN.test(text) || /^\p{Script=Hiragana}+$/u.test(text);
const restOf = (text: string, [head]: readonly Found[]): Piece[] =>
  piecesOf(head ? `${text.slice(0, head.start)} ${text.slice(head.end)}` : text).filter((piece) => !isPlain(piece));

const isImplied = ({ text, meanings }: Piece, kinds: readonly Kind[]): boolean =>
  kinds
    .flatMap(({ implied }) => implied)
    .some((other) => other.text === text || [...meanings].some((meaning) => other.meanings.has(meaning)));

const named = (kinds: readonly Kind[], rest: readonly Piece[]): DocumentName => ({
  kinds,
  rest: rest.filter((piece) => !isImplied(piece, kinds)),
});

/** "Sales by customer" is a table, whatever it is called. */
export const requestName = (thing: string): DocumentName | undefined => {
  const text = thing.normalize('NFKC').toLowerCase().replace(RELATIVE, '').replace(BLANK, ' ').trim();
  const heads = headsIn(text, LATIN.test(text));
  const kinds = heads.length === 0 && SPLIT.test(text) ? TABLES : heads.map(({ kind }) => kind);
  return kinds.length === 0 ? undefined : named(kinds, restOf(text, heads));
};

/** A table of contracts is a list and no contract; a report that has the accounts is also the accounts. */
export const titleName = (title: string): DocumentName => {
  const text = wordsOf(title).join(' ').replace(BLANK, ' ');
  const found = headsIn(text, false);
  const isTable = TABLE.test(title.toLowerCase());
  const heads = isTable ? found.filter(({ kind }) => kind.family !== 'contract') : found;
  const whole = `${text} ${title.toLowerCase()}`;
  const besides = KINDS.filter(({ titled }) => titled && whole.search(titled) >= 0);
  const kinds = new Set([...heads.map(({ kind }) => kind), ...besides, ...(isTable ? TABLES : [])]);
  return named([...kinds], restOf(text, heads));
};
