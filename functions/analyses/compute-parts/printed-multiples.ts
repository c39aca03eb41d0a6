// Shows what documents print on the value of comparable companies where no prices were entered: tables and sentences
// with multiples, and the value that they state for the company.
import { statesMoney } from '#shared/language/grammar/figures.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import valuation from '#shared/language/lexicon/valuation-multiples.json' with { type: 'json' };
import type { Block } from '#shared/report/blocks.ts';
import type { Passage } from '../../engine/evidence.ts';
import type { Quotable } from '../../engine/write/prose/sentences.ts';
import type { Built, SectionContext } from '../builder.ts';
import { type PlainTable, plainTables, shownTable } from '../evidence/plain-table.ts';
import { comparedCompanies } from '../evidence/rows.ts';
import { quotedOf } from '../evidence/select-quotes.ts';
import { statedLines } from '../evidence/stated-lines.ts';

const namesMultiple = compile(valuation);
const { id, source, leverage } = valuation;
const namesLeverage = compile({ ...leverage, id, source, not: [] });
const TIMES =
  /\d+(?:\.\d+)?\s?(?:x|times|배|倍)(?![\p{L}])|\b(?:two|three|four|five|six|seven|eight|nine|ten) times\b/iu;
const SUBJECTS = ['sale', 'acquisitions', 'market', 'competition'];
const MAX_TABLES = 2;
const MAX_QUOTES = 6;

const statesMultiple = ({ text }: Quotable): boolean =>
  TIMES.test(text) && namesMultiple(text).length > 0 && namesLeverage(text).length === 0;

const passagesOn = async (context: SectionContext): Promise<readonly Passage[]> => {
  const companies = (await comparedCompanies(context)).map(({ company }) => company.name);
  const queries = [context.text('ask.transactionOf'), context.text('say.multiplesQuestion'), ...companies];
  const found = await Promise.all(queries.map(async (query) => (await context.passages(query)).passages));
  const all = [...found.flat(), ...(await context.room(SUBJECTS))];
  return [...new Map(all.map((one) => [one.chunk.id, one])).values()];
};

const statedMultiples = (context: SectionContext, passages: readonly Passage[]): Block[] => {
  const prose = passages.filter(({ chunk }) => chunk.kind === 'prose');
  const quotes = prose.flatMap(statedLines).filter(statesMultiple);
  const once = [...new Map(quotes.map((one) => [one.text, one])).values()].slice(0, MAX_QUOTES);
  const items = once.map((one) => [quotedOf(context, one)]);
  return items.length > 0 ? [{ kind: 'list', ordered: false, items }] : [];
};

/** A column of amounts has prices, not multiples. */
const hasMultiples = ({ head, rows }: PlainTable): boolean =>
  head.some(
    (label, at) =>
      namesMultiple(label).length > 0 &&
      namesLeverage(label).length === 0 &&
      !rows.some(({ cells }) => statesMoney(cells[at] ?? '')),
  );

/** Tables with a column of multiples, of the compared companies or of transactions. */
const multipleTables = (context: SectionContext, passages: readonly Passage[]): Block[] =>
  plainTables(passages)
    .filter((table) => hasMultiples(table) && table.rows.length > 0)
    .slice(0, MAX_TABLES)
    .map((table) => shownTable(context, table));

const multiplesIn = async (context: SectionContext): Promise<Block[]> => {
  const passages = await passagesOn(context);
  return [...multipleTables(context, passages), ...statedMultiples(context, passages)];
};

const hasContent = ({ kind }: Block): boolean => kind !== 'notice';

/** `undefined` if the documents print nothing for the part. */
export const printedMultiples = async (context: SectionContext, part: string): Promise<Built | undefined> => {
  const blocks =
    part === 'multiples'
      ? await multiplesIn(context)
      : (await context.build({ kind: 'relations', of: ['valueToFigures'] })).blocks;
  return blocks.some(hasContent) ? { blocks, status: 'done' } : undefined;
};
