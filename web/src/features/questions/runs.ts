// The answers in progress: they continue while the user is elsewhere in the app, and are found again by id.
import type { AnswerEvent } from '#shared/model/question.ts';
import { apply, EMPTY_RUN, type RunView } from './run-view.ts';

export type Run = {
  readonly key: string;
  readonly id?: string;
  readonly query: string;
  readonly startedAt: number;
  readonly endedAt?: number;
  readonly view: RunView;
  readonly broken: boolean;
  /** Why the question could not be asked or followed. */
  readonly error?: unknown;
};

type Listener = {
  readonly onEvent: (event: AnswerEvent) => void;
  readonly onId: (id: string) => void;
  readonly onBreak: (broken: boolean) => void;
};
export type Ports<Question> = {
  readonly ask: (question: Question, listener: Listener) => Promise<void>;
  readonly attach: (id: string, after: number, listener: Listener) => Promise<void>;
  readonly now: () => number;
  readonly newKey: () => string;
};

export const createRuns = <Question extends { query: string }>(ports: Ports<Question>) => {
  let runs: readonly Run[] = [];
  const listeners = new Set<() => void>();
  const publish = (next: readonly Run[]) => {
    runs = next;
    for (const listener of listeners) listener();
  };
  const change = (key: string, values: (run: Run) => Partial<Run>) =>
    publish(runs.map((run) => (run.key === key ? { ...run, ...values(run) } : run)));

  const listenerOf = (key: string): Listener => ({
    onId: (id) => change(key, () => ({ id })),
    onBreak: (broken) => change(key, () => ({ broken })),
    onEvent: (event) =>
      change(key, (run) => {
        const view = apply(run.view, event);
        return {
          view,
          ...(event.event === 'done' && { id: event.data.searchId }),
          ...(view.outcome && !run.endedAt && { endedAt: ports.now() }),
        };
      }),
  });
  const keep = (key: string, work: Promise<void>) =>
    work.catch((error: unknown) => change(key, () => ({ error, broken: false, endedAt: ports.now() })));

  const begin = (run: Pick<Run, 'query' | 'startedAt'> & { id?: string }): string => {
    const key = ports.newKey();
    publish([...runs, { key, view: EMPTY_RUN, broken: false, ...run }]);
    return key;
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    all: () => runs,
    ask: (question: Question): string => {
      const key = begin({ query: question.query, startedAt: ports.now() });
      void keep(key, ports.ask(question, listenerOf(key)));
      return key;
    },
    /** Follows an answer that was started elsewhere; does nothing if it is already followed. */
    attach: (question: { id: string; query: string; startedAt: number }) => {
      if (runs.some(({ id, error }) => id === question.id && !error)) return;
      publish(runs.filter(({ id }) => id !== question.id));
      const key = begin(question);
      void keep(key, ports.attach(question.id, 0, listenerOf(key)));
    },
    forget: (key: string) => publish(runs.filter((run) => run.key !== key)),
  };
};
