// A buyer's list and the company's own documents name the company in different ways.
import { expect, it } from 'vitest';
import { rowQuery } from '#functions/domain/checklists/row-query.ts';

it.each([
  ['Has the Target been sued by a grower?', 'Has the Company been sued by a grower?'],
  ['Licences held by Target Company', 'Licences held by the Company'],
  ['What is the target price of olives?', 'What is the target price of olives?'],
  ['대상회사가 보유한 양조 면허', '회사가 보유한 양조 면허'],
  ['対象会社の醸造免許はありますか。', '当社の醸造免許はありますか。'],
])('"%s" is asked as "%s"', (question, query) => {
  expect(rowQuery(question)).toBe(query);
});
