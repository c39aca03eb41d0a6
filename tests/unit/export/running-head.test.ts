// The title at the head of every page.
import { expect, it } from 'vitest';
import { runningHead } from '#functions/export/running-head.ts';

it.each([
  ['Peer Comps · Gaon', 40, 'Peer Comps · Gaon'],
  ['Tidemark Software – Information Memorandum', 40, 'Tidemark Software – Information Memorandum'],
  ['Market Map · Logistics, Northway Freight Systems', 17, 'Market Map · Logistics …'],
  ['Market Map · Logistics and Northway', 13.5, 'Market Map · Logistics …'],
  ['시장 지도 · 물류 · 풀필먼트 · 대한민국', 12, '시장 지도 · 물류 …'],
  ['Northway Freight Systems and Ferries plc – Information Memorandum', 26, 'Northway Freight Systems and Ferries plc'],
  ['가나다라마바사아자차카타파하', 5, '가나다라마 …'],
])('shortens %s to %i letters as %s', (title, most, shown) => {
  expect(runningHead(title, most)).toBe(shown);
});
