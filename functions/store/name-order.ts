// The sort key of a name or number: the same for every reader, so that a list sorted by it can be paged.

/** With the longest place behind it, a key stays far below the 1,024 bytes that DynamoDB takes. */
const MAX_CHARACTERS = 200;
/** Combining Diacritical Marks: letters with and without an accent are together. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Numbers by their value: the count of their digits goes before them. */
const byValue = (digits: string): string => {
  const plain = digits.replace(/^0+(?=\d)/, '');
  return `${String(plain.length).padStart(3, '0')}${plain}`;
};

export const nameOrder = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .slice(0, MAX_CHARACTERS)
    .toWellFormed()
    .replace(/\d+/g, byValue);

/** Every safe integer has at most so many digits. */
const MAX_DIGITS = 16;
export const numberOrder = (whole: number): string => String(whole).padStart(MAX_DIGITS, '0');
