// How a statement is read whose columns are this year and last: by the days that the document states, or its balances.
import { expect, it } from 'vitest';
import { withNamedTerms } from '#functions/analyses/evidence/named-terms.ts';
import type { Statement } from '#shared/model/statement.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { madeStatement } from '#tests/helpers/made-statement.ts';

const UNREAD: Statement = {
  ...{ kind: 'income', title: '損益計算書', columns: [], lines: [] },
  unread: { why: 'columns', pages: [] },
};
const ROWS = [
  ['売上高', '5,120', '4,870'],
  ['営業利益', '310', '290'],
  ['税引前当期純利益', '300', '280'],
  ['当期純利益', '210', '196'],
] as const;
const incomeHeaded = (...heads: readonly string[]) =>
  tableChunk([['科目', ...heads], ...ROWS], { section: '損益計算書', language: 'ja' });
const BALANCE = madeStatement('balance', [['Cash', 'cash', 1, 1]], { periods: ['2025-06-30', '2024-06-30'] });

it.each([
  ['当期は2024年7月1日から2025年6月30日まで、前期は2023年7月1日から2024年6月30日までである。', []],
  ['漁協の第31期の報告である。', [BALANCE]],
])('is dated by %s', (text, others) => {
  const table = incomeHeaded('当期', '前期');

  const { columns, lines } = withNamedTerms(UNREAD, [chunkOf({ text }), table], others);

  expect(columns.map(({ period, months }) => [period, months])).toEqual([
    ['2025-06-30', 12],
    ['2024-06-30', 12],
  ]);
  expect(lines.map(({ figures }) => figures.map((one) => one?.value))).toContainEqual([5120, 4870]);
  const [first] = lines;
  expect(table.text.slice(first?.start, first?.end)).toBe('売上高\t5,120\t4,870');
});

it.each([
  ['without days', ['当期', '前期']],
  ['under other names', ['計画', '実績']],
])('stays unread %s', (_, heads) => {
  expect(withNamedTerms(UNREAD, [incomeHeaded(...heads)], [])).toEqual(UNREAD);
});

it('takes the day in the title of a balance sheet, and the same day a year before', () => {
  const title = '2. 貸借対照表(2025年3月31日現在)';
  const rows = [
    ...[
      ['現金及び預金', '120', '140'],
      ['流動資産合計', '300', '330'],
    ],
    ...[
      ['資産合計', '800', '860'],
      ['負債合計', '500', '540'],
      ['純資産合計', '300', '320'],
    ],
  ];
  const table = tableChunk([['科目', '前期末', '当期末'], ...rows], { section: title, language: 'ja' });

  const { columns } = withNamedTerms({ ...UNREAD, kind: 'balance', title }, [table], []);

  expect(columns.map(({ period }) => period)).toEqual(['2024-03-31', '2025-03-31']);
});
