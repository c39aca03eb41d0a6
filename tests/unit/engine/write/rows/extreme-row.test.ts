// The largest and smallest row of a register, over all its rows, asked in everyday words.
import { describe, expect, it } from 'vitest';
import { extremeOf } from '#functions/engine/understand/kinds/find-rank.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

const costs = tableChunk(
  [
    ['항목', '금액(원)'],
    ['임차료', '12,000,000'],
    ['인건비', '85,400,000'],
    ['소모품비', '1,250,000'],
    ['합계', '98,650,000'],
  ],
  { document: '비용내역.csv', language: 'ko' },
);
const otherCosts = {
  ...tableChunk(
    [
      ['항목', '금액(원)'],
      ['임차료', '91,000,000'],
      ['인건비', '70,200,000'],
      ['소모품비', '1,900,000'],
    ],
    { document: '지점비용.csv', language: 'ko' },
  ),
  id: 'fil_2#0',
  fileId: 'fil_2',
  seq: 0,
};
const orders = tableChunk(
  [
    ['Customer', 'Region', 'Sales', 'Units'],
    ['Alder', 'North', '3,200', '12'],
    ['Birch', 'South', '7,800', '30'],
    ['Cedar', 'West', '5,100', '55'],
  ],
  { document: 'orders.csv', language: 'en' },
);
const shops = tableChunk(
  [
    ['店舗', '売上', '来客数'],
    ['梅田店', '5,200', '800'],
    ['難波店', '6,100', '760'],
  ],
  { document: '店舗.csv', language: 'ja', unit: '（単位：千円）' },
);
const sites = tableChunk(
  [
    ['공장명', '면적 (㎡)', '가동률'],
    ['안산 공장', '12,400', '81.5%'],
    ['구미 제1공장', '9,100', '64.0%'],
    ['구미 제2공장', '15,300', '92.3%'],
  ],
  { document: '공장현황.xlsx', language: 'ko' },
);
const depots = tableChunk(
  [
    ['차고지', '면수', '인원'],
    ['김포', '12', '40'],
    ['용인', '30', '22'],
    ['아산', '9', '31'],
  ],
  { document: '차고지.csv', language: 'ko' },
);
const leases = tableChunk(
  [
    ['Site', 'Tenant', 'Monthly rent (GBP)', 'Ends'],
    ['Mill Lane', 'Garner', '2,300', '2027-03-01'],
    ['Wharf Street', 'Olive Co', '4,900', '2026-12-01'],
    ['Quay House', 'Pike Ltd', '3,150', '2028-06-01'],
  ],
  { document: 'leases.csv', language: 'en' },
);
const holders = tableChunk(
  [
    ['Holder', 'Shares', '%'],
    ['Tarn family', '830,000', '41.5'],
    ['Staff trust', '240,000', '12.0'],
    ['Bellwether Fund', '530,000', '26.5'],
  ],
  { document: 'Annual report', section: 'Shareholders', language: 'en' },
);
const ticked = async (query: string, chunks: readonly Chunk[]): Promise<string> => {
  const { blocks } = await askOffline(query, chunks, { now: Date.UTC(2026, 5, 1) });
  const sentences = blocks.flatMap((block) => (block.kind === 'text' ? block.sentences : []));
  return sentences.flatMap(({ check, fit, text }) => (check === 'verified' && fit === 'answers' ? [text] : [])).join();
};

