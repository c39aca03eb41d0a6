// Names in a question that no passage contains: a similar figure then belongs to something else.
import { daysIn, periodsIn } from '#shared/language/grammar/periods.ts';
import { languageOf } from '#shared/language/grammar/text-language.ts';
import notNames from '#shared/language/lexicon/not-names.json' with { type: 'json' };
import lexicon from '#shared/language/lexicon/other-kinds.json' with { type: 'json' };
import type { Passage } from '../../evidence.ts';
import { terms } from '../../terms.ts';
import { findMeasures } from '../../understand/measures/find-metrics.ts';
import { withoutNames } from '../../understand/names/company-names.ts';
import { withoutGlosses } from '../../understand/names/glosses.ts';
import { soundPlaces } from '../../understand/names/name-sounds.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { blank } from '../../understand/words/blank.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { isKnownWord } from '../../understand/words/dictionary.ts';
import { isAskingTerm } from '../../understand/words/question-words.ts';
import { hasRendering } from '../explained/same-word.ts';

/** In English, a capital inside a sentence marks a name. */
const CAPITALISED = /(?<=[\p{L}\d,;:'’)] )\p{Lu}[\p{L}’'-]{2,}/gu;
/** Usually a measure, rank or unit (CAGR, CFO, FYs), not a name. */
const ABBREVIATION = /^\p{Lu}+s?$/u;
/** "The Company": a defined term with a capital is nobody's name. */
const NOBODY: ReadonlySet<string> = new Set(notNames.en);
/** 大阪園, 강릉점: names that end in a kind of place; 계약금: a sum with a name of its own. */
const nounOf = ({ ko, ja }: { readonly ko: readonly string[]; readonly ja: readonly string[] }): string =>
  `[\\p{Script=Hangul}]{2,}(?:${ko.join('|')})|[\\p{Script=Han}\\p{Script=Katakana}ー]{2,}(?:${ja.join('|')})`;
const { branches, amounts } = lexicon;
const AMOUNT = new RegExp(`^(?:${nounOf(amounts)})$`, 'u');
const NAMED = new RegExp(`^(?:${nounOf(branches)}|${nounOf(amounts)})$`, 'u');
const COMMON: readonly string[] = [...branches.not, ...amounts.not];
const isCommon = (word: string): boolean => COMMON.some((one) => word.endsWith(one));

const namedIn = (plan: Plan): string[] => {
  const question = withoutGlosses(plan);
  if (languageOf(question) !== 'en')
    return contentWords(question, plan.names).filter((word) => NAMED.test(word) && !isCommon(word));
  const plain = withoutNames(blank(question, [...periodsIn(question), ...daysIn(question)]), plan.names, '—');
  const words = [...plain.matchAll(CAPITALISED)].map(([word]) => word.replace(/['’]s?$/u, ''));
  return words.filter((word) => !ABBREVIATION.test(word) && !NOBODY.has(word.toLowerCase()));
};

/** Returns the unknown names; empty if the question names nothing or all is found. */
export const unknownNames = (plan: Plan, passages: readonly Passage[]): string[] => {
  // If every passage is in another language, a translated word counts as known.
  const isInLanguage = passages.some(({ chunk }) => chunk.context.language === languageOf(plan.question));
  const isKnown = (word: string): boolean => isKnownWord(plan.question, word) && !(isInLanguage && AMOUNT.test(word));
  const named = namedIn(plan).filter(
    (word) => !terms(word).every(isAskingTerm) && findMeasures(word).length === 0 && !isKnown(word),
  );
  if (named.length === 0) return [];
  const titles = [...new Set(passages.map(({ chunk: { context } }) => `${context.document} ${context.company ?? ''}`))];
  const texts = [...titles, ...passages.map(({ chunk: { text, context } }) => `${context.section ?? ''} ${text}`)];
  const whole = texts.join('\n').toLowerCase();
  return named.filter(
    (word) =>
      !whole.includes(word.toLowerCase()) &&
      !hasRendering(word, whole) &&
      !texts.some((text) => soundPlaces(word, text).length > 0),
  );
};
