// People with their titles in prose: words beside a title that are not names.
import { expect, it } from 'vitest';
import { peopleIn } from '#functions/analyses/evidence/people.ts';

const namesIn = (text: string) => peopleIn({ kind: 'prose', text }).map(({ name }) => name);

it.each([
  ['이사회는 사내이사 3명으로 구성되며 감사위원회를 두고 있습니다.'],
  ['도담음료 주식회사 대표이사'],
  ['代表取締役 桐生雅臣 殿'],
  ['알리는 일: 대표이사 변경, 정관 변경'],
  ['임원은 사내이사 3인이고, 재무담당 전무가 있다. 대표이사 사장의 자리는 비어 있다.'],
])('finds nobody if a word is not a name: %s', (text) => {
  expect(namesIn(text)).toEqual([]);
});

it('finds people by their initials, and none of the other party of an agreement', () => {
  expect(namesIn('Directors: J. Fairweather (chief executive), A. B. Reed (non-executive chair).')).toEqual([
    'J. Fairweather',
    'A. B. Reed',
  ]);
  const people = peopleIn({ kind: 'prose', text: 'Signed by Ruth Hale, Director of Housing, for the Client.' });
  expect(people.map(({ of }) => of)).toEqual(['the Client']);
});

it('finds people named with a title', () => {
  expect(namesIn('한가람 대표이사가 설명하였습니다.')).toEqual(['한가람']);
});

it('ends a name at the end of its line', () => {
  expect(namesIn('代表取締役社長 森田健一\n本店: 高知市')).toEqual(['森田健一']);
});

it.each([
  ['대표이사는 강도윤이며 최고재무책임자는 배서린 상무입니다.', ['강도윤', '배서린']],
  ['출석: 대표이사 강도윤, 사내이사 배서린(재무), 감사 유하늘', ['강도윤', '배서린', '유하늘']],
  ['代表取締役 大原 修一は議長となった。', ['大原 修一']],
])('finds all people in a sentence: %s', (text, expected) => {
  expect(new Set(namesIn(text))).toEqual(new Set(expected));
});

it.each([
  [
    '출석 이사: 강도윤(의장), 배서린, 유하늘(기타비상무이사, 새론투자)',
    ['강도윤 이사(의장)', '배서린 이사', '유하늘 기타비상무이사'],
  ],
  ['출석: 강도윤(의장), 배서린(생산이사)', ['강도윤 의장', '배서린 생산이사']],
  ['답변: 대표이사 강도윤, 구매실장 배서린', ['강도윤 대표이사', '배서린 구매실장']],
  [
    '出席取締役：大原 修一（議長）、森田 健、北川 礼子（社外）',
    ['大原 修一 取締役(議長)', '森田 健 取締役', '北川 礼子 社外取締役'],
  ],
  ['話し手　大原 修一 代表取締役、北川 礼子 取締役営業部長', ['大原 修一 代表取締役', '北川 礼子 取締役営業部長']],
])('reads a list of those present: %s', (text, expected) => {
  const found = peopleIn({ kind: 'prose', text }).map(({ name, title }) => `${name} ${title}`);
  expect(new Set(found)).toEqual(new Set(expected));
});

it.each([['강도윤은 종결 후 3년 동안 대표이사로 남는다.'], ['이후 대표이사가 바뀌었다.']])(
  'takes no word of time for a name: %s',
  (text) => {
    expect(namesIn(text)).toEqual([]);
  },
);

it('reads a title in brackets in the first cell of a table', () => {
  const text = '주주\t지분율\n강도윤 (대표이사)\t51.5%\n기타\t48.5%';
  expect(peopleIn({ kind: 'table', text }).map(({ name, title }) => `${name} ${title}`)).toEqual(['강도윤 대표이사']);
});

it.each([
  ['葛西取締役:灘は出荷が遅れた。', []],
  ['매수인은 재무이사의 교체를 요구할 수 있다.', []],
  ['대표이사는 강도윤, 재무이사는 배서린이다.', ['강도윤', '배서린']],
])('tells names from the words beside a title: %s', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

it('reads the duties of each director from their own column', () => {
  const text = 'Name\tPosition\tResponsibility\tSince\nJane Roe\tIndependent director\tAudit committee\t2021';

  expect(peopleIn({ kind: 'table', text })).toMatchObject([
    { name: 'Jane Roe', title: 'Independent director', responsibility: 'Audit committee', since: '2021' },
  ]);
});

it('says for whom a person signs', () => {
  const of = (text: string) => peopleIn({ kind: 'prose', text }).map((one) => [one.name, one.of]);
  expect(of('을 주식회사 한들식품 대표이사 배서린 (인)')).toEqual([['배서린', '한들식품']]);
  expect(of('2026년 3월 2일, 새론회계법인 대표이사 강도윤')).toEqual([['강도윤', '새론회계법인']]);
  expect(of('회의에서 강도윤 대표이사가 설명하였다.')).toEqual([['강도윤', undefined]]);
});

it('reads the office of each director present at a meeting', () => {
  const text =
    'Present:  Maud Ellery (chair), Dr Owen Tarrant (non-executive),\n   Iris Bolt (operations)\nAttending: Noel Fisk (secretary)';
  expect(peopleIn({ kind: 'prose', text }).map(({ name, title }) => `${name}, ${title}`)).toEqual([
    'Maud Ellery, chair',
    'Dr Owen Tarrant, non-executive',
    'Iris Bolt, operations',
    'Noel Fisk, secretary',
  ]);
  const ko = '참석 이사: 강도윤(대표이사), 배서린, 사외이사 유하늘';
  expect(namesIn(ko)).toEqual(['강도윤', '배서린', '유하늘']);
});

it('takes no title for the end of a name', () => {
  expect(namesIn('出席した大原修一監査役 社外取締役 北川礼子')).not.toContain('大原修一監査役');
});
