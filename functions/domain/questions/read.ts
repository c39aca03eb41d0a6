// Reads questions: the list, one with its answer, and the wait for an answer.
import type { Question, QuestionRow } from '#shared/model/question.ts';
import type { Answer } from '#shared/report/blocks.ts';
import type { Table } from '../../ports/table.ts';
import { MAX_LOOKED_THROUGH } from '../../store/few.ts';
import { QUESTION_PREFIX, type QuestionRecord, questionPk, questions } from '../../store/questions.ts';

export const questionRow = (question: QuestionRecord): QuestionRow => ({
  id: question.id,
  ...(question.projectId ? { projectId: question.projectId } : {}),
  query: question.query,
  status: question.status,
  createdBy: question.createdBy,
  createdAt: question.createdAt,
});

export const at = (tenant: string, question: QuestionRecord) => ({
  tenant,
  searchId: question.id,
  userId: question.createdBy.id,
});

export const questionView = (question: QuestionRecord, answer: Answer | undefined): Question => ({
  ...questionRow(question),
  ...(answer ? { answer } : {}),
});

type Wanted = {
  readonly limit: number;
  readonly offset: number;
  /** Restricts the list to the caller's own questions. */
  readonly isMine?: boolean;
  readonly cursor?: string | undefined;
};

/** Newest first, because ids sort by time. A filter by person scans one part per call. */
export const listQuestions = async (
  table: Pick<Table, 'query' | 'count'>,
  partition: { readonly tenant: string; readonly userId: string; readonly projectId?: string | undefined },
  { limit, offset, isMine, cursor: from }: Wanted,
) => {
  const container = partition.projectId?.slice('prj_'.length) ?? 'me';
  const place = { pk: questionPk(partition.tenant, `sea_${container}_`, partition.userId), prefix: QUESTION_PREFIX };
  if (isMine) {
    const part = { limit: MAX_LOOKED_THROUGH, ...(from && { cursor: from }) };
    const { items, cursor } = await table.query({ ...place, descending: true, ...part });
    const own = items.map((item) => questions.read(item)).filter(({ createdBy }) => createdBy.id === partition.userId);
    return { rows: own.slice(offset, offset + limit).map(questionRow), count: own.length, ...(cursor && { cursor }) };
  }
  const [page, count] = await Promise.all([
    table.query({ ...place, descending: true, limit: offset + limit }),
    table.count(place),
  ]);
  return { rows: page.items.slice(offset).map((item) => questionRow(questions.read(item))), count };
};
