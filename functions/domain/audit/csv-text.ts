// CSV after RFC 4180 with a byte order mark; a cell that a spreadsheet would take for a formula begins with an apostrophe.

const BOM = '\ufeff';
/** Full-width signs begin a formula in East Asian spreadsheets, too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

const cell = (text: string): string => {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export const csvText = (lines: readonly (readonly string[])[]): string =>
  BOM + lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
