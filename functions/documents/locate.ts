// Finds the locator of a span of a chunk's text, which a citation opens.
import type { Locator } from '#shared/model/file.ts';
import type { Chunk } from '../ports/search-index.ts';
import { rangeAround } from './formats/a1.ts';

type Box = NonNullable<Locator['box']>;

const boxAround = (a: Box | undefined, b: Box | undefined): Box | undefined => {
  if (!a || !b) return a ?? b;
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
};

const samePlace = (a: Locator, b: Locator): boolean => a.page === b.page && a.slide === b.slide && a.sheet === b.sheet;

const join = (a: Locator, b: Locator): Locator => {
  const box = boxAround(a.box, b.box);
  const range = a.range !== undefined && b.range !== undefined ? rangeAround(a.range, b.range) : a.range;
  return { ...a, ...(box ? { box } : {}), ...(range === undefined ? {} : { range }) };
};

/** The parts of the span on the first page, slide or sheet that it touches. */
export const locate = (chunk: Pick<Chunk, 'spans'>, start: number, end: number): Locator => {
  const touched = chunk.spans.filter((span) => span.start < Math.max(end, start + 1) && span.end > start);
  const [first] = touched.length > 0 ? touched : chunk.spans.slice(0, 1);
  if (!first) return {};
  return touched
    .filter(({ locator }) => samePlace(locator, first.locator))
    .reduce((all, { locator }) => join(all, locator), first.locator);
};
