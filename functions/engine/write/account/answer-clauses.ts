// Splits a text into clauses and finds those that have the kind of thing a question asks for, with the events they name.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { daysIn, periodsIn } from '#shared/language/grammar/periods.ts';
import { countsTime, countWordsIn, hasWanted, type Wanted } from '../../understand/kinds/answer-type.ts';
import { dealEventsIn, type NamedEvent } from '../../understand/kinds/deal-events.ts';
import { blank } from '../../understand/words/blank.ts';
import { withoutOrdinals } from '../../understand/words/ordinals.ts';

const SENTENCE = /(?<=[.!?])\s+|(?<=。)/u;
const BREAK =
  /;\s|\s(?=(?:and|but|while|whereas|although|though)\s)|(?<=[가-힣](?:고|며|나|지만|는데|으니|므로))[,\s]\s?|(?<=[しりてでがたれきみいがば])、/giu;

export type Clause = { readonly text: string; readonly own: readonly NamedEvent[] };
/** A clause that names no event continues that of the clause before. */
export const clausesIn = (text: string): readonly Clause[] =>
  text.split(SENTENCE).flatMap((sentence) => {
    let before: readonly NamedEvent[] = [];
    return sentence.split(BREAK).map((clause): Clause => {
      const own = dealEventsIn(clause);
      before = own.length > 0 ? own : before;
      return { text: clause, own: before };
    });
  });

const OF_TIME: ReadonlySet<Wanted | undefined> = new Set<Wanted>(['date', 'duration', 'notice']);
export const asksTime = (wanted: Wanted | undefined): boolean => OF_TIME.has(wanted);

/** A figure or number word that counts something else than time: not the third year, not 3年目. */
const counts = (clause: string): boolean => {
  const plain = withoutOrdinals(blank(clause, [...periodsIn(clause), ...daysIn(clause)]));
  return countWordsIn(plain).length > 0 || readFigures(plain).figures.some(({ start }) => !countsTime(plain, start));
};

const TERM = /[第제]\s?\d{1,3}\s?[期기](?![\p{Script=Han}가-힣])/gu;
/** Whether a clause has a time, or a figure where one is asked for; a name has no form of its own. */
export const states = (wanted: Wanted, clause: string): boolean => {
  if (wanted === 'count') return counts(clause);
  // The 27th term is no day.
  const plain = wanted === 'date' ? clause.replace(TERM, ' ') : clause;
  return OF_TIME.has(wanted) || wanted === 'share' ? hasWanted(wanted, plain) : true;
};
