// Questions for a figure without a company, over documents of several: one is answered, the others are offered.
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
/** Of the signal `cell`: a table that may answer. Set by hand. */
const ANSWERS = 0.5;

export const companyOf = ({ chunk }: Passage): string | undefined => companyNames(chunk.context.company)[0];

/** A plan is asked for, and the passage speaks of what is to come of the measure. */
const tellsFuture = (plan: Plan, { chunk }: Passage): boolean =>
  futureWords(plan.question).length > 0 &&
  speaksOfFuture(chunk.text) &&
  plan.metrics.some((metric) => mentions(metric, chunk.text));

/** In this order: it tells the future asked for; it speaks of it; it has the figure; it is in the question's language. */
const scoresOf = (plan: Plan, passage: Passage): number[] => {
  const { chunk, signals } = passage;
  const { sentence = 0, metrics = 0, cell = 0 } = signals;
  const isOwnLanguage = chunk.context.language === plan.language;
  return [Number(tellsFuture(plan, passage)), sentence + metrics, cell, Number(isOwnLanguage)];
};
const compareScores = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((order, score, i) => order || (b[i] ?? 0) - score, 0);

/** Whether it gives the figure or speaks of it. */
export const isAbout = (plan: Plan, { chunk, signals }: Passage): boolean =>
  (signals.cell ?? 0) >= ANSWERS || plan.metrics.some((metric) => mentions(metric, chunk.text));

/** A document that states no company and has this one in its title: a note on it. */
const isNamedAfter = ({ chunk: { context } }: Passage, company: string | undefined): boolean =>
  context.company === undefined &&
  companyNames(company).some((name) => isTelling(name) && isNamedIn(name, context.document));

/** Whose document it is: the company that it states, or one of these that it is named after. */
const ownerOf = (passage: Passage, stated: readonly Passage[]): string | undefined =>
  companyOf(passage) ??
  stated.flatMap((one) => (isNamedAfter(passage, one.chunk.context.company) ? (companyOf(one) ?? []) : []))[0];

/** The names of measures in the question: no word of "net debt" says whose it is. */
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

/** For each word of the question that is no measure: whose documents have it. */
const ownersOfWords = (plan: Plan, about: readonly Passage[], stated: readonly Passage[]) => {
  const measures = measureNames(plan);
  return contentWords(plan.question, [])
    .filter((word) => !holdsWord(word, measures) && !plan.metrics.some((metric) => mentions(metric, word)))
    .map((word) => about.filter(({ chunk }) => holdsWord(word, chunk.text)).map((one) => ownerOf(one, stated)))
    .map((owners) => [...new Set(owners)]);
};

/** The companies whose documents answer, the one that the workspace is about before others, best first; none where the question names one or asks for no figure. */
export const openCompanies = (plan: Plan, passages: readonly Passage[], subject?: string): string[] => {
  if (plan.names.length > 0 || plan.metrics.length === 0) return [];
  const about = passages.filter((passage) => isAbout(plan, passage));
  const bestFirst = about.toSorted((a, b) => compareScores(scoresOf(plan, a), scoresOf(plan, b)));
  const soleOwners = ownersOfWords(plan, about, passages).filter(({ length }) => length === 1);
  // The document of no company alone has a word of the question: a bank, a site, a contract.
  if (soleOwners.some(([owner]) => owner === undefined)) return [];
  const all = [...new Set(bestFirst.flatMap((passage) => ownerOf(passage, passages) ?? []))];
  // A segment or a product that only one company has leads to it, whomever the workspace is about.
  const leader = soleOwners[0]?.[0] ?? subject;
  const ordered = leader && all.includes(leader) ? [leader, ...all.filter((name) => name !== leader)] : all;
  return ordered.length > 1 ? ordered.slice(0, MAX_COMPANIES) : [];
};

/** Where words answered: the one company that they are of, and the others whose documents were read. */
export const besideCompanies = (plan: Plan, passages: readonly Passage[], cited: ReadonlySet<string>): string[] => {
  if (plan.names.length + plan.entities.length + plan.metrics.length > 0) return [];
  const owners = (some: readonly Passage[]) => [...new Set(some.flatMap((one) => ownerOf(one, passages) ?? []))];
  const [own, ...more] = owners(passages.filter(({ chunk }) => cited.has(chunk.id)));
  const all = owners(passages);
  return own === undefined || more.length > 0 || all.length < 2
    ? []
    : [own, ...all.filter((name) => name !== own)].slice(0, MAX_COMPANIES);
};

/** What is said of one company must not be mixed with what is said of another. */
export const ofOneCompany = (passages: readonly Passage[], name: string | undefined): readonly Passage[] => {
  if (name === undefined) return passages;
  const company = passages.find((passage) => companyOf(passage) === name)?.chunk.context.company;
  return passages.filter((passage) => companyOf(passage) === name || isNamedAfter(passage, company));
};

/** The same question with the company behind it: before it, a Korean or Japanese question may begin with another word. */
const withCompany = (question: string, company: string): string => `${question} (${company})`;

export const openNotice = ({ question }: Plan, companies: readonly string[]): Notice[] => {
  const [name] = companies;
  if (name === undefined) return [];
  const choices = companies.map((label) => ({ label, query: withCompany(question, label) }));
  return [{ kind: 'notice', code: 'companyOpen', params: { name }, choices: choices.slice(1) }];
};

/** The name that several companies go by is replaced by the full name of each. */
export const unclearNotice = (question: string, name: string, candidates: readonly string[]): Notice => ({
  kind: 'notice',
  code: 'companyUnclear',
  params: { name, candidates: candidates.join(', ') },
  choices: candidates.map((label) => ({
    label,
    query: question.includes(name) ? question.replace(name, () => label) : `${label}: ${question}`,
  })),
});
