// Training examples of the account: the ticked statements of answers over invented rooms, with and without the lines
// that answer.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import * as z from 'zod';
import { read } from '#functions/engine/read-sources.ts';
import { type Features, judgedOver } from '#functions/engine/write/account/account-features.ts';
import { type Statement, statementsOf } from '#functions/engine/write/account/statements.ts';
import { citations } from '#functions/engine/write/citations.ts';
import { drafted } from '#functions/engine/write/offline.ts';
import type { Writing } from '#functions/engine/write/writer.ts';
import type { Chunk, Index } from '#functions/ports/search-index.ts';
import { requestFor } from '../eval/ask.ts';
import { cachedIndex } from '../eval/cached-index.ts';
import { facts, model } from '../eval/documents.ts';

const FORMS = join(import.meta.dirname, 'rooms');
const ROOMS = resolve(process.env.FOOTNOTE_ROOMS ?? join(import.meta.dirname, '../rooms'));
const NOW = Date.UTC(2026, 5, 1);

/** `holds`: patterns of lines that answer; any one of them suffices. */
const FormQuestions = z.array(z.object({ ask: z.string(), holds: z.array(z.string()).optional() }));
const RoomQuestions = z.object({
  about: z.string(),
  questions: z.array(
    z.object({ ask: z.string(), says: z.array(z.string()).optional(), also: z.array(z.string()).optional() }),
  ),
});

type RoomQuestion = {
  readonly ask: string;
  readonly about?: string | undefined;
  readonly answers: (text: string) => boolean;
  /** True for answers, and for true statements that are relevant. */
  readonly isFine: (text: string) => boolean;
};
type Room = { readonly name: string; readonly paths: readonly string[]; readonly questions: readonly RoomQuestion[] };

type AccountExample = {
  readonly features: Features;
  readonly isFine: boolean;
  /** Computed or decided statements are accounted for through the lines that they cite. */
  readonly isComposed: boolean;
};
export type AccountQuestion = {
  /** The unit of cross-validation: a room is left out as a whole. */
  readonly room: string;
  readonly ask: string;
  /** Asked of the room without the lines that answer. */
  readonly isWithoutAnswer: boolean;
  readonly statements: readonly AccountExample[];
};

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/[\s,]/g, '');
const holding =
  (all: readonly string[] = []) =>
  (text: string): boolean =>
    all.some((one) => plain(text).includes(plain(one)));

const formRoom = (name: string): Room => ({
  name: `room-${name}`,
  paths: globSync(join(FORMS, name, 'documents/*')).sort(),
  questions: FormQuestions.parse(JSON.parse(readFileSync(join(FORMS, name, 'questions.json'), 'utf8'))).map(
    ({ ask, holds = [] }) => {
      const answers = (text: string) => holds.some((one) => new RegExp(one, 's').test(text));
      return { ask, answers, isFine: answers };
    },
  ),
});

const naturalRoom = (folder: string): Room => {
  const { about, questions } = RoomQuestions.parse(JSON.parse(readFileSync(join(folder, 'room.json'), 'utf8')));
  return {
    name: `room-${basename(folder)}`,
    paths: globSync(`${folder}/*`)
      .filter((path) => basename(path) !== 'room.json')
      .sort(),
    questions: questions.map(({ ask, says, also = [] }) => ({
      ask,
      about,
      answers: holding(says),
      isFine: holding([...(says ?? []), ...also]),
    })),
  };
};

/** Replaces answering sentences by spaces, so that the offsets of all others stay the same. */
const withoutAnswers = (text: string, answers: RoomQuestion['answers']): string =>
  text
    .split(/(?<=\n)|(?<=[.다] )|(?<=。)/u)
    .map((part) => (answers(part) ? part.replace(/[^\n]/gu, ' ') : part))
    .join('');

type Searched = Pick<Index, 'lexical' | 'nearest' | 'range' | 'count'>;
const indexWithoutAnswers = (index: Searched, answers: RoomQuestion['answers']): Searched => {
  const blank = (chunk: Chunk): Chunk => ({ ...chunk, text: withoutAnswers(chunk.text, answers) });
  return {
    count: (scope) => index.count(scope),
    range: async (where) => (await index.range(where)).map(blank),
    lexical: async (query) => (await index.lexical(query)).map((hit) => ({ ...hit, chunk: blank(hit.chunk) })),
    nearest: async (query) => (await index.nearest(query)).map((hit) => ({ ...hit, chunk: blank(hit.chunk) })),
  };
};

const found = async (index: Searched, { ask, about }: RoomQuestion) => {
  const events = read({ ...requestFor(ask), about }, { index, model, facts, clock: { now: () => NOW } });
  for (;;) {
    const next = await events.next();
    if (next.done) return next.value;
  }
};

const shownOf = ({ of, text }: Statement): string => ('text' in of ? text : of.map((cell) => cell.text).join(' | '));

const examplesOver = (writing: Writing, isFine: RoomQuestion['isFine']): AccountExample[] => {
  const draft = citations('');
  const blocks = drafted({ ...writing, citations: draft }, draft.cited);
  const statements = statementsOf(blocks, new Map(draft.cited().map((one) => [one.n, one])));
  if (statements.length === 0) return [];
  return judgedOver(writing, statements).map(({ features, statement }) => ({
    features,
    isFine: isFine(shownOf(statement)),
    isComposed: statement.kind === 'composed',
  }));
};

const examplesOf = async (index: Searched, question: RoomQuestion): Promise<AccountExample[]> => {
  const { plan, passages, ofSubject, unknown } = await found(index, question);
  if (unknown || passages.length === 0) return [];
  const writing = { plan, passages, citations: citations('') };
  const own = ofSubject ? examplesOver({ ...writing, ...ofSubject }, question.isFine) : [];
  return own.length > 0 ? own : examplesOver(writing, question.isFine);
};

const questionsOf = async (room: Room): Promise<AccountQuestion[]> => {
  const { index } = await cachedIndex(room.name, room.paths);
  const questions: AccountQuestion[] = [];
  for (const one of room.questions) {
    const base = { room: room.name, ask: one.ask };
    questions.push({ ...base, isWithoutAnswer: false, statements: await examplesOf(index, one) });
    const none = { ...one, isFine: () => false };
    const statements = await examplesOf(indexWithoutAnswers(index, one.answers), none);
    questions.push({ ...base, isWithoutAnswer: true, statements });
  }
  index.close();
  return questions;
};

export const accountQuestions = async (): Promise<readonly AccountQuestion[]> => {
  const natural = existsSync(ROOMS) ? globSync(`${ROOMS}/*/room.json`).map((path) => join(path, '..')) : [];
  const rooms = [...readdirSync(FORMS).sort().map(formRoom), ...natural.sort().map(naturalRoom)];
  const all: AccountQuestion[] = [];
  for (const room of rooms) all.push(...(await questionsOf(room)));
  return all;
};
