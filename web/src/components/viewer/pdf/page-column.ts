// The positions of a document's pages in their column, in pixels.

export const GAP = 12;

/** Returns the height of a page by its number. */
export type HeightOf = (number: number) => number;
/** A page and the distance from its top, as a share of its height. */
export type Place = { readonly number: number; readonly share: number };

/** The top of a page. For the number after the last page it is the height of the column. */
export const topOf = (number: number, heightOf: HeightOf): number => {
  let top = GAP;
  for (let before = 1; before < number; before++) top += heightOf(before) + GAP;
  return top;
};

export const offsetOf = ({ number, share }: Place, heightOf: HeightOf): number =>
  topOf(number, heightOf) + share * heightOf(number);

export const placeAt = (offset: number, count: number, heightOf: HeightOf): Place => {
  let [number, top] = [1, GAP];
  while (number < count && top + heightOf(number) + GAP <= offset) {
    top += heightOf(number) + GAP;
    number++;
  }
  return { number, share: (offset - top) / heightOf(number) };
};
