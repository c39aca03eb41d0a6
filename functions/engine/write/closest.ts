// The closest passages to a question, best page first: shown unticked where nothing answers it.
import type { Locator } from '#shared/model/file.ts';
import type { Sentence } from '#shared/report/blocks.ts';
import type { Passage } from '../evidence.ts';
import type { Plan } from '../understand/plan-type.ts';
import { translatedShare } from '../understand/words/dictionary.ts';
import type { Citations } from './citations.ts';
import { featuresOver } from './fit/fit-features.ts';
import { probabilityOf } from './fit/fit-probability.ts';
import { isQuestion } from './prose/furniture.ts';
import type { Stretch } from './prose/split-sentences.ts';
import type { Writing } from './writer.ts';

const PAGES = 5;
const PER_PAGE = 2;
export type Close = {
  readonly passage: Passage;
  readonly stretch: Stretch;
  readonly score: number;
  /** A word of the question is in it, beside it or in its heading; of another language, a word for one. */
  readonly isRelated: boolean;
  readonly isForeign: boolean;
};

const NO_PAGE = '';
const pageKey = (fileId: string, locator: Locator = {}): string => {
  const page = locator.page ?? locator.slide;
  return page === undefined ? NO_PAGE : `${fileId} ${page}`;
};

/** Where a stretch is printed; in a document without pages its passage. */
export const pageOf = ({ chunk }: Passage, start: number): string =>
  pageKey(chunk.fileId, (chunk.spans.find((span) => span.end > start) ?? chunk.spans[0])?.locator) || chunk.id;

/** The pages that are cited, and the passages of documents without pages. */
export const citedPages = (citations: Citations): Set<string> =>
  new Set([...citations.all().map(({ fileId = '', locator }) => pageKey(fileId, locator)), ...citations.citedChunks()]);

/**
 * Cells in a row are poor reading where no figure is asked for. On ko-pages and ja-pages 0.5 cites the same pages as 1;
 * 0.3 loses one first page of 22.
 */
const ROW_SHARE = 0.5;

/** Of a line in another language that has all that the dictionary knows of the question. Set by hand, no set chose it. */
const FOREIGN_SHARE = 0.5;

/** The figures of a chart's axis say nothing to a reader. */
const hasWords = ({ text }: Stretch): boolean => /\p{L}{2}/u.test(text);

/** As probable as they are to answer: what is shown as close is ordered by what decides the tick. */
const scored = (plan: Plan, passages: readonly Passage[]): Close[] =>
  featuresOver(plan, passages)
    .filter((one) => hasWords(one) && !isQuestion(one.text))
    .map(({ passage, features, ...stretch }) => ({
      passage,
      stretch,
      isForeign: features.isForeign,
      isRelated: features.isForeign
        ? translatedShare(plan.question, stretch.text) > 0
        : features.around > 0 || features.heading > 0,
      score:
        Math.max(probabilityOf(features), translatedShare(plan.question, stretch.text) * FOREIGN_SHARE) *
        (plan.kind === 'figure' || features.isRow === 0 ? 1 : ROW_SHARE),
    }));

/**
 * Two orders of the pages are fused by reciprocal ranks: what decides the tick, and what passages were ranked by. Where a
 * figure is asked for the ranking counts most, since the probability has learned from prose alone. On financebench (1, 4)
 * and (0.5, 4) show the right page as often; on ja-pages 1 loses a page of 22 that 0.5 keeps.
 */
const RANK_OFFSET = 5;
const RANKING_WEIGHT = { figure: 4, list: 0.5, text: 0.5 } as const;
const reciprocal = (pages: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...new Set(pages)].map((page, place) => [page, 1 / (RANK_OFFSET + place)]));

/** The best page first, of each page its best stretches. */
export const closest = (plan: Plan, passages: readonly Passage[], most: number): Close[] => {
  const all = scored(plan, passages).sort((a, b) => b.score - a.score);
  const byPage = Map.groupBy(all, ({ passage, stretch }) => pageOf(passage, stretch.start));
  const [probable, ranked] = [[...byPage.keys()], passages.map((passage) => pageOf(passage, 0))].map(reciprocal);
  const worth = (page: string) => (probable?.get(page) ?? 0) + RANKING_WEIGHT[plan.kind] * (ranked?.get(page) ?? 0);
  const pages = [...byPage]
    .sort(([a], [b]) => worth(b) - worth(a))
    .map(([, page]) => page)
    .slice(0, PAGES);
  // One of each page before the second of any.
  const turns = Array.from({ length: PER_PAGE }, (_, turn) => pages.flatMap((page) => page.slice(turn, turn + 1)));
  return turns.flat().slice(0, most);
};

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
