// Events of an answer become the reader's view of it.
import { describe, expect, test } from 'vitest';
import type { AnswerEvent } from '#shared/model/question.ts';
import type { Block } from '#shared/report/blocks.ts';
import { fc } from '#tests/helpers/properties.ts';
import { apply, blocksOf, EMPTY_RUN, type RunView } from '#web/features/questions/run-view.ts';

const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });
const reduce = (events: readonly AnswerEvent[], from: RunView = EMPTY_RUN): RunView => events.reduce(apply, from);

const RUN: AnswerEvent[] = [
  { id: 1, event: 'stage', data: { stage: 1, attempt: 1 } },
  { id: 2, event: 'log', data: { code: 'planned' } },
  { id: 3, event: 'delta', data: { index: 1, block: heading('B') } },
  { id: 4, event: 'delta', data: { index: 0, block: heading('A') } },
  { id: 5, event: 'delta', data: { index: 1, block: heading('B, better') } },
];

describe('a run', () => {
  test('puts blocks at their index and replaces earlier ones', () => {
    expect(blocksOf(reduce(RUN))).toEqual([heading('A'), heading('B, better')]);
  });

  test('starts over with a new attempt, but not if the same attempt is repeated', () => {
    const again = reduce([...RUN, { id: 6, event: 'stage', data: { stage: 1, attempt: 2 } }]);
    const same = reduce([...RUN, { id: 6, event: 'stage', data: { stage: 1, attempt: 1 } }]);
    expect(blocksOf(again)).toEqual([]);
    expect(again).toMatchObject({ attempt: 2, seen: 6 });
    expect(blocksOf(same)).toHaveLength(2);
  });

  test('ends with its status or its error', () => {
    const id = 'sea_me_0123456789abcdef';
    expect(reduce([{ id: 1, event: 'done', data: { searchId: id, status: 'Stopped' } }]).outcome).toEqual({
      status: 'Stopped',
    });
    expect(reduce([{ id: 1, event: 'error', data: { code: 'unavailable' } }]).outcome).toEqual({
      status: 'Failed',
      code: 'unavailable',
    });
  });

  test('is the same however often and wherever the reader reconnects', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(RUN.length - 1)), (cuts) => {
        const received = [...cuts.flatMap((cut) => RUN.slice(0, cut)), ...RUN];
        const seen: AnswerEvent[] = [];
        // A stream skips no event.
        for (const event of received) if (event.id <= (seen.at(-1)?.id ?? 0) + 1) seen.push(event);
        expect(reduce(seen)).toEqual(reduce(RUN));
      }),
    );
  });
});
