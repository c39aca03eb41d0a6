// Training examples of line answers: the lines of invented short documents, with features and whether they answer.
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { read } from '#functions/engine/read-sources.ts';
import {
  type JudgedLine,
  type LineFeatures,
  lineFeaturesOver,
  worthOf,
} from '#functions/engine/write/lines/line-features.ts';
import { requestFor } from '../eval/ask.ts';
import { type CachedIndex, cachedIndex } from '../eval/cached-index.ts';
import { facts, model } from '../eval/documents.ts';

const ROOMS = join(import.meta.dirname, 'rooms');
/** `holds`: patterns that the answering line must all match; without it no document has the answer. */
const Questions = z.array(z.object({ ask: z.string(), holds: z.array(z.string()).optional() }));

export type LineExample = { readonly text: string; readonly features: LineFeatures; readonly answers: boolean };
export type LineQuestion = {
  readonly ask: string;
  /** The unit of cross-validation. */
  readonly document: string;
  readonly isTrap: boolean;
  readonly lines: readonly LineExample[];
};

/** The lines with the highest worth, beside those that answer; more add nothing to the training. */
const MAX_LINES = 24;
const linesFor = (all: readonly JudgedLine[], isAnswer: (line: JudgedLine) => boolean): readonly JudgedLine[] => {
  const ordered = all.toSorted((a, b) => worthOf(b.features) - worthOf(a.features));
  return [...ordered.slice(0, MAX_LINES), ...ordered.slice(MAX_LINES).filter(isAnswer)];
};

const gathered = async ({ index }: CachedIndex, ask: string) => {
  const events = read(requestFor(ask), { index, model, facts, clock: { now: () => Date.UTC(2025, 5, 1) } });
  for (;;) {
    const next = await events.next();
    if (next.done) return next.value;
  }
};

type Asked = z.infer<typeof Questions>[number];

const isAnswerTo =
  ({ holds }: Asked) =>
  ({ text }: JudgedLine): boolean =>
    holds?.every((one) => new RegExp(one, 's').test(text)) ?? false;

/** A trap if no line answers. Returns nothing if there are no lines. */
const exampleOf = (room: string, asked: Asked, all: readonly JudgedLine[]): LineQuestion[] => {
  const isAnswer = isAnswerTo(asked);
  const lines = linesFor(all, isAnswer);
  const { passage } = lines.find(isAnswer) ?? lines[0] ?? {};
  if (!passage) return [];
  return [
    {
      ask: asked.ask,
      document: `${room} ${passage.chunk.context.document}`,
      isTrap: !lines.some(isAnswer),
      lines: lines.map((line) => ({ text: line.text, features: line.features, answers: isAnswer(line) })),
    },
  ];
};

const examplesOfRoom = async (room: string): Promise<LineQuestion[]> => {
  const folder = join(ROOMS, room);
  const cached = await cachedIndex(`room-${room}`, globSync(join(folder, 'documents/*')).sort());
  const examples: LineQuestion[] = [];
  for (const question of Questions.parse(JSON.parse(readFileSync(join(folder, 'questions.json'), 'utf8')))) {
    const writing = await gathered(cached, question.ask);
    const [own, across] = (['own', 'across'] as const).map((manner) => lineFeaturesOver(writing, manner));
    // Answers that take several lines teach nothing about single ones.
    if (question.holds && ![...(own ?? []), ...(across ?? [])].some(isAnswerTo(question))) continue;
    examples.push(...exampleOf(room, question, across ?? []));
  }
  cached.index.close();
  return examples;
};

export const lineExamples = async (): Promise<readonly LineQuestion[]> => {
  const rooms: LineQuestion[][] = [];
  for (const room of readdirSync(ROOMS).sort()) rooms.push(await examplesOfRoom(room));
  return rooms.flat();
};
