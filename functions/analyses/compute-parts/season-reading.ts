// Says what a seasonal series shows: its peak and trough, the growth of its years, and what is left without the season.
import { sumOf } from '#shared/finance/ratio.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { percentIn, plainIn } from '../evidence/amounts.ts';
import type { SeasonMade } from './made.ts';
import { listOf, sentenceOf } from './readings.ts';

const MONTHS = 12;
const monthIn = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, at, 1));

/** The strongest and the weakest part of the year. */
export const seasonReading = (made: SeasonMade): Block => {
  const { context, result, refs } = made;
  const { index, perYear } = result;
  const name = (at: number) =>
    perYear === MONTHS ? monthIn(context.language, at) : context.text('season.quarter', { count: String(at + 1) });
  const [high, low] = [index.indexOf(Math.max(...index)), index.indexOf(Math.min(...index))];
  const shown = (at: number) => plainIn(context.language, index[at] ?? 0, 2, 2);
  const text = context.text('season.read', { high: name(high), peak: shown(high), low: name(low), trough: shown(low) });
  const peak = sentenceOf(text, shown(high), context.text('season.indexFormula'), refs);
  return listOf([[peak, ...sharesReading(made, name, [high, low])], ...yearsReading(made)]);
};

/** The whole years of the series: no part of theirs breaks off. */
const wholeYearsOf = ({ result, broken }: SeasonMade): (readonly [string, readonly number[]])[] =>
  [...Map.groupBy(result.series, ({ period }) => period.slice(0, 4))]
    .filter(([, own]) => own.length === result.perYear && !own.some(({ period }) => broken.includes(period)))
    .map(([year, own]) => [year, own.map(({ value }) => value)]);

/** The average share of each part in its year, as most people read a season, beside the index against the trend. */
const sharesReading = (
  made: SeasonMade,
  name: (at: number) => string,
  [high, low]: readonly [number, number],
): Sentence[] => {
  const { context, result, refs } = made;
  const years = wholeYearsOf(made).filter(([, values]) => sumOf(values) > 0);
  if (years.length === 0) return [];
  const shares = result.index.map(
    (_, at) => sumOf(years.map(([, values]) => (values[at] ?? 0) / sumOf(values))) / years.length,
  );
  const [most, least] = [shares.indexOf(Math.max(...shares)), shares.indexOf(Math.min(...shares))];
  const shown = (at: number) => percentIn(context.language, shares[at] ?? 0);
  const text = context.text('season.readShares', {
    ...{ years: years.map(([year]) => year).join(', '), high: name(most), peak: shown(most) },
    ...{ low: name(least), trough: shown(least) },
  });
  const share = sentenceOf(text, shown(most), context.text('season.sharesFormula'), refs);
  const differs: Sentence = { text: context.text('season.readDiffers'), refs: [...refs], check: 'verified' };
  // Parts of equal shares are equally high.
  return shown(most) === shown(high) && shown(least) === shown(low) ? [share] : [share, differs];
};

/** The series without its season: both ends, and the largest step. */
export const adjustedReading = ({ context, result, refs }: SeasonMade): Block[] => {
  const [first, last] = [result.series[0], result.series.at(-1)];
  if (!first || !last || first === last || first.adjusted <= 0 || last.adjusted <= 0) return [];
  const { language } = context;
  const mean = (last.adjusted / first.adjusted) ** (1 / (result.series.length - 1)) - 1;
  const steps = result.series.slice(1).flatMap(({ period, adjusted }, i) => {
    const before = result.series[i]?.adjusted ?? 0;
    return before > 0 ? [{ period, step: adjusted / before - 1 }] : [];
  });
  const [most] = steps.toSorted((a, b) => Math.abs(b.step) - Math.abs(a.step));
  if (!most) return [];
  const say = (value: number) => plainIn(language, value, 0);
  const rate = percentIn(language, Math.abs(mean));
  const text = context.text(mean < 0 ? 'season.readAdjustedFell' : 'season.readAdjusted', {
    ...{ from: first.period, to: last.period, before: say(first.adjusted), after: say(last.adjusted), rate },
    ...{ at: most.period, step: percentIn(language, most.step) },
  });
  return [listOf([sentenceOf(text, rate, context.text('season.adjustedFormula'), refs)])];
};

/** The growth of the sums of the last two whole years. */
const yearsReading = (made: SeasonMade): Sentence[] => {
  const { context, refs } = made;
  const { language } = context;
  const sums = wholeYearsOf(made).map(([year, values]) => ({ year, sum: sumOf(values) }));
  const [first, last] = [sums[0], sums.at(-1)];
  if (!first || !last || first === last || first.sum <= 0) return [];
  const years = Number(last.year) - Number(first.year);
  const growth = (last.sum / first.sum) ** (1 / years) - 1;
  const rate = percentIn(language, Math.abs(growth));
  const say = (value: number) => plainIn(language, value, 0);
  const text = context.text(growth < 0 ? 'season.readYearsFell' : 'season.readYears', {
    ...{ from: first.year, to: last.year, before: say(first.sum), after: say(last.sum), rate },
  });
  return [
    sentenceOf(
      text,
      rate,
      `(${say(last.sum)} ÷ ${say(first.sum)}) ^ (1 ÷ ${years}) − 1 = ${percentIn(language, growth)}`,
      refs,
    ),
  ];
};
