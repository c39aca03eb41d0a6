import { describe, expect, it } from 'vitest';
import { asReportsSay } from '#functions/engine/understand/words/plain-questions.ts';

describe('asReportsSay', () => {
  it.each([
    ['제일 위험한 게 뭐야', '위험 요인은?'],
    ['가온물류 빚 언제 갚아야 해?', '가온물류 차입금 만기는?'],
    ['What could go wrong here?', 'What are the principal risks?'],
    ['Who runs the company?', 'Who is the chief executive officer?'],
    ['how fast is revenue growing?', 'How much did revenue grow compared with the year before?'],
    ['みなと屋の社長は誰？', 'みなと屋の代表取締役は誰？'],
    ['もうかってる？', 'もうかってる？'],
  ])('reads %s as %s', (question, asked) => {
    expect(asReportsSay(question, ['가온물류'])?.question).toBe(asked);
  });

  it.each([
    '대구 센터 주인이 누구야',
    'Who runs the Leeds depot?',
    'なぜ借金が増えた？',
    'What is the interest rate on the mezzanine loan?',
  ])('leaves %s as it is, which asks for more', (question) => {
    expect(asReportsSay(question, ['가온물류'])).toBeUndefined();
  });
});
