// A name at the head of a row or a table: with a capital, abbreviations as they are written.
const ABBREVIATED = /^(?:ebitda|eps|roe|roa)$/;

export const capital = (label: string): string =>
  ABBREVIATED.test(label) ? label.toUpperCase() : label.charAt(0).toUpperCase() + label.slice(1);
