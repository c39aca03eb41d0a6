// Verifies a sentence against the passages that it cites, by rules only: a model is never asked whether it was right.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import type { Check, Finding } from '#shared/report/blocks.ts';
import type { Cited } from '../evidence.ts';
import { companyNames, withoutNames } from '../understand/names/company-names.ts';
import type { KnownFact } from '../understand/plan-type.ts';
import { againstFacts } from './against-facts.ts';
import { changedWords } from './changed-words.ts';
import { type BoundFigure, claimsOf } from './claims.ts';
import { clauseFindings } from './clause-findings.ts';
import { DAYS_OF_YEAR } from './derive-days.ts';
import { directionFindings } from './direction.ts';
import { figuresFindings, judge } from './figure-findings.ts';
import { movedYears } from './moved-years.ts';
import { sourceFigures } from './source-figures.ts';
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

/** Company names with digits (3M, 7D), which are not figures. */
const numberedNames = (cited: readonly Cited[]): string[] =>
  cited.flatMap(({ chunk }) => companyNames(chunk.context.company)).filter((name) => /\d/.test(name));

/** A factor of 365 in a formula of days is no figure of the source. */
const factorsIn = (claimed: string, all: readonly BoundFigure[]) => {
  const isFactor = ({ figure }: BoundFigure): boolean =>
    figure.value === DAYS_OF_YEAR && /× $/u.test(claimed.slice(0, figure.start));
  return { factors: all.filter(isFactor).map(({ figure }) => figure), stated: all.filter((one) => !isFactor(one)) };
};

const supportOf = ({ text, cited }: Claim, elsewhere: readonly Cited[], facts: readonly KnownFact[]): Verdict => {
  if (cited.length === 0) return { check: 'unsupported', findings: [{ code: 'noSource' }] };
  if (!cited.every(isExactQuote)) return { check: 'unsupported', findings: [{ code: 'quoteMissing' }] };
  if (cited.some(({ quote }) => unspaced(quote).includes(unspaced(text)))) return { check: 'verified', findings: [] };
  const claimed = withoutNames(text, numberedNames(cited), ' ');
  const { stated: all, periods } = claimsOf(claimed);
  const { factors, stated } = factorsIn(claimed, all);
  const sources = cited.flatMap(sourceFigures);
  const judged = judge(text, stated, periods, sources);
  const keys = periods.map(({ key }) => key);
  const figures = figuresFindings(judged, { elsewhere, keys, factors });
  const findings = [
    ...figures.findings,
    ...strangePeriods(text, periods, cited),
    ...movedYears(text, cited),
    ...strangeBasis(text, cited),
    ...strangeCompany(text, cited, elsewhere),
    ...clauseFindings(text, cited, figures.printed > 0),
    ...changedWords(text, cited),
    ...(figures.isComputed ? [] : strangeMeasures(text, languageOf(text), cited)),
    ...directionFindings(text, judged, cited, sources),
    ...againstFacts({ text, cited, figures: stated.map(({ figure }) => figure), periods: keys }, facts),
  ];
  const isWeak = wordSupport(text, cited, figures.found) === 'weak';
  const strange = figures.found > 0 ? strangeWord(text, cited) : undefined;
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
