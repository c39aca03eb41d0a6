// Of a request for several documents, those that no file is are named.
import { describe, expect, it } from 'vitest';
import { missingThings } from '#functions/domain/checklists/missing-things.ts';

describe('a request for several documents', () => {
  it.each([
    ['이사회 의사록 및 주주총회 의사록', ['이사회_의사록.md'], ['주주총회 의사록']],
    ['株式譲渡契約書、株主間契約書及び定款', ['株式譲渡契約書.txt'], ['株主間契約書', '定款']],
    ['Credit agreement and intercreditor agreement', ['credit-agreement.txt'], ['intercreditor agreement']],
    ['이사회 의사록', ['대출약정서.txt'], []],
    ['정관 또는 주주명부 및 취업규칙', ['정관.txt'], ['취업규칙']],
    ['audit report or inspection report', ['inspection-report.txt'], []],
    ['定款又は株主名簿', ['株主名簿.csv'], []],
    ['ルミエラ・ホテルズとの運営委託契約書', ['運営委託契約書.txt'], []],
  ])('"%s" beside %j misses %j', (question, titles, missing) => {
    expect(missingThings(question, titles, '')).toEqual(missing);
  });
});
