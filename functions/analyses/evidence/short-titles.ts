// Reads the statements of a document whose headings are short: 손익, 재무상태, 損益, Profit and loss.
import { withoutEnumerator } from '#shared/language/lexicon/statement-lines.ts';
import { STATEMENT_KINDS, type Statement } from '#shared/model/statement.ts';
import type { Chunk } from '../../ports/search-index.ts';
import { readAgain } from './read-again.ts';

/** Each short heading with the whole title. */
const TITLES: readonly (readonly [RegExp, string])[] = [
  [/^손익(?:\s?(?:현황|상황))?$/u, '손익계산서'],
  [/^재무\s?상태(?:\s?(?:현황|상황))?$/u, '재무상태표'],
  [/^현금\s?흐름(?:\s?(?:현황|상황))?$/u, '현금흐름표'],
  [/^損益(?:の状況)?$/u, '損益計算書'],
  [/^財政状態(?:の状況)?$/u, '貸借対照表'],
  [/^キャッシュ・?フロー(?:の状況)?$/u, 'キャッシュ・フロー計算書'],
  [/^(?:profit (?:and|or) loss|income|results for the year)$/iu, 'Income statement'],
  [/^(?:financial position|assets and liabilities)$/iu, 'Balance sheet'],
  [/^cash flows?$/iu, 'Cash flow statement'],
];
/** Words by which such passages are searched. */
export const SHORT_TITLES =
  '손익 재무상태 현금흐름 損益 財政状態 profit loss income results position assets liabilities';

/** The total of several kinds of revenue, in other words than a statement's. */
const REVENUE = /^(?:매출\s?합계|売上(?:高)?合計|total (?:sales|turnover))$/iu;
const REVENUE_IN: Readonly<Record<string, string>> = { ko: '매출액', ja: '売上高', en: 'Revenue' };

const lastOf = (section: string | undefined): string => section?.split(' > ').at(-1) ?? '';
const wholeTitle = (heading: string): string | undefined => {
  const plain = withoutEnumerator(heading.trim()).trim();
  return TITLES.find(([short]) => short.test(plain))?.[1];
};

export const isShortlyTitled = ({ kind, context }: Chunk): boolean =>
  kind === 'table' && wholeTitle(lastOf(context.section)) !== undefined;

const wholly = (chunk: Chunk): Chunk => {
  const title = isShortlyTitled(chunk) ? wholeTitle(lastOf(chunk.context.section)) : undefined;
  return title ? { ...chunk, context: { ...chunk.context, section: title } } : chunk;
};

export const shortlyTitled = (chunks: readonly Chunk[]): Statement[] => {
  const revenue = REVENUE_IN[chunks[0]?.context.language ?? ''] ?? 'Revenue';
  const say = (cell: string): string => (REVENUE.test(cell.trim()) ? revenue : (wholeTitle(cell) ?? cell));
  return STATEMENT_KINDS.flatMap((kind) => readAgain(kind, chunks.map(wholly), say) ?? []);
};
