// Events of a run become the reader's view of it, and a structure can be changed.
import { describe, expect, it } from 'vitest';
import type { RunEvent, RunRow } from '#shared/model/run.ts';
import { fc } from '#tests/helpers/properties.ts';
import { applyEvent, EMPTY_VIEW, secondsLeftBy, withView } from '#web/features/run/run-view.ts';
import { added, moved, type Part, problemOf } from '#web/features/run/structure.ts';

const EVENTS: RunEvent[] = [
  { id: 1, event: 'stage', data: { stage: 1, attempt: 1 } },
  { id: 2, event: 'log', data: { code: 'planned', params: { sections: '2', sources: '1' } } },
  { id: 3, event: 'section', data: { id: 'a', state: 'Writing' } },
  { id: 4, event: 'progress', data: { share: 0.4, secondsLeft: 30 } },
  { id: 5, event: 'section', data: { id: 'a', state: 'Done' } },
  { id: 6, event: 'progress', data: { share: 0.6 } },
];
const seen = EVENTS.reduce(applyEvent, EMPTY_VIEW);

const RUN = {
  status: 'InProgress',
  stage: 0,
  progress: 0.1,
  sections: [
    { id: 'a', title: 'A', state: 'Waiting' },
    { id: 'b', title: 'B', state: 'Waiting' },
  ],
} as RunRow;

describe('a run that is followed', () => {
  it('shows what has arrived over what is stored', () => {
    expect(withView(RUN, seen)).toMatchObject({
      stage: 1,
      progress: 0.6,
      sections: [{ state: 'Done' }, { state: 'Waiting' }],
    });
  });

  it('shows what is stored once it has ended', () => {
    const ended: RunRow = { ...RUN, status: 'Stopped' };
    expect(withView(ended, seen)).toBe(ended);
  });

  it('drops a remaining time that is no longer reported', () => {
    expect(seen.secondsLeft).toBeUndefined();
  });

  it('begins a new log with a further attempt, and continues its numbers', () => {
    const again = applyEvent(seen, { id: 9, event: 'stage', data: { stage: 1, attempt: 2 } });
    expect(again).toEqual({ ...EMPTY_VIEW, attempt: 2, stage: 1, seen: 9 });
  });

  it('is the same however often events are repeated', () => {
    fc.assert(
      fc.property(fc.nat({ max: EVENTS.length }), fc.nat({ max: EVENTS.length }), (from, to) => {
        const heard = [...EVENTS.slice(0, to), ...EVENTS.slice(Math.min(from, to))];
        expect(heard.reduce(applyEvent, EMPTY_VIEW)).toEqual(seen);
      }),
    );
  });
});

const parts: Part[] = ['a', 'b', 'c'].map((id) => ({ id, title: id.toUpperCase(), on: true }));

describe('the structure of a memorandum', () => {
  it('keeps every section when one is moved, to any place', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2, max: 5 }), fc.integer({ min: -2, max: 5 }), (from, to) => {
        const after = moved(parts, Math.max(0, from), to);
        expect(after.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c']);
      }),
    );
    expect(moved(parts, 0, 2).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });

  it('gives an added section a unique id', () => {
    const twice = added(added(parts, ' Deal terms '), 'Timetable');
    const fewer = added(
      twice.filter(({ title }) => title !== 'Deal terms'),
      'Process',
    );
    expect(twice.slice(3).map(({ title }) => title)).toEqual(['Deal terms', 'Timetable']);
    expect(new Set(fewer.map(({ id }) => id)).size).toBe(fewer.length);
  });

  it('reports what is missing before it is written', () => {
    expect(problemOf(parts)).toBeUndefined();
    expect(problemOf(parts.map((part) => ({ ...part, on: false })))).toBe('none');
    expect(problemOf([...parts, { id: 'd', title: ' ', on: true }])).toBe('noName');
  });
});

describe('the time left', () => {
  const began = { at: 0, progress: 0.2 };

  it('follows the pace since the page first saw the run', () => {
    expect(secondsLeftBy(began, { at: 10_000, progress: 0.6 })).toBe(10);
    expect(secondsLeftBy(began, { at: 10_000, progress: 1 })).toBe(0);
  });

  it('is not estimated from less than a tenth of the work', () => {
    expect(secondsLeftBy(began, { at: 60_000, progress: 0.25 })).toBeUndefined();
    expect(secondsLeftBy(began, began)).toBeUndefined();
  });
});
