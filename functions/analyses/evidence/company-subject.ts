// Recognizes the company that is the subject of a sentence, by the position of its name or by how it is called.
import businessWords from '#shared/language/lexicon/business-words.json' with { type: 'json' };
import lexicon from '#shared/language/lexicon/comparison-titles.json' with { type: 'json' };
import { LEGAL_FORM } from '../../engine/understand/names/find-entities.ts';
import { isNameLike } from '../../engine/understand/names/name-words.ts';
import { formedNames } from './formed-names.ts';

export const isEastern = (text: string): boolean => /[가-힣\u3041-\u30ff]/u.test(text);

/** An adverbial phrase before the subject: a time, a location, a comparison. */
const BEFORE = /^(?:in|on|during|at|for|by|since|unlike|against|compared (?:with|to)|like|besides?) [^,]{1,60}, /iu;
/**
 * An English sentence names its subject within these words, a Korean or Japanese one within these characters. Set by
 * hand.
 */
const ENGLISH = /^(?:\S+\s+){0,5}\S+/u;
const EASTERN = /^.{1,40}?(?:(?:은|는|이|가)(?=[\s,])|は|が)/u;

/** The part of a sentence that names its subject. */
export const openingOf = (text: string): string =>
  isEastern(text) ? (EASTERN.exec(text)?.[0] ?? '') : (ENGLISH.exec(text.replace(BEFORE, ''))?.[0] ?? '');

/**
 * After a name, these mark it as the subject or the owner of the subject: 은빛정밀의 공장은. In `은빛정밀보다` and `白樺硝子に` another
 * company is the subject.
 */
const BEHIND =
  /^[\s)）]*(?:$|[,、(（]|(?:은|는|이|가|의|인)(?=[\s,]|$)|[はがの])|^\s\p{L}+(?:은|는|이|가|의)(?=[\s,]|$)/u;
/** `the plant of`, `our largest rival`: words that may precede the name in English. */
const AHEAD =
  /^(?:(?:the|a|an|our|its|their|one|only|main|chief|largest|biggest|nearest|closest|local|direct|listed|smaller|larger|rival|competitor|peer),?\s+)*(?:[\w-]+\s(?:of|at)\s(?:the\s|our\s|its\s)?)?$/iu;

/** True if the name at this position of an opening is its subject, or owns the subject. */
export const isSubjectAt = (opening: string, at: number, length: number): boolean =>
  isEastern(opening) ? BEHIND.test(opening.slice(at + length)) : AHEAD.test(opening.slice(0, at));

const SHORTEST_NAME = 2;
const ENDINGS = [...businessWords.groups.flat(), ...lexicon.endings.ko, ...lexicon.endings.ja].filter(
  (word) => !/[a-z]/.test(word),
);
export const isBusinessName = (word: string): boolean =>
  ENDINGS.some((ending) => {
    const name = word.endsWith(ending) ? word.slice(0, -ending.length) : '';
    return name.length >= SHORTEST_NAME && isNameLike(name);
  });

const WORD = /[가-힣\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9&]+/gu;
const PARTICLE = /(?:은|는|이|가|의)$/u;
/** `은빛정밀은`, `白樺硝子の`: a name that ends with the word for a line of business. */
const hasBusinessName = (opening: string): boolean =>
  [...opening.matchAll(WORD)].some(({ 0: whole, index }) =>
    [whole, whole.replace(PARTICLE, '')].some(
      (word) => isBusinessName(word) && isSubjectAt(opening, index, word.length),
    ),
  );

const LATIN_BEFORE_FORM = /(\p{Lu}[\w&'’.-]*(?:\s[\p{Lu}&][\w&'’.-]*)*),?\s?$/u;
/** `Kestwick Valves Ltd`, `㈜두레온은`. */
const hasForm = (opening: string): boolean =>
  [...opening.matchAll(LEGAL_FORM)].some(({ 0: form, index }) => {
    const rest = opening.slice(index + form.length);
    if (!/[a-z]/i.test(form)) return /^\s?[\p{L}\d]*(?:은|는|이|가|의|は|が|の|$)/u.test(rest);
    const name = LATIN_BEFORE_FORM.exec(opening.slice(0, index));
    return name !== null && (isEastern(opening) || AHEAD.test(opening.slice(0, name.index)));
  });

/** A heading that is nothing but the name of a business: `Harker & Sons`, `Tarn Ales Ltd`. */
const FAMILY = /^(?:[A-Z][\p{L}.'’-]*,?\s){1,4}(?:&|and)\s(?:sons?|daughters?|bro(?:ther)?s|co|company|partners)\.?$/iu;
const NUMBERING = /^[\d.()\s]+/u;
const MAX_NAME_WORDS = 6;
export const isBusinessAlone = (heading: string): boolean => {
  const name = heading.replace(NUMBERING, '').trim();
  return (
    FAMILY.test(name) ||
    (name.split(/\s+/).length <= MAX_NAME_WORDS && formedNames(name).some((one) => name.startsWith(one)))
  );
};

/** True if the opening of a sentence, or a heading, names a company by its legal form or its line of business. */
export const namesCompany = (opening: string): boolean => hasForm(opening) || hasBusinessName(opening);

/** A name of capitalized words: `Kestwick Valves`. */
const LATIN_NAME = /^(?:the )?(\p{Lu}[\w&-]+(?: (?:of |and |& )?\p{Lu}[\w&-]+)*)/u;

/**
 * Every English sentence starts with a capital: a single first word is a name only if a title contains it or it has a
 * possessive.
 */
export const opensWithName = (opening: string, titles: string, text: string): boolean => {
  const name = LATIN_NAME.exec(opening.replace(/^The /, 'the '))?.[1] ?? '';
  if (name.includes(' ')) return true;
  const isNamed = ` ${titles} `.includes(` ${name} `) || new RegExp(`\\b${name}['’]s\\b`, 'u').test(text);
  return name.length > SHORTEST_NAME && isNamed && isNameLike(name);
};
