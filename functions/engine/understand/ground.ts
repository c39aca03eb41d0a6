// Compares the names in a question with the retrieved documents, to separate companies from other words.
import type { Place } from '#shared/language/lexicon/lexicon.ts';
import type { Chunk } from '../../ports/search-index.ts';
import { metricScore, OWN_LABEL } from '../tables/label-match.ts';
import { findTopic, withoutTopic } from './kinds/topics.ts';
import { describedRow } from './measures/described-row.ts';
import { mentions, namedMeasures, namedMetrics } from './measures/find-metrics.ts';
import { findQualifiers } from './measures/find-qualifiers.ts';
import { dividedMetric } from './measures/named-part.ts';
import { namedRow } from './measures/named-row.ts';
import { type NamedRow, namedRows } from './measures/named-rows.ts';
import { inWordsOfTables } from './measures/part-names.ts';
import { withoutKindOfPart } from './measures/part-words.ts';
import { withoutAliases } from './names/aliases.ts';
import { apart, calledByName, entitiesOf, namedCompanies, ownOf } from './names/companies-of.ts';
import { isNamedIn, isTelling, withoutNames } from './names/company-names.ts';
import { namedDocuments } from './names/named-documents.ts';
import { namedThings } from './names/named-things.ts';
import { isOfRow } from './names/row-names.ts';
import { asksGrowth } from './periods/find-periods.ts';
import { impliedPeriods } from './periods/implied-periods.ts';
import { namesYearFromToday } from './periods/relative-years.ts';
import type { Plan } from './plan-type.ts';
import { blank } from './words/blank.ts';
import { contentWords } from './words/content-words.ts';
import { bare, phraseOf, wordingOf } from './words/phrase.ts';
import { asksWhy } from './words/question-words.ts';
import { withoutComparison, withoutReportKinds } from './words/set-aside.ts';

const titleOf = ({ context: { section, document } }: Chunk): string => `${section?.split(' > ')[0] ?? ''} ${document}`;

/**
 * The labels under which a row may print the answer: the question without company names as the documents print them.
 */
export const labelWordings = (plan: Plan, chunks: readonly Chunk[]): string[] => {
  const all = [namedCompanies(plan, chunks), plan.entities];
  return [...new Set(all.flatMap((names) => [wordingOf(plan.question, names), phraseOf(plan.question, names)]))];
};

const placesOf = (label: string, text: string): readonly Place[] => {
  const start = text.normalize('NFKC').toLowerCase().indexOf(label.normalize('NFKC').toLowerCase());
  return start < 0 ? [] : [{ start, end: start + label.length }];
};

/** Plans a question that names rows by their exact labels: those rows replace the measures named inside the labels. */
const ofNamedRows = (
  plan: Plan,
  names: readonly string[],
  rows: readonly NamedRow[],
  chunks: readonly Chunk[],
): Plan => {
  const question = plan.question.normalize('NFKC').toLowerCase();
  const others = namedMeasures(question).filter(
    (one) => plan.metrics.includes(one.metric) && !rows.some(({ start, end }) => start <= one.start && one.end <= end),
  );
  const labels = rows.flatMap(({ metric }) => metric.labels[plan.language]);
  const named = (text: string) => [...namedMeasures(text), ...labels.flatMap((label) => placesOf(label, text))];
  return {
    ...plan,
    kind: 'figure',
    metrics: [...rows, ...others].sort((a, b) => a.start - b.start).map(({ metric }) => metric),
    ratios: [],
    phrase: rows.length === 1 && rows[0] ? bare(labels[0] ?? '') : '',
    wording: '',
    qualifiers: inWordsOfTables(plan.question, findQualifiers(plan.question, names, named), chunks),
    words: plan.words.filter((word) => !labels.some((label) => label.toLowerCase().includes(word))),
  };
};

/**
 * Whether a figure with a period or count is asked for without naming a measure, so that a row may be described
 * instead.
 */
const mayBeDescribed = ({ kind, metrics, ratios, periods, wanted, question, topic }: Plan): boolean =>
  (kind === 'figure' || (kind === 'text' && !asksWhy(question))) &&
  metrics.length + ratios.length === 0 &&
  topic?.isProse !== true &&
  (wanted === undefined ? periods.length > 0 : wanted === 'count' || wanted === 'share');

const rowDescribed = (plan: Plan, names: readonly string[], chunks: readonly Chunk[]): string | undefined => {
  const question = asksGrowth(plan.question) ? withoutComparison(plan.question) : plan.question;
  return mayBeDescribed(plan) ? describedRow({ ...plan, question }, names, chunks) : undefined;
};

const qualifiersOf = (
  plan: Plan,
  names: readonly string[],
  chunks: readonly Chunk[],
  { isFigure, isDivided }: { readonly isFigure: boolean; readonly isDivided: boolean },
): readonly string[] => {
  const words = isDivided
    ? findQualifiers(plan.question, names, namedMetrics).filter(
        (word) => !plan.metrics.some((one) => mentions(one, word)),
      )
    : withoutKindOfPart(findQualifiers(plan.question, names, isFigure ? namedMeasures : namedMetrics), chunks);
  return isFigure ? inWordsOfTables(plan.question, words, chunks) : words;
};

