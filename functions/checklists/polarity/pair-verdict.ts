// Decides yes, no or partly from the polarity of a question and of the sentences that answer it; open if they differ.
import type { Verdict } from '#shared/model/checklist-words.ts';
import opposites from '../words/opposites.json' with { type: 'json' };
import pairs from '../words/polarity-pairs.json' with { type: 'json' };
import stances from '../words/sentence-polarity.json' with { type: 'json' };
import { addsWords, matcher, plain } from './plain-text.ts';
import { firstSentence, isStatement } from './polar-question.ts';
import { asksAbsence, isNegated, isPastQuestion, type Side, sideOf, withoutContract } from './question-side.ts';
import { contentOf, isHeadOf, scheduleNamed } from './schedules.ts';
import { withinScope } from './scope.ts';
import { type Reading, readSentence, type Stance } from './sentence-stance.ts';

type Decided = Extract<Verdict, 'yes' | 'no' | 'partly'>;

type Pair = Readonly<Record<'one' | 'other', Readonly<Record<string, readonly string[]>>>> & {
  readonly isState?: boolean;
};
const PAIRS: readonly Pair[] = opposites.pairs;
const wordsIn = ({ one, other }: Pair) => [one, other].map((words) => Object.values(words).flat());
const OPPOSITES = PAIRS.map(wordsIn);
const PREDICATES = PAIRS.filter(({ isState }) => !isState).map(wordsIn);
const DENIED: readonly Stance[] = ['absent', 'declines'];
const SWAPPED: Readonly<Record<Decided, Decided>> = { yes: 'no', no: 'yes', partly: 'partly' };

const names = (text: string, words: readonly string[] = []): boolean => words.some((word) => text.includes(word));

/** "Complied with all covenants" for "is it in breach?": what it affirms is the opposite. */
const isOpposite = (question: string, text: string): boolean =>
  OPPOSITES.some(([one, other]) =>
    [
      [one, other],
      [other, one],
    ].some(
      ([own, against]) =>
        names(question, own) && names(text, against) && !names(question, against) && !names(text, own),
    ),
  );

const pairOf = (side: Side, { stance, isExcepted }: Reading): Decided | undefined => {
  const table: Readonly<Record<string, Readonly<Record<string, string>> | string>> = pairs;
  const [row, key] = isExcepted && side !== 'fact' ? ['excepted', side] : [side, stance];
  const own = table[row];
  return typeof own === 'object' ? (own[key] as Decided | undefined) : undefined;
};

/** "The highest day was 4,870" does not affirm that a limit was exceeded. */
export const lacksPredicate = (question: string, text: string): boolean =>
  PREDICATES.some((sides) => sides.some((own) => names(question, own)) && !sides.some((own) => names(text, own)));

/** `content`: what the schedule of its exceptions states. */
type Qualified = Reading & { readonly content?: 'none' | 'some' | undefined };

const ALL = [matcher(stances.every), matcher(stances.whole)];
/** What an exception leaves open: "except as set out in schedule 3", and of all things those that it names. */
const onExcepted = (own: string, line: string, { stance, isReserved, content }: Qualified): Decided | undefined => {
  if (isReserved && content === 'some' && DENIED.includes(stance)) return 'yes';
  const isOfAll = ALL.some((pattern) => pattern.test(own) || pattern.test(line));
  return isReserved || (isOfAll && !DENIED.includes(stance)) ? 'partly' : undefined;
};

const [ENDED, TODAY] = [matcher(stances.ended), matcher(stances.today)];
/** What is over, for a question on something else than its end. */
const isOver = (own: string, line: string): boolean => ENDED.test(line) && !ENDED.test(own);

const onFact = (question: string, text: string, reading: Qualified): Decided | undefined => {
  const [own, line] = [plain(question), plain(text)];
  const stated = pairOf('fact', reading);
  if (stated && reading.isExcepted && reading.content !== 'none') return onExcepted(own, line, reading);
  if (stated === 'yes' && isOver(own, line)) return TODAY.test(own) && !isPastQuestion(question) ? 'no' : undefined;
  if (stated === 'yes' && lacksPredicate(own, line)) return undefined;
  if (!stated || !isOpposite(own, line)) return stated;
  // "Not in compliance" may be less than "in breach".
  return stated === 'yes' ? 'no' : undefined;
};

/** True for a sentence that says less of a fact than its words: with an exception, or of what is over. */
export const isQualified = (question: string, text: string): boolean => {
  const reading = readSentence(question, text);
  if (!reading) return false;
  return reading.isExcepted || (!DENIED.includes(reading.stance) && isOver(plain(question), plain(text)));
};

/** Whether the statement itself denies: "No vessel is under arrest". */
const isDenial = (statement: string): boolean => {
  const own = readSentence(statement, statement);
  return own !== undefined && DENIED.includes(own.stance);
};

/** A clause of the same agreement on something else does not say what is asked. */
const speaksOfRest = (question: string, text: string): boolean => addsWords(withoutContract(question), [], text);

const sentenceVerdict = (question: string, text: string, texts: readonly string[]): Decided | undefined => {
  const own = readSentence(question, text);
  if (!own) return undefined;
  const reading: Qualified = own.isReserved ? { ...own, content: contentOf(text, texts) } : own;
  if (isStatement(question)) {
    const verdict = onFact(question, text, reading);
    return withinScope('fact', question, text, verdict && isDenial(question) ? SWAPPED[verdict] : verdict);
  }
  if (asksAbsence(question)) return !own.isExcepted && DENIED.includes(own.stance) ? 'yes' : undefined;
  if (isNegated(question)) return undefined;
  const side = sideOf(question);
  if (side === 'fact') return withinScope(side, question, text, onFact(question, text, reading));
  const isStated = side === 'provides' && reading.stance === 'affirms';
  const verdict = isStated ? onFact(question, text, reading) : pairOf(side, reading);
  const isOther = side === 'provides' && verdict !== 'no' && !speaksOfRest(question, text);
  return isOther ? undefined : withinScope(side, question, text, verdict);
};

/** True for the schedule that another text leaves its exceptions to. */
export const isScheduleOf = (text: string, schedule: string): boolean => {
  const label = scheduleNamed(text);
  return label !== undefined && isHeadOf(label, schedule) && !isHeadOf(label, text);
};

/** The first sentence of the question decides. */
export const pairVerdict = (question: string, texts: readonly string[]): Decided | undefined => {
  const first = firstSentence(question);
  const [verdict, ...others] = new Set(
    texts
      .filter((text) => !texts.some((other) => other !== text && isScheduleOf(other, text)))
      .map((text) => sentenceVerdict(first, text, texts))
      .filter((one) => one !== undefined),
  );
  return others.length > 0 ? undefined : verdict;
};
