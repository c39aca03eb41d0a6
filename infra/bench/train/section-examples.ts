// The sentences of the rooms with what readers would put into which kind of section, and the sentences labelled by
// subject, from which the learning starts.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Part, sectionFeatures } from '#functions/analyses/room/section-rank/features.ts';
import type { Quotable } from '#functions/engine/write/prose/sentences.ts';
import { deskOfRoom, knownRooms, languageOf, sentencesOfRoom } from '../eval/sections/room-sentences.ts';
import { type Labelled, labelledSentences } from './subject-sentences.ts';

const FOLDER = join(import.meta.dirname, '../sections');

/** 2: the section must have it; 1: it fits. */
type Grade = 0 | 1 | 2;
export type Grades = ReadonlyMap<string, Grade>;

const NONE: Grades = new Map();
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const keyOf = (room: string, document: string, text: string): string => [room, document, plain(text)].join('\t');
const linesIn = (pattern: string): string[][] =>
  globSync(`${FOLDER}/${pattern}`)
    .sort()
    .flatMap((path) => readFileSync(path, 'utf8').split('\n').filter(Boolean))
    .map((line) => line.split('\t'));
const gradesIn = (labels: string): Grades =>
  new Map(
    labels === '-'
      ? []
      : labels.split(',').map((one) => {
          const [kind = '', grade] = one.split(':');
          return [kind, grade === '2' ? 2 : 1];
        }),
  );

const LABELS = new Map(
  linesIn('*.tsv').map(
    ([room = '', document = '', text = '', labels = '']) => [keyOf(room, document, text), gradesIn(labels)] as const,
  ),
);

/** The grades of a sentence by kind of section; none if it belongs nowhere. */
export const gradesOf = (room: string, { text, passage }: Quotable): Grades =>
  LABELS.get(keyOf(room, passage.chunk.context.document, text)) ?? NONE;

export type SectionExample = {
  readonly room: string;
  readonly language: string;
  readonly grades: Grades;
  readonly parts: readonly Part[];
};

/** A labelled sentence as the only one of its document. */
const alone = ({ document, heading, text, language }: Omit<Labelled, 'room' | 'labels'>): Quotable => {
  const section = heading || undefined;
  const context = { document, section, periods: [], language };
  const chunk = { ...{ id: document, projectId: '', fileId: document, seq: 0, kind: 'prose' as const }, text, context };
  const passage = { source: 'FILES' as const, chunk: { ...chunk, spans: [] }, score: 0, signals: {} };
  return { text, start: 0, end: text.length, section, words: new Set(), passage };
};

/** The sentences of rooms whose papers are not here. */
const aloneExamples = (): SectionExample[] =>
  linesIn('alone/*.tsv').map(([room = '', document = '', heading = '', text = '', labels = '']) => {
    const language = languageOf(room);
    const parts = sectionFeatures(alone({ document, heading, text, language }));
    return { room, language, grades: gradesIn(labels), parts };
  });

export const sectionExamples = async (): Promise<SectionExample[]> => {
  const all: SectionExample[] = [];
  for (const room of knownRooms()) {
    const desk = await deskOfRoom(room);
    for (const one of await sentencesOfRoom(desk, room))
      all.push({
        ...{ room: room.name, language: room.language },
        ...{ grades: gradesOf(room.name, one), parts: sectionFeatures(one) },
      });
    await desk.close();
  }
  return [...all, ...aloneExamples()];
};

export type SubjectExample = {
  readonly room: string;
  readonly labels: readonly string[];
  readonly parts: readonly Part[];
};

export const subjectExamples = (): SubjectExample[] =>
  labelledSentences().map((one) => ({ room: one.room, labels: one.labels, parts: sectionFeatures(alone(one)) }));
