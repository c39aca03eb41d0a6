// Training examples of answering lines: every line of what was found for a question, with its features and whether it answers.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import * as z from 'zod';
import type { Passage } from '#functions/engine/evidence.ts';
import { read } from '#functions/engine/read-sources.ts';
import type { Plan } from '#functions/engine/understand/plan-type.ts';
import { type Statement, statementsOf } from '#functions/engine/write/account/statements.ts';
import { type AnsweringLine, answeringLines, withTicks } from '#functions/engine/write/answering/answering-features.ts';
import { inputsOf } from '#functions/engine/write/answering/answering-probability.ts';
import { citations } from '#functions/engine/write/citations.ts';
import { drafted } from '#functions/engine/write/offline.ts';
import type { Chunk, Index } from '#functions/ports/search-index.ts';
import { requestFor } from '../eval/ask.ts';
import { cachedIndex } from '../eval/cached-index.ts';
import { facts, model } from '../eval/documents.ts';
import { READING_SETS, readingSet } from '../eval/reading-sets.ts';

const FORMS = join(import.meta.dirname, 'rooms');
const ROOMS = resolve(process.env.FOOTNOTE_ROOMS ?? join(import.meta.dirname, '../rooms'));
const NOW = Date.UTC(2026, 5, 1);

/** `holds`: patterns that the line with the answer has, all of them. */
const FormQuestions = z.array(z.object({ ask: z.string(), holds: z.array(z.string()).optional() }));
const RoomQuestions = z.object({
  about: z.string(),
  questions: z.array(z.object({ ask: z.string(), says: z.array(z.string()).optional() })),
});

type AnswerExample = { readonly values: readonly number[]; readonly answers: boolean };
export type AnswerQuestion = {
  readonly set: 'rooms' | 'blanked' | 'forms' | 'reading';
  /** Left out together. */
  readonly room: string;
  readonly lines: readonly AnswerExample[];
};

type Query = {
  readonly ask: string;
  readonly about?: string;
  readonly fileIds?: readonly string[];
  readonly answers: (line: AnsweringLine) => boolean;
};
type Searched = Pick<Index, 'lexical' | 'nearest' | 'range' | 'count'>;

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/[\s,]/g, '');
const holding =
  (all: readonly string[] = []) =>
  (text: string): boolean =>
    all.some((one) => plain(text).includes(plain(one)));

/** Replaces the sentences that answer by spaces, so that every other place stays the same. */
const withoutAnswers = (text: string, isAnswer: (text: string) => boolean): string =>
  text
    .split(/(?<=\n)|(?<=[.다] )|(?<=。)/u)
    .map((part) => (isAnswer(part) ? part.replace(/[^\n]/gu, ' ') : part))
    .join('');

const blanked = (index: Searched, isAnswer: (text: string) => boolean): Searched => {
  const blank = (chunk: Chunk): Chunk => ({ ...chunk, text: withoutAnswers(chunk.text, isAnswer) });
  return {
    count: (scope) => index.count(scope),
    range: async (where) => (await index.range(where)).map(blank),
    lexical: async (query) => (await index.lexical(query)).map((hit) => ({ ...hit, chunk: blank(hit.chunk) })),
    nearest: async (query) => (await index.nearest(query)).map((hit) => ({ ...hit, chunk: blank(hit.chunk) })),
  };
};

export const found = async (index: Searched, { ask, about, fileIds }: Omit<Query, 'answers'>) => {
  const request = { ...requestFor(ask, fileIds), ...(about === undefined ? {} : { about }) };
  const events = read(request, { index, model, facts, clock: { now: () => NOW } });
  for (;;) {
    const next = await events.next();
    if (next.done) return next.value;
  }
};

type Read = { readonly plan: Plan; readonly passages: readonly Passage[] };
const tickedIn = (one: Read): readonly Statement[] => {
  const draft = citations('');
  const blocks = drafted({ ...one, citations: draft }, draft.cited);
  return statementsOf(blocks, new Map(draft.cited().map((cited) => [cited.n, cited])));
};

