// A buyer's list and the company's own documents name the company in different ways.
import { expect, it } from 'vitest';
import { rowQuery } from '#functions/domain/checklists/row-query.ts';

it.each([
  ['Has the Target been sued by a grower?', 'Has the Company been sued by a grower?'],
  ['Licences held by Target Company', 'Licences held by the Company'],
  ['What is the target price of olives?', 'What is the target price of olives?'],
  ['대상회사가 보유한 양조 면허', '회사가 보유한 양조 면허'],
  ['정원 안내서 제출', '정원 안내서'],
  ['登記簿謄本の提出', '登記簿謄本'],
  ['총회 의사록 제출 (최근 1년)', '총회 의사록 (최근 1년)'],
  ['대상회사가 제출한 의사록', '회사가 제출한 의사록'],
  ['対象会社の醸造免許はありますか。', '当社の醸造免許はありますか。'],
])('"%s" is asked as "%s"', (question, query) => {
  expect(rowQuery(question)).toBe(query);
});
