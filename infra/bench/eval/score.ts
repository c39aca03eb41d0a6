// Retrieval scores over a set of questions: hit@1, @5, @10 and mean reciprocal rank, by half.
import { HALVES, type Half, halfOf } from './halves.ts';
import type { Place } from './plain-library.ts';

export type Question = {
  readonly question: string;
  readonly document: string;
  readonly pages: readonly number[];
  /** The printed rows that answer, in documents without pages. */
  readonly rows?: readonly string[];
};
/** A passage may be on two pages. */
export type Found = { readonly document: string; readonly pages: readonly number[]; readonly text: string };

const answers = ({ document, pages, rows = [] }: Question, found: Found): boolean =>
  found.document === document &&
  (found.pages.some((page) => pages.includes(page)) || rows.some((row) => found.text.includes(row)));

export const placeOf = (question: Question, found: readonly Found[]): number => {
  const at = found.findIndex((one) => answers(question, one));
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
};

export const foundOf = (places: readonly Place[]): Found[] =>
  places.map(({ document, page, text }) => ({ document, pages: [page], text }));

export const share = (hits: number, of: number): string =>
  of === 0 ? '-' : `${hits}/${of} (${((hits / of) * 100).toFixed(1)} %)`;

const line = (places: readonly number[]): string => {
  const within = (most: number) => share(places.filter((place) => place <= most).length, places.length);
  const mrr = places.reduce((sum, place) => sum + 1 / place, 0) / Math.max(1, places.length);
  return `hit@1 ${within(1)}, @5 ${within(5)}, @10 ${within(10)}, MRR ${mrr.toFixed(3)}`;
};

export type Placed = { readonly question: string; readonly place: number };

export const tell = (name: string, placed: readonly Placed[]): void => {
  const of = (half: Half) => placed.filter(({ question }) => halfOf(question) === half).map(({ place }) => place);
  console.log(`${name}: ${line(placed.map(({ place }) => place))}`);
  for (const half of HALVES) console.log(`  ${half.padEnd(11)} ${line(of(half))}`);
};
