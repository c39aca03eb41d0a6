// The closest passages to a question: shown unticked where nothing answers it.
import type { Sentence } from '#shared/report/blocks.ts';
import type { Passage } from '../evidence.ts';
import type { Plan } from '../understand/plan-type.ts';
import { type AnsweringLine, answeringLines } from './answering/answering-features.ts';
import { probabilityOf } from './answering/answering-probability.ts';
import { nearnessOver, REPEATED } from './close/nearness.ts';
import { pageOf } from './close/pages.ts';
import { quotationsOf } from './close/quotation.ts';
import { spreadOverPages } from './close/spread-pages.ts';
import { isFileShort } from './explained/surroundings.ts';
import type { Stretch } from './prose/split-sentences.ts';
import type { Writing } from './writer.ts';

const PAGES = 5;
const PER_PAGE = 2;
export type Close = {
  readonly passage: Passage;
  readonly stretch: Stretch;
  readonly score: number;
  /** A word or concept of the question is in the line, beside it or in its heading. */
  readonly isRelated: boolean;
  readonly isForeign: boolean;
};

/** Excludes stretches without words, such as the axis of a chart. */
const hasWords = ({ text }: Stretch): boolean => /\p{L}{2}/u.test(text);

const closeOf = ({ passage, text, start, end, features }: AnsweringLine, score: number): Close => {
  const { isForeign, translated, around, heading, named } = features;
  return {
    passage,
    stretch: { text, start, end },
    isForeign: isForeign === 1,
    isRelated: isForeign === 1 ? translated > 0 : around > 0 || heading > 0 || named > 0,
    score,
  };
};

/**
 * Two orders of the pages are fused by reciprocal ranks: by the probability of their lines, and by the ranking of
 * passages. For figures the ranking counts most. On ko-pages 1 puts one more right page first than 0.5.
 */
const RANK_OFFSET = 5;
const RANKING_WEIGHT = { figure: 4, list: 1, text: 1 } as const;
const reciprocal = (pages: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...new Set(pages)].map((page, place) => [page, 1 / (RANK_OFFSET + place)]));

/** In long reports, the best stretches of the best pages, best page first. */
const ofBestPages = (plan: Plan, passages: readonly Passage[]): Close[] => {
  const all = answeringLines(plan, passages)
    .map((line) => closeOf(line, probabilityOf(line.features)))
    .filter(({ stretch }) => hasWords(stretch))
    .sort((a, b) => b.score - a.score);
  const byPage = Map.groupBy(all, ({ passage, stretch }) => pageOf(passage, stretch.start));
  const [probable, ranked] = [[...byPage.keys()], passages.map((passage) => pageOf(passage, 0))].map(reciprocal);
  const worth = (page: string) => (probable?.get(page) ?? 0) + RANKING_WEIGHT[plan.kind] * (ranked?.get(page) ?? 0);
  const pages = [...byPage]
    .sort(([a], [b]) => worth(b) - worth(a))
    .map(([, page]) => page)
    .slice(0, PAGES);
  // One of each page before the second of any.
  return Array.from({ length: PER_PAGE }, (_, turn) => pages.flatMap((page) => page.slice(turn, turn + 1))).flat();
};

/** In short documents, the nearest lines of all pages. */
const nearest = (plan: Plan, passages: readonly Passage[]): Close[] => {
  const lines = answeringLines(plan, passages);
  const nearness = nearnessOver(plan, lines);
  const all = lines
    .map((line, n) => ({ ...closeOf(line, nearness[n] ?? 0), page: pageOf(line.passage, line.start) }))
    .filter(({ stretch }) => hasWords(stretch));
  return spreadOverPages(all, REPEATED);
};

/** Returns the closest stretches, each extended to its paragraph. */
export const closest = (plan: Plan, passages: readonly Passage[], most: number): readonly Close[] =>
  quotationsOf((passages.every(isFileShort(passages)) ? nearest : ofBestPages)(plan, passages), most);

export const unconfirmed = (
  { citations }: Writing,
  { passage, stretch: { text, start, end } }: Pick<Close, 'passage' | 'stretch'>,
): Sentence => ({
  text,
  refs: [citations.cite(passage, start, end).n],
  check: 'uncertain',
  fit: 'near',
  findings: [{ code: 'offQuestion' }],
});
