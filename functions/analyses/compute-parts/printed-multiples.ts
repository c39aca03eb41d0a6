// Shows what documents print on the value of comparable companies where no prices were entered: their comparisons, the
// multiples that they state, and the value that they state for the company.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import valuation from '#shared/language/lexicon/valuation-multiples.json' with { type: 'json' };
import type { Block } from '#shared/report/blocks.ts';
import type { Passage } from '../../engine/evidence.ts';
import type { Quotable } from '../../engine/write/prose/sentences.ts';
import type { Built, SectionContext } from '../builder.ts';
import { comparisonTables, isOfShares } from '../evidence/comparison-tables.ts';
import { shownTable } from '../evidence/plain-table.ts';
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

const statedMultiples = async (context: SectionContext): Promise<Block[]> => {
  const prose = (await passagesOn(context)).filter(({ chunk }) => chunk.kind === 'prose');
  const quotes = prose.flatMap(statedLines).filter(statesMultiple);
  const once = [...new Map(quotes.map((one) => [one.text, one])).values()].slice(0, MAX_QUOTES);
  const items = once.map((one) => [quotedOf(context, one)]);
  return items.length > 0 ? [{ kind: 'list', ordered: false, items }] : [];
};

const comparisons = async (context: SectionContext): Promise<Block[]> => {
  const companies = (await comparedCompanies(context)).map(({ company }) => company);
  const tables = companies.length > 1 ? await comparisonTables(context, companies) : [];
  return tables
    .filter((table) => !isOfShares(table))
    .slice(0, MAX_TABLES)
    .map((table) => shownTable(context, table));
};

const hasContent = ({ kind }: Block): boolean => kind !== 'notice';

/** `undefined` if the documents print nothing for the part. */
export const printedMultiples = async (context: SectionContext, part: string): Promise<Built | undefined> => {
  const blocks =
    part === 'multiples'
      ? [...(await comparisons(context)), ...(await statedMultiples(context))]
      : (await context.build({ kind: 'relations', of: ['valueToFigures', 'priceToEarnings'] })).blocks;
  return blocks.some(hasContent) ? { blocks, status: 'done' } : undefined;
};
