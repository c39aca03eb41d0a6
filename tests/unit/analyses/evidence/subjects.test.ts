// The words by which a sentence is recognized as describing a company's business.
import { expect, it } from 'vitest';
import { SUBJECTS } from '#functions/analyses/evidence/subjects.ts';

it.each([
  'The Company designs, manufactures and markets trailers, and sells related services.',
  'Northway Freight Systems, Inc. provides truckload transportation in the Midwest.',
  'Northway is one of the largest logistics companies of the region.',
  'We operate depots in four countries.',
  '가온물류는 계약물류와 풀필먼트 사업을 영위하고 있습니다.',
  '当社は契約物流を主な事業としています。',
])('finds the subject in %s', (text) => {
  expect(SUBJECTS.business.test(text)).toBe(true);
});

it.each([
  'Although the Company takes steps to secure information that is provided to third parties, they may fail.',
  'Gaon competes with business models that provide transport to customers for free.',
  'Forward-looking statements provide current expectations of future events.',
  'Global markets for the Company’s products are highly competitive.',
  'If the Company provides late deliveries, customers may leave.',
  'Political events can have an adverse effect on the Company, its suppliers and logistics providers.',
])('does not find the subject in %s', (text) => {
  expect(SUBJECTS.business.test(text)).toBe(false);
});

it.each([
  ['국내 환자감시장치 시장은 2025년 약 3,100억원 규모입니다.', true],
  ['독일의 병원 그룹과 환자감시장치 1,100대의 공급 계약을 체결하였다.', false],
])('finds a market only in the whole word: %s', (text, isOfMarket) => {
  expect(SUBJECTS.market.test(text)).toBe(isOfMarket);
});

it.each([
  ['Growth of ticket sales came mainly from the new island route.', true],
  ['Crew costs rose because two ships were chartered.', true],
  ['結氷で欠航が減ったため、旅客収益は増加した。', true],
  ['Ticket sales rose to $12 million.', false],
])('takes the cause of a move for a reason: %s', (text, isReason) => {
  expect(SUBJECTS.reason.test(text)).toBe(isReason);
});
