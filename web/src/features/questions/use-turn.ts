// One question of the thread: its stored state and its arriving answer.
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import type { Question } from '#shared/model/question.ts';
import type { Answer, Block, Reference } from '#shared/report/blocks.ts';
import { readsOf, useCall } from '#web/lib/api.ts';
import { blocksOf } from './run-view.ts';
import type { Run } from './runs.ts';
import { runs, useRuns } from './use-runs.ts';

type TurnStatus = 'running' | 'Completed' | 'Stopped' | 'Failed';
export type Turn = {
  readonly id: string | undefined;
  readonly query: string;
  readonly status: TurnStatus;
  readonly blocks: readonly Block[];
  readonly references: readonly Reference[];
  readonly alsoRead: readonly Reference[];
  readonly related: readonly string[];
  readonly answer: Answer | undefined;
  readonly run: Run | undefined;
  readonly createdAt: string | undefined;
};

const statusOf = (question: Question | undefined, run: Run | undefined): TurnStatus => {
  if (run?.error) return 'Failed';
  if (run?.view.outcome) return run.view.outcome.status;
  if (run || !question || question.status === 'InProgress') return 'running';
  return question.status;
};

export const turnOf = (question: Question | undefined, run: Run | undefined): Turn => {
  // The stored answer is complete only when the run has ended; until then the streamed one is shown.
  const answer = question?.status === 'InProgress' ? undefined : question?.answer;
  return {
    id: question?.id ?? run?.id,
    query: question?.query ?? run?.query ?? '',
    status: statusOf(question, run),
    blocks: answer?.blocks ?? (run ? blocksOf(run.view) : []),
    references: answer?.references ?? run?.view.references ?? [],
    alsoRead: answer?.alsoRead ?? [],
    related: answer?.related ?? run?.view.related ?? [],
    answer,
    run,
    createdAt: question?.createdAt,
  };
};

/** A stored question; if its answer is still in progress, it is followed. */
export const useTurn = (searchId: string) => {
  const { mutate: mutateAll } = useSWRConfig();
  const { data, error, mutate } = useCall('research.get', { params: { searchId } }, { keepPreviousData: false });
  const run = useRuns().find(({ id }) => id === searchId);
  const inProgress = data?.status === 'InProgress';
  useEffect(() => {
    if (data && inProgress) runs.attach({ id: data.id, query: data.query, startedAt: Date.parse(data.createdAt) });
  }, [data, inProgress]);
  const over = run?.endedAt !== undefined;
  useEffect(() => {
    if (!over) return;
    void mutate();
    void mutateAll(readsOf('research.list'));
  }, [over, mutate, mutateAll]);
  return { turn: turnOf(data, run), question: data, error };
};
