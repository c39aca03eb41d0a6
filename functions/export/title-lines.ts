// Breaks a title that is too long for one line between words; scripts without spaces break anywhere.
import { widthOf } from '#shared/report/chart/measure.ts';

const OPENING = /[([（［「『“]/g;
const CLOSING = /[)\]）］」』”]/g;

const DASH = /^[–—-]\s+/u;

/** Text in brackets is not broken. */
const isInBrackets = (before: string): boolean =>
  (before.match(OPENING)?.length ?? 0) > (before.match(CLOSING)?.length ?? 0);

/** Returns one line if the title fits, or if no space splits it into two lines that fit. */
export const titleLines = (
  title: string,
  { width, size }: { readonly width: number; readonly size: number },
): string[] => {
  if (widthOf(title, size) <= width) return [title];
  const halves = [...title.matchAll(/ /g)]
    .map(({ index }) => [title.slice(0, index), title.slice(index + 1)] as const)
    .filter(([before]) => !isInBrackets(before));
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => widthOf(line, size)));
  const [best] = halves.toSorted((a, b) => longest(a) - longest(b));
  if (!best || longest(best) > width) return [title];
  // The line break replaces the dash between a company and its document.
  return [best[0], best[1].replace(DASH, '')];
};
