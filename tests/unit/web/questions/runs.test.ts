// Answers in progress: asked, followed after a reload, and found by id.
import { expect, test } from 'vitest';
import type { AnswerEvent } from '#shared/model/question.ts';
import { createRuns, type Ports } from '#web/features/questions/runs.ts';

type Question = { query: string };
const ID = 'sea_me_0123456789abcdef' as const;
const DONE: AnswerEvent = { id: 2, event: 'done', data: { searchId: ID, status: 'Completed' } };
const settle = () => new Promise((resolve) => setImmediate(resolve));

const portsWith = (changes: Partial<Ports<Question>>): Ports<Question> => {
  let keys = 0;
  return {
    now: () => 1000,
    newKey: () => `run-${++keys}`,
    ask: async () => undefined,
    attach: async () => undefined,
    ...changes,
  };
};

test('identifies a question as soon as the stream names its id, and ends it with its status', async () => {
  // Prepare
  let listen: Parameters<Ports<Question>['ask']>[1] | undefined;
  const ask: Ports<Question>['ask'] = async (_, listener) => {
    listen = listener;
  };
  const runs = createRuns(portsWith({ ask }));
  // Act
  runs.ask({ query: 'Revenue?' });
  listen?.onId(ID);
  const known = runs.all()[0];
  listen?.onEvent(DONE);
  // Assess
  expect(known).toMatchObject({ id: ID, query: 'Revenue?' });
  expect(runs.all()[0]).toMatchObject({ endedAt: 1000, view: { outcome: { status: 'Completed' } } });
});

test('follows an answer once, and again only after a failure', async () => {
  let attached = 0;
  let broken = true;
  const runs = createRuns(
    portsWith({
      attach: async () => {
        attached += 1;
        if (broken) throw new Error('offline');
      },
    }),
  );
  const question = { id: ID, query: 'Revenue?', startedAt: 1 };
  runs.attach(question);
  await settle();
  expect(runs.all()[0]?.error).toBeInstanceOf(Error);
  broken = false;
  runs.attach(question);
  runs.attach(question);
  await settle();
  expect(attached).toBe(2);
  expect(runs.all()).toHaveLength(1);
});

test('shows an error for a question that could not be asked, and lets it be dismissed', async () => {
  const runs = createRuns(portsWith({ ask: async () => Promise.reject(new Error('no credits')) }));
  const key = runs.ask({ query: 'Revenue?' });
  await settle();
  expect(runs.all()[0]).toMatchObject({ key, endedAt: 1000 });
  runs.forget(key);
  expect(runs.all()).toEqual([]);
});
