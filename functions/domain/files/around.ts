// Finds the segment of a document at a locator, or the nearest one before it.
import type { Locator } from '#shared/model/file.ts';

const rowOf = (range: string | undefined): number => Number(/\d+/.exec(range ?? '')?.[0] ?? 0);
const topOf = ({ box }: Locator): number => box?.[1] ?? 0;

/** The distance of a segment from the locator; `undefined` if it is on another page, sheet, slide or section. */
const distance = (at: Locator, wanted: Locator): number | undefined => {
  if (wanted.page !== undefined) return at.page === wanted.page ? Math.abs(topOf(at) - topOf(wanted)) : undefined;
  if (wanted.slide !== undefined) return at.slide === wanted.slide ? Math.abs(topOf(at) - topOf(wanted)) : undefined;
  if (wanted.sheet !== undefined)
    return at.sheet === wanted.sheet ? Math.abs(rowOf(at.range) - rowOf(wanted.range)) : undefined;
  if (wanted.line !== undefined)
    return at.line !== undefined && at.line <= wanted.line ? wanted.line - at.line : undefined;
  if (wanted.section !== undefined) return at.section === wanted.section ? 0 : undefined;
  return undefined;
};

type Nearest = { look(locator: Locator, position: number): void; readonly position: () => number };

/** Receives segments one by one and keeps the first of the nearest. */
export const nearestTo = (wanted: Locator): Nearest => {
  let best = Number.POSITIVE_INFINITY;
  let found = 0;
  return {
    look: (locator, position) => {
      const far = distance(locator, wanted);
      if (far === undefined || far >= best) return;
      best = far;
      found = position;
    },
    position: () => found,
  };
};
