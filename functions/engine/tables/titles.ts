// Titles of the primary statements in three languages.
import type { Statement } from '../understand/measures/metrics/metric.ts';

export const TITLES: Readonly<Record<Statement, RegExp>> = {
  income:
    /손익계산서|포괄손익|statements? of (?:consolidated )?(?:income|operations|earnings|comprehensive)|income statement|損益計算書/i,
  balance:
    /재무상태표|대차대조표|balance sheets?|statements? of financial (?:position|condition)|貸借対照表|財政状態計算書/i,
  cash: /현금흐름표|statements? of cash flows?|キャッシュ・?フロー計算書/i,
  share: /손익계산서|주당|배당|statements? of (?:income|operations|earnings)|per share|損益計算書|1株/i,
  other: /$^/,
};
