// What a reader sees of an answer while it arrives: a pure reduction of the run's events.
import { STAGES } from '#shared/model/enums.ts';
import type { AnswerEvent } from '#shared/model/question.ts';
import type { Block, Reference } from '#shared/report/blocks.ts';

type Log = Extract<AnswerEvent, { event: 'log' }>['data'];
type Outcome = { readonly status: 'Completed' | 'Stopped' | 'Failed'; readonly code?: string };

export type RunView = {
  /** The number of the last event applied, from which a stream resumes. */
  readonly seen: number;
  readonly attempt: number;
  readonly logs: readonly Log[];
  /** Blocks by index; a hole is a block that has not arrived yet. */
  readonly blocks: readonly (Block | undefined)[];
  readonly references: readonly Reference[];
  readonly related: readonly string[];
  readonly outcome?: Outcome;
};

export const EMPTY_RUN: RunView = { seen: 0, attempt: 0, logs: [], blocks: [], references: [], related: [] };
const START = STAGES.indexOf('Start');

const startAgain = (view: RunView, stage: number, attempt: number): RunView =>
  stage === START && attempt > view.attempt ? { ...EMPTY_RUN, seen: view.seen, attempt } : view;

const withBlock = (blocks: RunView['blocks'], index: number, block: Block): RunView['blocks'] => {
  const length = Math.max(blocks.length, index + 1);
  return Array.from({ length }, (_, at) => (at === index ? block : blocks[at]));
};

const withLog = (logs: readonly Log[], log: Log): readonly Log[] =>
  logs.at(-1)?.code === log.code ? [...logs.slice(0, -1), log] : [...logs, log];

const take = (view: RunView, event: AnswerEvent): RunView => {
  switch (event.event) {
    case 'stage':
      return startAgain(view, event.data.stage, event.data.attempt);
    case 'log':
      return { ...view, logs: withLog(view.logs, event.data) };
    case 'delta':
      return { ...view, blocks: withBlock(view.blocks, event.data.index, event.data.block) };
    case 'reference': {
      const others = view.references.filter(({ n }) => n !== event.data.n);
      return { ...view, references: [...others, event.data].sort((a, b) => a.n - b.n) };
    }
    case 'related':
      return { ...view, related: event.data.questions };
    case 'done':
      return event.data.status === 'InProgress' ? view : { ...view, outcome: { status: event.data.status } };
    case 'error':
      return { ...view, outcome: { status: 'Failed', code: event.data.code } };
  }
};

/** Ignores an event that was already applied, as after a reconnect. */
export const apply = (view: RunView, event: AnswerEvent): RunView =>
  event.id <= view.seen ? view : { ...take(view, event), seen: event.id };

export const blocksOf = (view: RunView): Block[] => view.blocks.filter((block) => block !== undefined);
