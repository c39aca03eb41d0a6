// Finds the statements that a question names as the place to look: "primarily in the balance sheet", 현금흐름표에서.
import type { Statement } from './metrics/metric.ts';

const NAMES: readonly (readonly [Statement, RegExp])[] = [
  ['cash', /cash ?flows? statement|statements? of cash ?flows?|현금흐름표|キャッシュ・?フロー計算書/iu],
  [
    'balance',
    /balance sheet|statements? of financial (?:position|condition)|재무상태표|대차대조표|貸借対照表|財政状態計算書/iu,
  ],
  [
    'income',
    /income statement|statements? of (?:income|operations|earnings|profit)|\bp ?& ?l\b|profit and loss|손익계산서|損益計算書/iu,
  ],
];

/** Removes statement names, which are not part of a figure: "the ordinary income of the income statement". */
export const withoutStatements = (question: string): string =>
  NAMES.reduce((text, [, words]) => text.replace(new RegExp(words.source, 'giu'), ' '), question);

/** All statements that the question names, in the order above. */
export const findStatements = (question: string): Statement[] =>
  NAMES.filter(([, words]) => words.test(question.normalize('NFKC'))).map(([statement]) => statement);
