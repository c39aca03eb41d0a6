// Counters of questions and of figures, and whether they match.
import { describe, expect, it } from 'vitest';
import { isRowOfOtherCount } from '#functions/engine/tables/count-of-cell.ts';
import { readTable } from '#functions/engine/tables/read-table.ts';
import { countsOther, requestedCounter } from '#functions/engine/understand/kinds/counters.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

describe('the counter of a question', () => {
  it.each([
    ['물류센터는 몇 곳?', 'sites'],
    ['직원은 몇 명인가요', 'people'],
    ['How many distribution centers does it run?', 'sites'],
    ['How many of the employees are drivers?', 'people'],
    ['拠点は何か所ですか', 'sites'],
    ['車両は何台', 'vehicles'],
    ['몇 개사와 거래하나', 'companies'],
    ['몇 년에 설립되었나', undefined],
    ['設立は何年', undefined],
  ])('of %j is %j', (question, counter) => {
    expect(requestedCounter(question)?.id).toBe(counter);
  });
});

describe('a text with another counter', () => {
  it.each([
    ['센터는 몇 곳?', '전국 14개 센터를 운영합니다.', false],
    ['센터는 몇 곳?', '2025년 센터 인력은 1,184명입니다.', true],
    ['센터는 몇 곳?', '2025년 센터 인력의 62%가 시간제입니다.', true],
    ['How many sites do they run?', 'They run 14 large distribution centers.', false],
    ['How many sites do they run?', 'The sites have 8,940 employees.', true],
    ['拠点は何か所', '全国に28拠点があります。', false],
    ['拠点は何か所', '拠点の従業員は1,200人です。', true],
    ['In how many countries do they work?', 'They work from 41 facilities.', true],
    ['In how many countries do they work?', 'They work in nine countries, or 9 countries.', false],
    ['몇 개국에서 영업하나?', '41개소에서 영업합니다.', true],
    ['몇 개국에서 영업하나?', '9개국에서 영업합니다.', false],
    ['何か国で営業していますか', '41拠点があります。', true],
    ['Where are the sites?', 'The sites have 8,940 employees.', false],
  ])('%j %j → %s', (question, text, isOther) => {
    expect(countsOther(question, text)).toBe(isOther);
  });
});

describe('a table row with another counter', () => {
  const isOther = (question: string, label: string, unit: string): boolean => {
    const chunk = tableChunk(
      [
        ['구분', '2025년', '2024년'],
        [label, '1,184', '1,062'],
      ],
      { unit },
    );
    return readTable(chunk).rows.some((row) => isRowOfOtherCount(question, chunk, row));
  };

  it.each([
    ['센터는 몇 곳?', '센터 운영', '(단위 : 명)', true],
    ['센터는 몇 곳?', '센터 운영', '(단위 : 백만원)', true],
    ['센터는 몇 곳?', '센터 운영', '(단위 : 개소)', false],
    ['센터는 몇 곳?', '센터 수', '(단위 : 백만원)', false],
    ['車両は何台', '保有車両', '(単位：台)', false],
    ['車両は何台', '保有車両', '(単位：人)', true],
    ['How many people work there?', 'Drivers', '(in people)', false],
  ])('%j %j %j → %s', (question, label, unit, expected) => {
    expect(isOther(question, label, unit)).toBe(expected);
  });
});

describe('a sentence with another counter', () => {
  it.each([
    ['임차료는 3.3㎡당 월 3만 4,000원으로 2.1% 올랐다.', true],
    ['전국에 14개 센터를 운영한다.', false],
    ['센터는 14곳이며 면적은 41만㎡이다.', false],
  ])('%s → %s', (text, expected) => {
    expect(countsOther('센터는 몇 곳인가요?', text)).toBe(expected);
  });
});
