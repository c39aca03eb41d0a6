// A question that names a speaker asks only for the subject.
import { describe, expect, it } from 'vitest';
import { withoutSpeaker } from '#functions/engine/understand/kinds/speakers.ts';

describe('withoutSpeaker', () => {
  it.each([
    ['경영진이 말한 2026년 계획은?', '2026년 계획은?'],
    ['회사가 밝힌 소송 현황은?', '소송 현황은?'],
    ['経営陣が述べた来期の計画は？', '来期の計画は？'],
    ['経営陣によると、来期の計画は？', '来期の計画は？'],
    ['What did management say about the 2026 plans?', 'What about the 2026 plans?'],
    ['what did the company say on 2026', 'what about 2026'],
    ['According to management, which sites will close?', 'which sites will close?'],
  ])('keeps the question in %s', (question, asked) => {
    expect(withoutSpeaker(question)).toBe(asked);
  });

  it.each(['경영진은 누구인가?', 'Who is on the management team?', '経営陣は誰か', '경영진이 말한?'])(
    'leaves %s unchanged',
    (question) => {
      expect(withoutSpeaker(question)).toBe(question);
    },
  );
});