describe('the largest row', () => {
  it.each([
    ['가장 큰 항목은 무엇인가요?', costs, ['인건비', '85,400,000원', '임차료']],
    ['가장 많이 쓴 항목이 뭐야?', costs, ['인건비']],
    ['가장 작은 항목은?', costs, ['소모품비', '1,250,000원']],
    ['Which customer has the highest sales?', orders, ['Birch', 'Sales 7,800']],
    ['Which region has the fewest units?', orders, ['North', 'Units 12']],
    ['가동률이 제일 낮은 공장은?', sites, ['구미 제1공장', '64.0%']],
    ['공장 중 면적이 가장 넓은 곳은?', sites, ['구미 제2공장']],
    ['来客数が一番多い店は？', shops, ['梅田店', '来客数 800']],
    ['가장 큰 고객은?', orders, ['Birch', '7,800']],
    ["who's our biggest buyer", orders, ['Birch', '7,800']],
    ['priciest rent', leases, ['Olive Co', '4,900']],
    ['who owns the most of the company', holders, ['Tarn family', '41.5']],
  ])('is computed over the rows: %s', async (query, table, words) => {
    const text = await ticked(query, [table]);
    for (const word of words) expect(text).toContain(word);
  });

  it.each([
    ['no column is named and several have figures', '가장 큰 차고지는?', [depots]],
    ['the question names what no heading has', 'Which customer has the highest wholesale margin?', [orders]],
    ['the question names a year that nothing around the rows has', '2024년 가장 큰 항목은?', [costs]],
    ['two registers fit as well', '가장 큰 항목은?', [costs, otherCosts]],
  ])('is left open if %s', async (_, query, chunks) => {
    expect(await ticked(query, chunks)).toBe('');
  });

  it('is not the smallest because a noun begins like a word for small', () => {
    expect(extremeOf('가장 잘나가는 작품이 뭐야')).toBe('highest');
    expect(extremeOf('가장 작은 매장은?')).toBe('lowest');
  });

  it('is confirmed by the same list in another file', async () => {
    const again = { ...costs, id: 'fil_2#0', fileId: 'fil_2', seq: 0 };
    expect(await ticked('가장 큰 항목은?', [costs, again])).toContain('인건비');
  });

  it('is searched in all parts of a long register', async () => {
    const part = (from: number, seq: number) => {
      const rows = Array.from({ length: 30 }, (_, n) => `P-${from + n} lamp\t${1_000 + from + n}`);
      return chunkOf({ kind: 'table', seq, text: ['Product\tPrice', ...rows].join('\n') }, { document: 'prices.csv' });
    };
    expect(
      await ticked('Which product has the highest price?', [part(100, 500), part(300, 501), part(200, 502)]),
    ).toContain('P-329 lamp');
  });
});

describe('who earns the most', () => {
  const CASES = [
    {
      language: 'ko' as const,
      asks: ['제일 돈 많이 버는 부문은'],
      heads: ['부문 이익', '부문 매출'],
      names: ['부문', '정비', '보관', '운송', '영업이익'],
    },
    {
      language: 'en' as const,
      asks: ['Which segment is the most profitable?'],
      heads: ['Segment profit', 'Segment sales'],
      names: ['Segment', 'Repairs', 'Storage', 'Haulage', 'Operating profit'],
    },
    {
      language: 'ja' as const,
      asks: ['一番儲かってるセグメントどれ', '最も稼いでいるセグメントは'],
      heads: ['セグメント利益', 'セグメント売上'],
      names: ['セグメント', '整備', '保管', '輸送', '営業利益'],
    },
  ];
  const tableOf = ({ language, names }: (typeof CASES)[number], section: string): Chunk => {
    const [head = '', one = '', other = '', third = '', sum = ''] = names;
    return tableChunk(
      [
        [head, '2025', '2024'],
        [one, '310', '340'],
        [other, '620', '510'],
        [third, '270', '260'],
        [sum, '1,200', '1,110'],
      ],
      { document: 'results.html', section, language, unit: language === 'en' ? '(£000)' : '(단위: 백만원)' },
    );
  };
  const each = CASES.flatMap((one) => one.asks.map((ask) => ({ ask, one })));

  it.each(each)('is the highest member, not the row that adds them up: $ask', async ({ ask, one }) => {
    const text = await ticked(ask, [tableOf(one, one.heads[0] ?? '')]);
    expect(text).toContain(one.names[2]);
    expect(text).not.toContain('1,200');
  });

  it.each(each)('is not who sells the most: $ask', async ({ ask, one }) => {
    expect(await ticked(ask, [tableOf(one, one.heads[1] ?? '')])).toBe('');
  });
});
