// Finding a cited passage in the text of a page.
import { describe, expect, test } from 'vitest';
import { fc } from '#tests/helpers/properties.ts';
import { findAll, findQuote, fold } from '#web/components/viewer/match-quote.ts';

const textOf = (pieces: readonly string[], quote: string): string | undefined => {
  const found = findQuote(pieces, quote);
  if (!found) return undefined;
  return pieces
    .map((piece, index) => {
      if (index < found.from.piece || index > found.to.piece) return '';
      const start = index === found.from.piece ? found.from.offset : 0;
      const end = index === found.to.piece ? found.to.offset : piece.length;
      return piece.slice(start, end);
    })
    .join('');
};

describe('a quote on a page', () => {
  test('is found across text items, line breaks and other spaces', () => {
    // Prepare
    const pieces = ['당기 매출', '액은 4,385억', '원으로 ', '전년 대비 증가'];
    // Act
    const found = textOf(pieces, '매출액은\n4,385억 원으로');
    // Assess
    expect(found).toBe('매출액은 4,385억원으로');
  });

  test('is found in full-width, compatibility and composed forms', () => {
    expect(textOf(['売上高は１，２３４百万円'], '1,234百万円')).toBe('１，２３４百万円');
    expect(textOf(['ofﬁce of the CEO'], 'office of')).toBe('ofﬁce of');
  });

  test('is found in decomposed Hangul', () => {
    expect(textOf(['매출액은 279조'.normalize('NFD')], '매출액은')?.normalize('NFC')).toBe('매출액은');
  });

  test('is found whole if a character folds into several', () => {
    const text = '\u{1ed0} \u{1d160}';
    expect(fold(textOf([text], text) ?? '')).toBe(fold(text));
  });

  test('is found by its beginning if the page ends before it does', () => {
    const quote = 'Total revenue was $17,606 million in fiscal 2022, up twelve percent year over year.';
    expect(textOf(['Total revenue was $17,606 million in fis'], quote)).toBe(
      'Total revenue was $17,606 million in fis',
    );
  });

  test('is found by its end, back to where page and quote differ', () => {
    const quote = 'First point of the list. We self-insure for a portion of accident claims every year.';
    expect(textOf(['We self-insure for a portion of accident claims every year. Next'], quote)).toBe(
      'We self-insure for a portion of accident claims every year.',
    );
  });

  test('is not found if only a short beginning matches', () => {
    expect(findQuote(['매출'], '매출액')).toBeUndefined();
    expect(findQuote(['anything'], '  \n')).toBeUndefined();
  });

  test('is always found in place, however the text is split', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.nat(), fc.nat(), (pieces, a, b) => {
        const whole = pieces.join('');
        const [start, end] = [a % (whole.length + 1), b % (whole.length + 1)].sort((x, y) => x - y);
        const quote = whole.slice(start, end);
        fc.pre(quote.isWellFormed() && pieces.every((piece) => piece.isWellFormed()));
        // Characters that compose across two pieces are not in the text of a page.
        const text = pieces.map(fold).join('');
        fc.pre(text.includes(fold(quote)) && fold(quote) !== '');
        expect(fold(textOf(pieces, quote) ?? '')).toContain(fold(quote));
      }),
    );
  });
});

test('finds every match inside a document once', () => {
  expect(findAll(['Net sales and net ', 'sales; NET SALES'], 'net sales')).toHaveLength(3);
  expect(findAll(['anything'], '   ')).toEqual([]);
});
