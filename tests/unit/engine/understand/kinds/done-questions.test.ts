// Questions that take an event for done, and texts that speak of a plan, a proposal or a refusal.
import { describe, expect, it } from 'vitest';
import { asksForDone, isUnrealized } from '#functions/engine/understand/kinds/done-questions.ts';
import { plan } from '#functions/engine/understand/plan.ts';

const planned = (query: string) => plan({ query, history: [], sources: [], now: Date.UTC(2026, 2, 1) });

describe('a question takes an event for done', () => {
  it.each([
    'when did we open the second bakery',
    'how much was paid for the ovens',
    '제2빵집 언제 열었어',
    '오븐에 얼마 썼지',
    'いつ二号店を開いた?',
    '窯をいくらで買ったの',
  ])('%s', (query) => {
    expect(asksForDone(planned(query))).toBe(true);
  });

  it.each([
    ['it asks about the future', 'when will the second bakery open'],
    ['it asks about a duty', '임대차 언제 끝나'],
    ['있다 is the present', '빵집 어디에 있어'],
    ['it asks for a reason', 'why was the oven sold'],
    ['it asks for the plan itself', 'when was the second bakery planned to open'],
    ['it asks for a level', '借入金はいくら'],
  ])('not if %s: %s', (_, query) => {
    expect(asksForDone(planned(query))).toBe(false);
  });
});

describe('a text speaks of what has not happened', () => {
  it.each([
    ['The chair proposed to close the bakery in March 2027.', true],
    ['제2빵집은 2027년 3월에 열 예정이다.', true],
    ['出資は見送ることを決めた。', true],
    ['The bakery closed on 3 March 2025.', false],
    ['제2빵집은 2025년 3월에 열었다.', false],
    ['二号店は2025年3月に開店した。', false],
  ])('%s: %s', (text, is) => {
    expect(isUnrealized(text)).toBe(is);
  });
});
