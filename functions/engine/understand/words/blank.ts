// Replaces parts of a text by spaces, so that all other characters keep their positions.

type Span = { readonly start: number; readonly end: number };

export const blank = (text: string, stretches: readonly Span[], by = ' '): string =>
  stretches.reduce((out, { start, end }) => out.slice(0, start) + by.repeat(end - start) + out.slice(end), text);
