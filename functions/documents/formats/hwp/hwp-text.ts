// Decodes a paragraph of a Hangul 5 document: UTF-16 in which control characters take one or eight code units.

/** Whether a control takes eight code units; separate records contain its content. */
const isLong = (code: number): boolean =>
  (code >= 1 && code <= 9) || (code >= 11 && code <= 12) || (code >= 14 && code <= 23);
const SPACES = new Set([9, 10, 30, 31]);
const HYPHEN = 24;

export const hwpText = (data: DataView): string => {
  let text = '';
  let at = 0;
  while (at + 2 <= data.byteLength) {
    const code = data.getUint16(at, true);
    if (code >= 32) text += String.fromCharCode(code);
    else if (SPACES.has(code)) text += ' ';
    else if (code === HYPHEN) text += '-';
    at += isLong(code) ? 16 : 2;
  }
  return text;
};
