// Checks a sentence against the passages that it cites. Pure rules: a model is never asked whether it was right.
import { type Figure, readFigures } from '#shared/finance-language/figures.ts';
import { periodsIn, samePeriod } from '#shared/finance-language/periods.ts';
import type { Check, Finding } from '#shared/report/blocks.ts';
import type { Cited } from '../evidence.ts';
import { withoutLegalForm } from '../plan/find-entities.ts';
import type { KnownFact } from '../plan/plan-type.ts';
import { basisOf } from '../plan/question-words.ts';
import { readTable } from '../table/read-table.ts';
import { againstFacts } from './against-facts.ts';
import { derive, deriveSum } from './derive.ts';
import { type Match, matchFigure } from './match-figure.ts';
import { type SourceFigure, sourceFigures } from './source-figures.ts';
import { wordSupport } from './word-support.ts';

export type Claim = { readonly text: string; readonly cited: readonly Cited[] };
export type Verdict = { readonly check: Check; readonly findings: readonly Finding[] };

/** What is lost or paid is often printed in brackets or with a minus, and said without. */
const FALLING =
  /\b(?:loss|losses|deficit|decreas|declin|fell|fall|drop|reduc|lower|outflow|used|paid|pay|expen|negative|purchas|repurchas|acqui|repay|spen[dt]|capex|dividend|cost|tax)\w*|손실|적자|감소|하락|줄|유출|지급|비용|차감|부의|취득|상환|지출|납부|매입|설비투자|시설투자|배당|원가|損失|赤字|減|下落|支払|支出|費用|取得|購入|設備投資|返済|配当|原価|マイナス/i;

/** What is paid or lost and stands in the very name of a profit says nothing of its sign: profit before tax. */
const IN_A_NAME =
  /(?:before|after|pre-?|post-?)\s?(?:income\s)?tax(?:es|ation)?|(?:profit|income|earnings)\s?\(loss(?:es)?\)|법인세\s?(?:비용)?\s?차감\s?전|이익\s?\(손실\)|税引[前後]|利益又は損失/giu;
const speaksOfFalling = (text: string): boolean => FALLING.test(text.replace(IN_A_NAME, ' '));

const quoteStands = ({ chunk, start, end, quote }: Cited): boolean =>
  quote !== '' && chunk.text.slice(start, end) === quote;

/** Periods that a passage is about: in the quoted words, over the columns, in the chunk's context. */
const periodsOf = ({ chunk, quote }: Cited): string[] => [
  ...periodsIn(quote).map(({ key }) => key),
  ...chunk.context.periods,
  ...(chunk.kind === 'table'
    ? readTable(chunk).columns.flatMap((column) => column.periods)
    : periodsIn(chunk.text).map(({ key }) => key)),
];

const strangePeriods = (
  asked: readonly { readonly key: string; readonly text: string }[],
  cited: readonly Cited[],
): Finding[] => {
  const given = cited.flatMap(periodsOf);
  if (given.length === 0) return [];
  return asked
    .filter(({ key }) => !given.some((period) => samePeriod(key, period)))
    .map(({ text }) => ({ code: 'periodDiffers', about: text, instead: given[0] ?? '' }));
};

const strangeBasis = (text: string, cited: readonly Cited[]): Finding[] => {
  const said = basisOf(text);
  const given = cited.map(({ chunk }) => chunk.context.basis).filter((basis) => basis !== undefined);
  if (!said || given.length === 0 || given.includes(said)) return [];
  return [{ code: 'basisDiffers', about: said, instead: given[0] ?? '' }];
};

const companyOf = ({ chunk }: Cited): string => withoutLegalForm(chunk.context.company ?? '');
const compact = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.,'’]+/g, '');

/** A company of other evidence is named, and nothing that is cited speaks of it. */
const strangeCompany = (text: string, cited: readonly Cited[], elsewhere: readonly Cited[]): Finding[] => {
  const said = compact(text);
  const source = cited
    .map((one) => compact(`${companyOf(one)} ${one.chunk.context.document} ${one.chunk.text}`))
    .join(' ');
  const strange = [...new Set(elsewhere.map(companyOf))].find(
    (name) => compact(name).length > 1 && said.includes(compact(name)) && !source.includes(compact(name)),
  );
  return strange ? [{ code: 'companyDiffers', about: strange, instead: cited.map(companyOf)[0] ?? '' }] : [];
};

