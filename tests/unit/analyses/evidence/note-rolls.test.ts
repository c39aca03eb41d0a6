// Roll-forwards in notes: they hold, or break if others of the same table show that they must hold.
import { describe, expect, it } from 'vitest';
import { noteRolls } from '#functions/analyses/evidence/note-rolls.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const results = (rows: readonly string[][]) => noteRolls(tableChunk(rows)).map(({ is, by }) => ({ is, by }));
const HOLDS = { is: 'holds', by: 0 };

const along = (closing: string) => [
  ['구분', '기초', '취득', '처분', '감가상각', '기말'],
  ['토지', '9,000', '100', '-', '-', '9,100'],
  ['건물', '5,000', '3,000', '(400)', '(612)', '6,988'],
  ['기계장치', '2,500', '700', '(100)', '(500)', closing],
];

const downwards = (closing: string) => [
  ['Goodwill', 'Freight', 'Storage', 'Other'],
  ['Balance at January 1, 2024', '1,200', '800', '300'],
  ['Acquisitions', '150', '90', '-'],
  ['Impairment', '(50)', '(20)', '(30)'],
  ['Balance at December 31, 2024', '1,300', closing, '270'],
];

describe('a roll-forward', () => {
  it('holds along its columns', () => {
    expect(results(along('2,600'))).toEqual([HOLDS, HOLDS, HOLDS]);
  });

  it('breaks along its columns if the other rows hold', () => {
    expect(results(along('2,900'))).toEqual([HOLDS, HOLDS, { is: 'breaks', by: 300 }]);
  });

  it('holds down its rows', () => {
    expect(results(downwards('870'))).toEqual([HOLDS, HOLDS, HOLDS]);
  });

  it('breaks down its rows if the other columns hold', () => {
    expect(results(downwards('780'))).toEqual([HOLDS, { is: 'breaks', by: -90 }, HOLDS]);
  });

  it('does not apply to a comparison of two year ends', () => {
    expect(
      results([
        ['', '기초', '기말'],
        ['현금', '100', '200'],
        ['예금', '300', '500'],
      ]),
    ).toEqual([]);
  });
});
