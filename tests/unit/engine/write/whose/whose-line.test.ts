// Whose a line is: of the company, of a competitor or of a market, by its subject, its heading and its document.
import { expect, it } from 'vitest';
import type { Cited } from '#functions/engine/evidence.ts';
import { namedCompetitors } from '#functions/engine/write/whose/named-competitors.ts';
import { otherOwner } from '#functions/engine/write/whose/whose-line.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

const COMPANIES = {
  house: ['다온제과', 'Daon Bakery', '甘露堂'],
  competitors: ['한솔베이커리', 'Alder Bakeries', '白雪製菓'],
  strangers: new Map(),
};

const cited = (quote: string, { section = '', document = '메모.md', text = quote } = {}): Cited => ({
  n: 1,
  source: 'FILES',
  chunk: chunkOf({ text }, { document, ...(section ? { section } : {}), language: 'ko' }),
  start: text.indexOf(quote),
  end: text.indexOf(quote) + quote.length,
  quote,
});
const ownerOf = (...given: Parameters<typeof cited>) => otherOwner(COMPANIES, cited(...given));

it.each([
  ['한솔베이커리는 2025년 4월 식품위생법 위반으로 과징금을 냈다.', '한솔베이커리'],
  ['2025년 4월 한솔베이커리의 공장이 멈췄다.', '한솔베이커리'],
  ['Alder Bakeries paid a fine of £40,000 in 2025.', 'Alder Bakeries'],
  ["In March 2025, Alder Bakeries' ovens failed.", 'Alder Bakeries'],
  ['2025年4月、白雪製菓は行政処分を受けた。', '白雪製菓'],
  ['국내 제빵 시장은 2025년 7% 성장하였다.', '국내 제빵 시장은'],
  ['The bread industry pays £12.10 an hour.', 'The bread industry'],
  ['製パン業界の人件費率は32%である。', '製パン業界の'],
])('finds the subject of %s', (line, owner) => {
  expect(ownerOf(line)).toBe(owner);
});

it.each([
  '한솔베이커리와의 공급계약은 2027년 3월에 끝난다.',
  '다온제과는 한솔베이커리보다 출고가 빠르다.',
  '안성 공장의 월 임차료는 4,200만원이다.',
  '당사는 시장에서 3위이다.',
  'The landlord may end the lease with Alder Bakeries as guarantor.',
  'Our market share is 4%.',
  '甘露堂の原価率は41%である。',
  '북미 시장의 매출은 12억원이다.',
  'Sales in the Danish market rose by 5%.',
  'Rents at the Leeds market stall fell.',
  '北米市場の売上高は12億円である。',
])('leaves to the company what is its own or nobody known is the subject of: %s', (line) => {
  expect(ownerOf(line)).toBeUndefined();
});

it('takes no business plan for a paper on a trade', () => {
  expect(ownerOf('오븐은 120대이다.', { document: '사업계획.xlsx' })).toBeUndefined();
});

it('takes the subject of the sentence before, if a line has none', () => {
  const text = '한솔베이커리는 리콜을 하였다. 2026년 1월 과징금 3억원을 냈다.';

  expect(ownerOf('2026년 1월 과징금 3억원을 냈다.', { text })).toBe('한솔베이커리');
});

it.each([
  ['경쟁사의 움직임', '메모.md', '경쟁사의 움직임'],
  ['시장 동향', '메모.md', '시장 동향'],
  ['2장 원가', '제과_업계_메모.md', '제과 업계 메모 원가'],
])('reads the heading and then the document: %s of %s', (section, document, owner) => {
  const path = section === '2장 원가' ? '원가' : `다온제과 검토 > ${section}`;

  expect(ownerOf('밀가루 가격은 4% 올랐다.', { section: path, document })).toBe(owner);
});

it('leaves a section on the company in a market study to the company', () => {
  expect(
    ownerOf('밀가루 가격은 4% 올랐다.', { section: '시장 > 다온제과의 원가', document: '제과_업계_메모.md' }),
  ).toBeUndefined();
});

it.each(['Revenue by industry', '시장위험 관리', '市場リスク'])('reads no market in the heading %s', (section) => {
  expect(ownerOf('The rate fell by 4%.', { section: `Report > ${section}` })).toBeUndefined();
});

it('leaves the lines of a contract to its parties, and takes none of its words for a competitor', () => {
  const text = '第8条 甲の競合企業である発注者は図面を求めることができない。';
  const clause = chunkOf({ text }, { document: '製造委託契約書.html', language: 'ja' });

  expect(namedCompetitors([clause], COMPANIES.house)).toEqual([]);
  expect(ownerOf('한솔베이커리는 위약금 2억원을 지급한다.', { document: '공급계약서.html' })).toBeUndefined();
});

it('reads a row by its label', () => {
  const chunk = tableChunk(
    [
      ['회사', '점포'],
      ['한솔베이커리', '210'],
      ['다온제과', '95'],
    ],
    { document: '비교.md', language: 'ko' },
  );
  const row = (quote: string): Cited => ({
    ...{ n: 1, source: 'FILES', chunk, quote },
    ...{ start: chunk.text.indexOf(quote), end: chunk.text.indexOf(quote) + quote.length },
  });

  expect(otherOwner(COMPANIES, row('한솔베이커리\t210'))).toBe('한솔베이커리');
  expect(otherOwner(COMPANIES, row('다온제과\t95'))).toBeUndefined();
});

it.each([
  [
    '주요 경쟁사는 한솔베이커리, 미래당제빵과 누리브레드이며 가격이 낮다.',
    ['한솔베이커리', '미래당제빵', '누리브레드'],
  ],
  [
    'Our main competitors are Alder Bakeries, Whitlow Mills and Orrin Foods.',
    ['Alder Bakeries', 'Whitlow Mills', 'Orrin Foods'],
  ],
  ['競合は白雪製菓、タカネ製パンなどである。', ['白雪製菓', 'タカネ製パン']],
  ['점유율은 한솔베이커리 9.1%, 다온제과 4.2%이다.', ['한솔베이커리']],
  ['경쟁사는 가격을 내렸고 물량이 늘었다.', []],
  ['Competitors cut prices by 4% in Spring.', []],
])('finds the competitors named in: %s', (text, expected) => {
  expect(namedCompetitors([chunkOf({ text }, { document: '메모.md', language: 'ko' })], COMPANIES.house)).toEqual(
    expected,
  );
});
