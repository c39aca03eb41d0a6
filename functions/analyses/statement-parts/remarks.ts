// Writes the notes below a company's statements: sums that do not add up, restated figures, basis and currency.
import { withParticles } from '#shared/language/grammar/particle.ts';
import type { SectionContext } from '../builder.ts';
import { amountIn } from '../evidence/amounts.ts';
import { clashesIn } from '../evidence/clash.ts';
import { conversionNote } from '../evidence/conversion.ts';
import { type Known, metricLabel } from '../evidence/known-figure.ts';
import { latestFiled } from '../evidence/statement-figures.ts';
import { SUMS } from '../evidence/statement-metrics.ts';
import { basisNote } from '../evidence/wanted-basis.ts';
import { sheetOf } from './table.ts';

/** The most restated figures that are named; the filings contain the rest. */
const MAX_RESTATED = 3;

/** The most breaks that are named; every figure is also marked in its table. */
const MAX_CLASHES = 3;

/** The note for the latest document. */
export const clashNote = async (context: SectionContext): Promise<string[]> => {
  const [filed] = context.company ? await latestFiled(context, context.company) : [];
  const clashes = clashesIn(filed?.ties ?? []);
  if (clashes.length === 0) return [];
  const equations = clashes.slice(0, MAX_CLASHES).map(({ equation }) => equation);
  return [context.text('say.clashes', { count: clashes.length, clashes: equations.join('; ') })];
};

/** What a reader must know about the figures: basis, currency, restatements and sums. */
export const remarks = (context: SectionContext, figures: readonly Known[]): string[] => {
  const { language } = context;
  const basis = basisNote(context, figures);
  const negative = figures.some(({ metric, value }) => metric === 'equity' && value < 0);
  const { scale, figures: shown } = sheetOf(context, figures);
  const restated = shown.filter(({ before = [] }) => before.length > 0).slice(0, MAX_RESTATED);
  const made = [
    ...new Map(shown.flatMap((one) => (one.metric in SUMS && one.parts ? [[one.metric, one]] : []))).values(),
  ];
  const conversion = conversionNote(context, figures[0]?.unit ?? '');
  return [
    ...(conversion ? [conversion] : []),
    ...(basis ? [basis] : []),
    ...restated.map(({ metric, year, value, before = [] }) =>
      context.text('say.restated', {
        metric: metricLabel(language, metric),
        year,
        value: amountIn(language, scale, value),
        before: before.map((one) => amountIn(language, scale, one)).join(', '),
      }),
    ),
    ...made.flatMap(({ metric, parts = [] }) => {
      const [label, rows] = [metricLabel(language, metric), parts.join(', ')];
      // A single row with the metric's own name need not be listed as a part.
      return rows === label ? [] : [context.text('say.madeOf', { metric: label, rows })];
    }),
    ...(negative ? [context.text('say.negativeEquity')] : []),
  ].map(withParticles);
};
