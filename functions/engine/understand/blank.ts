// Covers stretches of a text, so that what is left stands where it stood.

type Stretch = { readonly start: number; readonly end: number };

export const blank = (text: string, stretches: readonly Stretch[], by = ' '): string =>
  stretches.reduce((out, { start, end }) => out.slice(0, start) + by.repeat(end - start) + out.slice(end), text);
