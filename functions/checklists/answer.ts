// The requests about a client's list that a worker answers, by name.
import type { ListQuestions } from '../ports/workbooks.ts';
import type { ListFile } from './read/open-grid.ts';
import { readList } from './read/read-list.ts';
import { writeList } from './write/write-list.ts';

type Answers = {
  readonly [Q in keyof ListQuestions]: (file: ListFile, ask: ListQuestions[Q]['ask']) => ListQuestions[Q]['answer'];
};
const ANSWERS: Answers = {
  readList: (file, { wanted }) => readList(file, wanted),
  writeList: (file, ask) => writeList(file, ask),
};

export const isListQuestion = (question: string): question is keyof ListQuestions => question in ANSWERS;

export const answerList = (question: keyof ListQuestions, ask: unknown, file: ListFile): unknown =>
  ANSWERS[question](file, ask as never);
