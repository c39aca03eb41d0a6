// Chooses the pages of rows to load: those in view, and the one that scrolling reaches next.

export const PAGE = 100;
/** The rows that a fast turn of the wheel passes while a page loads. */
const AHEAD = 40;

type InView = {
  /** The indexes of the first and last visible row. */
  readonly from: number;
  readonly to: number;
  /** The number of rows, as far as it is known. */
  readonly count: number;
};

const pageOf = (index: number): number => Math.floor(Math.max(0, index) / PAGE);

/** The pages in view; beside a single one, the page that comes into view next. */
export const pagesFor = ({ from, to, count }: InView): readonly [number, number] => {
  const [first, last] = [pageOf(from), pageOf(to)];
  if (last > first) return [first, last];
  const next = pageOf(Math.min(to + AHEAD, count - 1));
  return [first, next > first ? next : pageOf(from - AHEAD)];
};
