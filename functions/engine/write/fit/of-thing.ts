// Tests whether a range of a passage is about another thing of the kind than the question.
import type { Chunk, NamedThing } from '../../../ports/search-index.ts';
import { bare } from '../../names/kinds.ts';
import { mentionsOf } from '../../names/mentions.ts';
import { terms } from '../../terms.ts';
import type { NamedThings } from '../../understand/names/named-things.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { GOES_ON } from '../prose/select-sentences.ts';

type Place = { readonly start: number; readonly end: number };

/** Characters before a sentence in which its subject may be named. Set by hand. */
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

/** "It" and "this" continue a subject; "the patent of …" may begin another. */
const goesOn = (line: string): boolean => GOES_ON.test(line) && !/^the\b/i.test(line);

type Subject = { readonly name: string; readonly isWanted: boolean };
const subjectOf = (named: ReturnType<Reader>): Subject | undefined =>
  named.find(({ isWanted }) => isWanted) ?? named[0];

/**
 * Returns the subject from the nearest text that names one: the range, the text before it, its headings from the
 * innermost, the title.
 */
const subjectIn = (things: NamedThings, { kind, text, context }: Chunk, { start, end }: Place): Subject | undefined => {
  const read = readerOf(things);
  const line = text.slice(start, end);
  const own = subjectOf(read(line));
  if (own) return own;
  // If no other thing of the kind is known, the next sentence may be about any other.
  const mayGoOn = kind === 'prose' && (things.others.length > 0 || goesOn(line.trim()));
  const before = mayGoOn ? read(text.slice(Math.max(0, start - MAX_BEFORE_LENGTH), start)).at(-1) : undefined;
  const title = subjectOf(read(context.document.replaceAll('_', ' ')));
  // A file named after the thing is about it, whatever its text mentions.
  if (before) return title?.isWanted ? title : before;
  const headings = [...(context.section?.split(' > ') ?? []).reverse(), context.document.replaceAll('_', ' ')];
  for (const heading of headings) {
    const named = subjectOf(read(heading));
    if (named) return named;
  }
  return undefined;
};

/** Characters at the start that name a contract's parties. Set by hand. */
const OPENING = 240;
/** A person or party may own the document. */
const isNamedBy = (name: string, { seq, text, context }: Chunk, opening: string): boolean =>
  bare(`${opening} ${context.document} ${context.section ?? ''} ${seq === 0 ? text.slice(0, OPENING) : ''}`).includes(
    bare(name),
  );

export type OfThing = { readonly isRequested: boolean; readonly other?: string };

/** `undefined` if the question names no thing. Prose that names none is about none; table columns may be. */
export const ofThing = ({ things }: Plan, chunk: Chunk, place: Place, opening = ''): OfThing | undefined => {
  if (!things) return undefined;
  const subject = subjectIn(things, chunk, place);
  if (subject && !subject.isWanted) return { isRequested: false, other: subject.name };
  if (things.unknown !== undefined) return { isRequested: isNamedBy(things.unknown, chunk, opening) };
  const isOwn = things.wanted.some(({ name }) => isNamedBy(name, chunk, opening));
  return { isRequested: subject !== undefined || chunk.kind === 'table' || isOwn };
};

/** The thing, as the question names it. */
export const requestedThing = ({ things }: Plan): string =>
  things?.unknown ?? [...new Set(things?.wanted.map(({ name }) => name))].join(', ');

/** Returns the plan without the thing's name; the same plan if nothing else is left. */
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
