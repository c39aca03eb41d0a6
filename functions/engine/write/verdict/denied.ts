// Whether a sentence denies what a question names, in a clause of its own and for the period that is asked for.
import { periodsIn, statesPeriod } from '#shared/language/grammar/periods.ts';
import lexicon from '#shared/language/lexicon/denials.json' with { type: 'json' };
import type { Place } from '#shared/language/lexicon/lexicon.ts';
import { findMeasures, namedMeasures } from '../../understand/measures/find-metrics.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { type Clause, clausesOf } from '../../verify/clauses.ts';

const { before, behind, plain } = lexicon;
const BEFORE = new RegExp(`\\b(?:${before.en.join('|')})\\s+(?:([\\w-]+)\\s+)?$`, 'iu');
const BEHIND = new RegExp(`^(?:${[...behind.ko, ...behind.ja].join('|')})`, 'u');
const PLAIN = new Set([...plain.ko, ...plain.en, ...plain.ja]);
/** 중간배당, 中間配当: what a compound is of stands right before it. */
const COMPOUND = /[\p{Script=Hangul}\p{Script=Han}]+$/u;

/** "No interim dividend" and 중간배당 are others than the dividend, unless the question names them so. */
const isPlain = (question: string, word: string | undefined): boolean =>
  word === undefined || PLAIN.has(word.toLowerCase()) || question.toLowerCase().includes(word.toLowerCase());

const denies = (question: string, text: string, { start, end }: Place): boolean => {
  const [ahead, rest] = [text.slice(0, start), text.slice(end)];
  const found = BEFORE.exec(ahead);
  if (found) return isPlain(question, found[1]);
  return BEHIND.test(rest) && isPlain(question, COMPOUND.exec(ahead)?.[0]);
};

/** Where a text names what is asked for, by a measure or by the topic's own words. */
const placesIn = ({ metrics, topic, question }: Plan, text: string): readonly Place[] => {
  const measures = new Set([...metrics, ...findMeasures(question)]);
  const named = namedMeasures(text).filter(({ metric }) => measures.has(metric));
  return named.length > 0 || measures.size === 0 ? named : (topic?.words(text) ?? []);
};

/** A clause with years of its own is of them alone. */
const isOfPeriods = ({ periods }: Plan, { text }: Clause): boolean => {
  const keys = periodsIn(text).map(({ key }) => key);
  return keys.length === 0 || periods.every((wanted) => keys.some((key) => statesPeriod(wanted, key)));
};

/** "Made no share repurchases", 배당을 실시하지 않았습니다. A clause on another year says nothing of it. */
export const isDenied = (plan: Plan, text: string): boolean => {
  const own = clausesOf(text).filter((clause) => placesIn(plan, clause.text).length > 0 && isOfPeriods(plan, clause));
  return (
    own.length > 0 &&
    own.every((clause) => placesIn(plan, clause.text).some((place) => denies(plan.question, clause.text, place)))
  );
};
