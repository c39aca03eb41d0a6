// Passages that only list what a report contains.
import { describe, expect, it } from 'vitest';
import { isContents, isFormal } from '#functions/engine/rank/formal.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

describe('a table of contents', () => {
  it.each([
    'Item 1.\tBusiness\t4\nItem 1A.\tRisk Factors\t10\nItem 2.\tProperties\t16\nItem 3.\tLegal Proceedings\t17',
    'I. 회사의 개요 ······ 3\nII. 사업의 내용 ······ 11\nIII. 재무에 관한 사항 ······ 27\nIV. 위험 요인 ······ 40',
    '企業の概況 …… 2\n事業の状況 …… 9\n設備の状況 …… 21\n経理の状況 …… 33',
  ])('is recognized by rising page numbers: %s', (text) => {
    expect(isContents(text)).toBe(true);
  });

  it.each([
    'Segment\t2025\nNorth\t12\nSouth\t9\nWest\t31\nEast\t4',
    '과목\t2025년\t2024년\n매출액\t438\t365\n영업이익\t58\t42\n당기순이익\t40\t28',
    'Our three plants make paper. In 2025 we opened a fourth.',
  ])('is not recognized in figures or text: %s', (text) => {
    expect(isContents(text)).toBe(false);
  });
});

describe('a certificate', () => {
  it('is formal text, whatever it names', () => {
    const chunk = chunkOf({ text: 'I have reviewed this annual report on Form 10-K of Alder Paper, Inc.' });

    expect(isFormal(chunk)).toBe(true);
  });
});
