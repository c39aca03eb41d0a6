// Detects answers with a figure of another row or column than the one that the question names by its whole label.
import type { FoundCell } from '../../tables/find-cells.ts';
import { readTable } from '../../tables/read-table.ts';
import { terms } from '../../terms.ts';
import { isGroupWord } from '../../understand/kinds/find-rank.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { bare } from '../../understand/words/phrase.ts';

/** 펍 매출: a word of one syllable is no word by itself, and tells rows apart all the same. */
const SHORT_WORD = /(?:^|\s)[가-힣](?=\s)/u;
const shortNamed = ({ question }: Plan, { passage: { chunk }, row }: FoundCell): string | undefined => {
  const whole = bare(question);
  return readTable(chunk)
    .rows.map(({ label }) => label.trim())
    .find((label) => SHORT_WORD.test(label) && label !== row.label.trim() && whole.includes(bare(label)));
};

/** "Products revenue" where the total is given and another row is headed Products; "goodwill acquisitions" beside a column of them. */
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
