// The title at the head of every page.
import { expect, it } from 'vitest';
import { runningHead } from '#functions/export/running-head.ts';

it.each([
  ['Peer Comps · Gaon', 40, 'Peer Comps · Gaon'],
  ['Market Map · Logistics, Northway Freight Systems', 28, 'Market Map · Logistics …'],
  ['Market Map · Logistics and Northway', 22, 'Market Map · Logistics …'],
  ['시장 지도 · 물류 · 풀필먼트 · 대한민국', 15, '시장 지도 · 물류 …'],
  ['가나다라마바사아자차카타파하', 5, '가나다라마 …'],
])('of %s in %i letters is %s', (title, most, shown) => {
  expect(runningHead(title, most)).toBe(shown);
});