const asFigure = (given: Plan, names: readonly string[], chunks: readonly Chunk[]): Plan => {
  const own = ownOf(given, given.entities, chunks);
  const metrics = given.metrics.map((metric) => dividedMetric(given.question, metric, own) ?? metric);
  const plan = { ...given, metrics: [...new Set(metrics)] };
  const rows = plan.kind === 'figure' ? namedRows(plan.question, own) : [];
  if (rows.length > 0) return ofNamedRows(plan, names, rows, own);
  const isDivided = metrics.some((metric, i) => metric !== given.metrics[i]);
  const asked = phraseOf(plan.question, names);
  const level = asksGrowth(plan.question) ? phraseOf(withoutComparison(plan.question), names) : '';
  const isOfLevel = level !== '' && plan.metrics.length === 0 && namedRow(plan.question, asked, own) === undefined;
  const phrase = isOfLevel ? level : asked;
  const named = plan.kind === 'list' ? undefined : namedRow(plan.question, phrase, own);
  const described = named === undefined ? rowDescribed(plan, names, own) : undefined;
  const row = named ?? described;
  // A question that names the exact label of a row asks for its figure, whatever its form.
  const isFigure =
    plan.kind === 'figure' ||
    described !== undefined ||
    (row !== undefined && plan.kind === 'text' && !asksWhy(plan.question) && !plan.wanted);
  // 운전자본의 변동 is not 유동자산, although it mentions what working capital consists of.
  const isOther =
    isFigure &&
    row !== undefined &&
    plan.ratios.every(({ unit }) => unit === 'amount') &&
    !plan.metrics.some((metric) => metricScore(metric, row) >= OWN_LABEL);
  return {
    ...plan,
    kind: isFigure ? 'figure' : plan.kind,
    metrics: isOther ? [] : plan.metrics,
    ratios: isOther ? [] : plan.ratios,
    phrase: isOther && row !== undefined ? bare(row) : phrase,
    wording: wordingOf(plan.question, names),
    qualifiers: qualifiersOf(plan, names, own, { isFigure, isDivided }),
  };
};

const grounded = (guessed: Plan, chunks: readonly Chunk[]): Plan => {
  const guesses = guessed.entities.flatMap((entity) => apart(entity, chunks));
  const implied = impliedPeriods(guessed, ownOf(guessed, guesses, chunks));
  const periods = implied.length > 0 ? implied : guessed.periods;
  const [assumedYear] = guessed.periods.length > 0 && namesYearFromToday(guessed.question) ? implied.slice(-1) : [];
  const plan = {
    ...guessed,
    periods,
    assumedYear,
    entities: guesses.filter((one) => !isOfRow(guessed, one, chunks)),
  };
  const companies = namedCompanies(plan, chunks);
  const titled = plan.entities.filter(
    (entity) => isTelling(entity) && chunks.some((chunk) => isNamedIn(entity, titleOf(chunk))),
  );
  const names = [...new Set([...titled, ...companies])];
  const read = {
    ...asFigure(plan, names.length > 0 ? names : plan.entities, chunks),
    entities: entitiesOf(plan, names, calledByName(plan, chunks)),
  };
  // Beside a known company, a guessed name is a word that narrows the figure down: revenue in Brazil.
  // So are the words behind a known company at the start of a guess: "Acme Garden Tools" of Acme.
  const isBorne = (one: string) => names.some((name) => isNamedIn(one, name));
  const own = names.length > 0 ? plan.entities.filter(isBorne) : plan.entities;
  if (read.kind === 'figure' && plan.metrics.length > 0)
    return { ...read, names: [...new Set([...own, ...companies])] };
  return {
    ...read,
    names,
    words: contentWords(withoutReportKinds(withoutNames(withoutTopic(plan.topic, plan.question), names, ' ')), []),
  };
};

/** Turns guessed names that no document confirms into ordinary words, which the answer must then mention. */
export const ground = (guessed: Plan, chunks: readonly Chunk[]): Plan => {
  const core = withoutAliases(guessed.whichPeriod?.rest ?? guessed.withoutComparison ?? guessed.question, chunks);
  const documents = namedDocuments(core, chunks);
  const question = documents ? blank(core.normalize('NFKC'), documents.places) : core;
  // A question about "the management interview" is not about management.
  const topic = documents ? findTopic(question) : guessed.topic;
  const plan = grounded({ ...guessed, question, topic }, chunks);
  const companies = namedCompanies(plan, chunks);
  const isFigure = plan.kind === 'figure' && plan.metrics.length + plan.ratios.length > 0;
  const strangers = isFigure
    ? []
    : plan.entities.filter((one) => !companies.some((name) => isNamedIn(one, name) || isNamedIn(name, one)));
  return {
    ...plan,
    question: guessed.question,
    documents,
    things: namedThings(guessed.question, { companies, guessed: strangers }, chunks),
  };
};
