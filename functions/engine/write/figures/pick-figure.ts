// Chooses the cell that answers a metric and period, over all passages.
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import { MONEY } from '#shared/language/grammar/units.ts';
import type { Passage } from '../../evidence.ts';
import { ofMeantBasis } from '../../tables/basis.ts';
import { type FoundCell, findCells } from '../../tables/find-cells.ts';
import { phraseScore } from '../../tables/label-match.ts';
import { asksPart, isOfPart, partNamed } from '../../tables/parts.ts';
import { readTable } from '../../tables/read-table.ts';
import { summedCells } from '../../tables/sum-parts.ts';
import type { Metric } from '../../understand/measures/metrics/metric.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { cellMeasure } from './figure-sentence.ts';
import { plannedColumn } from './planned-column.ts';

const LOOKED_AT = 40;
/** Below this a cell is related, but no answer. */
const MIN_FIT = 0.5;
const FIT_WEIGHT = 4;

const newestFirst = (a: FoundCell, b: FoundCell): number => (b.period ?? '').localeCompare(a.period ?? '');

/** Fit of label and period counts first; equal cells are ordered by the passage's rank. */
const worth = ({ fit, passage }: FoundCell, best: number): number =>
  FIT_WEIGHT * fit + (best > 0 ? passage.score / best : 0) * 2;

/** From this on, the passage, its document or its text names the company. */
const NAMED = 0.6;

/** Whether no document is about the company that the question names. */
export const namesNobody = ({ names, entities }: Plan): boolean => names.length === 0 && entities.length > 0;

/** Whether the passage is about a requested company. */
export const isOfCompany = (plan: Plan, { signals }: Passage): boolean =>
  plan.names.length === 0 || (signals.entity ?? 0) >= NAMED;

/** Keeps passages of the company; all passages only if none names it. */
const ofCompany = (plan: Plan, passages: readonly Passage[]): readonly Passage[] => {
  if (plan.names.length === 0) return passages;
  const own = passages.filter(({ signals }) => (signals.entity ?? 0) === 1);
  if (own.length > 0) return own;
  const naming = passages.filter((passage) => isOfCompany(plan, passage));
  return naming.length > 0 ? naming : passages;
};

/** Returns the cell of a known fact; no search is needed then. */
const factCell = (
  plan: Plan,
  metric: Metric | undefined,
  wanted: string | undefined,
  passages: readonly Passage[],
): FoundCell | undefined => {
  const fact = plan.facts.find(
    (one) => one.answers && one.metric === metric?.id && (wanted === undefined || samePeriod(wanted, one.period)),
  );
  const passage = fact && passages.find(({ chunk }) => chunk.id === fact.chunkId);
  if (!passage) return undefined;
  for (const row of readTable(passage.chunk).rows)
    for (const value of row.values)
      if (value.start === fact.start) return { passage, metric, row, value, period: fact.period, fit: 1 };
  return undefined;
};

/** A label this long is requested as printed: "total cash, cash equivalents and restricted cash". */
const LONG = 16;
const LONG_CJK = 7;
const isToTheLetter = ({ phrase }: Plan): boolean => phrase.length >= (/[^\x20-\x7e]/.test(phrase) ? LONG_CJK : LONG);
const isExactly = (plan: Plan, { row }: FoundCell): boolean => phraseScore(plan.phrase, row.label) === 1;

/** Whether the cell is the requested part of a known total, such as a segment's revenue. */
const isNarrower = (plan: Plan, cell: FoundCell, known: FoundCell): boolean => {
  const [own = 0, whole = 0] = [cell, known].map(({ row }) => partNamed(plan, `${row.section} ${row.label}`));
  return own >= MIN_FIT && own > whole;
};

/** A sum comes before its parts, since a part may have the name of the total. */
const cellsIn = (
  plan: Plan,
  metric: Metric | undefined,
  wanted: string | undefined,
  passage: Passage,
): readonly FoundCell[] => {
  const sums = summedCells(plan, metric, wanted, passage);
  return sums.length > 0 ? sums : findCells(plan, metric, wanted, passage);
};

/** A count is neither an amount of money nor a percentage. */
const HOW_MANY =
  /\bhow many\b(?! (?:dollars|euros|pounds|yen|won))|몇\s?(?:명|개|곳|대|건|주|사람)|何(?:人|名|店|社|件|台|株|か所|カ所)/iu;
export const asksHowMany = (question: string): boolean => HOW_MANY.test(question);
const NO_COUNT: readonly string[] = [...MONEY, 'percent'];
const isCountable = (plan: Plan, cell: FoundCell): boolean =>
  !asksHowMany(plan.question) || !NO_COUNT.includes(cellMeasure(cell)?.unit ?? '');

/** Without a requested period, actual figures come before planned ones. */
const reached = (plan: Plan, cells: readonly FoundCell[]): readonly FoundCell[] => {
  const own = cells.filter((cell) => plannedColumn(plan, cell) === undefined);
  return own.length > 0 ? own : cells;
};

export const pickFigure = (
  plan: Plan,
  metric: Metric | undefined,
  wanted: string | undefined,
  passages: readonly Passage[],
): FoundCell | undefined => {
  const known = factCell(plan, metric, wanted, passages);
  const isPlain = plan.qualifiers.length === 0 && !isToTheLetter(plan);
  if (known && (isPlain || isExactly(plan, known))) return known;
  const best = passages[0]?.score ?? 0;
  // A listing that gives a statement's page contains no figure of it.
  const own = ofCompany(plan, passages)
    .filter(({ signals }) => signals.formal !== 1)
    .slice(0, LOOKED_AT);
  // The total does not answer a question for a part.
  const isPart = metric !== undefined && asksPart(plan, own);
  const fitting = own
    .flatMap((passage) => cellsIn(plan, metric, wanted, passage))
    .filter(
      (cell) =>
        cell.fit >= MIN_FIT && (metric !== undefined || isCountable(plan, cell)) && (!isPart || isOfPart(plan, cell)),
    );
  const found = ofMeantBasis(plan, wanted === undefined ? reached(plan, fitting) : fitting);
  const exact = isToTheLetter(plan) ? found.filter((cell) => isExactly(plan, cell)) : [];
  const [first] = [...(exact.length > 0 ? exact : found)].sort((a, b) => worth(b, best) - worth(a, best));
  if (known && !isPart && exact.length === 0 && !(first && isNarrower(plan, first, known))) return known;
  if (!first || wanted !== undefined) return first;
  // Without a requested period, takes the newest of the same row.
  const [newest] = found.filter((cell) => cell.row === first.row && cell.fit >= first.fit * 0.95).sort(newestFirst);
  return newest ?? first;
};
