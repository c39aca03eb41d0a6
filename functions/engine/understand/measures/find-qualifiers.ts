// Finds words of a question that qualify its metric: a segment, product or kind.
import { daysIn, periodsIn } from '#shared/language/grammar/periods.ts';
import { isExpenseTerm, withoutExpense } from '#shared/language/lexicon/expense-terms.ts';
import formerNames from '#shared/language/lexicon/former-names.json' with { type: 'json' };
import { compile, type Place, wordsOf } from '#shared/language/lexicon/lexicon.ts';
import ownSide from '#shared/language/lexicon/own-side.json' with { type: 'json' };
import unspecificWords from '#shared/language/lexicon/unspecific-words.json' with { type: 'json' };
import yearlyGrowth from '#shared/language/lexicon/yearly-growth.json' with { type: 'json' };
import { isParticle, terms, withoutJosa } from '../../terms.ts';
import { withoutExtremes } from '../kinds/find-rank.ts';
import { asksYesNo } from '../kinds/yes-no.ts';
import { withoutNames } from '../names/company-names.ts';
import { withoutLegalForm } from '../names/find-entities.ts';
import { relativeYearsIn } from '../periods/relative-years.ts';
import { blank } from '../words/blank.ts';
import { withoutJoinedParticles } from '../words/inflection.ts';
import { isAskingTerm, isRequest, trendsIn } from '../words/question-words.ts';
import { withoutComparison, withoutReportKinds } from '../words/set-aside.ts';
import { namedMetrics } from './find-metrics.ts';
import { waysOfAskingIn } from './ways-of-asking.ts';

/** Words that do not identify a row or column. */
const GENERIC = new Set(wordsOf(unspecificWords));
/** The asker's company narrows no measure, but is one of two parties where it is asked whether something may be done. */
const OWN_SIDE = new Set(wordsOf(ownSide));

/** The end of "how many": 명인가요, 개입니까, 何人. */
const HOW_MANY =
  /^何(?:[人名社円件株台倍店室棟隻%％]|(?:日|年|週間|[かヶカヵ]月)[前間]?)?$|^何?パーセント$|^(?:며칠|몇일)$|^프로(?:인가요?|입니까|야|예요|나|쯤)$|^(?:명|개|원|주|배|대|곳|건|년|월|번째|세|살|퍼센트)?(?:인가요?|입니까|이?야|인지|일까요?|이에요|예요|있나요|있습니까|있어요?)$/u;

/** The unit behind a label: 현금배당금총액(백만원). */
const UNIT = /^(?:십|백|천|만|십만|백만|천만|억|십억|조)?원$/;

/** A former name, which does not narrow the metric: "Alto (formerly known as Basso)". */
const formerIn = compile(formerNames);
/** Words for a computation on the figure. */
const yearlyGrowthIn = compile(yearlyGrowth);

/** The verb ending behind a noun: 設立されましたか asks about 設立. */
const VERB_ENDING = /(?<=[\p{Script=Han}\p{Script=Katakana}ー]{2})\p{Script=Hiragana}+$/u;
/** A Han word that is kept whole: 日客 is a meaningless part of 訪日客. */
const HAN_WORD = /^\p{Script=Han}{3,}$/u;
/** The word as one term, not as pairs of characters: 残高 alone is not 受注残高. */
const wordTerms = (word: string): string => {
  const noun = withoutJosa(withoutJoinedParticles(word));
  const thing = (withoutExpense(noun) ?? noun).replace(VERB_ENDING, '');
  return /[가-힣]/.test(word) || HAN_WORD.test(thing) ? thing : (terms(thing).at(-1) ?? thing);
};

/** `named` finds the measures of the question, which are not qualifiers. */
export const findQualifiers = (
  question: string,
  entities: readonly string[],
  named: (text: string) => readonly Place[] = namedMetrics,
): string[] => {
  const plain = withoutExtremes(withoutLegalForm(withoutReportKinds(withoutComparison(question))));
  const rest = blank(plain, [
    ...periodsIn(plain),
    ...daysIn(plain),
    ...relativeYearsIn(plain),
    ...formerIn(plain),
    ...yearlyGrowthIn(plain),
    ...trendsIn(plain),
    ...waysOfAskingIn(plain),
    ...named(plain),
  ]);
  const isOfParty = asksYesNo(question);
  const words = withoutNames(rest, entities, ' ')
    .toLowerCase()
    .split(
      /[^\p{L}\p{N}&]+|(?<=[一-龥ァ-ヺー])[のはがをにでともへ]+|(?<=[\u3041-\u309f])(?=[一-龥ァ-ヺ])|(?<=[a-z\d])(?=[가-힣]{2})/u,
    )
    .filter(
      (word) => word.length > 1 && !GENERIC.has(word) && !HOW_MANY.test(word) && !/^[\u3041-\u309f]+$/.test(word),
    );
  return [...new Set(words.filter((word) => !terms(word).every(isAskingTerm)).map(wordTerms))].filter(
    (word) =>
      word.length > 1 &&
      !GENERIC.has(word) &&
      !(OWN_SIDE.has(word) && !isOfParty) &&
      !isExpenseTerm(word) &&
      !isAskingTerm(word) &&
      !isRequest(word) &&
      !isParticle(word) &&
      !HOW_MANY.test(word) &&
      !UNIT.test(word),
  );
};
