// A sentence that repeats its source except for one word differs in meaning and is not verified.
import { describe, expect, it } from 'vitest';
import { changedWords } from '#functions/engine/verify/changed-words.ts';
import { chunkOf, cite } from '#tests/helpers/chunks.ts';

const codes = (text: string, source: string): string[] =>
  changedWords(text, [cite(chunkOf({ text: source }))]).map(({ code }) => code);

describe('a sentence that repeats its source', () => {
  it.each([
    [
      'periodDiffers',
      'Licence income for the year ended 2018 decreased compared with the year ended 2019 after a partner left.',
      'Licence income for the year ended 2019 decreased compared with the year ended 2018 after a partner left.',
    ],
    [
      'periodDiffers',
      '배당은 2023년 주주총회에서 승인되었고 2024년 배당은 2022년 이사회에서 결의되었다.',
      '배당은 2022년 주주총회에서 승인되었고 2024년 배당은 2023년 이사회에서 결의되었다.',
    ],
    [
      'directionDiffers',
      'Comparable sales of the wholesale shops decreased by 1.9% in the last quarter of the year.',
      'Comparable sales of the wholesale shops increased by 1.9% in the last quarter of the year.',
    ],
    [
      'directionDiffers',
      '원재료 가격이 안정되면서 도료 사업의 수익성이 크게 하락하였다.',
      '원재료 가격이 안정되면서 도료 사업의 수익성이 크게 상승하였다.',
    ],
    [
      'measureDiffers',
      'The ten largest customers accounted for 42.2% of consolidated net income during the year.',
      'The ten largest customers accounted for 42.2% of consolidated revenue during the year.',
    ],
    [
      'negationDiffers',
      '当社は当期において重要な訴訟を提起されておりませんと監査人に説明しました。',
      '当社は当期において重要な訴訟を提起されておりますと監査人に説明しました。',
    ],
  ])('reports %s', (code, text, source) => {
    expect(codes(text, source)).toContain(code);
    expect(codes(source, source)).toEqual([]);
  });

  it.each([
    ['Sales were 5 million in 2019 and 4 million in 2018.', 'Sales were 5 million and 4 million in 2019 and 2018.'],
    [
      'In short, demand rose in 2024.',
      'Demand rose in 2024, and prices fell in 2023 after a long dispute with a supplier.',
    ],
    ['Prices increased because of freight.', 'Prices rose because of freight.'],
  ])('accepts other wordings: %s', (text, source) => {
    expect(codes(text, source)).toEqual([]);
  });
});
