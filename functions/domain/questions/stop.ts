// Stops a question: marks it; the attempt that answers it sees the mark and stores what it has written.
import { type Table, WriteConflict } from '../../ports/table.ts';
import { type QuestionRecord, questions, readQuestion } from '../../store/questions.ts';
import { at } from './read.ts';

export const stopQuestion = async (
  table: Pick<Table, 'getMany' | 'write'>,
  tenant: string,
  question: QuestionRecord,
): Promise<QuestionRecord> => {
  if (question.status !== 'InProgress') return question;
  const row = questions.row(tenant, { ...question, status: 'Stopped' }, question.version);
  try {
    await table.write({ put: row, if: { version: question.version } });
    return questions.read(row);
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    const current = await readQuestion(table, at(tenant, question));
    return current ?? question;
  }
};
