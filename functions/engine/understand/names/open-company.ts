// Handles figure questions without a company over documents of several: one is answered, the others are offered.
import type { BlockOf } from '#shared/report/blocks.ts';
import type { Passage } from '../../evidence.ts';
import { holdsWord } from '../../write/holds-word.ts';
import { futureWords, speaksOfFuture } from '../kinds/aspects.ts';
import { mentions } from '../measures/find-metrics.ts';
import type { Plan } from '../plan-type.ts';
import { contentWords } from '../words/content-words.ts';
import { companyNames, isNamedIn, isTelling } from './company-names.ts';

type Notice = BlockOf<'notice'>;

const MAX_COMPANIES = 6;
/** Lowest signal `cell` of a table that may answer. Set by hand. */
const ANSWERS = 0.5;

export const companyOf = ({ chunk }: Passage): string | undefined => companyNames(chunk.context.company)[0];

/** Whether a plan is asked for and the passage discusses the future of the measure. */
const tellsFuture = (plan: Plan, { chunk }: Passage): boolean =>
  futureWords(plan.question).length > 0 &&
  speaksOfFuture(chunk.text) &&
  plan.metrics.some((metric) => mentions(metric, chunk.text));

/** Scores in order of precedence: future asked for, mention of the measure, figure, language of the question. */
const scoresOf = (plan: Plan, passage: Passage): number[] => {
  const { chunk, signals } = passage;
  const { sentence = 0, metrics = 0, cell = 0 } = signals;
  const isOwnLanguage = chunk.context.language === plan.language;
  return [Number(tellsFuture(plan, passage)), sentence + metrics, cell, Number(isOwnLanguage)];
};
const compareScores = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((order, score, i) => order || (b[i] ?? 0) - score, 0);

/** Whether the passage states the figure or mentions its metric. */
export const isAbout = (plan: Plan, { chunk, signals }: Passage): boolean =>
  (signals.cell ?? 0) >= ANSWERS || plan.metrics.some((metric) => mentions(metric, chunk.text));

/** Whether a document without a stated company has this company in its title: a note on it. */
const isNamedAfter = ({ chunk: { context } }: Passage, company: string | undefined): boolean =>
  context.company === undefined &&
  companyNames(company).some((name) => isTelling(name) && isNamedIn(name, context.document));

/** The company that the document states, or the one of `stated` that it is named after. */
const ownerOf = (passage: Passage, stated: readonly Passage[]): string | undefined =>
  companyOf(passage) ??
  stated.flatMap((one) => (isNamedAfter(passage, one.chunk.context.company) ? (companyOf(one) ?? []) : []))[0];

/** The names of measures in the question, which identify no company: "net debt". */
const measureNames = ({ question, metrics, ratios }: Plan): string => {
  const names = [
    ...ratios.flatMap((ratio) => Object.values(ratio.names)),
    ...metrics.map(({ labels }) => Object.values(labels)),
  ];
  const plain = question.toLowerCase();
  return names
    .flat(2)
    .filter((name) => plain.includes(name.toLowerCase()))
    .join('\n');
};

/** The companies whose documents contain a word, for each word of the question that is not a measure. */
const ownersOfWords = (plan: Plan, about: readonly Passage[], stated: readonly Passage[]) => {
  const measures = measureNames(plan);
  return contentWords(plan.question, [])
    .filter((word) => !holdsWord(word, measures) && !plan.metrics.some((metric) => mentions(metric, word)))
    .map((word) => about.filter(({ chunk }) => holdsWord(word, chunk.text)).map((one) => ownerOf(one, stated)))
    .map((owners) => [...new Set(owners)]);
};

/**
 * The companies whose documents answer, best first; the subject of the workspace is before others even if none of its
 * documents does. Empty if the question names a company or no metric.
 */
export const openCompanies = (plan: Plan, passages: readonly Passage[], subject?: string): string[] => {
  if (plan.names.length > 0 || plan.metrics.length === 0) return [];
  const about = passages.filter((passage) => isAbout(plan, passage));
  const bestFirst = about.toSorted((a, b) => compareScores(scoresOf(plan, a), scoresOf(plan, b)));
  const soleOwners = ownersOfWords(plan, about, passages).filter(({ length }) => length === 1);
  // Only a document without a company contains a word of the question: a bank, a site, a contract.
  if (soleOwners.some(([owner]) => owner === undefined)) return [];
  const all = [...new Set(bestFirst.flatMap((passage) => ownerOf(passage, passages) ?? []))];
  // Without a subject, a segment or product that only one company has selects it.
  const leader = subject ?? soleOwners[0]?.[0];
  const isKnown = leader !== undefined && (all.length > 0 || subject === undefined);
  const ordered = isKnown ? [leader, ...all.filter((name) => name !== leader)] : all;
  return ordered.length > 1 ? ordered.slice(0, MAX_COMPANIES) : [];
};

/** For answers in prose: the one company that they are about, and the others whose documents were read. */
export const besideCompanies = (plan: Plan, passages: readonly Passage[], cited: ReadonlySet<string>): string[] => {
  if (plan.names.length + plan.entities.length + plan.metrics.length > 0) return [];
  const owners = (some: readonly Passage[]) => [...new Set(some.flatMap((one) => ownerOf(one, passages) ?? []))];
  const [own, ...more] = owners(passages.filter(({ chunk }) => cited.has(chunk.id)));
  const all = owners(passages);
  return own === undefined || more.length > 0 || all.length < 2
    ? []
    : [own, ...all.filter((name) => name !== own)].slice(0, MAX_COMPANIES);
};

/** The passages of one company, so that statements about different companies are not mixed. */
export const ofOneCompany = (passages: readonly Passage[], name: string | undefined): readonly Passage[] => {
  if (name === undefined) return passages;
  const company = passages.find((passage) => companyOf(passage) === name)?.chunk.context.company;
  return passages.filter((passage) => companyOf(passage) === name || isNamedAfter(passage, company));
};

/** The question with the company appended: a Korean or Japanese question may begin with another word. */
const withCompany = (question: string, company: string): string => `${question} (${company})`;

export const openNotice = ({ question }: Plan, companies: readonly string[]): Notice[] => {
  const [name] = companies;
  if (name === undefined) return [];
  const choices = companies.map((label) => ({ label, query: withCompany(question, label) }));
  return [{ kind: 'notice', code: 'companyOpen', params: { name }, choices: choices.slice(1) }];
};

/** Offers the full name of each company that shares the ambiguous name. */
export const unclearNotice = (question: string, name: string, candidates: readonly string[]): Notice => ({
  kind: 'notice',
  code: 'companyUnclear',
  params: { name, candidates: candidates.join(', ') },
  choices: candidates.map((label) => ({
    label,
    query: question.includes(name) ? question.replace(name, () => label) : `${label}: ${question}`,
  })),
});
