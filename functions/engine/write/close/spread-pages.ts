// Orders lines by their scores so that near equal lines of other pages come before further lines of one page.

type Scored = { readonly score: number; readonly page: string };

/** Each line gives up `repeated` for every better line of its page. Best first. */
export const spreadOverPages = <T extends Scored>(lines: readonly T[], repeated: number): T[] => {
  const counts = new Map<string, number>();
  return lines
    .toSorted((a, b) => b.score - a.score)
    .map((one) => {
      const before = counts.get(one.page) ?? 0;
      counts.set(one.page, before + 1);
      return { ...one, score: one.score - repeated * before };
    })
    .sort((a, b) => b.score - a.score);
};
