// Finds the figures of a file that a table may divide: rows of its statements, and rows named like a measure elsewhere.
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import { conceptsNamed } from '#shared/language/lexicon/statement-lines.ts';
import { isTotalAlone } from '#shared/language/lexicon/totals.ts';
import type { Chunk } from '../../ports/search-index.ts';
import { isOfWhole } from '../tables/column-fit.ts';
import { measureOfLabel } from '../tables/label-match.ts';
import { readTable } from '../tables/read-table.ts';
import { labelForms } from '../understand/measures/labels.ts';
import type { Metric } from '../understand/measures/metrics/metric.ts';
import { bare } from '../understand/words/phrase.ts';
import { type Stated, statedFigure } from './stated-figures.ts';

type Whole = Stated & { readonly concept: string; readonly metric: Metric | undefined; readonly period: string };
export type DividedFigure = Whole & { readonly metric: Metric };

/** It equals total assets in every balance sheet, and no table divides it. */
const BALANCING = 'liabilitiesAndEquity';
/**
 * Smaller figures are equal by chance, and no figure is printed in steps coarser than hundreds of billions. Set by
 * hand.
 */
const MIN_DIGITS = 100;
const COARSEST = 11;

/** The forms in which a figure may be printed elsewhere: with the same or fewer digits, rounded or truncated. */
const keysOf = ({ amount, place }: Stated): string[] => {
  const keys = new Set<string>();
  for (let step = place; step <= COARSEST; step += 1) {
    const printed = Math.abs(amount) / Number(`1e${step}`);
    if (printed < MIN_DIGITS) break;
    keys.add(`${step} ${Math.round(printed)}`).add(`${step} ${Math.trunc(printed)}`);
  }
  return [...keys];
};
const keyOf = (amount: number, place: number): string =>
  `${place} ${Math.round(Math.abs(amount) / Number(`1e${place}`))}`;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

const wholesIn = (chunk: Chunk, isPrimary: boolean): Whole[] =>
  readTable(chunk).rows.flatMap((row) => {
    const metric = measureOfLabel(row.label);
    if (!metric && !isPrimary) return [];
    const [only, ...others] = conceptsNamed(row.label);
    if (only === BALANCING || isTotalAlone(row.label)) return [];
    const named = others.length === 0 ? only : undefined;
    const concept = metric?.id ?? named ?? bare(labelForms(row.label)[0] ?? '');
    return row.values.flatMap((value): Whole[] => {
      const figure = statedFigure(chunk, row, value);
      return figure?.period !== undefined && figure.isScaled && isOfWhole(value) && digitsOf(figure.text).length > 2
        ? [{ ...figure, period: figure.period, concept, metric }]
        : [];
    });
  });

/** Cheap check before a table is parsed: it may be a list of thousands of items. */
const namesMeasure = ({ text }: Chunk): boolean =>
  text.split('\n').some((line) => measureOfLabel(line.split('\t', 1)[0] ?? '') !== undefined);

export type WholeFinder = (
  total: Pick<Stated, 'chunk' | 'period' | 'unit' | 'isScaled' | 'amount' | 'place'>,
) => DividedFigure | undefined;

const fitsPlace = (total: Parameters<WholeFinder>[0], whole: Whole): boolean => {
  const { basis, periods } = total.chunk.context;
  if (total.unit !== undefined && whole.unit !== undefined && total.unit !== whole.unit) return false;
  if ((basis ?? 'consolidated') !== (whole.chunk.context.basis ?? 'consolidated')) return false;
  if (total.period !== undefined) return samePeriod(total.period, whole.period);
  return periods.length === 0 || periods.some((one) => samePeriod(one, whole.period));
};

/**
 * Finds the one figure of the file that a total can be; `undefined` if there is none, or two concepts or years match.
 * The finder is `undefined` if the file has no such figures.
 */
export const wholeFinder = (chunks: readonly Chunk[], primary: ReadonlySet<Chunk>): WholeFinder | undefined => {
  const wholes = chunks
    .filter((chunk) => primary.has(chunk) || (chunk.kind === 'table' && namesMeasure(chunk)))
    .flatMap((chunk) => wholesIn(chunk, primary.has(chunk)));
  if (wholes.length === 0) return undefined;
  const byAmount = Map.groupBy(
    wholes.flatMap((whole) => keysOf(whole).map((key) => ({ whole, key }))),
    ({ key }) => key,
  );
  const byDigits = Map.groupBy(wholes, ({ text }) => digitsOf(text));
  return (total) => {
    const equal = total.isScaled
      ? (byAmount.get(keyOf(total.amount, total.place)) ?? []).map(({ whole }) => whole)
      : (byDigits.get(keyOf(total.amount, total.place).split(' ')[1] ?? '') ?? []);
    const fitting = equal.filter((whole) => whole.chunk !== total.chunk && fitsPlace(total, whole));
    const [first] = fitting;
    const isOne = fitting.every(
      ({ concept, period }) => concept === first?.concept && samePeriod(period, first.period),
    );
    return first?.metric && isOne ? { ...first, metric: first.metric } : undefined;
  };
};
