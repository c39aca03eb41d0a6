// Names of companies that a sentence lists.
import { describe, expect, it } from 'vitest';
import { rivalsIn, singleRivals } from '#functions/analyses/evidence/names.ts';

const namesIn = (text: string) => rivalsIn(text).map(({ name }) => name);

describe('a list of rivals', () => {
  it.each([
    [
      '주요 경쟁사는 한울메디칼, 오리온헬스, 다온바이오닉스이며, 회사는 설치 장비 4만 6,000대와 소모품을 경쟁 우위로 보고 있습니다.',
      ['한울메디칼', '오리온헬스', '다온바이오닉스'],
    ],
    ['主な競合は北浜ストア、さくら市場、マルトクです。', ['北浜ストア', 'さくら市場', 'マルトク']],
    ['Our main competitors are Keelson Systems, Norvik and PortLogic.', ['Keelson Systems', 'Norvik', 'PortLogic']],
  ])('ends with its verb: %s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
});

it.each([
  ['경쟁사인 은빛정밀은 부지가 두 배다.', ['은빛정밀']],
  ['경쟁사의 납기는 12일이고 경쟁사보다 우리가 빠르다.', []],
  ['競合である白樺硝子は工場を二つ持つ。', ['白樺硝子']],
  ['Our rival Kestwick Castings has three works.', ['Kestwick Castings']],
  ['Kestwick Castings is our main competitor.', ['Kestwick Castings']],
  ['No competitor delivers within nine days.', []],
])('find the company that a sentence calls a rival: %s', (text, names) => {
  expect(singleRivals(text).map(({ name }) => name)).toEqual(names);
});
