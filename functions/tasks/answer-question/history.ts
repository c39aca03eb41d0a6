// Rebuilds the conversation from stored questions, so that a client cannot invent earlier ones.
import type { Table } from '../../ports/table.ts';
import { QUESTION_PREFIX, type QuestionRecord, questionPk, questions } from '../../store/questions.ts';

const LOOKED_AT = 30;
const TURNS = 6;

export const storedHistory = async (
  table: Pick<Table, 'query'>,
  tenant: string,
  question: QuestionRecord,
): Promise<string[]> => {
  const claimed = question.history.filter(({ role }) => role === 'user').map(({ content }) => content.trim());
  if (claimed.length === 0) return [];
  const pk = questionPk(tenant, question.id, question.createdBy.id);
  const page = await table.query({ pk, prefix: QUESTION_PREFIX, descending: true, limit: LOOKED_AT });
  const stored = page.items
    .map((item) => questions.read(item))
    .filter(({ id, createdBy }) => id !== question.id && createdBy.id === question.createdBy.id);
  const storedQueries = new Set(stored.map(({ query }) => query.trim()));
  return claimed.filter((query) => storedQueries.has(query)).slice(-TURNS);
};
