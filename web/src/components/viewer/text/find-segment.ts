// Finds the segments that a citation refers to: by locator first, then by the quote inside them.
import type { Locator, Segment } from '#shared/model/file.ts';
import { fold } from '../match-quote.ts';

/** The indexes of the first and last segment, both inclusive. */
export type Span = { readonly from: number; readonly to: number };
export type Target = Locator & { readonly quote?: string };

const PLACES = ['sheet', 'slide', 'page', 'section', 'line'] as const;
/**
 * The least length of a telling text. Shorter text, such as a page number or a cell with 1, is in many passages by
 * chance.
 */
const TELLING = 4;

const CELL = /^([A-Z]+)(\d+)(?::([A-Z]+)(\d+))?$/u;
const rowsOf = (range: string): readonly [number, number] | undefined => {
  const found = CELL.exec(range.replaceAll('$', ''));
  return found ? [Number(found[2]), Number(found[4] ?? found[2])] : undefined;
};

const overlap = (a: string, b: string): boolean => {
  const [one, two] = [rowsOf(a), rowsOf(b)];
  return one && two ? one[0] <= two[1] && two[0] <= one[1] : a === b;
};

const atPlace = (target: Target, { locator }: Segment): boolean => {
  if (target.range && locator.range) return target.sheet === locator.sheet && overlap(target.range, locator.range);
  const named = PLACES.filter((name) => target[name] !== undefined && locator[name] !== undefined);
  return named.length > 0 && named.every((name) => target[name] === locator[name]);
};

const textOf = (segment: Segment): string => fold(segment.cells?.join('') ?? segment.text);

const holds = (quote: string, text: string): boolean =>
  text.length >= TELLING && (quote.includes(text) || text.includes(quote));

const runFrom = (segments: readonly Segment[], from: number, quote: string, inside: (s: Segment) => boolean): Span => {
  let to = from;
  for (let i = from + 1; i < segments.length; i++) {
    const segment = segments[i];
    if (!segment || !inside(segment)) break;
    const text = textOf(segment);
    if (!quote.includes(text)) break;
    to = i;
  }
  return { from, to };
};

/** The segments that the citation refers to; `undefined` if none matches. */
export const findSegment = (segments: readonly Segment[], target: Target): Span | undefined => {
  const quote = fold(target.quote ?? '');
  const everywhere = (): boolean => true;
  const here = (segment: Segment): boolean => atPlace(target, segment);
  for (const inside of [here, everywhere]) {
    if (!quote) break;
    const from = segments.findIndex((segment) => inside(segment) && holds(quote, textOf(segment)));
    if (from >= 0) return runFrom(segments, from, quote, inside);
  }
  const from = segments.findIndex(here);
  if (from < 0) return undefined;
  const rest = target.range ? segments.slice(from).findIndex((segment) => !here(segment)) : 1;
  return { from, to: rest < 0 ? segments.length - 1 : from + rest - 1 };
};
