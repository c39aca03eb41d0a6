// What speaks for a line of a short document being the answer to a question, each from 0 to 1; learned weights make a probability of it.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import { isFileShort, surroundingsIn, wholeTextsOf } from '../explained/surroundings.ts';
import { isOfCompany } from '../figures/pick-figure.ts';
import type { Writing } from '../writer.ts';
import { kindFeatures } from './kind-features.ts';
import { readLineQuestion } from './line-question.ts';
import { type Unit, unitsOf } from './units.ts';
import { wordFeatures } from './word-features.ts';

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
export type JudgedLine = Unit & { readonly features: LineFeatures };

const USUAL_LENGTH = 160;

/** How a line does beside the others: what they have less of. Set by hand. */
const worthOf = ({ own, above, has, label, pairs }: LineFeatures): number =>
  own + 0.4 * above + 0.3 * has + 0.3 * label + 0.5 * pairs;
const againstOthers = (judged: readonly JudgedLine[]): JudgedLine[] => {
  const mostPairs = Math.max(1e-9, ...judged.map(({ features }) => features.pairs));
  const worths = judged.map(({ features }) => worthOf(features)).sort((a, b) => b - a);
  const [best = 1e-9, second = 0] = worths;
  return judged.map((one) => {
    const worth = worthOf(one.features);
    const other = worth >= best ? second : best;
    return {
      ...one,
      features: {
        ...one.features,
        best: worth / best,
        bestPairs: one.features.pairs / mostPairs,
        lead: Math.max(0, Math.min(1, worth - other)),
        rival: Math.max(0, Math.min(1, other - worth)),
      },
    };
  });
};

/** Every line of the short documents that are at hand, in the language of the question. */
export const lineFeaturesOver = (
  { plan, passages }: Pick<Writing, 'plan' | 'passages'>,
  subject = '',
): JudgedLine[] => {
  const isShort = isFileShort(passages);
  const around = surroundingsIn(plan, passages);
  const looked = passages.filter(
    (passage) => passage.chunk.kind === 'prose' && isOfCompany(plan, passage) && isShort(passage),
  );
  const language = languageOf(plan.question);
  const units = looked.flatMap(unitsOf).filter(({ text }) => languageOf(text) === language || !/\p{L}{4}/u.test(text));
  const request = readLineQuestion(plan, subject, units);
  const files = wholeTextsOf(looked);
  const places = new Map(looked.map(({ chunk }, n) => [chunk.id, 1 / (1 + n)]));
  const judged = units.map((unit): JudgedLine => {
    const { id, fileId } = unit.passage.chunk;
    const near = { ...around(unit), before: `${unit.before} ${unit.lead}`, file: files.get(fileId) ?? '' };
    return {
      ...unit,
      features: {
        ...kindFeatures(request, unit),
        ...wordFeatures(request, unit, near),
        best: 0,
        bestPairs: 0,
        lead: 0,
        rival: 0,
        length: Math.min(1, unit.text.length / USUAL_LENGTH),
        place: places.get(id) ?? 0,
        isKorean: Number(language === 'ko'),
        isJapanese: Number(language === 'ja'),
      },
    };
  });
  return againstOthers(judged);
};
