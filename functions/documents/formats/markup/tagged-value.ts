// Computes the value of an inline XBRL figure from digits, number format, power of ten and sign, as an exact decimal.

const ZERO = /(?:fixed-zero|zerodash|num-zero|nocontent)$/i;
const COMMA = /num-?comma-?decimal|numcomma/i;
const WORDS: Readonly<Record<string, string>> = {
  no: '0',
  none: '0',
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
};
const MAX_SCALE = 30;

/** Moves the decimal point in the string, so that nothing is rounded. */
const shift = (digits: string, by: number): string => {
  const [whole = '0', rest = ''] = digits.split('.');
  const all = whole + rest;
  const point = whole.length + by;
  const padded = point <= 0 ? '0'.repeat(1 - point) + all : all.padEnd(point, '0');
  const at = point <= 0 ? 1 : point;
  const left = padded.slice(0, at).replace(/^0+(?=\d)/, '');
  const right = padded.slice(at).replace(/0+$/, '');
  return right === '' ? left : `${left}.${right}`;
};

/** `undefined` if the text is not a readable figure. */
export const taggedValue = (
  shown: string,
  {
    format = '',
    scale = 0,
    negative = false,
  }: { readonly format?: string; readonly scale?: number; readonly negative?: boolean },
): string | undefined => {
  const text = shown.trim().toLowerCase();
  const word = WORDS[text];
  const plain = COMMA.test(format) ? text.replace(/[.\s']/g, '').replace(',', '.') : text.replace(/[,\s']/g, '');
  const digits = ZERO.test(format) || /^[-–—]$/.test(text) ? '0' : (word ?? /\d+(?:\.\d+)?|\.\d+/.exec(plain)?.[0]);
  if (digits === undefined || Math.abs(scale) > MAX_SCALE) return undefined;
  const value = shift(digits.startsWith('.') ? `0${digits}` : digits, scale);
  return negative && !/^[0.]+$/.test(value) ? `-${value}` : value;
};
