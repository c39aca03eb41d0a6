// Reads the statements of a document whose headings are short: 손익, 재무상태, 損益, Profit and loss.
import lexicon from '#shared/language/lexicon/short-titles.json' with { type: 'json' };
import { withoutEnumerator } from '#shared/language/lexicon/statement-lines.ts';
import { STATEMENT_KINDS, type Statement } from '#shared/model/statement.ts';
import type { Chunk } from '../../ports/search-index.ts';
import { readAgain } from './read-again.ts';

/** Each short heading with the whole title. */
const TITLES = lexicon.titles.map(({ heading, title }) => ({ heading: new RegExp(`^(?:${heading})$`, 'iu'), title }));
/** Words by which such passages are searched. */
export const SHORT_TITLES = lexicon.searched.join(' ');

/** The total of several kinds of revenue, in other words than a statement's. */
const REVENUE = new RegExp(`^(?:${lexicon.revenue.join('|')})$`, 'iu');
const REVENUE_IN: Readonly<Record<string, string>> = lexicon.revenueIn;

const lastOf = (section: string | undefined): string => section?.split(' > ').at(-1) ?? '';
const wholeTitle = (heading: string): string | undefined => {
  const plain = withoutEnumerator(heading.trim()).trim();
  return TITLES.find(({ heading }) => heading.test(plain))?.title;
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
