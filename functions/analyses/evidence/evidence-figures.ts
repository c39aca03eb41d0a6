// Reads yearly figures of a company from tables of documents: the row of each metric over its columns.
import { readFigures } from '#shared/language/grammar/figures.ts';
import forecastYears from '#shared/language/lexicon/forecast-years.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Passage } from '../../engine/evidence.ts';
import type { FoundCell } from '../../engine/tables/find-cells.ts';
import { metricScore } from '../../engine/tables/label-match.ts';
import type { Metric } from '../../engine/understand/measures/metrics/metric.ts';
import type { Plan } from '../../engine/understand/plan-type.ts';
import { amountValue, cellMeasure } from '../../engine/write/figures/figure-sentence.ts';
import { pickFigure } from '../../engine/write/figures/pick-figure.ts';
import type { SectionContext } from '../builder.ts';
import { addedUp, borrowingsIn } from './borrowings.ts';
import { type Known, metricLabel, metricOf, mostUsed, yearOf } from './known-figure.ts';
import { isOfStatement } from './of-statement.ts';
import { overColumns } from './over-columns.ts';
import { isOwn } from './own.ts';
import { inUnit } from './table-columns.ts';
import { isOfOtherBasis, wantedBasis } from './wanted-basis.ts';

const YEARS = 6;
/** Of `metricScore`: the label is the metric itself. Set by hand. */
const SAME_LABEL = 0.9;
/** The total row of a table headed by the metric; such a cell is only found under that heading. */
const TOTAL_ROW = /^(?:합\s?계|총\s?계|계|total|合\s?計|計)$/iu;

const isNamed = (metric: Metric, label: string): boolean =>
  metricScore(metric, label) >= SAME_LABEL || TOTAL_ROW.test(label.trim());

const saysForecast = compile(forecastYears);
/** `2026E`, `2027 forecast`: an estimate is no reported figure. */
export const isForecast = (label: string): boolean => /\d{4}\s?[EFP]\b/u.test(label) || saysForecast(label).length > 0;

/** The unit of all figures that the head of the label column states behind a name: `Ferry Lines, $m`, `Line (£m)`. */
const cornerUnit = ({ chunk }: Passage): string => {
  const [, unit = ''] =
    /^[^\t\n]*[,、(（]\s*([£$€¥₩]\s?(?:m|k|bn|million|thousand))\s?[)）]?\t/imu.exec(chunk.text) ?? [];
  return unit;
};

const amountOf = (cell: FoundCell): number => {
  const unit = cornerUnit(cell.passage);
  const [own] = unit ? readFigures(inUnit(cell.value.text, unit)).figures : [];
  return own?.value ?? amountValue(cell);
};

const knownOf = (context: SectionContext, metric: string, cell: FoundCell): Known[] => {
  const { passage, row, period = '' } = cell;
  const unit = cellMeasure(cell)?.unit;
  const value = amountOf(cell);
  if (unit === undefined || !Number.isFinite(value) || isForecast(cell.value.column?.label ?? '')) return [];
  const { n } = context.notes.cite(passage, row.start, row.end);
  const { basis, language } = passage.chunk.context;
  const isNamed = metric === 'revenue' && language === context.language && !TOTAL_ROW.test(row.label.trim());
  const label = isNamed ? { label: row.label } : {};
  return [{ metric, year: yearOf(period), period, value, unit, basis, refs: [n], ...label }];
};

/** So many tables of interim periods are skipped in search of yearly ones. */
const MAX_TABLES = 5;
/** A single year, as beside a quarter's balance, is used only if no table has more. */
const SEVERAL = 2;
/** A later table replaces the first only if it has the same years. */
const goOn = (found: readonly FoundCell[], more: readonly FoundCell[]): boolean =>
  found.every(({ period = '' }) => more.some((one) => yearOf(one.period ?? '') === yearOf(period)));

const yearlyCells = (plan: Plan, metric: Metric, passages: readonly Passage[]): readonly FoundCell[] => {
  let left = passages;
  let best: readonly FoundCell[] = [];
  for (let looked = 0; looked < MAX_TABLES; looked += 1) {
    const cell = pickFigure({ ...plan, periods: [] }, metric, undefined, left);
    // A similar label is another metric: current liabilities are not total liabilities.
    if (!cell || !isNamed(metric, cell.row.label)) return best;
    const cells = overColumns(cell);
    if (cells.length >= SEVERAL) return best.length > 0 && !goOn(best, cells) ? best : cells;
    if (best.length === 0) best = cells;
    left = left.filter((passage) => passage !== cell.passage);
  }
  return best;
};

const firstFound = (looks: readonly (() => readonly FoundCell[])[]): readonly FoundCell[] => {
  for (const look of looks) {
    const cells = look();
    if (cells.length > 0) return cells;
  }
  return [];
};

type Chosen = { readonly cells: readonly FoundCell[]; readonly passages: readonly Passage[] };

/** The cells of a metric by year, and the passages from which they were chosen. */
const chosenCells = async (context: SectionContext, company: CompanyIds, id: string): Promise<Chosen> => {
  const metric = metricOf(id);
  if (!metric) return { cells: [], passages: [] };
  const question = context.text('say.figureQuestion', {
    company: company.name,
    metric: metricLabel(context.language, id),
  });
  const { plan, passages }: { plan: Plan; passages: readonly Passage[] } = await context.passages(question);
  const own = passages.filter((passage) => isOwn(company, passage));
  const wanted = wantedBasis(context);
  const ofBasis = own.filter(({ chunk }) => (chunk.context.basis ?? wanted) === wanted);
  // Notes print parts of a statement line under the same label.
  const primary = ofBasis.filter((passage) => isOfStatement(metric.statement, passage));
  const cells = firstFound([primary, ofBasis, own].map((some) => () => yearlyCells(plan, metric, some)));
  return { cells, passages: ofBasis.length > 0 ? ofBasis : own };
};

/** The table that contains the metric. */
export const tableOfMetric = async (
  context: SectionContext,
  company: CompanyIds,
  id: string,
): Promise<Passage | undefined> => (await chosenCells(context, company, id)).cells[0]?.passage;

const ofMetric = async (context: SectionContext, company: CompanyIds, id: string): Promise<Known[]> => {
  const { cells, passages } = await chosenCells(context, company, id);
  const figures = cells.flatMap((one) => knownOf(context, id, one));
  if (id !== 'debt') return figures;
  const rows = borrowingsIn(passages, cells[0]);
  return rows
    ? addedUp(
        context,
        rows.map((row) => ({ label: row.label, figures: row.cells.flatMap((one) => knownOf(context, id, one)) })),
      )
    : figures;
};

/** Figures of two bases or currencies make no statement: keeps the requested basis and the most frequent currency. */
const ofOneKind = (context: SectionContext, figures: readonly Known[]): readonly Known[] => {
  const ofBasis = figures.filter((figure) => !isOfOtherBasis(context, figure));
  const own = ofBasis.length > 0 ? ofBasis : figures;
  const unit = mostUsed(own);
  return own.filter((figure) => figure.unit === unit);
};

export const evidenceFigures = async (
  context: SectionContext,
  company: CompanyIds,
  metrics: readonly string[],
): Promise<Known[]> => {
  const found: Known[] = [];
  for (const id of metrics) {
    if (context.signal.aborted) return [];
    found.push(...(await ofMetric(context, company, id)));
  }
  const figures = ofOneKind(context, found);
  const years = [...new Set(figures.map(({ year }) => year))].sort().slice(-YEARS);
  return figures.filter(({ year }) => years.includes(year));
};
