// Features of a text as an answer to a question, each 0 to 1; learned weights turn them into a probability.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import type { Passage } from '../../evidence.ts';
import { terms } from '../../terms.ts';
import { isOfOtherEvent, lacksWanted } from '../../understand/kinds/answer-type.ts';
import { compact } from '../../understand/names/company-names.ts';
import { isOfOtherMonth } from '../../understand/periods/other-month.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { isOfOtherOrdinal } from '../../understand/words/ordinals.ts';
import { isStatement } from '../prose/furniture.ts';
import { hasAnswerType } from '../prose/select-sentences.ts';
import type { Stretch } from '../prose/split-sentences.ts';
import type { Reply } from '../prose/turns.ts';
import { type Coverage, coverageOver } from './coverage.ts';
import { ofThing, withoutThing } from './of-thing.ts';
import { isOfOtherTime, keysIn } from './other-time.ts';
import { readLines } from './passage-lines.ts';
import { questionShare } from './question-share.ts';

export const FEATURES = [
  'own',
  'around',
  'passage',
  'heading',
  'heads',
  'headsAround',
  'best',
  'pageBm25',
  'passageBm25',
  'headingBm25',
  'score',
  'place',
  'common',
  'numbers',
  'hasWanted',
  'lacksWanted',
  'length',
  'isRow',
  'isStatement',
  'entity',
  'isKorean',
  'isJapanese',
] as const;
export type Features = Readonly<Record<(typeof FEATURES)[number], number>> & {
  /**
   * The line is in another language than the question: words cannot be compared, and no weights were learned for it.
   */
  readonly isForeign: boolean;
  /**
   * Whether no rare noun of the question is in the line, beside it or in the title; or the line only names the
   * document's owner; or it concerns another number, month or thing of the kind.
   */
  readonly lacksNouns: boolean;
  /**
   * Whether the line names other years only; or, for several requested years, neither it nor its surroundings name one.
   */
  readonly lacksPeriods: boolean;
};

const LOOKED_AT = 16;
/** A common run this long counts as the whole question. */
const MAX_COMMON_LENGTH = 16;
const USUAL_LENGTH = 200;

/** Length of the longest run of the question that the text contains. */
const longestCommon = (question: string, text: string): number => {
  let best = 0;
  for (let start = 0; start + best < question.length; start += 1)
    while (start + best < question.length && text.includes(question.slice(start, start + best + 1))) best += 1;
  return best;
};

/** Whether the line has only concepts of the title, and the question asks for more. */
const namesAlone = (line: Coverage, title: Coverage): boolean =>
  line.share > 0 && title.share < 1 && line.concepts.isSubsetOf(title.concepts);

type Covered = Coverage | undefined;
/** In a contract, only the title may name the other party. */
const speaksOfOther = (line: Covered, beside: Covered, title: Covered): boolean =>
  !line || !beside || !title || (beside.lacksRare && title.lacksRare) || namesAlone(line, title);

/** A name cannot be recognized in Hangul or kana; "who did it" needs a line on that event. */
const lacksAnswer = ({ wanted, question }: Plan, text: string, has: boolean): boolean =>
  wanted === 'name' ? lacksWanted('name', text) || isOfOtherEvent(question, text) : wanted !== undefined && !has;

export type Judged = Stretch & {
  readonly passage: Passage;
  readonly features: Features;
  /** The line's part in a conversation, and the share of question words in the question it replies to, 0 to 1. */
  readonly reply: Reply & { readonly share: number };
};

/** Returns the features of every line of the first passages. */
export const featuresOver = (plan: Plan, passages: readonly Passage[]): Judged[] => {
  const rest = withoutThing(plan);
  const looked = passages.slice(0, LOOKED_AT).map((passage) => ({ passage, ...readLines(passage) }));
  const pool = looked.flatMap(({ lines }) => lines.map(({ wording }) => wording));
  const { share, speaksOfRest } = questionShare(
    plan,
    rest,
    pool.map(({ words }) => words),
  );
  const cover = coverageOver(rest, pool);
  const coverWords = coverageOver({ ...rest, topic: undefined, metrics: [] }, pool);
  const best = Math.max(1e-9, ...pool.map(({ words }) => share(words)));
  const bestScore = Math.max(1e-9, ...passages.map(({ score }) => score));
  const question = compact(plan.question);
  const questionLanguage = languageOf(plan.question);
  const numbers = terms(plan.question).filter((term) => /\d/.test(term));
  return looked.flatMap(({ passage, lines, whole, heading, title }, place) => {
    const { chunk, score, signals } = passage;
    const keysAbove = [...chunk.context.periods, ...keysIn(heading.text)];
    const isOther = isOfOtherOrdinal(plan.question, chunk) || isOfOtherMonth(plan.periods, chunk);
    const titled = cover?.(title);
    const ofPassage = {
      passage: share(whole.words),
      heading: share(heading.words),
      pageBm25: signals.page ?? 0,
      passageBm25: signals.passage ?? 0,
      headingBm25: signals.heading ?? 0,
      score: score / bestScore,
      place: 1 / (1 + place),
      isRow: chunk.kind === 'table' ? 1 : 0,
      entity: signals.entity ?? 0,
      isKorean: plan.language === 'ko' ? 1 : 0,
      isJapanese: plan.language === 'ja' ? 1 : 0,
    };
    return lines.map(({ text, start, end, wording, around, reply }) => {
      const own = share(wording.words);
      const has = hasAnswerType(plan, text);
      const lacks = lacksAnswer(plan, text, has);
      const covered = cover?.(wording);
      const beside = cover?.(around);
      const features = {
        ...ofPassage,
        own,
        around: share(around.words),
        heads: covered?.share ?? 0,
        headsAround: beside?.share ?? 0,
        best: own / best,
        common: Math.min(1, longestCommon(question, compact(text)) / MAX_COMMON_LENGTH),
        numbers: numbers.length === 0 ? 0.5 : numbers.filter((one) => around.words.has(one)).length / numbers.length,
        hasWanted: plan.wanted && has ? 1 : 0,
        lacksWanted: lacks ? 1 : 0,
        length: Math.min(1, text.length / USUAL_LENGTH),
        isStatement: isStatement(text) ? 1 : 0,
        isForeign: languageOf(text) !== questionLanguage,
        lacksNouns:
          isOther ||
          ofThing(plan, chunk, { start, end })?.isRequested === false ||
          !speaksOfRest(wording.words) ||
          speaksOfOther(covered, beside, titled) ||
          coverWords?.(around).share === 0,
        lacksPeriods: isOfOtherTime(plan, text, [...keysAbove, ...keysIn(around.text)]),
      };
      const replied = reply.question === undefined ? 0 : share(new Set(terms(reply.question)));
      return { passage, text, start, end, features, reply: { ...reply, share: replied } };
    });
  });
};
