// Detects figures from another row or column than the question names by its full label.
import type { FoundCell } from '../../tables/find-cells.ts';
import { readTable } from '../../tables/read-table.ts';
import { terms } from '../../terms.ts';
import { isGroupWord } from '../../understand/kinds/find-rank.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { bare } from '../../understand/words/phrase.ts';

/** 펍 매출: a one-syllable word is no content word, but still separates rows. */
const SHORT_WORD = /(?:^|\s)[가-힣](?=\s)/u;
const shortNamed = ({ question }: Plan, { passage: { chunk }, row }: FoundCell): string | undefined => {
  const whole = bare(question);
  return readTable(chunk)
    .rows.map(({ label }) => label.trim())
    .find((label) => SHORT_WORD.test(label) && label !== row.label.trim() && whole.includes(bare(label)));
};

/**
 * Returns the other label: "Products revenue" where the total was picked and a row is named Products, or "goodwill
 * acquisitions" beside such a column.
 */
export const namesOther = (plan: Plan, cell: FoundCell): string | undefined =>
  shortNamed(plan, cell) ?? named(plan, cell);

const named = (plan: Plan, { passage: { chunk }, row, value }: FoundCell): string | undefined => {
  const words = new Set(plan.qualifiers.flatMap(terms));
  if (words.size === 0) return undefined;
  const own = new Set(terms(`${row.label} ${value.column?.label ?? ''}`));
  const isOther = (label: string): boolean => {
    const named = terms(label).filter((term) => !isGroupWord(term));
    return named.length > 0 && named.every((term) => words.has(term)) && !named.every((term) => own.has(term));
  };
  const rows = readTable(chunk).rows.filter(({ values }) => values.length > 0);
  const columns = row.values.map(({ column }) => column?.about ?? '');
  return rows.map(({ label }) => label).find(isOther) ?? columns.find(isOther);
};
