// A question for a figure that names no company, where the documents speak of several: one is answered, all are offered.
import type { BlockOf } from '#shared/report/blocks.ts';
import type { Passage } from '../evidence.ts';
import { companyNames, isNamedIn, isTelling } from './company-names.ts';
import { mentions } from './find-metrics.ts';
import type { Plan } from './plan-type.ts';

type Notice = BlockOf<'notice'>;

const MOST = 6;
const ANSWERS = 0.5;

export const companyOf = ({ chunk }: Passage): string | undefined => companyNames(chunk.context.company)[0];

/** In this order: it speaks of what is asked; it has the figure; it is in the language of the question. */
const scoresOf = (
  { language }: Plan,
  { chunk, signals: { sentence = 0, metrics = 0, cell = 0 } }: Passage,
): number[] => [sentence + metrics, cell, Number(chunk.context.language === language)];
const compareScores = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((order, score, i) => order || (b[i] ?? 0) - score, 0);

/** Whether it gives the figure or speaks of it. */
export const isAbout = (plan: Plan, { chunk, signals }: Passage): boolean =>
  (signals.cell ?? 0) >= ANSWERS || plan.metrics.some((metric) => mentions(metric, chunk.text));

/** The companies whose documents answer, best first; none where the question names one or asks for no figure. */
export const openCompanies = (plan: Plan, passages: readonly Passage[]): string[] => {
  if (plan.names.length > 0 || plan.metrics.length === 0) return [];
  const about = passages.filter((passage) => isAbout(plan, passage));
  const ordered = about.toSorted((a, b) => compareScores(scoresOf(plan, a), scoresOf(plan, b)));
  const all = [...new Set(ordered.flatMap((passage) => companyOf(passage) ?? []))];
  return all.length > 1 ? all.slice(0, MOST) : [];
};

/** A document that states no company and has this one in its title: a note on it. */
const isNamedAfter = ({ chunk: { context } }: Passage, company: string | undefined): boolean =>
  context.company === undefined &&
  companyNames(company).some((name) => isTelling(name) && isNamedIn(name, context.document));

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
