// The events of deals that a text names.
import { describe, expect, it } from 'vitest';
import { eventOfWord } from '#functions/engine/understand/kinds/date-events.ts';
import { dealEventsIn } from '#functions/engine/understand/kinds/deal-events.ts';

describe('the events of a text', () => {
  it.each([
    ['The tenant may end this lease on notice.', ['break', 'notice']],
    ['The licence expires on 1 May.', ['end']],
    ['계약을 해지하려면 석 달 전에 통지한다.', ['break', 'notice']],
    ['譲渡契約を2026年5月に締結した。', ['sell', 'sign']],
    ['The holiday pay claim', []],
    ['a wholesale business', []],
  ])('%s', (text, events) => {
    const found = dealEventsIn(text).map(({ id }) => id);

    expect([...found].sort()).toEqual([...events].sort());
  });
});

describe('the event of a stem', () => {
  it('is found if two of its words have that stem', () => {
    expect(eventOfWord('found')?.id).toBe('founded');
    expect(eventOfWord('form')).toBeUndefined();
  });
});
