// How the columns of a table share the width of a page.
import { describe, expect, it } from 'vitest';
import { columnShares } from '#functions/export/column-shares.ts';
import { textWidth } from '#functions/export/xlsx/width.ts';
import { anyText, fc } from '#tests/helpers/properties.ts';

describe('the shares of columns', () => {
  it('give words the space that short units and figures leave', () => {
    const [name = 0, unit = 0, ...figures] = columnShares([
      ['항목', '매출 성장률, 기본', '세후영업이익(NOPAT)'],
      ['단위', '백만 원'],
      ['2025A', '438,512'],
      ['2026E', '519,837'],
    ]);

    expect(name).toBeGreaterThan(1.5 * unit);
    expect(Math.min(...figures)).toBeGreaterThan(unit * 0.9);
  });

  it('give each column its longest word before a long text gets the rest', () => {
    const figures = Array.from({ length: 6 }, () => ['2025', '1,026,620']);
    const [long = 0, figure = 0] = columnShares([['Note', 'word '.repeat(400)], ...figures]);

    expect(figure * 96).toBeGreaterThan('1,026,620'.length);
    expect(long).toBeGreaterThan(figure);
  });

  it('keep a figure and its unit on one line', () => {
    const value = ['값', '438,512 백만 원'];
    const rest = [
      ['가정', '기준연도 매출액'],
      ['근거', '재무제표에서 계산한 값 '.repeat(9)],
    ] as const;
    const [, figure = 0] = columnShares([rest[0], value, rest[1]], [false, true, false]);
    const [, word = 0] = columnShares([rest[0], value, rest[1]]);

    expect(figure * 96).toBeGreaterThan(textWidth('438,512 백만 원'));
    expect(figure).toBeGreaterThan(word);
  });

  it('give a bold header more space than the same word below it', () => {
    const [head = 0, word = 0] = columnShares([
      ['Customers', '480'],
      ['No.', 'Customers'],
      ['Business', 'word '.repeat(40)],
    ]);

    expect(head).toBeGreaterThan(word);
  });

  it('break the Japanese words of heads rather than those of cells', () => {
    const figures = [
      '2025年2月期 売上高（百万円）',
      '2026年2月期 売上高（百万円）',
      '会員購入比率（%）',
      '売上高増加率',
    ];
    const [group = 0, segment = 0] = columnShares(
      [['商品群', 'ネットスーパー'], ['セグメント', 'ドラッグストア'], ...figures.map((head) => [head, '69,800'])],
      [false, false, true, true, true, true],
    );

    expect(Math.min(group, segment) * 96).toBeGreaterThan(textWidth('ドラッグストア') + 2);
  });

  it('add up to one, each with some space, for any texts', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyText({ maxLength: 80 })), { minLength: 1, maxLength: 30 }), (columns) => {
        const shares = columnShares(columns);
        expect(shares.reduce((total, share) => total + share, 0)).toBeCloseTo(1, 9);
        expect(Math.min(...shares)).toBeGreaterThan(0.004);
      }),
    );
  });
});

it('takes missing width from the widest columns, and keeps years and figures whole', () => {
  const wide = (text: string) => [text, ...Array.from({ length: 2 }, () => '9')];
  const columns = [
    ['Company', 'NORTHWAYFREIGHTSYSTEMS', 'B'],
    ['Year', '2025', '2025'],
    ...Array.from({ length: 6 }, () => wide('SeventeenLettersX')),
  ];

  const [, year = 0] = columnShares(columns);

  // The width of four characters and the cell padding, in characters of a line.
  expect(year * 96).toBeGreaterThanOrEqual(7);
});
