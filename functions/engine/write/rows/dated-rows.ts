// When listed things end: rows by their end date column, each with its name.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import type { Block } from '#shared/report/blocks.ts';
import { type DateEvent, datedThingsIn, endIn } from '../../understand/kinds/date-events.ts';
import { speaksOf } from '../../understand/kinds/topics.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { lineCell } from '../figures/figure-cell.ts';
import { isOfCompany, namesNobody } from '../figures/pick-figure.ts';
import { speaksOfWord } from '../fit/coverage.ts';
import { fitted } from '../fit/fit.ts';
import type { Writing } from '../writer.ts';
import { headedTables, type Line, type Rows, wordingOf } from './row-blocks.ts';

/** Most rows that can be read at a glance. Set by hand. */
const MAX_ROWS = 20;

const requestedEnd = ({ question, wanted, kind, periods }: Plan): DateEvent | undefined =>
  wanted === 'date' || (kind !== 'figure' && periods.length > 0) ? endIn(question) : undefined;

const isInPeriods = ({ periods }: Plan, cell: string): boolean => {
  const dates = periodsIn(cell);
  if (periods.length === 0) return dates.length > 0;
  return dates.some(({ key }) => periods.some((wanted) => samePeriod(wanted, key)));
};

/** Whether row and headings have every word of the question, apart from the event and things that end by nature. */
const isMet = (plan: Plan, table: Rows, row: Line, event: DateEvent): boolean => {
  const wording = wordingOf(table, row);
  if (plan.topic && !speaksOf(plan.topic, wording.text)) return false;
  return plan.words
    .filter((word) => event.wordsInQuestion(word).length === 0)
    .every(
      (word) =>
        speaksOfWord(word, wording) || (datedThingsIn(word).length > 0 && datedThingsIn(wording.text).length > 0),
    );
};

/** If the question names rows, only those are returned. */
const namedOr = ({ question }: Plan, rows: readonly Line[]): readonly Line[] => {
  const named = rows.filter(({ cells: [name = ''] }) => name.length > 1 && question.includes(name));
  return named.length > 0 ? named : rows;
};

export const datedRows = ({ plan, passages, citations }: Writing): Block[] => {
  const event = requestedEnd(plan);
  if (!event || namesNobody(plan)) return [];
  for (const table of headedTables(passages.filter((passage) => isOfCompany(plan, passage)))) {
    const column = table.header.findIndex((label, at) => at > 0 && event.wordsIn(label).length > 0);
    const rows = table.rows.filter(
      (row) => column > 0 && isInPeriods(plan, row.cells[column] ?? '') && isMet(plan, table, row, event),
    );
    if (rows.length === 0) continue;
    const cellOf = ({ cells, start, end }: Line) => {
      const { n } = citations.cite(table.passage, start, end);
      return fitted(lineCell(table.passage, start, cells[column] ?? '', n), []);
    };
    return [
      {
        kind: 'table',
        columns: [0, column].map((at) => ({ label: table.header[at] ?? '' })),
        rows: namedOr(plan, rows)
          .slice(0, MAX_ROWS)
          .map((row) => [{ text: row.cells[0] ?? '' }, cellOf(row)]),
      },
    ];
  }
  return [];
};
