// Builds the sort key of a name or number: the same for every reader, so that a sorted list can be paged.

/** Together with the longest suffix, a key stays far below DynamoDB's limit of 1,024 bytes. */
const MAX_CHARACTERS = 200;
/** Combining Diacritical Marks: letters sort together with and without accents. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Sorts numbers by value, by prefixing the count of their digits. */
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

/** The most digits of a safe integer. */
const MAX_DIGITS = 16;
export const numberOrder = (whole: number): string => String(whole).padStart(MAX_DIGITS, '0');
