// Decides yes, no or partly from the polarity of a question and of the sentences that answer it; open if they differ.
import type { Verdict } from '#shared/model/checklist-words.ts';
import opposites from '../words/opposites.json' with { type: 'json' };
import pairs from '../words/polarity-pairs.json' with { type: 'json' };
import { addsWords, plain } from './plain-text.ts';
import { firstSentence, isStatement } from './polar-question.ts';
import { isNegated, type Side, sideOf, withoutContract } from './question-side.ts';
import { withinScope } from './scope.ts';
import { type Reading, readSentence, type Stance } from './sentence-stance.ts';

type Decided = Extract<Verdict, 'yes' | 'no' | 'partly'>;

const OPPOSITES = opposites.pairs.map(({ one, other }) => [one, other].map((words) => Object.values(words).flat()));
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
  const [row, key] = isExcepted ? ['excepted', side] : [side, stance];
  const own = table[row];
  return typeof own === 'object' ? (own[key] as Decided | undefined) : undefined;
};

/** "The highest day was 4,870" does not affirm that a limit was exceeded. */
const lacksPredicate = (question: string, text: string): boolean =>
  OPPOSITES.some((sides) => sides.some((own) => names(question, own)) && !sides.some((own) => names(text, own)));

const onFact = (question: string, text: string, reading: Reading): Decided | undefined => {
  const [own, line] = [plain(question), plain(text)];
  const verdict = pairOf('fact', reading);
  if (verdict === 'yes' && lacksPredicate(own, line)) return undefined;
  if (!verdict || !isOpposite(own, line)) return verdict;
  // "Not in compliance" may be less than "in breach".
  return verdict === 'yes' ? 'no' : undefined;
};

/** Whether the statement itself denies: "No vessel is under arrest". */
const isDenial = (statement: string): boolean => {
  const own = readSentence(statement, statement);
  return own !== undefined && DENIED.includes(own.stance);
};

/** A clause of the same agreement on something else does not say what is asked. */
const speaksOfRest = (question: string, text: string): boolean => addsWords(withoutContract(question), [], text);

const sentenceVerdict = (question: string, text: string): Decided | undefined => {
  const reading = readSentence(question, text);
  if (!reading) return undefined;
  if (isStatement(question)) {
    const verdict = onFact(question, text, reading);
    return withinScope('fact', question, text, verdict && isDenial(question) ? SWAPPED[verdict] : verdict);
  }
  if (isNegated(question)) return undefined;
  const side = sideOf(question);
  if (side === 'fact') return withinScope(side, question, text, onFact(question, text, reading));
  const isStated = side === 'provides' && reading.stance === 'affirms';
  const verdict = isStated ? onFact(question, text, reading) : pairOf(side, reading);
  const isOther = side === 'provides' && verdict !== 'no' && !speaksOfRest(question, text);
  return isOther ? undefined : withinScope(side, question, text, verdict);
};

/** The first sentence of the question decides. */
export const pairVerdict = (question: string, texts: readonly string[]): Decided | undefined => {
  const first = firstSentence(question);
  const [verdict, ...others] = new Set(
    texts.map((text) => sentenceVerdict(first, text)).filter((one) => one !== undefined),
  );
  return others.length > 0 ? undefined : verdict;
};
