// Parses a question, in the context of earlier ones, into a plan.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import { LANGUAGES } from '#shared/model/enums.ts';
import { remembering } from '#shared/remembering.ts';
import { terms } from '../terms.ts';
import { type Named, namedThrough } from './conversation.ts';
import { findWanted } from './kinds/answer-type.ts';
import { asksForProse } from './kinds/aspects.ts';
import { findAttribute, type RequestedAttribute } from './kinds/attributes.ts';
import { findChoice } from './kinds/choice.ts';
import { eventNamed } from './kinds/company-events.ts';
import { asksConcentration } from './kinds/customer-concentration.ts';
import { endTerms } from './kinds/date-events.ts';
import { findRank } from './kinds/find-rank.ts';
import { ANY_POSITION, findPosition } from './kinds/positions.ts';
import { findThreshold } from './kinds/threshold.ts';
import { findTopic, withoutDealContext, withoutTopic } from './kinds/topics.ts';
import { asksYesNo, sidePlaces } from './kinds/yes-no.ts';
import { namedMeasures, namedMetrics } from './measures/find-metrics.ts';
import { findQualifiers } from './measures/find-qualifiers.ts';
import { findStatements } from './measures/find-statement.ts';
import type { Metric } from './measures/metrics/metric.ts';
import { isOwner } from './measures/owners.ts';
import { withoutFormula } from './measures/ratios/from-formula.ts';
import { findRatios } from './measures/ratios.ts';
import { resultMetrics, withoutResultRequest } from './measures/result-requests.ts';
import { verbsMeaning } from './measures/ways-of-asking.ts';
import { findEntities, withoutLegalForm } from './names/find-entities.ts';
import { soundTermsIn } from './names/name-sounds.ts';
import { withFullYears } from './periods/short-years.ts';
import { findWhichPeriod } from './periods/which-period.ts';
import type { Plan, QuestionInput } from './plan-type.ts';
import { stripInstructions } from './strip-instructions.ts';
import { blank } from './words/blank.ts';
import { contentWords } from './words/content-words.ts';
import { phraseOf, wordingOf } from './words/phrase.ts';
import { isAskingTerm, kindOf } from './words/question-words.ts';
import { withoutRequest } from './words/request-endings.ts';
import { withoutReportKinds } from './words/set-aside.ts';
import { withFullWords } from './words/short-words.ts';

const without = (all: readonly string[], removed: readonly string[]): string[] => {
  const set = new Set(removed);
  return all.filter((term) => !set.has(term));
};

const expansionsOf = (metrics: readonly Metric[]): string[] =>
  metrics.flatMap((metric) => LANGUAGES.flatMap((language) => metric.labels[language].slice(0, 3).flatMap(terms)));

/** Terms for the index: those of the question, and other forms of its names and periods. */
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

/** The headline results for "profit" alone, which many taxonomies also have as a line. */
const resultsOf = (question: string, topic: Plan['topic'], { entities, metrics, ratios }: Named): readonly Metric[] => {
  const isOpen = !topic && ratios.length === 0 && metrics.every(({ isLine }) => isLine);
  return isOpen ? resultMetrics(question, entities) : [];
};

/** Whether the measure directly before the topic's noun only qualifies it: debt covenants are covenants. */
const isOfTopic = (question: string, topic: Plan['topic'], metric: Metric): boolean => {
  const plain = question.normalize('NFKC');
  const places = namedMeasures(plain).filter((one) => one.metric.id === metric.id);
  const topicPlaces = topic?.words(plain) ?? [];
  const isBefore = (end: number): boolean =>
    topicPlaces.some(({ start }) => start > end && plain.slice(end, start).trim() === '');
  return places.length > 0 && places.every(({ end }) => isBefore(end));
};

/** The noun that is asked for is no company. */
const entitiesBeside = (
  question: string,
  attribute: RequestedAttribute | undefined,
  { entities }: Named,
): readonly string[] => (attribute?.names.length === 0 ? without(entities, findEntities(question)) : entities);

