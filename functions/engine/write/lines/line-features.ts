// Features of a line of a short document as an answer, each 0 to 1; learned weights turn them into a probability.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import type { Language } from '#shared/model/enums.ts';
import { isFileShort, surroundingsIn, wholeTextsOf } from '../explained/surroundings.ts';
import { isOfCompany } from '../figures/pick-figure.ts';
import type { Writing } from '../writer.ts';
import { kindFeatures } from './kind-features.ts';
import { readLineQuestion } from './line-question.ts';
import { type Manner, type Unit, unitsOf } from './units.ts';
import { type Near, wordFeatures } from './word-features.ts';

export const FEATURES = [
  'own',
  'above',
  'titled',
  'open',
  'openCount',
  'lastOwn',
  'lastOpen',
  'rarestOwn',
  'rarestOpen',
  'nothingOwn',
  'newOwn',
  'isAnswered',
  'kindLabel',
  'all',
  'label',
  'labelRest',
  'isLabelled',
  'isItem',
  'isStatement',
  'nameOwn',
  'nameAbove',
  'nameOpen',
  'nameNowhere',
  'exactOpen',
  'strangeOpen',
  'has',
  'lacks',
  'lacksName',
  'namesNobody',
  'counts',
  'countsOther',
  'headOwn',
  'headAbove',
  'headOpen',
  'headExact',
  'labelIsHead',
  'valueGiven',
  'headNowhere',
  'nowhere',
  'nowhereCount',
  'isValue',
  'lacksValue',
  'sharesAlone',
  'positionOpen',
  'isNotice',
  'isWhy',
  'hasCause',
  'hasCondition',
  'isWhen',
  'statesRule',
  'isBeside',
  'pairs',
  'pairsAround',
  'best',
  'bestPairs',
  'lead',
  'rival',
  'isYesNo',
  'isUntyped',
  'length',
  'place',
  'isKorean',
  'isJapanese',
] as const;
export type LineFeatures = Readonly<Record<(typeof FEATURES)[number], number>>;
export type JudgedLine = Unit & { readonly features: LineFeatures; readonly isForeign: boolean };

const USUAL_LENGTH = 160;

/** A rough score to compare lines with one another. Set by hand. */
export const worthOf = ({ own, above, has, label, pairs }: LineFeatures): number =>
  own + 0.4 * above + 0.3 * has + 0.3 * label + 0.5 * pairs;
const againstOthers = (judged: readonly JudgedLine[]): JudgedLine[] => {
  const mostPairs = Math.max(1e-9, ...judged.map(({ features }) => features.pairs));
  const worths = judged.map(({ features }) => worthOf(features)).sort((a, b) => b - a);
  const [best = 0, second = 0] = worths;
  return judged.map((one) => {
    const worth = worthOf(one.features);
    const other = worth >= best ? second : best;
    return {
      ...one,
      features: {
        ...one.features,
        best: worth / Math.max(1e-9, best),
        bestPairs: one.features.pairs / mostPairs,
        lead: Math.max(0, Math.min(1, worth - other)),
        rival: Math.max(0, Math.min(1, other - worth)),
      },
    };
  });
};

type Surrounded = Pick<Writing, 'plan'> & {
  readonly subject: string;
  readonly near: (unit: Unit) => Near;
  readonly placeOf: (unit: Unit) => number;
};

/** Lines are compared within their language. */
const judgedIn = (
  { plan, subject, near, placeOf }: Surrounded,
  language: Language,
  units: readonly Unit[],
): JudgedLine[] => {
  const request = readLineQuestion(plan, subject, { language, units });
  const ofQuestion = languageOf(plan.question);
  const judged = units.map(
    (unit): JudgedLine => ({
      ...unit,
      isForeign: request.isForeign,
      features: {
        ...kindFeatures(request, unit),
        ...wordFeatures(request, unit, near(unit)),
        best: 0,
        bestPairs: 0,
        lead: 0,
        rival: 0,
        length: Math.min(1, unit.text.length / USUAL_LENGTH),
        place: placeOf(unit),
        isKorean: Number(ofQuestion === 'ko'),
        isJapanese: Number(ofQuestion === 'ja'),
      },
    }),
  );
  return againstOthers(judged);
};

const hasWords = ({ text }: Unit): boolean => /\p{L}{4}/u.test(text);

/** Returns features for every line of the short documents: those in the question's language, or across languages. */
export const lineFeaturesOver = (
  { plan, passages }: Pick<Writing, 'plan' | 'passages'>,
  manner: Manner,
  subject = '',
): JudgedLine[] => {
  const isShort = isFileShort(passages);
  const around = surroundingsIn(plan, passages);
  const ofQuestion = languageOf(plan.question);
  // Files in the question's language are scored as if there were no others.
  const looked = passages.filter(
    (passage) =>
      passage.chunk.kind === 'prose' &&
      isOfCompany(plan, passage) &&
      isShort(passage) &&
      (manner === 'own' || passage.chunk.context.language !== ofQuestion),
  );
  const files = wholeTextsOf(looked);
  const places = new Map(looked.map(({ chunk }, n) => [chunk.id, 1 / (1 + n)]));
  const surrounded: Surrounded = {
    plan,
    subject,
    near: (unit) => ({
      ...around(unit),
      before: `${unit.before} ${unit.lead}`,
      file: files.get(unit.passage.chunk.fileId) ?? '',
    }),
    placeOf: ({ passage }) => places.get(passage.chunk.id) ?? 0,
  };
  const languageIn = (unit: Unit): Language => (hasWords(unit) ? languageOf(unit.text) : ofQuestion);
  const units = looked
    .flatMap((passage) => unitsOf(passage, manner))
    .filter((unit) => (languageIn(unit) === ofQuestion) === (manner === 'own'));
  return [...Map.groupBy(units, languageIn)].flatMap(([language, lines]) => judgedIn(surrounded, language, lines));
};
