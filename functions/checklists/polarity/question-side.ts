// Decides what a yes-or-no question asks for: a permission, a restriction, a duty, a clause or a fact.
import polarity from '../words/polarity.json' with { type: 'json' };
import sides from '../words/question-polarity.json' with { type: 'json' };
import { matcher, plain, withoutLaws } from './plain-text.ts';

const SIDES = ['permitsFreely', 'restricts', 'prohibits', 'requires', 'permits', 'exists', 'provides', 'fact'] as const;
export type Side = (typeof SIDES)[number];

const ofSide = (side: Exclude<Side, 'fact'>) => ({ side, pattern: matcher(sides[side]) });
const [FREELY, ...OTHERS] = SIDES.flatMap((side) => (side === 'fact' ? [] : [ofSide(side)]));
/** The predicate goes before the nouns: "may the exclusive dealer end it?" asks for no exclusivity. */
const MAY_DO = { side: 'permits', pattern: matcher(sides.mayDo) } as const;
const PATTERNS = [...(FREELY ? [FREELY] : []), MAY_DO, ...OTHERS];
const PAST = new RegExp(polarity.past.join('|'), 'u');
const NEGATED = new RegExp(polarity.negated.join('|'), 'u');

/** Yes and no to "Is it not insured?" mean the opposite in some languages. */
export const isNegated = (question: string): boolean => NEGATED.test(plain(question).replaceAll('whether or not', ''));

const ABSENCE = new RegExp(polarity.asksAbsence.join('|'), 'u');
/** In Korean and Japanese yes to "Is there no delay?" agrees that there is none. */
export const asksAbsence = (question: string): boolean => ABSENCE.test(plain(question));

export const isPastQuestion = (question: string): boolean => PAST.test(plain(question).trim());

/** "Has the right been used?" asks what happened, though it names a right. */
export const sideOf = (question: string): Side => {
  const text = withoutLaws(plain(question)).trim();
  if (isPastQuestion(question)) return 'fact';
  return PATTERNS.find(({ pattern }) => pattern.test(text))?.side ?? 'fact';
};

const CONTRACT = matcher(sides.provides);
/** What a question asks beside the name of the contract. */
export const withoutContract = (question: string): string => plain(question).trim().replace(CONTRACT, ' ');
