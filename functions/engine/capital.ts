// Capitalizes a label for the head of a row or a table; abbreviations (EBITDA, EPS, ROE, ROA) in capitals.
const ABBREVIATED = /^(?:ebitda|eps|roe|roa)$/;

export const capital = (label: string): string =>
  ABBREVIATED.test(label) ? label.toUpperCase() : label.charAt(0).toUpperCase() + label.slice(1);
