// Reads a question, with the questions before it, into a plan.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import followUps from '#shared/language/lexicon/follow-ups.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import { LANGUAGES } from '#shared/model/enums.ts';
import { terms } from '../terms.ts';
import { asksForProse } from './aspects.ts';
import { blank } from './blank.ts';
import { eventNamed } from './company-events.ts';
import { contentWords } from './content-words.ts';
import { coreOf } from './core-question.ts';
import { asksConcentration } from './customer-concentration.ts';
import { findEntities, withoutLegalForm } from './find-entities.ts';
import { namedMeasures, namedMetrics } from './find-metrics.ts';
import { asksGrowth, findPeriods } from './find-periods.ts';
import { findQualifiers } from './find-qualifiers.ts';
import { findRank } from './find-rank.ts';
import { findStatements } from './find-statement.ts';
import type { Metric } from './metrics/metric.ts';
import { metricsIn } from './metrics-in.ts';
import { soundTermsIn } from './name-sounds.ts';
import { phraseOf, wordingOf } from './phrase.ts';
import type { Plan, QuestionInput } from './plan-type.ts';
import { ANY_POSITION, findPosition } from './positions.ts';
import { asksWhy, basisOf, isAskingTerm, kindOf } from './question-words.ts';
import { withAverages } from './ratios/averages.ts';
import { formulaIn, withoutFormula } from './ratios/from-formula.ts';
import type { Ratio } from './ratios/ratio.ts';
import { findRatios } from './ratios.ts';
import { relativeYearsIn, yearsFromSubject } from './relative-years.ts';
import { withoutReportKinds } from './set-aside.ts';
import { findTopic, withoutTopic } from './topics.ts';
import { findWanted } from './wants.ts';
import { findWhichPeriod } from './which-period.ts';

type Named = {
  readonly entities: readonly string[];
  readonly periods: readonly string[];
  readonly metrics: readonly Metric[];
  readonly ratios: readonly Ratio[];
  readonly basis: Plan['basis'];
  /** It says what it is about: no earlier question puts another measure in its place. */
  readonly hasSubject: boolean;
  readonly yearsBefore: number | undefined;
  /** It asks of what was spoken of before: the year before, by how much, why. */
  readonly goesOn: boolean;
};

const followUpsIn = compile(followUps);
const withoutFollowUps = (question: string): string =>
  blank(question, [...followUpsIn(question), ...relativeYearsIn(question)]);

const named = (query: string, now: number, base?: number): Named => {
  const { question, definitions } = coreOf(query);
  // What the question itself computes goes before what its terms are defined as.
  const given = formulaIn(question) ?? formulaIn(definitions);
  const ratios = given ? [given] : findRatios(question);
  const isRatio = (name: string) => ratios.some(({ names }) => Object.values(names).flat().includes(name));
  const entities = findEntities(question).filter((name) => !isRatio(name));
  const periods = findPeriods(question, now, base);
  return {
    entities: entities.length > 0 || question === query ? entities : findEntities(query),
    periods,
    metrics: metricsIn(question, definitions, ratios),
    ratios: withAverages(ratios, { question, definitions, query }, periods),
    basis: basisOf(question),
    hasSubject:
      findTopic(question) !== undefined ||
      contentWords(withoutReportKinds(withoutFollowUps(question)), entities).length > 0,
    yearsBefore: periods.length > 0 ? undefined : yearsFromSubject(question)[0],
    goesOn: yearsFromSubject(question).length > 0 || asksGrowth(question) || asksWhy(question),
  };
};

const SHORT = 40;
/** A question that names little, or says "and", "그럼", "では", goes on from the one before. */
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

const through = (input: QuestionInput): Named => {
  const before = input.history.reduce<Named | undefined>((state, question) => {
    const own = named(question, input.now, yearOf(state?.periods));
    return follows(question) ? inherited(own, state) : own;
  }, undefined);
  const own = named(input.query, input.now, yearOf(before?.periods));
  return before && follows(input.query) ? inherited(own, before) : own;
};

