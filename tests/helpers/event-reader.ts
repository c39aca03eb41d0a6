// Reads a run's events up to a condition, and shows the resulting state.
import type { AnswerEvent } from '#shared/model/question.ts';
import type { Block } from '#shared/report/blocks.ts';

/** The blocks on screen after these events. */
export const shown = (events: readonly AnswerEvent[]): Block[] => {
  let blocks: Block[] = [];
  for (const { event, data } of events) {
    if (event === 'stage' && data.stage === 1) blocks = [];
    if (event === 'delta') blocks[data.index] = data.block;
  }
  return blocks;
};

export const take = async (events: AsyncIterable<AnswerEvent>, isEnough: (event: AnswerEvent) => boolean) => {
  const seen: AnswerEvent[] = [];
  try {
    for await (const event of events) {
      seen.push(event);
      if (isEnough(event)) break;
    }
  } catch {
    // The connection was lost together with the stage.
  }
  return seen;
};
