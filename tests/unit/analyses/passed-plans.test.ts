// Plans whose time has passed when the report is written.
import { describe, expect, it } from 'vitest';
import { withPassed } from '#functions/analyses/passed-plans.ts';

const NOTE = ' (passed)';
const context = {
  now: Date.UTC(2026, 9, 1),
  text: (key: string, params: Readonly<Record<string, string | number>> = {}) =>
    `${params.text}${key === 'say.passedPlan' ? NOTE : ' (passed in part)'}`,
};
const isMarked = (text: string): boolean => withPassed(context, text) !== text;

describe('a plan quoted from a source', () => {
  it.each([
    ['in Korean', '신규 도장 라인은 2026년 3월에 가동할 예정입니다.'],
    ['in English', 'The second furnace is expected to start in June 2026.'],
    ['advised before a time', '2026년 6월 이전에 거래 구조를 정하는 것이 바람직하다.'],
    ['in Japanese', '新店は2026年4月に開業する。'],
  ])('is marked if its time has passed, %s', (_name, text) => {
    expect(isMarked(text)).toBe(true);
  });

  it.each([
    ['a later time', 'The second furnace is expected to start in March 2027.'],
    ['a year that still runs', 'Inflation was 3.4% in 2025 and is expected to fall to 2.5% in 2026.'],
    ['no plan', 'The second furnace started in June 2026.'],
  ])('is left as it is with %s', (_name, text) => {
    expect(isMarked(text)).toBe(false);
  });

  it('is marked in part if the first of two times has passed', () => {
    const text = '시험 판매는 2026년 5월에 시작할 예정이며, 본 판매는 2026년 하반기에 시작한다.';

    expect(withPassed(context, text)).toBe(`${text} (passed in part)`);
  });

  it('is marked once', () => {
    const once = withPassed(context, 'The second furnace is expected to start in June 2026.');

    expect(withPassed(context, once)).toBe(once);
  });
});
