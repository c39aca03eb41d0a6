// Tests whether a sentence denies what a question names, in its own clause and for the requested period.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { statesPeriod } from '#shared/language/grammar/same-period.ts';
import lexicon from '#shared/language/lexicon/denials.json' with { type: 'json' };
import { compile, type Place } from '#shared/language/lexicon/lexicon.ts';
import { terms } from '../../terms.ts';
import { findMeasures, namedMeasures } from '../../understand/measures/find-metrics.ts';
import { placesMeaning } from '../../understand/measures/ways-of-asking.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { type Clause, clausesOf } from '../../verify/clauses.ts';
import { speaksOfWord } from '../fit/coverage.ts';

const { before, behind, plain } = lexicon;
const BEFORE = new RegExp(`\\b(?:${before.en.join('|')})\\s+(?:([\\w-]+)\\s+)?$`, 'iu');
const BEHIND = new RegExp(`^(?:${[...behind.ko, ...behind.ja].join('|')})`, 'u');
const bareIn = compile({ id: 'bareDenials', not: [], ...lexicon.bare });
const PLAIN = new Set([...plain.ko, ...plain.en, ...plain.ja]);
/** 중간배당, 中間配当: a compound's qualifier precedes its noun. */
const COMPOUND = /[\p{Script=Hangul}\p{Script=Han}]+$/u;

/** "No interim dividend" and 중간배당 do not deny the dividend, unless the question names them. */
const isPlain = (question: string, word: string | undefined): boolean =>
  word === undefined || PLAIN.has(word.toLowerCase()) || question.toLowerCase().includes(word.toLowerCase());

const denies = (question: string, text: string, { start, end }: Place): boolean => {
  const [ahead, rest] = [text.slice(0, start), text.slice(end)];
  const found = BEFORE.exec(ahead);
  if (found) return isPlain(question, found[1]);
  return BEHIND.test(rest) && isPlain(question, COMPOUND.exec(ahead)?.[0]);
};

const speaksOfRest = ({ words }: Plan, text: string): boolean => {
  const wording = { text, words: new Set(terms(text)), section: undefined };
  return words.every((word) => speaksOfWord(word, wording));
};

/** Where a text names the request: by a measure, or by the topic's words with the rest of the question. */
const placesIn = (plan: Plan, text: string): readonly Place[] => {
  const { metrics, topic, question } = plan;
  const measures = new Set([...metrics, ...findMeasures(question)]);
  const named = namedMeasures(text).filter(({ metric }) => measures.has(metric));
  if (named.length > 0) return named;
  const meant = placesMeaning(
    [...measures].map(({ id }) => id),
    text,
  );
  const isOfTopic = measures.size > 0 || speaksOfRest(plan, text);
  return [...meant, ...(topic && isOfTopic ? topic.words(text) : [])];
};

/** A clause with years of its own is about those only. */
const isOfPeriods = ({ periods }: Plan, { text }: Clause): boolean => {
  const keys = periodsIn(text).map(({ key }) => key);
  return keys.length === 0 || periods.every((wanted) => keys.some((key) => statesPeriod(wanted, key)));
};

/** 無配: one word that denies the payment. */
const isBare = (plan: Plan, text: string): boolean =>
  clausesOf(text).some((clause) => bareIn(clause.text).length > 0 && isOfPeriods(plan, clause));

/** "Made no share repurchases", 배당을 실시하지 않았습니다. A clause on another year does not count. */
export const isDenied = (plan: Plan, text: string): boolean => {
  const own = clausesOf(text).filter((clause) => placesIn(plan, clause.text).length > 0 && isOfPeriods(plan, clause));
  if (own.length === 0 && plan.topic?.id === lexicon.bare.topic) return isBare(plan, text);
  return (
    own.length > 0 &&
    own.every((clause) => placesIn(plan, clause.text).some((place) => denies(plan.question, clause.text, place)))
  );
};