const planOf = (input: QuestionInput): Plan => {
  const given = stripInstructions(input.query).question;
  const topic = findTopic(given);
  const question = withoutDealContext(topic, given);
  const through = namedThrough(input);
  const { periods, yearsBefore, metrics: allMeasures, ratios, basis } = through;
  const attribute = findAttribute(question);
  const entities = entitiesBeside(question, attribute, through);
  const isConcentration = asksConcentration(question, topic, allMeasures);
  const results = resultsOf(question, topic, through);
  const own = (results.length > 0 ? results : allMeasures).filter(
    (one) => !isOwner(question, one) && !isOfTopic(question, topic, one),
  );
  // 이익 of any kind is not a row label.
  const named = results.length > 0 ? withoutResultRequest(question) : question;
  const measures = isConcentration ? [] : own;
  // A line of a note is an ordinary word unless a figure of a period is asked for.
  const isMetric = ({ isLine }: Metric): boolean => !isLine || periods.length > 0;
  const isProse = isConcentration || topic?.isProse === true || asksForProse(question);
  const kind = ratios.length > 0 ? 'figure' : isProse ? 'text' : kindOf(question, measures.some(isMetric));
  // "Employees" beside a policy or a clause means people, not a headcount.
  const isNamed = ({ id, isLine }: Metric): boolean => !isLine && !(topic?.isProse && id === 'employees');
  const metrics = kind === 'figure' ? measures : measures.filter(isNamed);
  const rest = withoutFormula(named, ratios);
  const ownTerms = terms(question).filter((term) => !isAskingTerm(term));
  const nameTerms = entities.flatMap(terms);
  const searched = searchTerms(question, ownTerms, { entities, periods });
  const wanted = findWanted(question);
  const officers = topic?.id === 'directors' ? ANY_POSITION : undefined;
  const position = wanted === 'name' ? (findPosition(question) ?? officers) : undefined;
  const eventTerms = wanted === 'date' ? (eventNamed(question)?.terms ?? []) : [];
  const ofMeasure = verbsMeaning(question);
  const isOpen = (word: string): boolean => !ofMeasure.has(word);
  const words = contentWords(withoutReportKinds(withoutTopic(topic, rest)), entities).filter(isOpen);
  const ended = kind === 'figure' ? [] : endTerms(question, words);
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
    words,
    wanted,
    isConcentration,
    position,
    choice: findChoice(question),
    rank: findRank(question),
    sources: input.sources.length > 0 ? input.sources : ['FILES'],
    terms: searched,
    expansions: without(
      [
        ...new Set([
          ...expansionsOf(metrics),
          ...(position?.terms ?? []),
          ...(attribute?.terms ?? []),
          ...eventTerms,
          ...ended,
        ]),
      ],
      searched,
    ),
    focus: without(ownTerms, [...nameTerms, ...periodTerms, '년', '年', 'fiscal', 'year', 'fy']),
    facts: [],
    phrase: phraseOf(named, entities),
    wording: wordingOf(named, entities),
    qualifiers: findQualifiers(rest, entities, kind === 'figure' ? namedMeasures : namedMetrics).filter(isOpen),
  };
};

/** Plans a yes/no question without the value that it compares a figure with, which is not a qualifier. */
const planCompared = (input: QuestionInput, question: string): Plan => {
  if (!asksYesNo(question)) return planOf(input);
  const places = findThreshold(question)?.places ?? sidePlaces(question);
  const withoutComparison = blank(question, places);
  // 적자 alone identifies the requested figures.
  const isOfFigure = namedMeasures(withoutComparison).length + findRatios(withoutComparison).length > 0;
  if (places.length === 0 || !isOfFigure) return planOf(input);
  return { ...planOf({ ...input, query: withoutComparison }), question, withoutComparison };
};

/** Plans a comparison over periods as a question for the figure itself. */
const planned = (given: QuestionInput): Plan => {
  const input = { ...given, query: withoutRequest(withFullYears(withFullWords(given.query), given.now)) };
  const { question } = stripInstructions(input.query);
  const whichPeriod = findWhichPeriod(question);
  if (!whichPeriod) return { ...planCompared(input, question), query: given.query };
  const { language = languageOf(input.query) } = input;
  const ofFigure = planOf({ ...input, language, query: whichPeriod.rest });
  const isCompared = whichPeriod.way !== undefined;
  return {
    ...ofFigure,
    ...(isCompared ? { kind: 'figure', rank: undefined } : {}),
    question,
    query: given.query,
    wanted: 'date',
    whichPeriod,
  };
};

/** A question is planned as a whole, as a part of itself, and again for each section that asks it. */
const MAX_PLANS = 256;
const plannedOnce = remembering((given: string): Plan => planned(JSON.parse(given)), MAX_PLANS);
export const plan = (given: QuestionInput): Plan => plannedOnce(JSON.stringify(given));