const without = (all: readonly string[], gone: readonly string[]): string[] => {
  const set = new Set(gone);
  return all.filter((term) => !set.has(term));
};

const expansionsOf = (metrics: readonly Metric[]): string[] =>
  metrics.flatMap((metric) => LANGUAGES.flatMap((language) => metric.labels[language].slice(0, 3).flatMap(terms)));

/** What the index is asked for: the question's own terms, and what of names and periods it calls otherwise. */
const searchTerms = (
  question: string,
  own: readonly string[],
  { entities, periods }: Pick<Named, 'entities' | 'periods'>,
): string[] => [
  ...new Set([
    ...own,
    ...entities.flatMap(terms),
    ...periods.flatMap(terms),
    ...soundTermsIn(withoutLegalForm(question)),
  ]),
];

const planOf = (input: QuestionInput): Plan => {
  const { question } = coreOf(input.query);
  const topic = findTopic(question);
  const { entities, periods, yearsBefore, metrics: allMeasures, ratios, basis } = through(input);
  const isConcentration = asksConcentration(question, topic, allMeasures);
  const measures = isConcentration ? [] : allMeasures;
  // A line of a note is a word like others where no figure of a time is asked for.
  const isMetric = ({ isLine }: Metric): boolean => !isLine || periods.length > 0;
  const isProse = isConcentration || topic?.isProse === true || asksForProse(question);
  const kind = ratios.length > 0 ? 'figure' : isProse ? 'text' : kindOf(question, measures.some(isMetric));
  // "Employees" beside a policy or a clause names people, not a headcount.
  const isNamed = ({ id, isLine }: Metric): boolean => !isLine && !(topic?.isProse && id === 'employees');
  const metrics = kind === 'figure' ? measures : measures.filter(isNamed);
  const rest = withoutFormula(question, ratios);
  const own = terms(question).filter((term) => !isAskingTerm(term));
  const nameTerms = entities.flatMap(terms);
  const searched = searchTerms(question, own, { entities, periods });
  const wanted = findWanted(question);
  const officers = topic?.id === 'directors' ? ANY_POSITION : undefined;
  const position = wanted === 'name' ? (findPosition(question) ?? officers) : undefined;
  const eventTerms = wanted === 'date' ? (eventNamed(question)?.terms ?? []) : [];
  const periodTerms = periods.flatMap((period) => [...terms(period), ...terms(`fy${period}`)]);
  return {
    question,
    language: input.language ?? languageOf(input.query),
    kind,
    entities,
    names: entities,
    periods,
    yearsBefore,
    metrics,
    ratios,
    statements: findStatements(input.query),
    basis,
    topic,
    words: contentWords(withoutReportKinds(withoutTopic(topic, rest)), entities),
    wanted,
    isConcentration,
    position,
    rank: findRank(question),
    sources: input.sources.length > 0 ? input.sources : ['FILES'],
    terms: searched,
    expansions: without([...new Set([...expansionsOf(metrics), ...(position?.terms ?? []), ...eventTerms])], searched),
    focus: without(own, [...nameTerms, ...periodTerms, '년', '年', 'fiscal', 'year', 'fy']),
    facts: [],
    phrase: phraseOf(question, entities),
    wording: wordingOf(question, entities),
    qualifiers: findQualifiers(rest, entities, kind === 'figure' ? namedMeasures : namedMetrics),
  };
};

/** What is compared over periods is planned as a question for the figure itself. */
export const plan = (input: QuestionInput): Plan => {
  const { question } = coreOf(input.query);
  const whichPeriod = findWhichPeriod(question);
  if (!whichPeriod) return planOf(input);
  const { language = languageOf(input.query) } = input;
  const planned = planOf({ ...input, language, query: whichPeriod.rest });
  const isCompared = whichPeriod.way !== undefined;
  return {
    ...planned,
    ...(isCompared ? { kind: 'figure', rank: undefined } : {}),
    question,
    wanted: 'date',
    whichPeriod,
  };
};
