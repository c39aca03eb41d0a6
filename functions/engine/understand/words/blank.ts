// Covers parts of a text by spaces; every other character keeps its place.

type Span = { readonly start: number; readonly end: number };

export const blank = (text: string, stretches: readonly Span[], by = ' '): string =>
  stretches.reduce((out, { start, end }) => out.slice(0, start) + by.repeat(end - start) + out.slice(end), text);
