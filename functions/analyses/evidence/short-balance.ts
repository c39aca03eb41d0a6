// Reads the short balance sheet of a document without another: titled as a summary, or with numbered terms as columns,
// 제14기말 or 第22期末, dated by the years that another statement prints beside the same terms.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import type { Statement } from '#shared/model/statement.ts';
import type { Chunk } from '../../ports/search-index.ts';
import { readAgain } from './read-again.ts';

const SUMMARY = /\s*[（(]\s*(?:요약|要約|summary|condensed|abridged)\s*[)）]\s*$/iu;
const plainTitle = (title: string): string => title.replace(SUMMARY, '');

const TERM = /^#\d+$/;
/** A heading of a column; a longer cell is a text that mentions a term. */
const MAX_LENGTH = 12;

const termIn = (text: string): string | undefined => {
  const [term, ...more] = new Set(periodsIn(text).flatMap(({ key }) => (TERM.test(key) ? [key] : [])));
  return more.length === 0 ? term : undefined;
};

/** The period of each term. */
const datedTerms = (statements: readonly Statement[]): ReadonlyMap<string, string> =>
  new Map(
    statements.flatMap(({ columns }) =>
      columns.flatMap(({ label, period }): [string, string][] => {
        const term = termIn(label);
        return term ? [[term, period]] : [];
      }),
    ),
  );

const plainlyTitled = (chunk: Chunk): Chunk => {
  const { context } = chunk;
  return context.section ? { ...chunk, context: { ...context, section: plainTitle(context.section) } } : chunk;
};

/** `statements`: the others of the document. */
export const shortBalance = (chunks: readonly Chunk[], statements: readonly Statement[]): Statement | undefined => {
  const terms = datedTerms(statements);
  return readAgain('balance', chunks.map(plainlyTitled), (cell) => {
    const term = cell.trim().length <= MAX_LENGTH ? termIn(cell) : undefined;
    return (term && terms.get(term)) ?? plainTitle(cell);
  });
};
