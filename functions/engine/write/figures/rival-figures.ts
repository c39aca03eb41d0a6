// Detects a different figure for the same measure and period elsewhere in the document, which leaves the meant one
// open.
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import type { Finding } from '#shared/report/blocks.ts';
import type { Passage } from '../../evidence.ts';
import { isTitled } from '../../rank/signals.ts';
import { type FoundCell, findCells } from '../../tables/find-cells.ts';
import { phraseScore } from '../../tables/label-match.ts';
import { TITLES } from '../../tables/titles.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { bare } from '../../understand/words/phrase.ts';
import { nearFindings } from '../fit/fit.ts';
import { amountValue, cellMeasure } from './figure-sentence.ts';
import { differ } from './rounding.ts';

const PRIMARY = [TITLES.income, TITLES.balance, TITLES.cash];
/** Whether its heading, or the title above its figures, names a primary statement. */
const isStatement = ({ chunk: { context, text } }: Passage): boolean =>
  PRIMARY.some((title) => isTitled(title, context.section?.split(' > ').at(-1), text));

/** A figure without a stated unit may be in any unit. */
const isComparable = (cell: FoundCell, other: FoundCell): boolean => {
  const [unit, otherUnit] = [cell, other].map((one) => cellMeasure(one)?.unit);
  return unit === undefined || otherUnit === undefined || unit === otherUnit;
};

const digits = ({ value }: FoundCell): string => value.text.replace(/\D/g, '');
/** Figures with the same digits count as equal, since the scale may be unknown. */
const isOther = (cell: FoundCell, other: FoundCell): boolean =>
  digits(cell) !== digits(other) && differ(amountValue(other), amountValue(cell));

const isInWords = ({ phrase }: Plan, { row }: FoundCell): boolean => phraseScore(phrase, row.label) === 1;

/** Another row of the table that fits the measure as well under another name: 사채 beside 장기차입금. */
const rivalRow = (plan: Plan, cell: FoundCell): FoundCell | undefined =>
  isInWords(plan, cell)
    ? undefined
    : findCells(plan, cell.metric, cell.period, cell.passage).find(
        (other) =>
          other.row !== cell.row &&
          other.fit >= cell.fit &&
          bare(other.row.label) !== bare(cell.row.label) &&
          isComparable(cell, other) &&
          isOther(cell, other),
      );

/** Reports another table that fits as well with another figure; only a statement competes with a primary statement. */
const rivalFindings = (plan: Plan, cell: FoundCell, passages: readonly Passage[]): Finding[] => {
  const { metric, period, passage } = cell;
  const { fileId, context } = passage.chunk;
  if (period === undefined || cell.parts) return [];
  const name = metric?.labels[plan.language][0] ?? cell.row.label;
  const row = metric && rivalRow(plan, cell);
  if (row) return [{ code: 'partDiffers', about: name, instead: row.row.label }];
  // For what no statement contains, such as headcount, any table may compete.
  const own = metric?.statement !== 'other' && isStatement(passage);
  const rival = passages
    .filter(({ chunk }) => chunk.kind === 'table' && chunk.fileId === fileId && chunk !== passage.chunk)
    .filter((other) => !own || isStatement(other))
    .filter(({ chunk }) => chunk.context.basis === context.basis && chunk.context.company === context.company)
    .flatMap((other) => findCells(plan, metric, period, other))
    .find(
      (other) =>
        other.period !== undefined &&
        samePeriod(period, other.period) &&
        other.fit >= cell.fit &&
        isComparable(cell, other) &&
        isOther(cell, other) &&
        nearFindings(plan, other).length === 0,
    );
  if (!rival) return [];
  const instead = [rival.passage.chunk.context.section?.split(' > ').at(-1), rival.value.text]
    .filter(Boolean)
    .join(' ');
  return [{ code: 'partDiffers', about: name, instead }];
};

/** Returns no finding if the figure answers and no other would as well. */
export const figureFindings = (plan: Plan, cell: FoundCell, passages: readonly Passage[]): Finding[] => [
  ...nearFindings(plan, cell),
  ...rivalFindings(plan, cell, passages),
];
