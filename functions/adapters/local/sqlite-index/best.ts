// Selects the best of many items by score, without sorting all.

export type Found = { readonly doc: number; readonly score: number };

/** In a tie the first item wins. */
export const best = (limit: number) => {
  const found: Found[] = [];
  const bar = (): number => (found.length < limit ? Number.NEGATIVE_INFINITY : (found.at(-1)?.score ?? Infinity));
  return {
    /** The score that an item must exceed. */
    bar,
    offer: (doc: number, score: number): void => {
      if (score <= bar()) return;
      let at = found.length;
      while (at > 0 && (found[at - 1]?.score ?? 0) < score) at -= 1;
      found.splice(at, 0, { doc, score });
      if (found.length > limit) found.pop();
    },
    /** Best first. */
    found: found as readonly Found[],
  };
};
