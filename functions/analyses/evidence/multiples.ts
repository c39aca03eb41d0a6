// Tells where documents state the value of companies as a multiple of their results: a valuation, no trait of a company.
import { statesMoney } from '#shared/language/grammar/figures.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import valuation from '#shared/language/lexicon/valuation-multiples.json' with { type: 'json' };
import type { PlainTable } from './plain-table.ts';

const namesMultiple = compile(valuation);
const { id, source, leverage } = valuation;
const namesLeverage = compile({ ...leverage, id, source, not: [] });
const TIMES =
  /\d+(?:\.\d+)?\s?(?:(?:x|times)(?![\p{L}])|배|倍)|\b(?:two|three|four|five|six|seven|eight|nine|ten) times\b/iu;

export const statesMultiple = (text: string): boolean =>
  TIMES.test(text) && namesMultiple(text).length > 0 && namesLeverage(text).length === 0;

/** A column of amounts has prices, not multiples. */
export const isMultiple = ({ head, rows }: PlainTable, at: number): boolean => {
  const label = head[at] ?? '';
  return (
    namesMultiple(label).length > 0 &&
    namesLeverage(label).length === 0 &&
    !rows.some(({ cells }) => statesMoney(cells[at] ?? ''))
  );
};

export const hasMultiples = (table: PlainTable): boolean => table.head.some((_, at) => isMultiple(table, at));
