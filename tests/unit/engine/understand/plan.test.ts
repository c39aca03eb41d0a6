// A question in any of the three languages becomes the same plan.
import { describe, expect, it } from 'vitest';
import { plan } from '#functions/engine/understand/plan.ts';

const NOW = Date.UTC(2026, 10, 1);
const planned = (query: string, history: string[] = []) => plan({ query, history, sources: [], now: NOW });
const short = (query: string, history: string[] = []) => {
  const { language, kind, entities, periods, metrics, basis } = planned(query, history);
  return { language, kind, entities, periods, metrics: metrics.map(({ id }) => id), basis };
};

describe('plan', () => {
  it.each([
    ['삼성전자의 2021년 연결 매출은 얼마야?', 'ko', ['삼성전자'], ['2021'], ['revenue'], 'consolidated'],
    [
      'How much did Adobe spend on R&D in fiscal 2022?',
      'en',
      ['Adobe'],
      ['2022'],
      ['researchAndDevelopment'],
      undefined,
    ],
    ['エアバスの2021年度の売上高はいくらですか？', 'ja', ['エアバス'], ['2021'], ['revenue'], undefined],
    ['삼성전자 2021 회계연도 별도 당기순이익 알려줘', 'ko', ['삼성전자'], ['2021'], ['netIncome'], 'separate'],
    ['(주)한빛전자 작년 영업이익은?', 'ko', ['한빛전자'], ['2025'], ['operatingIncome'], undefined],
    ['トヨタ自動車の令和3年3月期の営業利益', 'ja', ['トヨタ自動車'], ['2021-03'], ['operatingIncome'], undefined],
  ])('reads %s', (query, language, entities, periods, metrics, basis) => {
    expect(short(query)).toEqual({ language, kind: 'figure', entities, periods, metrics, basis });
  });
  it('distinguishes text and list questions from figures', () => {
    expect(short('What drove the increase in inventories in FY2023?').kind).toBe('text');
    expect(short('What are the major acquisitions of Amcor?').kind).toBe('list');
    expect(short('주요 위험 요인은 무엇인가요?').kind).toBe('text');
  });
  it('expands a range of years', () => {
    expect(short('2019년부터 2021년까지 매출').periods).toEqual(['2019', '2020', '2021']);
  });
  it('completes a follow-up from the previous question', () => {
    const before = ['삼성전자의 2021년 연결 매출은 얼마야?'];
    expect(short('그럼 2020년은?', before)).toMatchObject({
      entities: ['삼성전자'],
      periods: ['2020'],
      metrics: ['revenue'],
    });
    expect(short('전년은?', before).periods).toEqual(['2020']);
    expect(short('영업이익은?', before)).toMatchObject({ periods: ['2021'], metrics: ['operatingIncome'] });
  });
  it.each(['그럼 주요 리스크는?', 'And what about the pending lawsuits?', 'では主要な顧客は？', 'Who is the auditor?'])(
    'never uses the measure of an earlier question instead of %j',
    (question) => {
      expect(short(question, ['한빛전자의 2021년 매출은?'])).toMatchObject({ entities: ['한빛전자'], metrics: [] });
    },
  );
  it('reads a ratio as its component figures', () => {
    expect(planned('삼성전자 2021년 부채비율은?')).toMatchObject({ kind: 'figure', ratios: [{ id: 'debtRatio' }] });
  });
  it('keeps the language of a question with a foreign company', () => {
    expect(short('What was the revenue of 삼성전자 in 2021?')).toMatchObject({
      language: 'en',
      entities: ['삼성전자'],
    });
  });
});
