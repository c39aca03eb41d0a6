// Completes a follow-up question with what the earlier questions named.
import { basisNamed } from '#shared/language/grammar/basis.ts';
import { languageOf } from '#shared/language/grammar/text-language.ts';
import followUps from '#shared/language/lexicon/follow-ups.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import { findTopic } from './kinds/topics.ts';
import type { Metric } from './measures/metrics/metric.ts';
import { metricsIn } from './measures/metrics-in.ts';
import { withAverages } from './measures/ratios/averages.ts';
import { inLanguage } from './measures/ratios/known-ratios.ts';
import type { Ratio } from './measures/ratios/ratio.ts';
import { findRatios, givenRatio, withoutRatioKinds } from './measures/ratios.ts';
import { findEntities } from './names/find-entities.ts';
import { asksGrowth, findPeriods } from './periods/find-periods.ts';
import { relativeYearsIn, yearsFromSubject } from './periods/relative-years.ts';
import type { Plan, QuestionInput } from './plan-type.ts';
import { stripInstructions } from './strip-instructions.ts';
import { blank } from './words/blank.ts';
import { contentWords } from './words/content-words.ts';
import { asksWhy } from './words/question-words.ts';
import { withoutRequest } from './words/request-endings.ts';
import { withoutReportKinds } from './words/set-aside.ts';

export type Named = {
  readonly entities: readonly string[];
  readonly periods: readonly string[];
  readonly metrics: readonly Metric[];
  readonly ratios: readonly Ratio[];
  readonly basis: Plan['basis'];
  /** The question names its subject, so no earlier measure replaces it. */
  readonly hasSubject: boolean;
  readonly yearsBefore: number | undefined;
  /** The question depends on an earlier subject: the year before, by how much, why. */
  readonly goesOn: boolean;
};

const followUpsIn = compile(followUps);
const withoutFollowUps = (question: string): string =>
  blank(question, [...followUpsIn(question), ...relativeYearsIn(question)]);

const named = (query: string, now: number, base?: number): Named => {
  const { question, definitions } = stripInstructions(query);
  // A formula in the question takes precedence over the definitions of its terms.
  const given = givenRatio(question, definitions);
  const ratios = (given ? [given] : findRatios(question)).map((one) => inLanguage(one, languageOf(query)));
  const isRatio = (name: string) => ratios.some(({ names }) => Object.values(names).flat().includes(name));
  const entities = findEntities(withoutRatioKinds(question)).filter((name) => !isRatio(name));
  const periods = findPeriods(question, now, base);
  return {
    entities: entities.length > 0 || question === query ? entities : findEntities(query),
    periods,
    metrics: metricsIn(question, definitions, ratios),
    ratios: withAverages(ratios, { question, definitions, query }, periods),
    basis: basisNamed(question),
    hasSubject:
      findTopic(question) !== undefined ||
      contentWords(withoutReportKinds(withoutFollowUps(question)), entities).length > 0,
    yearsBefore: periods.length > 0 ? undefined : yearsFromSubject(question)[0],
    goesOn: yearsFromSubject(question).length > 0 || asksGrowth(question) || asksWhy(question),
  };
};

const SHORT = 40;
/** Whether a question continues the one before: it is short, or has a word of follow-ups: "and", "그럼", "では". */
const follows = (question: string): boolean => question.length <= SHORT || followUpsIn(question).length > 0;

const orBefore = <T>(own: readonly T[], before: readonly T[]): readonly T[] => (own.length > 0 ? own : before);

const inherited = (own: Named, before: Named | undefined): Named => {
  if (!before) return own;
  const says = own.metrics.length > 0 || own.periods.length > 0 || own.entities.length > 0 || own.goesOn;
  if (!says || (own.hasSubject && own.metrics.length === 0))
    return { ...own, entities: orBefore(own.entities, before.entities) };
  return {
    entities: orBefore(own.entities, before.entities),
    periods: orBefore(own.periods, before.periods),
    metrics: orBefore(own.metrics, before.metrics),
    ratios: own.metrics.length > 0 ? own.ratios : before.ratios,
    basis: own.basis ?? before.basis,
    yearsBefore: own.periods.length > 0 ? undefined : (own.yearsBefore ?? before.yearsBefore),
    hasSubject: own.hasSubject,
    goesOn: own.goesOn,
  };
};

const yearOf = (periods: readonly string[] = []): number | undefined => {
  const year = Number(periods.at(-1)?.slice(0, 4));
  return year > 1900 ? year : undefined;
};

/** What a question names, completed with what it leaves to the earlier questions. */
export const namedThrough = (input: QuestionInput): Named => {
  const before = input.history.reduce<Named | undefined>((state, question) => {
    const own = named(withoutRequest(question), input.now, yearOf(state?.periods));
    return follows(question) ? inherited(own, state) : own;
  }, undefined);
  const own = named(input.query, input.now, yearOf(before?.periods));
  return before && follows(input.query) ? inherited(own, before) : own;
};
