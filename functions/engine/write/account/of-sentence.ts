// The words of the question that a ticked sentence leaves unexplained: most of many, another year, or only the name of a sum.
import sums from '#shared/language/lexicon/sum-compounds.json' with { type: 'json' };
import type { Wanted } from '../../understand/kinds/answer-type.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { isDocumentWord } from '../explained/same-word.ts';
import { isContent, isOpen, type Judged, MANY_WORDS, namesOf, type WordAccount } from './account-features.ts';
import { ifAny, type Refused } from './other-event.ts';
import type { Statement } from './statements.ts';

/** Questions for who, when and where ask about an act. */
export const OF_DEEDS: ReadonlySet<Wanted | undefined> = new Set<Wanted>(['name', 'date', 'place']);

const TERM = /[제第]?\s?(\d{1,3})\s?[기期](?![\p{Script=Han}가-힣])|[제第]\s?(\d{1,3})\s?[기期]/gu;
const termsIn = (text: string): readonly string[] => [...text.matchAll(TERM)].map(([, a, b]) => a ?? b ?? '');
/** The 47th year does not answer for the 48th. */
const isOfOtherTerm = (question: string, text: string): boolean => {
  const [asked, own] = [termsIn(question), termsIn(text)];
  return asked.length > 0 && own.length > 0 && !own.some((one) => asked.includes(one));
};

/** Compounds that name a sum of money: 운영자금 is not what is run, 管理費 not what is managed. */
const { ko, ja } = sums;
const COMPOUND = new RegExp(
  `[가-힣]{2,}(?:${ko.join('|')})(?=$|[^가-힣]|[은는이가을를의에로와과도])|[\\p{Script=Han}]{2,}(?:${ja.join('|')})`,
  'gu',
);

/** Compounds that the question has stay. */
const withoutSums = (text: string, question: string): string =>
  text.replace(COMPOUND, (word) => (question.includes(word) ? word : ' '));

/** Words that the statement has only within the name of a sum: 운영자금 does not state who operates. */
const ofSums = ({ question, wanted }: Plan, account: WordAccount, { text }: Statement): readonly string[] => {
  const plain = withoutSums(text, question);
  const isOfSum = ({ concept, place }: WordAccount[number]): boolean =>
    place === 'own' && !concept.isExact && concept.isIn(text) && !concept.isIn(plain);
  return OF_DEEDS.has(wanted) && plain !== text ? namesOf(account.filter(isOfSum)) : [];
};
/** Of many words of a question a sentence that no rule has judged has at least half. */
const lacksMost = ({ account, statement }: Judged): Refused => {
  const content = account.filter(isContent);
  const others = content.filter(({ place }) => place !== 'own');
  return !statement.isJudged && content.length >= MANY_WORDS && others.length > content.length / 2
    ? namesOf(others)
    : undefined;
};

export const ofSentence = (plan: Plan, judged: Judged): Refused => {
  const { account, statement } = judged;
  // A verb with known synonyms of which no document has any.
  const verbs = account.filter(
    ({ concept, place }) => concept.isVerb && place === 'nowhere' && isDocumentWord(concept.name),
  );
  if (verbs.length > 0) return namesOf(verbs);
  const nouns = account.filter((one) => isContent(one) && !one.concept.isVerb);
  if (nouns.length > 1 && nouns.every(isOpen)) return namesOf(nouns);
  if (isOfOtherTerm(plan.question, statement.text)) return termsIn(plan.question);
  return lacksMost(judged) ?? ifAny(ofSums(plan, account, statement));
};
