// Shortens a file's name for reading: no extension, order number or date, but enough to recognize the file.
const ENDING = /(?:\.[a-z][a-z0-9]{1,4}){1,2}$/iu;
const COPY = /\s*(?:\(\d{1,2}\)|- ?copy)$/iu;
const ORDER = /^(?:no\.?\s?)?\d{1,3}(?:-\d{1,2})?[.)_\s-]+(?=\D)/iu;
const DATE =
  /(?<!\d)(?:dated[\s-]*)?(?:19|20)\d{2}[^\d\s]\s?\d{1,2}[^\d\s]\s?\d{1,2}(?!\d)(?:\p{Script=Hangul}|\p{Script=Han})?/giu;
/** Long numbers, such as dates without separators and accession numbers, also joined by dashes. */
const LONG_NUMBER = /(?<![\d\p{L}])\d{6,}(?:-\d+)*(?![\d\p{L}])/gu;
const EMPTY_BRACKETS = /[([【「]\s*[)\]】」]/gu;
const MAX_LENGTH = 40;

const withoutBrackets = (text: string): string => text.replace(/[[\]【】「」]/gu, ' ');

const apart = (text: string): string =>
  text
    .replace(/((?:19|20)\d{2})([QH][1-4])\b/giu, '$1 $2')
    .replace(/\b(10|8|6|20|40)-?([KQF])\b/giu, (_, number: string, form: string) => `${number}-${form.toUpperCase()}`)
    .replace(/(\p{L})-(?=\p{L})/gu, '$1 ');

/**
 * Words in capitals of more than four letters become capitalized words, unless they are unpronounceable abbreviations.
 */
const capitals = (text: string): string =>
  text
    .replace(/(?<![\p{L}\d])[A-Z]{5,}(?![\p{L}\d])/gu, (word) =>
      /^[^AEIOUY]{3}/u.test(word) ? word : `${word.charAt(0)}${word.slice(1).toLowerCase()}`,
    )
    .replace(/^[a-z]/u, (first) => first.toUpperCase());

/** Cuts at the end of a word. */
const shortened = (text: string): string => {
  if ([...text].length <= MAX_LENGTH) return text;
  const cut = [...text].slice(0, MAX_LENGTH).join('');
  return cut.replace(/\s+\S*$/u, '');
};

const tidy = (text: string): string =>
  text
    .replace(EMPTY_BRACKETS, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,.·-]+|[\s,.·(-]+$/gu, '');

const bareName = (filename: string): string =>
  filename
    .normalize('NFC')
    .replace(ENDING, '')
    .replace(COPY, '')
    .replace(/[_+\s]+/gu, ' ')
    .trim();

/** The name with its date, for files that differ only in their dates. */
export const datedName = (filename: string): string =>
  shortened(tidy(capitals(apart(withoutBrackets(bareName(filename).replace(ORDER, ''))))));

export const readableName = (filename: string): string => {
  const undated = bareName(filename).replace(ORDER, '').replace(DATE, ' ').replace(LONG_NUMBER, ' ');
  return shortened(tidy(capitals(apart(withoutBrackets(undated))))) || bareName(filename);
};

/** Whether the name contains words, not just a code such as "R2", "issue16063" or "59021". */
export const isSpeakable = (name: string): boolean =>
  /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}|(?<![\p{L}\d])\p{L}{3,}(?![\p{L}\d])/u.test(
    name,
  );
