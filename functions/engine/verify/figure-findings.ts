// Findings on the figures of a sentence: each is printed in the cited passages, computed from them, or neither.
import type { Figure } from '#shared/language/grammar/figures.ts';
import type { Period } from '#shared/language/grammar/periods.ts';
import type { Finding } from '#shared/report/blocks.ts';
import type { Cited } from '../evidence.ts';
import type { BoundFigure } from './claims.ts';
import { derive, deriveSum } from './derive.ts';
import type { Judged } from './direction.ts';
import { speaksOfFalling } from './falling-words.ts';
import { matchFigure } from './match-figure.ts';
import { type SourceFigure, sourceFigures } from './source-figures.ts';

const CODES = {
  unitUnknown: 'scaleUnknown',
  unitDiffers: 'unitDiffers',
  signDiffers: 'signDiffers',
  periodDiffers: 'periodDiffers',
  measureDiffers: 'measureDiffers',
} as const;

const conversion = ({ stated: { figure }, match }: Judged): Finding[] => {
  if (match.kind !== 'same' || !match.converted || figure.power === 0) return [];
  const power = match.source.powers[0] ?? 0;
  const factor = power > 0 ? ` × ${(10 ** power).toLocaleString('en-US')}` : '';
  return [
    {
      code: 'computed',
      about: figure.text,
      instead: `${match.source.text}${factor} = ${figure.value.toLocaleString('en-US')}`,
    },
  ];
};

/** Nothing shows whether the figure is of the stated measure. */
const openMeasure = ({ stated, match }: Judged): Finding[] =>
  match.kind === 'same' && match.measure === 'open' ? [{ code: 'weakSupport', about: stated.figure.text }] : [];

const labelsOf = ({ stated }: Judged, { place }: SourceFigure) => ({
  about: stated.figure.text,
  instead: place.kind === 'cell' ? place.row.label : place.sentence,
});

/** Years between the first and the last period. */
const yearsBetween = (periods: readonly string[]): number => {
  const years = periods.map((period) => Number(period.slice(0, 4))).filter((year) => year > 0);
  return years.length > 1 ? Math.max(...years) - Math.min(...years) : 0;
};

type Known = {
  readonly found: readonly Figure[];
  readonly elsewhere: readonly SourceFigure[];
  readonly years: number;
  /** Formulas of sums that the sentence writes out, whose parts need no measure of their own. */
  readonly sums: readonly string[];
};

const findingsOf = (judged: Judged, { found, elsewhere, years, sums }: Known): Finding[] => {
  const {
    stated: { figure },
    match,
  } = judged;
  if (match.kind === 'same') {
    const isPart = sums.some((sum) => sum.includes(figure.text));
    return [...conversion(judged), ...(isPart ? [] : openMeasure(judged))];
  }
  const formula = derive(figure, found, years);
  if (formula) return [{ code: 'computed', about: figure.text, instead: formula }];
  if (match.kind === 'measureDiffers') return [{ code: 'measureDiffers', ...labelsOf(judged, match.source) }];
  if (match.kind !== 'missing') return [{ code: CODES[match.kind], about: figure.text, instead: match.source.text }];
  const other = matchFigure({ figure, periods: [], fallingWords: true }, elsewhere);
  return [{ code: other.kind === 'same' ? 'figureElsewhere' : 'figureMissing', about: figure.text }];
};

/** Matches each figure with the sources; a figure without a period may be of any period named. */
export const judge = (
  text: string,
  stated: readonly BoundFigure[],
  periods: readonly Period[],
  sources: readonly SourceFigure[],
): Judged[] => {
  const fallingWords = speaksOfFalling(text);
  const keys = periods.map(({ key }) => key);
  return stated.map((one) => {
    const measure = { text, metrics: one.metrics, isOnlyFigure: stated.length === 1 };
    const of = one.periods ?? keys;
    return { stated: one, match: matchFigure({ figure: one.figure, periods: of, fallingWords, measure }, sources) };
  });
};

type Around = {
  readonly elsewhere: readonly Cited[];
  readonly keys: readonly string[];
  readonly factors: readonly Figure[];
};

/** `found` counts the figures that are printed or that parts of the sentence add up to. */
type FigureFindings = {
  readonly findings: readonly Finding[];
  readonly printed: number;
  readonly found: number;
  /** A computed figure has a name of its own, which the source lacks. */
  readonly isComputed: boolean;
};

export const figuresFindings = (judged: readonly Judged[], { elsewhere, keys, factors }: Around): FigureFindings => {
  const printed = judged.filter(({ match }) => match.kind === 'same').map((one) => one.stated.figure);
  const missing = judged.filter(({ match }) => match.kind === 'missing').map((one) => one.stated.figure);
  const sums = missing.flatMap((figure) => {
    const formula = deriveSum(figure, printed);
    return formula === undefined ? [] : [{ figure, formula }];
  });
  // Points are the difference of two percentages, each computed from printed amounts.
  const shares = missing.filter((figure) => figure.unit === 'percent' && derive(figure, printed) !== undefined);
  const found = [...printed, ...sums.map(({ figure }) => figure), ...shares, ...factors];
  const known: Known = {
    found,
    elsewhere: missing.length > 0 ? elsewhere.flatMap(sourceFigures) : [],
    years: yearsBetween(keys),
    sums: sums.map(({ formula }) => formula),
  };
  const isComputed = judged.some(
    ({ match, stated: { figure } }) =>
      match.kind === 'measureDiffers' || (match.kind !== 'same' && derive(figure, found, known.years) !== undefined),
  );
  return {
    findings: judged.flatMap((one) => findingsOf(one, known)),
    printed: printed.length,
    found: found.length,
    isComputed,
  };
};
