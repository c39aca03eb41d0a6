// Keeps spreadsheet programs from calculating a text of a delimited file.

/** East Asian spreadsheets also take full-width signs for the start of a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** A text that begins like a formula, quoted or not, gets an apostrophe. */
export const withoutFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
