// The text analysis finds a word in any inflection, spacing or spelling.
import { describe, expect, it } from 'vitest';
import { terms, withoutJosa } from '#functions/engine/terms.ts';
import { anyText, fc } from '#tests/helpers/properties.ts';

const shares = (a: string, b: string) => terms(a).some((term) => terms(b).includes(term));

describe('terms', () => {
  it('keeps a number whole, whatever separates its digits', () => {
    expect(terms('279,604,799 (1.5%)')).toEqual(['279604799', '1.5']);
    expect(terms('１２３')).toEqual(['123']);
  });
  it('stems Latin words and keeps mixed ones whole, with their year', () => {
    expect(terms('Revenues of FY2022')).toEqual(['revenu', 'of', 'fy2022', '2022']);
    expect(terms('Q3')).toEqual(['q3']);
  });
  it('removes the particle of a Korean noun and adds pairs of its characters', () => {
    expect(terms('매출액은')).toEqual(['매출', '출액', '액은', '매출액']);
    expect(withoutJosa('평가')).toBe('평가');
    expect(withoutJosa('삼성전자의')).toBe('삼성전자');
  });
  it('finds a Korean compound written with and without a space', () => {
    expect(shares('당기 순이익', '당기순이익')).toBe(true);
  });
  it('pairs Han and kana and keeps a katakana word', () => {
    expect(terms('エアバスの売上高')).toEqual(['エア', 'アバ', 'バス', 'スの', 'の売', '売上', '上高', 'エアバス']);
  });
  it('never throws, and ignores case and width', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        // Act
        const found = terms(text);
        // Assess
        expect(found.every((term) => term.length > 0)).toBe(true);
      }),
    );
    expect(terms('ＡＤＯＢＥ')).toEqual(terms('adobe'));
  });
});
