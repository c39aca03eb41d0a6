// Prepares a text once for the search of many words, and caches what was found in it.

/** The place of a word in a text. */
export type Place = { readonly start: number; readonly end: number };

/** A text, and what the search for words needs of it. */
export type ReadText = {
  readonly text: string;
  /** Without spaces, in lower case: checked for literals before anything else is tried. */
  readonly plain: string;
  /** The place in the text of each character of `plain`; none if lower case or surrogate pairs shift the places. */
  readonly origins: () => Uint32Array | undefined;
  /** Places of words by the number of their finder. */
  readonly known: Map<number, readonly Place[]>;
};

/** Where a text is looked up for a word: at the first two characters of a literal, or at its only one. */
export const keyOf = (first: number, second = 0): number => (first << 16) | second;
export const keyAt = (plain: string, at: number): number => keyOf(plain.charCodeAt(at), plain.charCodeAt(at + 1));

const LAST_ASCII_SPACE = 0x20;
const FIRST_OTHER_SPACE = 0xa0;
const isSpace = (code: number): boolean =>
  code <= LAST_ASCII_SPACE
    ? code === LAST_ASCII_SPACE || (code >= 9 && code <= 13)
    : code >= FIRST_OTHER_SPACE && /\s/.test(String.fromCharCode(code));
const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

const originsOf = (text: string, plain: string): Uint32Array | undefined => {
  const origins = new Uint32Array(plain.length);
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isSurrogate(code)) return undefined;
    if (isSpace(code)) continue;
    origins[count] = at;
    count += 1;
  }
  return count === plain.length ? origins : undefined;
};

export const squeezed = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase();

/** Reads a text without keeping it. */
export const readUncached = (text: string): ReadText => {
  const plain = squeezed(text);
  let made: { readonly origins: Uint32Array | undefined } | undefined;
  const origins = () => {
    made ??= { origins: originsOf(text, plain) };
    return made.origins;
  };
  return { text, plain, origins, known: new Map() };
};

/** Texts in the cache: questions and sentences, which are searched for one list of words after another. Set by hand. */
const MAX_TEXTS = 1024;
const MAX_TEXT_LENGTH = 400;
let last: ReadText = readUncached('');
let recent = new Map<string, ReadText>();
let earlier: typeof recent = new Map();

const addToCache = (read: ReadText): ReadText => {
  if (recent.size >= MAX_TEXTS) {
    earlier = recent;
    recent = new Map();
  }
  recent.set(read.text, read);
  return read;
};

/** Of long texts only the last one is cached: hardly any other is searched in between. */
export const readText = (text: string): ReadText => {
  if (last.text === text) return last;
  if (text.length > MAX_TEXT_LENGTH) last = readUncached(text);
  else last = recent.get(text) ?? addToCache(earlier.get(text) ?? readUncached(text));
  return last;
};

const BITS = 13;
/** The number of the last text with a beginning, by a hash of it. A new text has a new number: nothing is cleared. */
const marks = new Uint32Array(1 << BITS);
let marked: ReadText | undefined;
let mark = 0;
const slotOf = (key: number): number => Math.imul(key, 0x9e3779b1) >>> (32 - BITS);

const markAll = (read: ReadText): void => {
  const { plain } = read;
  marked = read;
  mark += 1;
  for (let at = 0; at < plain.length; at += 1) {
    const first = plain.charCodeAt(at);
    marks[slotOf(keyOf(first))] = mark;
    marks[slotOf(keyOf(first, plain.charCodeAt(at + 1)))] = mark;
  }
};

/** Whether a text may have a literal with this beginning; if not, it has none. */
export const mayHave = (read: ReadText, key: number): boolean => {
  if (marked !== read) markAll(read);
  return marks[slotOf(key)] === mark;
};
