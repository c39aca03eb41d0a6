// Ranks a table with a row label in the question's exact words above one that words it differently.
import type { Chunk } from '../../ports/search-index.ts';
import { periodFit } from '../tables/period-fit.ts';
import { readTable } from '../tables/read-table.ts';
import type { Row } from '../tables/table.ts';
import { labelForms } from '../understand/measures/labels.ts';
import type { Plan } from '../understand/plan-type.ts';
import { bare } from '../understand/words/phrase.ts';

/** A label with a smaller share of the question's words is a different one. Set by hand. */
const MIN_SHARE = 0.5;
/** The weight of a label printed with additions, in brackets or numbered: 당기순이익(손실). */
const DRESSED = 0.9;

const share = (wording: string, form: string): number =>
  wording.includes(form) && form.length >= wording.length * MIN_SHARE ? form.length / wording.length : 0;

/** 1 if the label contains exactly the words of the question. */
export const wordingScore = (wording: string, label: string): number => {
  if (wording === '') return 0;
  const dressed = labelForms(label).map((form) => DRESSED * share(wording, bare(form)));
  return Math.max(share(wording, bare(label)), ...dressed);
};

const hasFigure = (plan: Plan, row: Row, chunk: Chunk): boolean => {
  const figures = row.values.filter(({ text }) => /\d/.test(text));
  if (plan.periods.length === 0) return figures.length > 0;
  return figures.some((value) => plan.periods.some((wanted) => periodFit(wanted, row, value, chunk)[1] > 0));
};

/** The best score of the table's rows with a figure in a requested period. */
export const labelWording = (plan: Plan, chunk: Chunk): number => {
  if (plan.kind !== 'figure' || chunk.kind !== 'table') return 0;
  const rows = readTable(chunk)
    .rows.map((row) => ({ row, score: wordingScore(plan.wording, row.label) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return rows.find(({ row }) => hasFigure(plan, row, chunk))?.score ?? 0;
};
