// The best of many by score, without sorting all: a heap of fixed size.

/** Ties go to whichever came first. */
export const best = (limit: number) => {
  const scores = new Float64Array(limit);
  const docs = new Float64Array(limit);
  let size = 0;
  const worse = (a: number, b: number): boolean => {
    const [left, right] = [scores[a] ?? 0, scores[b] ?? 0];
    return left < right || (left === right && (docs[a] ?? 0) > (docs[b] ?? 0));
  };
  const swap = (a: number, b: number) => {
    [scores[a], scores[b]] = [scores[b] ?? 0, scores[a] ?? 0];
    [docs[a], docs[b]] = [docs[b] ?? 0, docs[a] ?? 0];
  };
  const up = (from: number) => {
    for (let at = from; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (!worse(at, parent)) return;
      swap(at, parent);
      at = parent;
    }
  };
  const down = () => {
    for (let at = 0; ; ) {
      let least = at;
      for (const child of [2 * at + 1, 2 * at + 2]) if (child < size && worse(child, least)) least = child;
      if (least === at) return;
      swap(at, least);
      at = least;
    }
  };
  return {
    /** What a score must exceed to get in. */
    bar: (): number => (size < limit ? Number.NEGATIVE_INFINITY : (scores[0] ?? 0)),
    offer: (doc: number, score: number): void => {
      if (size < limit) {
        scores[size] = score;
        docs[size] = doc;
        size += 1;
        up(size - 1);
        return;
      }
      if (size === 0 || score <= (scores[0] ?? 0)) return;
      scores[0] = score;
      docs[0] = doc;
      down();
    },
    /** Best first. */
    take: (): readonly { readonly doc: number; readonly score: number }[] =>
      Array.from({ length: size }, (_, i) => ({ doc: docs[i] ?? 0, score: scores[i] ?? 0 })).sort(
        (a, b) => b.score - a.score || a.doc - b.doc,
      ),
  };
};

export type Found = { readonly doc: number; readonly score: number };
