// Writes the sample ledgers: services by volume and revenue, three years by month, and sellers' payments.
import { writeXlsx } from 'hucre/xlsx';
import { GAON } from './companies.ts';
import { months } from './months.ts';

/**
 * Service, segment, then volume and revenue in millions of won for 2024 and for 2025; the revenue adds up to the
 * segments.
 */
const SERVICES: readonly (readonly [string, string, number, number, number, number])[] = [
  ['보관 (㎡·월)', '계약물류', 2_988_000, 28_386, 3_216_000, 31_517],
  ['배송 (건)', '계약물류', 8_610_000, 174_764, 9_240_000, 194_163],
  ['당일 출고 (건)', '풀필먼트', 19_400_000, 61_110, 31_180_000, 95_411],
  ['일반 출고 (건)', '풀필먼트', 13_440_000, 37_630, 17_540_000, 47_879],
  ['베트남 노선 (TEU)', '국제운송', 13_600, 36_100, 15_300, 41_230],
  ['일본 노선 (TEU)', '국제운송', 12_700, 27_130, 12_900, 28_312],
];

const column = (header: string, key: string, numFmt?: string) => ({
  ...{ header, key, width: 18 },
  ...(numFmt ? { numFmt } : {}),
});

const services = {
  name: '서비스별 물량',
  columns: [
    ...[column('연도', 'year'), column('서비스', 'service'), column('부문', 'segment')],
    ...[column('물량', 'volume', '#,##0'), column('매출액(백만원)', 'revenue', '#,##0')],
  ],
  data: SERVICES.flatMap(([service, segment, volume2024, revenue2024, volume2025, revenue2025]) => [
    { year: '2024년', service, segment, volume: volume2024, revenue: revenue2024 },
    { year: '2025년', service, segment, volume: volume2025, revenue: revenue2025 },
  ]),
};

const monthly = {
  name: '월별 매출 (3개년)',
  columns: [column('월', 'month'), column('매출액(백만원)', 'revenue', '#,##0')],
  data: GAON.flatMap(({ year, segments }) => {
    const bySegment = segments.map(months);
    return Array.from({ length: 12 }, (_, i) => ({
      month: `${year}-${String(i + 1).padStart(2, '0')}`,
      revenue: bySegment.reduce((sum, all) => sum + (all[i] ?? 0), 0),
    }));
  }),
};

export const gaonServices = (): Promise<Uint8Array> => writeXlsx({ sheets: [services, monthly] });

const SELLERS = 16;
const LAST_MONTH = 12;

/** A repeatable number below `size` that differs between sellers. */
const spread = (seller: number, month: number, size: number): number => (seller * 37 + month * 11 + seller * month) % size;

/** The first and last month of a seller; most stay to the end of the year. */
const stayOf = (seller: number): readonly [number, number] => {
  const first = seller < 8 ? 1 : 1 + (seller % 5);
  const isLeaving = seller % 5 === 0;
  return [first, isLeaving ? Math.min(LAST_MONTH, first + 2 + (seller % 4)) : LAST_MONTH];
};

/** The payments of fulfilment sellers in 2025, one row a month. */
export const gaonSellers = (): Uint8Array => {
  const rows = Array.from({ length: SELLERS }, (_, i) => i + 1).flatMap((seller) => {
    const [first, last] = stayOf(seller);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i).map((month) => {
      const day = 3 + spread(seller, month, 24);
      const paid = (900 + seller * 61 + month * (seller % 3 === 0 ? 45 : 12) + spread(seller, month, 170)) * 1000;
      return `S-${String(1000 + seller)},2025-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')},${paid}`;
    });
  });
  return new TextEncoder().encode(['고객번호,결제일,결제금액(원)', ...rows, ''].join('\n'));
};