/** Besides the lines that answer and those that rules have ticked, the first of the others teach enough. */
const MAX_LINES = 120;
const linesOf = async (index: Searched, query: Query): Promise<readonly AnswerExample[]> => {
  const { plan, passages, ofSubject, unknown } = await found(index, query);
  if (unknown || passages.length === 0) return [];
  const [whole, own] = [{ plan, passages }, ofSubject];
  const ofOwn = own ? tickedIn(own) : [];
  const looked = own ?? whole;
  const all = withTicks(answeringLines(looked.plan, looked.passages), ofOwn.length > 0 ? ofOwn : tickedIn(whole));
  return all
    .filter((line, n) => n < MAX_LINES || line.features.isTicked === 1 || query.answers(line))
    .map((line) => ({ values: inputsOf(line.features), answers: query.answers(line) }));
};

const roomExamples = async (folder: string): Promise<AnswerQuestion[]> => {
  const room = `room-${basename(folder)}`;
  const { about, questions } = RoomQuestions.parse(JSON.parse(readFileSync(join(folder, 'room.json'), 'utf8')));
  const paths = globSync(`${folder}/*`).filter((path) => basename(path) !== 'room.json');
  const { index } = await cachedIndex(room, paths.sort());
  const examples: AnswerQuestion[] = [];
  for (const { ask, says } of questions) {
    const isAnswer = holding(says);
    const query = { ask, about, answers: ({ text }: AnsweringLine) => isAnswer(text) };
    examples.push({ set: 'rooms', room, lines: await linesOf(index, query) });
    if (says) examples.push({ set: 'blanked', room, lines: await linesOf(blanked(index, isAnswer), query) });
  }
  index.close();
  return examples;
};

const formExamples = async (name: string): Promise<AnswerQuestion[]> => {
  const room = `form-${name}`;
  const { index } = await cachedIndex(`room-${name}`, globSync(join(FORMS, name, 'documents/*')).sort());
  const examples: AnswerQuestion[] = [];
  for (const { ask, holds } of FormQuestions.parse(
    JSON.parse(readFileSync(join(FORMS, name, 'questions.json'), 'utf8')),
  )) {
    const answers = ({ text }: AnsweringLine) => holds?.every((one) => new RegExp(one, 's').test(text)) ?? false;
    examples.push({ set: 'forms', room, lines: await linesOf(index, { ask, answers }) });
  }
  index.close();
  return examples;
};

const MAX_READING = 200;
const readingExamples = async (name: string): Promise<AnswerQuestion[]> => {
  const { paths, questions } = readingSet(name);
  const { index, documents } = await cachedIndex(name, paths);
  const examples: AnswerQuestion[] = [];
  for (const { question, among, paragraph, answers, document } of questions.slice(0, MAX_READING)) {
    const fileIds = among.flatMap((own) => documents.find(({ filename }) => filename === own)?.fileId ?? []);
    const isAnswer = holding(answers);
    const query: Query = {
      ask: question,
      fileIds,
      answers: ({ text, passage }) =>
        passage.chunk.fileId === fileIds[0] && plain(paragraph).includes(plain(text)) && isAnswer(text),
    };
    examples.push({ set: 'reading', room: `${name} ${document}`, lines: await linesOf(index, query) });
  }
  index.close();
  return examples;
};

export const answerQuestions = async (): Promise<readonly AnswerQuestion[]> => {
  const all: AnswerQuestion[] = [];
  const folders = existsSync(ROOMS) ? globSync(`${ROOMS}/*/room.json`).map((path) => join(path, '..')) : [];
  for (const folder of folders.sort()) all.push(...(await roomExamples(folder)));
  for (const name of readdirSync(FORMS).sort()) all.push(...(await formExamples(name)));
  for (const name of READING_SETS) all.push(...(await readingExamples(name)));
  return all;
};
