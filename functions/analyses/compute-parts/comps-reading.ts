// Compares the company with its peers in a sentence: operating margin and growth beside their median and range.
import type { TextIn } from '#shared/i18n/text-keys.ts';
import { translate } from '#shared/i18n/translate.ts';
import { withParticles } from '#shared/language/grammar/particle.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { SectionContext } from '../builder.ts';
import { percentIn, tenthsIn } from '../evidence/amounts.ts';
import { computed, refsOf } from '../evidence/computed.ts';
import { type Known, known } from '../evidence/known-figure.ts';
import type { Measured } from './comps-figures.ts';

const PERCENT = 100;
const FEWEST = 2;

type Rate = { readonly value: number; readonly of: readonly Known[] };

const quotient = (above: Known | undefined, below: Known | undefined, less = 0): Rate | undefined =>
  above && below && below.value > 0 && above.unit === below.unit
    ? { value: above.value / below.value - less, of: [above, below] }
    : undefined;

export const marginOf = ({ figures, year }: Measured): Rate | undefined =>
  quotient(known(figures, 'operatingIncome', year), known(figures, 'revenue', year));

export const growthOf = ({ figures, year }: Measured): Rate | undefined =>
  quotient(known(figures, 'revenue', year), known(figures, 'revenue', String(Number(year) - 1)), 1);

const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? 0;
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? at(half) : (at(half - 1) + at(half)) / 2;
};

type Rated = { readonly key: TextIn<'finance.reading'>; readonly of: (one: Measured) => Rate | undefined };

const MEASURES: readonly Rated[] = [
  { key: 'peerMargin', of: marginOf },
  { key: 'peerGrowth', of: growthOf },
];

const sentenceOf = (
  { language }: SectionContext,
  { key, of }: Rated,
  target: Measured,
  peers: readonly Measured[],
): Sentence[] => {
  const own = of(target);
  const others = peers.flatMap((one) => of(one) ?? []);
  if (!own || others.length < FEWEST) return [];
  const values = others.map(({ value }) => value);
  const median = medianOf(values);
  const gap = own.value - median;
  const text = withParticles(
    translate(language, `finance.reading.${key}`, {
      ...{ own: percentIn(language, own.value), median: percentIn(language, median), count: others.length },
      ...{ low: percentIn(language, Math.min(...values)), high: percentIn(language, Math.max(...values)) },
      points: tenthsIn(language, Math.abs(gap) * PERCENT),
      side: translate(language, `finance.reading.${gap < 0 ? 'lower' : 'higher'}`),
    }),
  );
  const refs = refsOf([own, ...others].flatMap((one) => one.of));
  const about = percentIn(language, median);
  const formula = `${values.map((value) => percentIn(language, value)).join(', ')} → ${about}`;
  return [{ ...computed(about, formula, refs), text, refs, check: 'verified' }];
};

export const compsReading = (context: SectionContext, target: Measured, all: readonly Measured[]): Block[] => {
  const peers = all.filter((one) => one !== target);
  const sentences = MEASURES.flatMap((one) => sentenceOf(context, one, target, peers));
  return sentences.length > 0 ? [{ kind: 'list', ordered: false, items: sentences.map((one) => [one]) }] : [];
};
