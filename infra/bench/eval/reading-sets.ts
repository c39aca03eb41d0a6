// Reading-comprehension sets: questions answered by spans of paragraphs; each article is a document among others.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { sets } from './documents.ts';
import { drawn, drawOf, type Half, halfOf } from './halves.ts';

type ReadingQuestion = {
  readonly question: string;
  readonly document: string;
  readonly paragraph: string;
  readonly answers: readonly string[];
  /** The documents that it is asked over; the first contains the answer. */
  readonly among: readonly string[];
};
type Article = {
  readonly paragraphs: readonly string[];
  readonly questions: readonly Omit<ReadingQuestion, 'document' | 'among'>[];
};
export type ReadingSet = {
  readonly name: string;
  readonly paths: readonly string[];
  readonly questions: readonly ReadingQuestion[];
};

const Squad = z.object({
  data: z.array(
    z.object({
      paragraphs: z.array(
        z.object({
          context: z.string(),
          qas: z.array(z.object({ question: z.string(), answers: z.array(z.object({ text: z.string() })) })),
        }),
      ),
    }),
  ),
});
export const TatQa = z.array(
  z.object({
    table: z.object({ table: z.array(z.array(z.string())) }),
    paragraphs: z.array(z.object({ order: z.number(), text: z.string() })),
    questions: z.array(
      z.object({
        question: z.string(),
        answer: z.unknown(),
        answer_type: z.string(),
        answer_from: z.string(),
        rel_paragraphs: z.array(z.string()),
      }),
    ),
  }),
);

export const readSet = <T>(pattern: string, type: z.ZodType<T>): T[] =>
  globSync(pattern, { cwd: join(sets, 'reading') })
    .sort()
    .map((name) => type.parse(JSON.parse(readFileSync(join(sets, 'reading', name), 'utf8'))));

const squad = (pattern: string) => (): Article[] =>
  readSet(pattern, Squad)
    .flatMap(({ data }) => data)
    .map(({ paragraphs }) => ({
      paragraphs: paragraphs.map(({ context }) => context.trim()),
      questions: paragraphs.flatMap(({ context, qas }) =>
        qas.map(({ question, answers }) => ({
          question,
          paragraph: context.trim(),
          answers: answers.map(({ text }) => text),
        })),
      ),
    }));

/** Only the questions that a sentence answers. */
const tatQa = (): Article[] =>
  readSet('tatqa-dev.json', TatQa)
    .flat()
    .map(({ paragraphs, questions }) => ({
      paragraphs: paragraphs.map(({ text }) => text),
      questions: questions
        .filter((one) => one.answer_type === 'span' && one.answer_from === 'text')
        .map((one) => ({
          question: one.question,
          paragraph: paragraphs.find(({ order }) => one.rel_paragraphs.includes(String(order)))?.text ?? '',
          answers: z.array(z.string()).parse(one.answer),
        })),
    }));

const ARTICLES: Readonly<Record<string, () => Article[]>> = {
  korquad: squad('korquad-dev.json'),
  jaquad: squad('jaquad-dev-*.json'),
  tatqa: tatQa,
};
export const READING_SETS = Object.keys(ARTICLES);

/** As many questions of each half as fit into a few minutes. */
const MAX_QUESTIONS = 300;
/** The number of documents in a workspace. */
const AMONG = 8;

export const folderOf = (name: string): string => {
  const folder = join(process.env.FOOTNOTE_EVAL_CACHE ?? join(tmpdir(), 'footnote-eval'), 'reading', name);
  mkdirSync(folder, { recursive: true });
  return folder;
};

/** Writes the articles as text files, so that they are parsed and chunked like any other document. */
export const readingSet = (name: string, halves: readonly Half[] = ['development']): ReadingSet => {
  const folder = folderOf(name);
  const articles = ARTICLES[name]?.() ?? [];
  const named = articles.map((article, n) => ({ ...article, document: `${name}-${String(n).padStart(3, '0')}.txt` }));
  for (const { document, paragraphs } of named)
    if (!existsSync(join(folder, document))) writeFileSync(join(folder, document), paragraphs.join('\n\n'));
  const among = (n: number) =>
    Array.from({ length: Math.min(AMONG, named.length) }, (_, i) => named[(n + i) % named.length]?.document ?? '');
  const questions = named.flatMap(({ document, questions: own }, n) =>
    own.map((one) => ({ ...one, document, among: among(n) })),
  );
  return {
    name,
    paths: named.map(({ document }) => join(folder, document)),
    questions: halves.flatMap((half) =>
      drawn(
        questions.filter(({ question }) => halfOf(question) === half),
        MAX_QUESTIONS,
        drawOf(half),
      ),
    ),
  };
};
