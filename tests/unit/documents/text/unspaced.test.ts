// Words spaced out for emphasis are joined, sentences are not.
import { describe, expect, it } from 'vitest';
import { unspaced, unspacedLabel } from '#functions/documents/text/unspaced.ts';

describe('letter-spaced words', () => {
  it.each([
    ['사 업 보 고 서', '사업보고서'],
    ['回 次 別', '回次別'],
    ['회 사 명 :', '회사명 :'],
    ['구 분', '구 분'],
    ['이 사 회 는 결정', '이 사 회 는 결정'],
    ['a b c d', 'a b c d'],
  ])('%s', (text, joined) => expect(unspaced(text)).toBe(joined));

  it('joins two characters only in the label of a table', () => {
    expect(unspacedLabel('구 분')).toBe('구분');
    expect(unspacedLabel('그 해 매출')).toBe('그 해 매출');
  });
});
