// Workbooks as sections receive them: rows of invented sales and payments.
import type { Sheet } from '#functions/analyses/builder.ts';

export const FILE = 'fil_000000000001_00000000000000ff';

const sheetOf = (name: string, rows: readonly (readonly (string | number)[])[]): Sheet => ({
  name,
  rows: rows.map((row, i) => ({
    cells: row.map(String),
    reference: {
      n: 1,
      source: 'FILES',
      title: 'sales.xlsx',
      fileId: FILE,
      locator: { sheet: name, range: `A${i + 1}` },
      quote: row.join('\t'),
      retrievedAt: '2026-10-01T00:00:00.000Z',
    },
  })),
});

export const SALES = sheetOf('Sales', [
  ['품목', '기간', '수량', '매출액', '부문'],
  ['상온 보관', '2024', 100, '1,000', '계약물류'],
  ['상온 보관', '2025', 120, '1,320', '계약물류'],
  ['당일 출고', '2024', 50, '1,500', '풀필먼트'],
  ['당일 출고', '2025', 80, '2,320', '풀필먼트'],
  ['항공 운송', '2025', 10, '700', '국제운송'],
]);

export const PAYMENTS = sheetOf('Payments', [
  ['고객', '결제일', '금액'],
  ['가', '2025-01-03', 100],
  ['나', '2025-01-09', 200],
  ['가', '2025-02-03', 120],
  ['다', '2025-02-11', 50],
  ['가', '2025-03-02', 120],
  ['다', '2025-03-11', 40],
  ['나', '2025-03-20', 200],
]);

const SEASONS = [80, 75, 90, 100, 105, 98, 102, 110, 104, 108, 120, 140];
export const MONTHS = sheetOf('Months', [
  ['월', '매출'],
  ...[2023, 2024, 2025].flatMap((year, y) =>
    SEASONS.map((season, i) => [`${year}-${String(i + 1).padStart(2, '0')}`, season * (10 + y)]),
  ),
]);

export const PRICES = sheetOf('Prices', [
  ['일자', '단가'],
  ['2025-01', '2,900'],
  ['2025-02', '2,940'],
  ['2025-03', '2,880'],
]);

export const PEER_PRICES = sheetOf('Peers', [
  ['회사', '주가', '주식수'],
  ['Northway Freight Systems', '31.5', '48,000,000'],
]);
