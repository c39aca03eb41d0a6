// Parses the cells of a question list: columns by their headings, then one question per row. Without schemas, because
// the browser loads it.
import { wordsOf } from '../language/lexicon/lexicon.ts';
import lexicon from '../language/lexicon/question-list-columns.json' with { type: 'json' };

/** Chosen so that a list takes a minute or two, and each request seconds. */
export const QUESTION_LIST = {
  maxRows: 100,
  rowsARequest: 5,
  maxCharacters: 1000,
  maxPage: 100_000,
  maxPages: 10,
} as const;

export type ListedQuestion = {
  readonly question: string;
  readonly answer?: string | undefined;
  readonly document?: string | undefined;
  /** Each of these pages answers. */
  readonly pages?: number[] | undefined;
};

/** Why a list cannot be asked. Texts: i18n `quality.own.fault.<code>`. */
export type ListFault = {
  readonly code: 'empty' | 'noQuestion' | 'noExpected' | 'tooMany' | 'tooLong' | 'badPage';
  /** The line of the file, counted from 1. */
  readonly line?: number;
};
export type ReadList = { readonly questions: readonly ListedQuestion[] } | { readonly fault: ListFault };

const COLUMNS = lexicon.columns.map((column) => ({
  id: column.id,
  words: new Set(wordsOf(column).map((word) => word.toLowerCase())),
}));

const headingOf = (cell: string): string =>
  cell
    .normalize('NFKC')
    .replace(/[\s_]+/g, ' ')
    .trim()
    .toLowerCase();
const columnOf = (cells: readonly string[], id: string): number => {
  const words = COLUMNS.find((column) => column.id === id)?.words;
  return cells.findIndex((cell) => words?.has(headingOf(cell)));
};

const cellAt = (cells: readonly string[], at: number): string | undefined => cells[at]?.trim() || undefined;

/** `12`, `p. 12`, `12, 14`; `undefined` if any of them is not a page. */
const pagesIn = (cell: string): number[] | undefined => {
  const pages = cell
    .normalize('NFKC')
    .split(/[,;/、]/)
    .map((one) => Number(/^\D{0,6}(\d+)\D{0,6}$/.exec(one)?.[1]));
  const isFine =
    pages.length <= QUESTION_LIST.maxPages && pages.every((page) => page >= 1 && page <= QUESTION_LIST.maxPage);
  return isFine ? pages : undefined;
};

type Columns = Readonly<Record<'question' | 'answer' | 'document' | 'page', number>>;

const questionIn = (cells: readonly string[], columns: Columns, line: number): ListedQuestion | ListFault => {
  const [question = '', answer, document, page] = [
    columns.question,
    columns.answer,
    columns.document,
    columns.page,
  ].map((at) => cellAt(cells, at));
  if ([question, answer, document].some((text) => (text?.length ?? 0) > QUESTION_LIST.maxCharacters))
    return { code: 'tooLong', line };
  const pages = page === undefined ? undefined : pagesIn(page);
  if (page !== undefined && pages === undefined) return { code: 'badPage', line };
  return { question, answer, document, pages };
};

/** Skips rows without a question, because lists contain notes and blank lines. */
export const readQuestionList = (rows: readonly (readonly string[])[]): ReadList => {
  const head = rows.findIndex((cells) => columnOf(cells, 'question') >= 0);
  const headings = rows[head];
  if (!headings) return { fault: { code: rows.some((cells) => cells.some(Boolean)) ? 'noQuestion' : 'empty' } };
  const at = (id: string) => columnOf(headings, id);
  const columns = { question: at('question'), answer: at('answer'), document: at('document'), page: at('page') };
  if (columns.answer < 0 && columns.document < 0 && columns.page < 0) return { fault: { code: 'noExpected' } };
  const read = rows.flatMap((cells, n) =>
    n > head && cellAt(cells, columns.question) ? [questionIn(cells, columns, n + 1)] : [],
  );
  const fault = read.find((one) => 'code' in one);
  if (fault) return { fault };
  const questions = read.filter((one) => 'question' in one);
  if (questions.length === 0) return { fault: { code: 'empty' } };
  return questions.length > QUESTION_LIST.maxRows ? { fault: { code: 'tooMany' } } : { questions };
};
