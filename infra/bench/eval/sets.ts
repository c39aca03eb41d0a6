// The sets of questions with known pages: their documents, questions, and where the answers are printed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { documentName } from '#shared/quality/gold.ts';
import { root, sets } from './documents.ts';
import { filingSet } from './filing-questions.ts';
import { HALVES } from './halves.ts';
import type { QuestionSet, SetQuestion } from './question-set.ts';
import { readingSet } from './reading-sets.ts';
import { tableSet } from './tatqa.ts';

const PagesRow = z.object({
  question: z.string(),
  answer: z.string().optional(),
  file: z.string().optional(),
  page: z.number().optional(),
  gold: z.array(z.object({ file: z.string(), page: z.number() })).optional(),
});

const pdfsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.pdf'))
        .sort()
        .map((name) => join(folder, name))
    : [];

const pages = (name: string) => (): QuestionSet => {
  const rows = z.array(PagesRow).parse(JSON.parse(readFileSync(join(sets, name, 'questions.json'), 'utf8')));
  const questions = rows.map(({ question, answer, file = '', page = 0, gold }) => ({
    question,
    answer,
    gold: (gold ?? [{ file, page }]).map((one) => ({ document: documentName(one.file), page: one.page })),
  }));
  return { name, paths: pdfsIn(join(sets, name)), questions };
};

const Evidence = z.object({
  doc_name: z.string(),
  question: z.string(),
  answer: z.string(),
  evidence: z.array(z.object({ evidence_page_num: z.number() })),
});

/** FinanceBench counts pages from zero. */
const questionOf = ({ doc_name, question, answer, evidence }: z.infer<typeof Evidence>): SetQuestion => ({
  question,
  answer,
  gold: evidence.map(({ evidence_page_num }) => ({ document: `${doc_name}.pdf`, page: evidence_page_num + 1 })),
});

const annualReports = (): QuestionSet => {
  const own = z.array(Evidence).parse(JSON.parse(readFileSync(join(sets, 'financebench/questions.json'), 'utf8')));
  const known = readFileSync(join(root, 'financebench/questions.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => Evidence.parse(JSON.parse(line)));
  const paths = [...pdfsIn(join(sets, 'financebench')), ...pdfsIn(join(root, 'financebench'))];
  const names = new Set(paths.map((path) => basename(path)));
  const questions = [...own, ...known]
    .map(questionOf)
    .filter(({ gold }) => gold.some(({ document }) => names.has(document)));
  return { name: 'financebench', paths, questions };
};

/** Returns questions about paragraphs, each asked over its own article and a few others. */
const paragraphs = (name: string) => (): QuestionSet => {
  const { paths, questions: readingQuestions } = readingSet(name, HALVES);
  const questions = readingQuestions.map(({ question, paragraph, document, answers, among }) => ({
    question,
    gold: [{ document, text: paragraph }],
    answer: answers[0],
    among,
  }));
  return { name, paths, questions };
};

const PAGE_SETS: Readonly<Record<string, () => QuestionSet | Promise<QuestionSet>>> = {
  'ko-pages': pages('ko-pages'),
  'ja-pages': pages('ja-pages'),
  financebench: annualReports,
};
const SETS: typeof PAGE_SETS = {
  ...PAGE_SETS,
  korquad: paragraphs('korquad'),
  jaquad: paragraphs('jaquad'),
  tatqa: tableSet,
  filings: () => filingSet(annualReports()),
};

/** The same questions without their documents: an answer must name what is missing. */
const withoutDocuments = (set: QuestionSet): QuestionSet => ({
  ...set,
  name: `${set.name}-traps`,
  questions: set.questions.map((one) => ({ ...one, isTrap: true })),
});

export const setNamed = async (name: string): Promise<QuestionSet | undefined> => {
  const isTrap = name.endsWith('-traps');
  const make = isTrap ? PAGE_SETS[name.slice(0, -'-traps'.length)] : SETS[name];
  if (!make) return undefined;
  const set = await make();
  return isTrap ? withoutDocuments(set) : set;
};

/** Reading sets have no traps, since another article may answer a general question too. */
export const SET_NAMES = [
  ...Object.keys(PAGE_SETS).flatMap((name) => [name, `${name}-traps`]),
  ...Object.keys(SETS).filter((name) => !(name in PAGE_SETS)),
];
