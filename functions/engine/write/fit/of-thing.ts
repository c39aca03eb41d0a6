// Whether a stretch of a passage is about another thing of the kind than the one in the question.
import type { Chunk, NamedThing } from '../../../ports/search-index.ts';
import { bare } from '../../names/kinds.ts';
import { mentionsOf } from '../../names/mentions.ts';
import { terms } from '../../terms.ts';
import type { NamedThings } from '../../understand/names/named-things.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { GOES_ON } from '../prose/select-sentences.ts';

type Place = { readonly start: number; readonly end: number };

/** How far back what a sentence goes on about may be named. Set by hand, no set chose it. */
const MAX_BEFORE_LENGTH = 600;

type Reader = (text: string) => readonly (NamedThing & { readonly isWanted: boolean })[];
const READERS = new WeakMap<NamedThings, Reader>();
const readerOf = (things: NamedThings): Reader => {
  const known = READERS.get(things);
  if (known) return known;
  const wanted = new Set(things.wanted);
  const mentions = mentionsOf([...things.wanted, ...things.others]);
  const made: Reader = (text) =>
    mentions(text).flatMap((one) => one.things.map((thing) => ({ ...thing, isWanted: wanted.has(thing) })));
  READERS.set(things, made);
  return made;
};

/** "The patent of …" may be of something else; "it" and "this" go on. */
const goesOn = (line: string): boolean => GOES_ON.test(line) && !/^the\b/i.test(line);

type Subject = { readonly name: string; readonly isWanted: boolean };
const subjectOf = (named: ReturnType<Reader>): Subject | undefined =>
  named.find(({ isWanted }) => isWanted) ?? named[0];

/** The nearest text that names one of them decides: the stretch itself, what it goes on from, its headings from the innermost, the title. */
const subjectIn = (things: NamedThings, { kind, text, context }: Chunk, { start, end }: Place): Subject | undefined => {
  const read = readerOf(things);
  const line = text.slice(start, end);
  const own = subjectOf(read(line));
  if (own) return own;
  // Where none of its kind is known, the next sentence may be about any other.
  const mayGoOn = kind === 'prose' && (things.others.length > 0 || goesOn(line.trim()));
  const before = mayGoOn ? read(text.slice(Math.max(0, start - MAX_BEFORE_LENGTH), start)).at(-1) : undefined;
  const title = subjectOf(read(context.document.replaceAll('_', ' ')));
  // A file that has its name is about it, whatever else its text calls so.
  if (before) return title?.isWanted ? title : before;
  const headings = [...(context.section?.split(' > ') ?? []).reverse(), context.document.replaceAll('_', ' ')];
  for (const heading of headings) {
    const named = subjectOf(read(heading));
    if (named) return named;
  }
  return undefined;
};

/** Where the parties of a contract stand. Set by hand, no set chose it. */
const OPENING = 240;
/** A person or a party may be whose document it is. */
const isNamedBy = (name: string, { seq, text, context }: Chunk, opening: string): boolean =>
  bare(`${opening} ${context.document} ${context.section ?? ''} ${seq === 0 ? text.slice(0, OPENING) : ''}`).includes(
    bare(name),
  );

export type OfThing = { readonly isRequested: boolean; readonly other?: string };

/** `undefined` where no one thing is asked for. Prose that names none of them is about none; columns of a table may be. */
export const ofThing = ({ things }: Plan, chunk: Chunk, place: Place, opening = ''): OfThing | undefined => {
  if (!things) return undefined;
  const subject = subjectIn(things, chunk, place);
  if (subject && !subject.isWanted) return { isRequested: false, other: subject.name };
  if (things.unknown !== undefined) return { isRequested: isNamedBy(things.unknown, chunk, opening) };
  const isOwn = things.wanted.some(({ name }) => isNamedBy(name, chunk, opening));
  return { isRequested: subject !== undefined || chunk.kind === 'table' || isOwn };
};

/** As the question is about them. */
export const requestedThing = ({ things }: Plan): string =>
  things?.unknown ?? [...new Set(things?.wanted.map(({ name }) => name))].join(', ');

/** The question without the name: of what is about that thing, the rest has to be accounted for. */
export const withoutThing = (plan: Plan): Plan => {
  const { things, words } = plan;
  if (!things || things.rest === undefined) return plan;
  const named = things.named.map(bare);
  const own = new Set(things.named.flatMap(terms));
  const isOfName = (word: string): boolean =>
    own.has(word) || named.some((one) => one.includes(bare(word)) || bare(word).includes(one));
  const rest = words.filter((word) => !isOfName(word));
  return rest.length + plan.metrics.length > 0 || plan.topic ? { ...plan, question: things.rest, words: rest } : plan;
};