const CODES = {
  unitUnknown: 'unitDiffers',
  unitDiffers: 'unitDiffers',
  signDiffers: 'signDiffers',
  periodDiffers: 'periodDiffers',
} as const;

type Judged = { readonly figure: Figure; readonly match: Match };

const conversion = ({ figure, match }: Judged): Finding[] => {
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

/** Between the first and the last of them. */
const yearsBetween = (periods: readonly string[]): number => {
  const years = periods.map((period) => Number(period.slice(0, 4))).filter((year) => year > 0);
  return years.length > 1 ? Math.max(...years) - Math.min(...years) : 0;
};

type Known = {
  readonly found: readonly Figure[];
  readonly elsewhere: readonly SourceFigure[];
  readonly years: number;
};

const findingsOf = (judged: Judged, { found, elsewhere, years }: Known): Finding[] => {
  const { figure, match } = judged;
  if (match.kind === 'same') return conversion(judged);
  const formula = derive(figure, found, years);
  if (formula) return [{ code: 'computed', about: figure.text, instead: formula }];
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
  'noSource',
];

/** The passage says what is said, and something else speaks against it. */
const OPEN: readonly Finding['code'][] = ['figureElsewhere', 'factDiffers'];

/** An unknown scale alone leaves a sentence uncertain; a wrong one does not. */
const isBad = (finding: Finding, unknown: readonly string[]): boolean =>
  UNSUPPORTED.includes(finding.code) && !(finding.code === 'unitDiffers' && unknown.includes(finding.about ?? ''));

const verdict = (findings: readonly Finding[], unknown: readonly string[], isWeak: boolean): Verdict => {
  if (findings.some((finding) => isBad(finding, unknown))) return { check: 'unsupported', findings };
  const open = isWeak || unknown.length > 0 || findings.some(({ code }) => OPEN.includes(code));
  return { check: open ? 'uncertain' : 'verified', findings };
};

/** `elsewhere`: other passages that were read, so that a figure cited to the wrong one is told from an invented one. */
export const checkSentence = (
  { text, cited }: Claim,
  elsewhere: readonly Cited[] = [],
  facts: readonly KnownFact[] = [],
): Verdict => {
  if (cited.length === 0) return { check: 'unsupported', findings: [{ code: 'noSource' }] };
  if (!cited.every(quoteStands)) return { check: 'unsupported', findings: [{ code: 'quoteMissing' }] };
  if (cited.some(({ quote }) => quote.includes(text))) return { check: 'verified', findings: [] };
  const { figures, periods } = readFigures(text);
  const sources = cited.flatMap(sourceFigures);
  const keys = periods.map(({ key }) => key);
  const fallingWords = speaksOfFalling(text);
  const judged = figures.map((figure) => ({
    figure,
    match: matchFigure({ figure, periods: keys, fallingWords }, sources),
  }));
  const printed = judged.filter(({ match }) => match.kind === 'same').map(({ figure }) => figure);
  const summed = judged.filter(({ match, figure }) => match.kind === 'missing' && deriveSum(figure, printed));
  const found = [...printed, ...summed.map(({ figure }) => figure)];
  const others = judged.some(({ match }) => match.kind === 'missing') ? elsewhere.flatMap(sourceFigures) : [];
  const findings = [
    ...judged.flatMap((one) => findingsOf(one, { found, elsewhere: others, years: yearsBetween(keys) })),
    ...strangePeriods(
      periods.map(({ key, start, end }) => ({ key, text: text.slice(start, end) })),
      cited,
    ),
    ...strangeBasis(text, cited),
    ...strangeCompany(text, cited, elsewhere),
    ...againstFacts({ text, cited, figures, periods: keys }, facts),
  ];
  const unknown = judged.filter(({ match }) => match.kind === 'unitUnknown').map(({ figure }) => figure.text);
  return verdict(findings, unknown, wordSupport(text, cited, found.length) === 'weak');
};
