// Sets of paragraphs with questions whose answers are spans: each article a document, asked among a few others.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { drawn, halfOf } from '../eval/halves.ts';
import { sets } from '../eval/sets.ts';

type ReadingQuestion = {
  readonly question: string;
  readonly document: string;
  readonly paragraph: string;
  readonly answers: readonly string[];
};
type Article = {
  readonly paragraphs: readonly string[];
  readonly questions: readonly Omit<ReadingQuestion, 'document'>[];
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
const TatQa = z.array(
  z.object({
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

const read = <T>(pattern: string, type: z.ZodType<T>): T[] =>
  globSync(pattern, { cwd: join(sets, 'reading') })
    .sort()
    .map((name) => type.parse(JSON.parse(readFileSync(join(sets, 'reading', name), 'utf8'))));

const squad = (pattern: string) => (): Article[] =>
  read(pattern, Squad)
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

/** The questions that a sentence answers. */
const tatQa = (): Article[] =>
  read('tatqa-dev.json', TatQa)
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

/** As many questions of each set as a few minutes allow. */
const MOST_QUESTIONS = 300;

/** Written out as text files, so that they are read and cut as any other document. */
export const readingSet = (name: string): ReadingSet => {
  const folder = join(process.env.FOOTNOTE_EVAL_CACHE ?? join(tmpdir(), 'footnote-eval'), 'reading', name);
  mkdirSync(folder, { recursive: true });
  const articles = ARTICLES[name]?.() ?? [];
  const named = articles.map((article, n) => ({ ...article, document: `${name}-${String(n).padStart(3, '0')}.txt` }));
  for (const { document, paragraphs } of named)
    if (!existsSync(join(folder, document))) writeFileSync(join(folder, document), paragraphs.join('\n\n'));
  const questions = named.flatMap(({ document, questions: own }) => own.map((one) => ({ ...one, document })));
  return {
    name,
    paths: named.map(({ document }) => join(folder, document)),
    questions: drawn(
      questions.filter(({ question }) => halfOf(question) === 'development'),
      MOST_QUESTIONS,
    ),
  };
};
