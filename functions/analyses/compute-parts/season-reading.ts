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
export const seasonReading = ({ context, result, refs }: SeasonMade): Block => {
  const { index, perYear } = result;
  const name = (at: number) =>
    perYear === MONTHS ? monthIn(context.language, at) : context.text('season.quarter', { count: String(at + 1) });
  const [high, low] = [index.indexOf(Math.max(...index)), index.indexOf(Math.min(...index))];
  const shown = (at: number) => plainIn(context.language, index[at] ?? 0, 2, 2);
  const text = context.text('season.read', { high: name(high), peak: shown(high), low: name(low), trough: shown(low) });
  const peak = sentenceOf(text, shown(high), context.text('season.indexFormula'), refs);
  return listOf([peak, ...yearsReading({ context, result, refs })]);
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
const yearsReading = ({ context, result, refs }: SeasonMade): Sentence[] => {
  const { language } = context;
  const byYear = Map.groupBy(result.series, ({ period }) => period.slice(0, 4));
  const whole = [...byYear].filter(([, own]) => own.length === result.perYear);
  const sums = whole.map(([year, own]) => ({ year, sum: sumOf(own.map(({ value }) => value)) }));
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
