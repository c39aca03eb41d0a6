// Asks questions with known answers, as they are answered without a model, and judges each answer.
import { AppError } from '#shared/contract/errors.ts';
import { judge, pageOf } from '#shared/quality/judge.ts';
import { expectedOf, type MeasuredQuestion } from '#shared/quality/question-list.ts';
import type { ListedQuestion } from '#shared/quality/read-question-list.ts';
import type { Answer } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { answer } from '../../engine/answer.ts';
import type { FactReader } from '../../engine/facts/known-facts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Model } from '../../ports/model.ts';
import { type Index, IndexWaking } from '../../ports/search-index.ts';
import type { Table } from '../../ports/table.ts';
import { readFacts } from '../../store/facts.ts';

type Ports = {
  readonly table: Pick<Table, 'query'>;
  readonly index: Pick<Index, 'lexical' | 'nearest' | 'range' | 'count'>;
  readonly model: Pick<Model, 'embed' | 'dimensions'>;
  readonly clock: Pick<Clock, 'now'>;
};
type At = { readonly tenant: string; readonly projectId: string };

/** Beginning of the answer shown in the results: two lines of their table. */
const SHOWN_CHARACTERS = 240;

const answerTo = async ({ table, index, model, clock }: Ports, { tenant, projectId }: At, query: string) => {
  const { embed, dimensions } = model;
  const facts: FactReader = (wanted) => readFacts(table, wanted);
  const request = { query, scope: { tenant, projectIds: [projectId] }, sources: [], history: [], attempt: 1 };
  const events = answer(request, {
    index,
    clock,
    facts,
    model: { name: 'offline', kind: 'offline', embed, dimensions },
  });
  for (;;) {
    const next = await events.next();
    if (next.done) return next.value;
  }
};

/** If the workspace could not be searched, the answer cannot be judged. */
const requireSearched = (made: Answer): Answer => {
  if (made.blocks.some((block) => block.kind === 'notice' && block.code === 'sourcesFailed'))
    throw new AppError('unavailable');
  return made;
};

const citedFirst = ({ blocks, references }: Answer): MeasuredQuestion['cited'] => {
  const [n] = blocks.flatMap(sentencesOf).flatMap(({ refs }) => refs);
  const reference = references.find((one) => one.n === n);
  if (!reference) return undefined;
  const page = pageOf(reference);
  return { document: reference.title, ...(page === undefined ? {} : { page }) };
};

const measured = async (ports: Ports, at: At, listed: ListedQuestion): Promise<MeasuredQuestion> => {
  const began = ports.clock.now();
  const made = requireSearched(await answerTo(ports, at, listed.question));
  const ms = Math.max(0, Math.round(ports.clock.now() - began));
  const [first] = made.blocks.flatMap(sentencesOf);
  const cited = citedFirst(made);
  return {
    ...judge(expectedOf(listed), made),
    ms,
    text: (first?.text ?? '').slice(0, SHOWN_CHARACTERS),
    ...(cited && { cited }),
  };
};

/** Sequential, as a person asks. Throws unavailable while the index starts. */
export const measure = async (
  ports: Ports,
  at: At,
  questions: readonly ListedQuestion[],
): Promise<MeasuredQuestion[]> => {
  const rows: MeasuredQuestion[] = [];
  try {
    for (const listed of questions) rows.push(await measured(ports, at, listed));
  } catch (error) {
    throw error instanceof IndexWaking ? new AppError('unavailable') : error;
  }
  return rows;
};
