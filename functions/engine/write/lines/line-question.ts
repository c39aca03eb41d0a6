// The question as line features need it, parsed once for all lines.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lineQuestions from '#shared/language/lexicon/line-questions.json' with { type: 'json' };
import type { Language } from '#shared/model/enums.ts';
import { terms } from '../../terms.ts';
import { type Counter, requestedCounter } from '../../understand/kinds/counters.ts';
import { findPosition, type Position } from '../../understand/kinds/positions.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { translatedShare } from '../../understand/words/dictionary.ts';
import { headNoun } from '../../understand/words/head-noun.ts';
import { isAskingTerm } from '../../understand/words/question-words.ts';
import type { Concept } from '../explained/concept.ts';
import { conceptsOf } from '../explained/explained.ts';
import { isEmpty } from '../explained/same-word.ts';
import type { Unit } from './units.ts';

const moneyIn = compile(lineQuestions.money);
const valuesIn = compile(lineQuestions.values);
const asksConditionIn = compile(lineQuestions.conditions);
export const rangesIn = compile(lineQuestions.ranges);

const MAX_KNOWN = 4_000;
const KNOWN = new Map<string, ReadonlySet<string>>();
const termsOf = (text: string): ReadonlySet<string> => {
  const known = KNOWN.get(text);
  if (known) return known;
  if (KNOWN.size >= MAX_KNOWN) KNOWN.clear();
  const made = new Set(terms(text));
  KNOWN.set(text, made);
  return made;
};

/** The share of the question's words in a text; words in few lines weigh more. */
export const shareOf = ({ plan, requested, rarity, isForeign }: LineQuestion, text: string): number => {
  if (isForeign) return translatedShare(plan.question, text);
  const own = termsOf(text);
  const whole = requested.reduce((sum, term) => sum + (rarity.get(term) ?? 0), 0) || 1;
  return requested.reduce((sum, term) => sum + (own.has(term) ? (rarity.get(term) ?? 0) : 0), 0) / whole;
};

export type LineQuestion = {
  readonly plan: Plan;
  /** The language of the lines; if it differs from the question's, words are compared by the dictionary. */
  readonly language: Language;
  readonly isForeign: boolean;
  readonly concepts: readonly { readonly concept: Concept; readonly weight: number }[];
  readonly requested: readonly string[];
  readonly rarity: ReadonlyMap<string, number>;
  /** The requested noun. */
  readonly head: string | undefined;
  readonly isValue: boolean;
  readonly isMoney: boolean;
  readonly isRange: boolean;
  readonly asksCondition: boolean;
  readonly position: Position | undefined;
  readonly counter: Counter | undefined;
};

/** What few lines have weighs more. */
const rarityOf = (units: readonly Unit[], isIn: (text: string) => boolean): number =>
  Math.log(1 + units.length / (0.5 + units.filter(({ text }) => isIn(text)).length));

/** `subject` is the part of the question that its halves share. */
export const readLineQuestion = (
  plan: Plan,
  subject: string,
  { language, units }: { readonly language: Language; readonly units: readonly Unit[] },
): LineQuestion => {
  const plain = plan.question.normalize('NFKC');
  const requested = [...new Set(terms(plan.question).filter((term) => !isAskingTerm(term)))];
  const head = contentWords(headNoun(plan.question), plan.names)
    .filter((word) => !isEmpty(word))
    .at(-1);
  const isOpen = plan.wanted === undefined && head !== undefined;
  return {
    plan,
    language,
    isForeign: language !== languageOf(plan.question),
    concepts: conceptsOf(plan, subject).map((concept) => ({ concept, weight: rarityOf(units, concept.isIn) })),
    requested,
    rarity: new Map(requested.map((term) => [term, rarityOf(units, (text) => termsOf(text).has(term))])),
    head,
    isValue: isOpen && valuesIn(head).length > 0,
    isMoney: isOpen && moneyIn(head).length > 0,
    isRange: rangesIn(plan.question).length > 0,
    asksCondition: asksConditionIn(plain).length > 0,
    position: findPosition(plain),
    counter: requestedCounter(plan.question),
  };
};
