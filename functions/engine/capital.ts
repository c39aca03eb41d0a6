// Capitalizes a label for the header of a row or table, and abbreviations (EBITDA, EPS, ROE, ROA) in full.
const ABBREVIATED = /^(?:ebitda|eps|roe|roa)$/;

export const capital = (label: string): string =>
  ABBREVIATED.test(label) ? label.toUpperCase() : label.charAt(0).toUpperCase() + label.slice(1);
