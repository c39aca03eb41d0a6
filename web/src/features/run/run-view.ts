// What a reader sees of a run while it works: a pure reduction of its events.
import type { RunEvent, RunRow } from '#shared/model/run.ts';

export type RunLog = Extract<RunEvent, { event: 'log' }>['data'];
type SectionState = RunRow['sections'][number]['state'];

export type RunView = {
  /** The number of the last event applied, from which a stream resumes. */
  readonly seen: number;
  readonly attempt: number;
  readonly stage: number;
  readonly logs: readonly RunLog[];
  readonly states: Readonly<Record<string, SectionState>>;
  readonly share?: number;
  readonly secondsLeft?: number;
  readonly error?: string;
};

export const EMPTY_VIEW: RunView = { seen: 0, attempt: 0, stage: 0, logs: [], states: {} };

const sameLog = (a: RunLog | undefined, b: RunLog): boolean =>
  a?.code === b.code && JSON.stringify(a.params) === JSON.stringify(b.params);

/** A further attempt (the second half of a memorandum, a rewritten section) starts its own log. */
const atStage = (view: RunView, { stage, attempt }: { stage: number; attempt: number }): RunView =>
  attempt > view.attempt ? { ...EMPTY_VIEW, seen: view.seen, attempt, stage } : { ...view, stage };

const take = (view: RunView, event: RunEvent): RunView => {
  switch (event.event) {
    case 'stage':
      return atStage(view, event.data);
    case 'log':
      return sameLog(view.logs.at(-1), event.data) ? view : { ...view, logs: [...view.logs, event.data] };
    case 'section':
      return { ...view, states: { ...view.states, [event.data.id]: event.data.state } };
    case 'progress': {
      const { secondsLeft: _before, ...rest } = view;
      const { share, secondsLeft } = event.data;
      return { ...rest, share, ...(secondsLeft === undefined ? {} : { secondsLeft }) };
    }
    case 'done':
      return view;
    case 'error':
      return { ...view, error: event.data.code };
  }
};

/** Ignores an event that was already applied, as after a reconnect. */
export const applyEvent = (view: RunView, event: RunEvent): RunView =>
  event.id <= view.seen ? view : { ...take(view, event), seen: event.id };

/** The stored run with the events that have arrived since. */
export const withView = (run: RunRow, view: RunView): RunRow =>
  run.status === 'InProgress'
    ? {
        ...run,
        stage: view.stage || run.stage,
        progress: Math.max(view.share ?? 0, run.progress),
        ...(view.secondsLeft !== undefined && { secondsLeft: view.secondsLeft }),
        sections: run.sections.map((section) => ({ ...section, state: view.states[section.id] ?? section.state })),
      }
    : run;

type Moment = { readonly at: number; readonly progress: number };

/** The least progress from which the pace can be estimated. */
const TELLING = 0.1;

/** The remaining time in whole seconds, at the pace between two moments. */
export const secondsLeftBy = (from: Moment, now: Moment): number | undefined => {
  const gained = now.progress - from.progress;
  if (gained < TELLING) return undefined;
  return Math.ceil((((now.at - from.at) / 1000) * (1 - now.progress)) / gained);
};
