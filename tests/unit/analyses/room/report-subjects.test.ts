// The subject of a sentence: by its headings, its label and its own words, in three languages.
import { describe, expect, it } from 'vitest';
import { isOnMethod } from '#functions/analyses/room/on-method.ts';
import { aboutOf, aboutText, NEAREST } from '#functions/analyses/room/report-subjects.ts';
import { isRival, wordsOf } from '#functions/analyses/room/subject-entries.ts';
import { type Quotable, quotable } from '#functions/engine/write/prose/sentences.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const quoteOf = (text: string, section: string, company = 'Alder Brewing'): Quotable => {
  const chunk = chunkOf({ text }, { section, company, document: 'report.docx' });
  const [quote] = quotable({ source: 'FILES', chunk, score: 1, signals: {} });
  if (!quote) throw new Error(text);
  return quote;
};

describe('the subjects of a sentence', () => {
  it.each([
    ['capex', 'Capital expenditure', 'A new kiln costs £4 million.'],
    ['complaints', '고객 불만', '배송이 이틀 늦은 적이 있습니다.'],
    ['regulators', '監督官庁', '県が年に一度立ち入ります。'],
  ])('are named by the heading above it: %s', (subject, section, text) => {
    expect(aboutOf(quoteOf(text, section)).subjects.get(subject)).toBeGreaterThanOrEqual(NEAREST);
  });

  it.each([
    ['Pottery market note (Kiln Research, May 2026) > Summary', 'Studios bought 4,100 kilns last year.'],
    ['도자기 시장 메모 (가마연구소, 2026년 5월) > 요약', '작년에 공방이 가마 4,100대를 샀다.'],
  ])('are those of the document in its summary: %s', (section, text) => {
    expect(aboutOf(quoteOf(text, section)).subjects.get('market')).toBeGreaterThanOrEqual(NEAREST);
  });

  it.each([
    ['governance', 'Directors’ report'],
    ['governance', "Managing director's review"],
    ['management', "Chief executive's review"],
  ])('are not those of the person who wrote the report: no %s below %s', (subject, section) => {
    expect(aboutOf(quoteOf('A kiln was lit for nine weeks in winter.', section)).subjects.has(subject)).toBe(false);
  });

  it('weigh less under a heading further above', () => {
    const nearest = aboutOf(quoteOf('A kiln costs £4 million.', 'Report > Capital expenditure')).subjects;
    const above = aboutOf(quoteOf('The kiln stands in Hull.', 'Capital expenditure > Hull works')).subjects;

    expect(nearest.get('capex')).toBeGreaterThan(above.get('capex') ?? 0);
  });

  it('are named by the label of a line', () => {
    const { subjects } = aboutOf(quoteOf('Complaints: two deliveries came late last year.', 'Notes of the meeting'));

    expect(subjects.get('complaints')).toBeGreaterThanOrEqual(NEAREST);
  });

  it('are not named by the company itself', () => {
    const { subjects } = aboutOf(quoteOf('It was a dry summer.', 'Market Logistics', 'Market Logistics'));

    expect(subjects.get('logistics')).toBeUndefined();
  });

  it.each([
    ['complianceCosts', '살처분으로 물량이 줄어들며 매출이 감소하였습니다.'],
    ['sale', '매년 경쟁입찰로 다시 정한다.'],
    ['regulators', 'Failed visits fell from 14% to 3%.'],
    ['spending', 'Engineers spent a third of their time on the road.'],
    ['suppliers', '건사료를 제조하여 동물병원에 공급합니다.'],
    ['inputCosts', '경유가 담긴 탱크를 옮겼습니다.'],
    ['production', '공정거래위원회가 자료를 요청했습니다.'],
    ['regulation', '会員から配達を求める声が多い。'],
    ['method', '社長面談は高松本社で行った。'],
    ['labour', '元役員が退職慰労金の支払を求めている。'],
  ])('are ignored if a word has another meaning: %s', (subject, text) => {
    expect(aboutText(text, []).subjects.get(subject) ?? 0).toBeLessThan(NEAREST);
  });
});

it.each([
  ['threat', '위협'],
  ['outcome', '성과'],
  ['weakness', 'Weaknesses'],
  ['lesson', '教訓'],
])('finds the stance in a heading: %s', (stance, section) => {
  expect(aboutText('', [{ text: section, weight: NEAREST }]).stances.get(stance)).toBe(NEAREST);
});

it('lets subjects under one heading coexist, and wide ones never compete', () => {
  expect(isRival('market', 'competition')).toBe(false);
  expect(isRival('market', 'litigation')).toBe(true);
  expect(isRival('market', 'business')).toBe(false);
});

it('searches passages by words of all three languages', () => {
  expect(wordsOf('litigation')).toEqual(expect.arrayContaining(['소송', 'litigation', '訴訟']));
});

it("reads a note on rivals under the company's name as its strength", () => {
  const own = quoteOf('Repairs take nine hours on average.', 'Alder competitor note > Alder and the others', 'Alder');

  expect(aboutOf(own).stances.get('strength')).toBe(NEAREST);
});

it.each([
  ['집계 대상은 지방에 본점을 둔 은행 9곳이다.', true],
  ['The survey excludes second-hand deals.', true],
  ['시장 규모는 38조원으로 추정하였다.', false],
  ['We estimate that demand grew by 6%.', false],
])('distinguishes how something was counted from the result: %s', (text, is) => {
  expect(isOnMethod(text)).toBe(is);
});

it.each([
  ['강한결 본부장은 양조장의 손실을 보고하였다.', 'organisation'],
  ['여름 두 달을 빼고는 술통이 모자랐다.', 'method'],
  ['Hop contracts are £40,000 for the rest of 2026.', 'marketShare'],
])('%s is not about %s', (text, subject) => {
  expect(aboutText(text, []).subjects.has(subject)).toBe(false);
});

it('knows the count of workers', () => {
  expect(aboutText('양조장의 상시 근로자는 48명이다.', []).subjects.has('headcount')).toBe(true);
});

describe('a word of another sense', () => {
  it.each([
    ['The lessee said that the kiln had been cold.', "5. Operator's remarks", 'competition'],
    ['Each kiln fires fewer than sixty pots.', 'Kilns', 'strength'],
    ['Leading counsel advised the pottery.', 'Claims', 'strength'],
    ['There is no fee for early repayment.', 'Loan', 'weakness'],
    ['The fee of the site goes up from £900 to £1,100.', '6. Risk rating and fee', 'risk'],
    ['Wages of the pottery came to £210,000 in the year.', 'Notes to the accounts', 'customers'],
  ])('names no subject: %s', (text, section, id) => {
    const { subjects, stances } = aboutOf(quoteOf(text, section));
    expect([...subjects.keys(), ...stances.keys()]).not.toContain(id);
  });

  it('of a question says nothing of its answer', () => {
    const asked = aboutOf(quoteOf('We have not raised it for six years.', 'Talk > 입장료를 올릴 수 있습니까?'));
    expect([...asked.stances.keys()]).not.toContain('opportunity');
  });
});
