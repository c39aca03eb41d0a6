// Verifies a sentence against the passages that it cites, by rules only: a model is never asked whether it was right.
import type { Figure } from '#shared/language/grammar/figures.ts';
import type { Period } from '#shared/language/grammar/periods.ts';
import { languageOf } from '#shared/language/grammar/text-language.ts';
import type { Check, Finding } from '#shared/report/blocks.ts';
import type { Cited } from '../evidence.ts';
import { companyNames, withoutNames } from '../understand/names/company-names.ts';
import type { KnownFact } from '../understand/plan-type.ts';
import { againstFacts } from './against-facts.ts';
import { changedWords } from './changed-words.ts';
import { type BoundFigure, claimsOf } from './claims.ts';
import { clauseFindings } from './clause-findings.ts';
import { derive, deriveSum } from './derive.ts';
import { DAYS_OF_YEAR } from './derive-days.ts';
import { directionFindings, type Judged } from './direction.ts';
import { speaksOfFalling } from './falling-words.ts';
import { matchFigure } from './match-figure.ts';
import { movedYears } from './moved-years.ts';
import { type SourceFigure, sourceFigures } from './source-figures.ts';
import { strangeBasis, strangeCompany, strangeMeasures, strangePeriods } from './strange.ts';
import { strangeWord } from './strange-words.ts';
import { tieOutFindings } from './tie-out-findings.ts';
import { wordSupport } from './word-support.ts';

export type Claim = { readonly text: string; readonly cited: readonly Cited[] };
export type Verdict = { readonly check: Check; readonly findings: readonly Finding[] };

/** Line breaks and tabs of a page are ignored. */
const unspaced = (text: string): string => text.replace(/\s+/g, '');

const isExactQuote = ({ chunk, start, end, quote }: Cited): boolean =>
  quote !== '' && chunk.text.slice(start, end) === quote;

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

const UNSUPPORTED: readonly Finding['code'][] = [
  'quoteMissing',
  'figureMissing',
  'unitDiffers',
  'signDiffers',
  'periodDiffers',
  'basisDiffers',
  'companyDiffers',
  'measureDiffers',
  'directionDiffers',
  'negationDiffers',
  'noSource',
];

/** Findings that leave a supported statement open. */
const OPEN: readonly Finding['code'][] = ['figureElsewhere', 'factDiffers', 'scaleUnknown', 'weakSupport'];

const verdict = (findings: readonly Finding[]): Verdict => {
  const has = (codes: readonly Finding['code'][]) => findings.some(({ code }) => codes.includes(code));
  if (has(UNSUPPORTED)) return { check: 'unsupported', findings };
  return { check: has(OPEN) ? 'uncertain' : 'verified', findings };
};

/** Matches each figure with the sources; a figure without a period may be of any period named. */
const judge = (
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

/** Company names with digits (3M, 7D), which are not figures. */
const numberedNames = (cited: readonly Cited[]): string[] =>
  cited.flatMap(({ chunk }) => companyNames(chunk.context.company)).filter((name) => /\d/.test(name));

const supportOf = ({ text, cited }: Claim, elsewhere: readonly Cited[], facts: readonly KnownFact[]): Verdict => {
  if (cited.length === 0) return { check: 'unsupported', findings: [{ code: 'noSource' }] };
  if (!cited.every(isExactQuote)) return { check: 'unsupported', findings: [{ code: 'quoteMissing' }] };
  if (cited.some(({ quote }) => unspaced(quote).includes(unspaced(text)))) return { check: 'verified', findings: [] };
  const claimed = withoutNames(text, numberedNames(cited), ' ');
  const { stated: all, periods } = claimsOf(claimed);
  const isFactor = ({ figure }: BoundFigure): boolean =>
    figure.value === DAYS_OF_YEAR && /× $/u.test(claimed.slice(0, figure.start));
  const stated = all.filter((one) => !isFactor(one));
  const sources = cited.flatMap(sourceFigures);
  const judged = judge(text, stated, periods, sources);
  const printed = judged.filter(({ match }) => match.kind === 'same').map((one) => one.stated.figure);
  const sums = judged.flatMap(({ match, stated: { figure } }) => {
    const formula = match.kind === 'missing' ? deriveSum(figure, printed) : undefined;
    return formula === undefined ? [] : [{ figure, formula }];
  });
  const keys = periods.map(({ key }) => key);
  const years = yearsBetween(keys);
  // Points are the difference of two percentages, each computed from printed amounts.
  const shares = judged.flatMap(({ stated: { figure }, match }) =>
    match.kind === 'missing' && figure.unit === 'percent' && derive(figure, printed) !== undefined ? [figure] : [],
  );
  const factors = all.filter(isFactor).map(({ figure }) => figure);
  const found = [...printed, ...sums.map(({ figure }) => figure), ...shares, ...factors];
  const formulas = sums.map(({ formula }) => formula);
  const others = judged.some(({ match }) => match.kind === 'missing') ? elsewhere.flatMap(sourceFigures) : [];
  // A computed figure has a name of its own, which the source lacks.
  const isComputed = judged.some(
    ({ match, stated: { figure } }) =>
      match.kind === 'measureDiffers' || (match.kind !== 'same' && derive(figure, found, years) !== undefined),
  );
  const findings = [
    ...judged.flatMap((one) => findingsOf(one, { found, elsewhere: others, years, sums: formulas })),
    ...strangePeriods(text, periods, cited),
    ...movedYears(text, cited),
    ...strangeBasis(text, cited),
    ...strangeCompany(text, cited, elsewhere),
    ...clauseFindings(text, cited, printed.length > 0),
    ...changedWords(text, cited),
    ...(isComputed ? [] : strangeMeasures(text, languageOf(text), cited)),
    ...directionFindings(text, judged, cited, sources),
    ...againstFacts({ text, cited, figures: stated.map(({ figure }) => figure), periods: keys }, facts),
  ];
  const isWeak = wordSupport(text, cited, found.length) === 'weak';
  const strange = found.length > 0 ? strangeWord(text, cited) : undefined;
  return verdict([
    ...findings,
    ...(isWeak ? [{ code: 'weakSupport' as const }] : []),
    ...(strange === undefined ? [] : [{ code: 'weakSupport' as const, about: strange }]),
  ]);
};

/** `elsewhere` holds other retrieved passages, to distinguish a figure with the wrong citation from an invented one. */
export const checkSentence = (
  claim: Claim,
  elsewhere: readonly Cited[] = [],
  facts: readonly KnownFact[] = [],
): Verdict => {
  const support = supportOf(claim, elsewhere, facts);
  const clashes = tieOutFindings(claim.text, claim.cited);
  if (clashes.length === 0) return support;
  const check = support.check === 'verified' ? 'uncertain' : support.check;
  return { check, findings: [...support.findings, ...clashes] };
};
