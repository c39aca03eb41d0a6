// The stretches of the best passages that come closest to a question, best page first: shown unticked where nothing answers it.
import type { Locator } from '#shared/model/file.ts';
import type { Sentence } from '#shared/report/blocks.ts';
import type { Passage } from '../evidence.ts';
import { terms } from '../terms.ts';
import type { Plan } from '../understand/plan-type.ts';
import { isAskingTerm } from '../understand/question-words.ts';
import { hasWanted } from '../understand/wants.ts';
import { isFurniture } from './furniture.ts';
import type { Stretch } from './split-sentences.ts';
import { stretchesOf } from './stretches.ts';
import type { Writing } from './writer.ts';

const LOOKED_AT = 16;
const PAGES = 4;
const PER_PAGE = 2;
/**
 * A second line of a page is shown where it is at least this close beside the first. On ko-pages and ja-pages 0.4, 0.6
 * and 0.8 cite the right page as often.
 */
const SECOND_LINE_SHARE = 0.6;
/** What the best of its page's passages is worth beside the words of the stretch itself. */
const WEIGHTS = { words: 1, beside: 0.35, passage: 0.5, wanted: 0.15 } as const;
/** Short stretches share few words by nature, long ones many: this many terms count as usual. */
const USUAL_TERMS = 24;

export type Close = { readonly passage: Passage; readonly stretch: Stretch; readonly score: number };

export const pageKey = (fileId = '', { page, slide, section = '' }: Locator = {}): string =>
  `${fileId} ${page ?? slide ?? section}`;

export const pageOf = ({ chunk }: Passage, start: number): string =>
  pageKey(chunk.fileId, (chunk.spans.find((span) => span.end > start) ?? chunk.spans[0])?.locator);

/** Words that few stretches have weigh more. */
const rarityOver = (all: readonly ReadonlySet<string>[]): ((term: string) => number) => {
  const counts = new Map<string, number>();
  for (const words of all) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (term) => Math.log(1 + all.length / (0.5 + (counts.get(term) ?? 0)));
};

type Read = { readonly passage: Passage; readonly stretch: Stretch; readonly words: ReadonlySet<string> };

const readAll = (passages: readonly Passage[]): Read[][] =>
  passages.map((passage) =>
    stretchesOf(passage)
      .filter(({ text }) => !isFurniture(passage, text))
      .map((stretch) => ({ passage, stretch, words: new Set(terms(stretch.text)) })),
  );

const scored = (plan: Plan, passages: readonly Passage[]): Close[] => {
  const groups = readAll(passages);
  const rare = rarityOver(groups.flat().map(({ words }) => words));
  const own = new Set(terms(plan.question).filter((term) => !isAskingTerm(term)));
  const queryTerms = [...own, ...plan.expansions.filter((term) => !own.has(term))];
  const whole = [...own].reduce((sum, term) => sum + rare(term), 0) || 1;
  const share = ({ words }: Read): number => {
    const found = queryTerms.reduce((sum, term) => (words.has(term) ? sum + rare(term) : sum), 0) / whole;
    return found * Math.sqrt(USUAL_TERMS / Math.max(USUAL_TERMS, words.size));
  };
  const best = Math.max(1e-9, ...passages.map(({ score }) => score));
  return groups.flatMap((group) => {
    const shares = group.map(share);
    return group.map(({ passage, stretch }, i) => ({
      passage,
      stretch,
      score:
        WEIGHTS.words * (shares[i] ?? 0) +
        WEIGHTS.beside * Math.max(shares[i - 1] ?? 0, shares[i + 1] ?? 0) +
        WEIGHTS.passage * (passage.score / best) +
        (plan.wanted && hasWanted(plan.wanted, stretch.text) ? WEIGHTS.wanted : 0),
    }));
  });
};

/** The best page first, of each page its best stretches. */
export const closest = (plan: Plan, passages: readonly Passage[], most: number): Close[] => {
  const byPage = new Map<string, Close[]>();
  for (const one of scored(plan, passages.slice(0, LOOKED_AT))) {
    const page = pageOf(one.passage, one.stretch.start);
    byPage.set(page, [...(byPage.get(page) ?? []), one]);
  }
  const pages = [...byPage.values()]
    .map((page) => page.sort((a, b) => b.score - a.score))
    .sort((a, b) => (b[0]?.score ?? 0) - (a[0]?.score ?? 0))
    .slice(0, PAGES);
  const chosen = pages.map(([first, ...rest]) => [
    ...(first ? [first] : []),
    ...rest.filter(({ score }) => score >= SECOND_LINE_SHARE * (first?.score ?? 0)).slice(0, PER_PAGE - 1),
  ]);
  // One of each page before the second of any.
  const firsts = chosen.flatMap((page) => page.slice(0, 1));
  return [...firsts, ...chosen.flatMap((page) => page.slice(1))].slice(0, most);
};

export const unconfirmed = ({ citations }: Writing, { passage, stretch: { text, start, end } }: Close): Sentence => ({
  text,
  refs: [citations.cite(passage, start, end).n],
  check: 'uncertain',
  fit: 'near',
  findings: [{ code: 'offQuestion' }],
});
