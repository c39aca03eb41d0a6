// The closest table to a question that no sentence answers, each row cited, so that the reader can compare.
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import type { Block, Finding } from '#shared/report/blocks.ts';
import type { Passage } from '../../evidence.ts';
import { isRowOfOtherCount } from '../../tables/count-of-cell.ts';
import { readTable } from '../../tables/read-table.ts';
import type { Row, Value } from '../../tables/table.ts';
import { terms } from '../../terms.ts';
import { namesExtreme } from '../../understand/kinds/find-rank.ts';
import type { Plan } from '../../understand/plan-type.ts';
import type { Citations } from '../citations.ts';
import { figureCell } from '../figures/figure-cell.ts';
import { isOfCompany, namesNobody } from '../figures/pick-figure.ts';
import type { Wording } from '../fit/coverage.ts';
import { fitted, rowFindings } from '../fit/fit.ts';

const LOOKED_AT = 3;
/** Least value of the signal `words` for a table to be shown. Set by hand. */
const MIN_WORDS = 0.3;
const MAX_ROWS = 8;

const speaksOf = (plan: Plan, { section, label }: Row): number => {
  const own = new Set(terms(`${section} ${label}`));
  return plan.words.filter((word) => own.has(word)).length;
};

/** Rows that name what is asked, or else the first ones; all of one width, to fit one heading. */
const rowsOf = (plan: Plan, rows: readonly Row[]): readonly Row[] => {
  const most = Math.max(0, ...rows.map((row) => speaksOf(plan, row)));
  // The highest can only be found among all rows.
  const named = most > 0 && !namesExtreme(plan.question) ? rows.filter((row) => speaksOf(plan, row) === most) : rows;
  const width = named[0]?.values.length ?? 0;
  return named.filter(({ values }) => values.length === width && width > 0).slice(0, MAX_ROWS);
};

/** A heading above all rows belongs to the table. */
const labelsOf = (rows: readonly Row[]): string[] => {
  const isOne = new Set(rows.map(({ section }) => section)).size === 1;
  return rows.map(({ section, label }) => (isOne ? label : [section, label].filter(Boolean).join(' ')));
};

/** The wording of one cell: its row and its column's head. */
const wordingOf = ({ chunk: { context } }: Passage, { section, label }: Row, { column }: Value): Wording => {
  const text = [context.document, context.section, section, label, column?.label].filter(Boolean).join(' ');
  return { text, words: new Set(terms(text)), section: context.section };
};

/** Whether the column names periods, but no requested one. */
const isOfOtherPeriod = ({ periods }: Plan, { column }: Value): boolean => {
  const stated = column?.periods ?? [];
  return (
    periods.length > 0 && stated.length > 0 && !periods.some((wanted) => stated.some((one) => samePeriod(wanted, one)))
  );
};

/** Figures are not reasons, and counts of people are not counts of sites. */
const findingsOf = (plan: Plan, table: Passage, row: Row, value: Value): Finding[] =>
  plan.wanted === 'cause' || isOfOtherPeriod(plan, value) || isRowOfOtherCount(plan.question, table.chunk, row)
    ? [{ code: 'offQuestion' }]
    : rowFindings(plan, wordingOf(table, row, value), row.label);

export const nearestTable = (plan: Plan, passages: readonly Passage[], citations: Citations): Block[] => {
  if (namesNobody(plan)) return [];
  const table = passages
    .slice(0, LOOKED_AT)
    .find((one) => one.chunk.kind === 'table' && isOfCompany(plan, one) && (one.signals.words ?? 0) >= MIN_WORDS);
  const rows = table ? rowsOf(plan, readTable(table.chunk).rows) : [];
  const [first] = rows;
  if (!table || !first) return [];
  const { unit, section } = table.chunk.context;
  const labels = labelsOf(rows);
  return [
    {
      kind: 'table',
      caption: [section?.split(' > ').at(-1), unit].filter(Boolean).join(' '),
      columns: [{ label: '' }, ...first.values.map(({ column }) => ({ label: column?.label ?? '' }))],
      rows: rows.map((row, i) => {
        const { n } = citations.cite(table, row.start, row.end);
        const cells = row.values.map((value) =>
          fitted(figureCell(table, row, value, n), findingsOf(plan, table, row, value)),
        );
        return [{ text: labels[i] ?? '' }, ...cells];
      }),
    },
  ];
};
