// The width of a table's column of words: short words stay whole, and a narrow screen scrolls instead of breaking lines
// after every word.

const MAX_WHOLE = 12;
/** Longer cells are sentences. */
const MAX_WORDS = 24;

export const textWidth = (texts: readonly string[]): string => {
  const longest = Math.max(0, ...texts.map(({ length }) => length));
  if (longest <= MAX_WHOLE) return 'whitespace-nowrap';
  return longest <= MAX_WORDS ? 'min-w-28' : 'min-w-44';
};
