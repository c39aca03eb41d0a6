// Shows what documents print on the value of comparable companies where no prices were entered: tables and sentences
// with multiples, and the value that they state for the company.
import type { Block } from '#shared/report/blocks.ts';
import type { Passage } from '../../engine/evidence.ts';
import type { Built, SectionContext } from '../builder.ts';
import { askingPrice } from '../evidence/asking-price.ts';
import { hasMultiples, statesMultiple } from '../evidence/multiples.ts';
import { type PlainTable, plainTables, shownTable } from '../evidence/plain-table.ts';
import { comparedCompanies } from '../evidence/rows.ts';
import { quotedOf } from '../evidence/select-quotes.ts';
import { namesAskingPrice } from '../evidence/stated-amount.ts';
import { statedLines } from '../evidence/stated-lines.ts';
import { latestOf } from '../latest-year.ts';
import { impliedConclusion, impliedTable, listOf } from './implied-table.ts';
import { impliedValues } from './implied-value.ts';
import { ownClass } from './peer-class.ts';

const SUBJECTS = ['sale', 'acquisitions', 'market', 'competition'];
const MAX_TABLES = 2;
const MAX_QUOTES = 6;

const passagesOn = async (context: SectionContext): Promise<readonly Passage[]> => {
  const companies = (await comparedCompanies(context)).map(({ company }) => company.name);
  const queries = [context.text('ask.transactionOf'), context.text('say.multiplesQuestion'), ...companies];
  const found = await Promise.all(queries.map(async (query) => (await context.passages(query)).passages));
  const all = [...found.flat(), ...(await context.room(SUBJECTS))];
  return [...new Map(all.map((one) => [one.chunk.id, one])).values()];
};

const statedMultiples = (context: SectionContext, passages: readonly Passage[]): Block[] => {
  const prose = passages.filter(({ chunk }) => chunk.kind === 'prose');
  const quotes = prose
    .flatMap(statedLines)
    // The price asked for the company is no multiple of another.
    .filter(({ text }) => statesMultiple(text) && !namesAskingPrice(text));
  const once = [...new Map(quotes.map((one) => [one.text, one])).values()].slice(0, MAX_QUOTES);
  const items = once.map((one) => [quotedOf(context, one)]);
  return items.length > 0 ? [{ kind: 'list', ordered: false, items }] : [];
};

/** Tables with a column of multiples, of the compared companies or of transactions. */
const multipleTables = (passages: readonly Passage[]): PlainTable[] =>
  plainTables(passages)
    .filter((table) => hasMultiples(table) && table.rows.length > 0)
    .slice(0, MAX_TABLES);

/** The tables of multiples in the files of the workspace. */
export const printedTables = async (context: SectionContext): Promise<PlainTable[]> =>
  multipleTables(await passagesOn(context));

const multiplesIn = (context: SectionContext, passages: readonly Passage[]): Block[] => [
  ...multipleTables(passages).map((table) => shownTable(context, table)),
  ...statedMultiples(context, passages),
];

/** What the printed multiples imply for the company, and what its owners ask: the conclusion first. */
const valuesIn = async (context: SectionContext, passages: readonly Passage[]): Promise<Block[]> => {
  const latest = await latestOf(context);
  const implied = latest ? await impliedValues(latest, multipleTables(passages)) : [];
  const { blocks } = await context.build({ kind: 'relations', of: ['valueToFigures'] });
  const answers = blocks.filter(hasContent);
  if (!latest || implied.length === 0) return answers;
  const price = await askingPrice(context, latest.revenue.unit);
  const prose = passages.flatMap(statedLines).filter(({ text }) => statesMultiple(text));
  const concluded = [...impliedConclusion(latest, implied, price), ...(await ownClass(latest, prose))];
  return [...listOf(concluded), impliedTable(latest, implied), ...answers];
};

const hasContent = ({ kind }: Block): boolean => kind !== 'notice';

/** `undefined` if the documents print nothing for the part. */
export const printedMultiples = async (context: SectionContext, part: string): Promise<Built | undefined> => {
  const passages = await passagesOn(context);
  const blocks = part === 'multiples' ? multiplesIn(context, passages) : await valuesIn(context, passages);
  return blocks.some(hasContent) ? { blocks, status: 'done' } : undefined;
};
