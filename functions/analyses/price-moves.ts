// Finds the largest rise and the largest fall between consecutive dates of a price series.
import type { Sentence } from '#shared/report/blocks.ts';
import type { TimelineEntry } from '#shared/report/timeline.ts';
import { sayPeriod } from '../engine/write/wording.ts';
import type { SectionContext } from './builder.ts';
import { percentIn } from './evidence/amounts.ts';
import { computed } from './evidence/computed.ts';
import type { Point } from './price-tiles.ts';

type Move = { readonly from: Point; readonly to: Point; readonly rate: number };

const movesIn = (points: readonly Point[]): Move[] =>
  points.flatMap((to, n) => {
    const from = points[n - 1];
    return from && from.value > 0 ? [{ from, to, rate: to.value / from.value - 1 }] : [];
  });

const FEWEST = 3;

const sentenceOf = ({ language, text }: SectionContext, { from, to, rate }: Move): Sentence => {
  const percent = percentIn(language, Math.abs(rate));
  const refs = [...from.refs, ...to.refs];
  return {
    ...computed(percent, `${to.text} ÷ ${from.text} − 1 = ${percentIn(language, rate)}`, refs),
    text: text(rate > 0 ? 'say.largestRise' : 'say.largestFall', {
      rate: percent,
      from: sayPeriod(language, from.at),
      before: from.text,
      after: to.text,
    }),
    refs,
    check: 'verified',
  };
};

export const priceMoves = (context: SectionContext, points: readonly Point[]): TimelineEntry[] => {
  const moves = movesIn(points).sort((a, b) => a.rate - b.rate);
  if (moves.length < FEWEST) return [];
  const [fall, rise] = [moves[0], moves.at(-1)];
  return [rise, fall]
    .filter((move) => move !== undefined && (move === rise ? move.rate > 0 : move.rate < 0))
    .flatMap((move) => (move ? [{ date: move.to.at, sentences: [sentenceOf(context, move)] }] : []));
};
