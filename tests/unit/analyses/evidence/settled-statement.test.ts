// How the unit of a document, the names of columns and the numbers of sections complete a statement.
import { expect, it } from 'vitest';
import { settled } from '#functions/analyses/evidence/settled-statement.ts';
import { withUnitOfAmounts } from '#functions/analyses/evidence/unit-of-amounts.ts';
import { conceptOf } from '#shared/language/lexicon/statement-lines.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { madeStatement } from '#tests/helpers/made-statement.ts';

const { currency: _c, scale: _s, ...bare } = madeStatement('income', [['Revenue', 'revenue', 480, 455]]);
const UNREAD = { why: 'unit' as const, pages: [] };

it("uses the document's unit only if its table has none", () => {
  const unitOfAmounts = 'Amounts in thousands of euros, except per share data';
  const chunk = chunkOf({ text: 'Revenue\t480' }, { unitOfAmounts });

  const read = withUnitOfAmounts({ ...bare, unread: UNREAD }, chunk);
  const own = withUnitOfAmounts({ ...bare, scale: 6, unread: UNREAD }, chunk);

  expect(read).toMatchObject({ currency: 'EUR', scale: 3 });
  expect(read.unread).toBeUndefined();
  expect(own).toMatchObject({ currency: 'EUR', scale: 6 });
  expect(withUnitOfAmounts({ ...bare, unread: UNREAD }, chunkOf({ text: '' })).unread).toEqual(UNREAD);
});

it.each([
  ['제8기. 단위는 따로 적지 않으면 천원입니다.', 'KRW', 3],
  ['단위: 백만원. 당기는 2025년이다.', 'KRW', 6],
  ['単位は別に記載しない限り百万円である。', 'JPY', 6],
  ['Figures in thousands of pounds. Unaudited.', 'GBP', 3],
  ['単位は千円、当期は2025年7月1日から2026年6月30日まで。', 'JPY', 3],
  ['이 책의 금액은 달리 적지 않으면 천원이며, 표의 왼쪽이 당기이다.', 'KRW', 3],
  ['단위는 십억원이 아니라 백만원이며 별도 기준이다.', 'KRW', 6],
  ['単位は百万円ではなく千円である。', 'JPY', 3],
  ['Figures are in £m and not £000.', 'GBP', 6],
])('takes the unit below the title: %s', (text, currency, scale) => {
  const table = chunkOf({ text: '단위: 명', kind: 'table' });

  const read = withUnitOfAmounts({ ...bare, unread: UNREAD }, undefined, [chunkOf({ text }), table]);
  const late = withUnitOfAmounts({ ...bare, unread: UNREAD }, undefined, [table, chunkOf({ text })]);

  expect(read).toMatchObject({ currency, scale });
  expect(late.unread).toEqual(UNREAD);
});

it('does not take an amount for a unit', () => {
  const opening = [chunkOf({ text: '보증 금액은 20억원이다.' })];
  expect(withUnitOfAmounts({ ...bare, unread: UNREAD }, undefined, opening).unread).toEqual(UNREAD);
});

it.each([
  ['2026Q1', 3],
  ['2026H1', 6],
  ['2026', 12],
])('covers in a column of %s this number of months: %i', (period, months) => {
  const columns = [{ period, months: 12, label: period }];

  const { columns: read } = settled(
    madeStatement('income', [['Revenue', 'revenue', 48]], { columns }),
    () => undefined,
  );

  expect(read).toEqual([{ period, months, label: period }]);
});

it.each([
  ['2. 손익계산서', '3. 제품별 매출', 1],
  ['Note 2. Income statement', 'Note 3. Sales by product', 1],
  ['Balance sheet', 'Assets', 2],
])('ends under %s before %s with another number', (first, second, count) => {
  const statement = madeStatement('income', [['Revenue', 'revenue', 48]]);
  const [line] = statement.lines;
  const lines = line ? [line, { ...line, seq: 2, label: 'Hull cleaning' }] : [];
  const chunkAt = (seq: number) => chunkOf({ text: '', seq }, { section: `Report > ${seq === 1 ? first : second}` });

  expect(settled({ ...statement, lines }, chunkAt).lines).toHaveLength(count);
});

it('ends with net income before a new heading', () => {
  const lines = [['Net income', 'netIncome', 5] as const, ['Hull cleaning', '', 30] as const];
  const statement = madeStatement('income', lines);
  const laid = statement.lines.map((line, i) => ({ ...line, seq: i + 1 }));
  const chunkAt = (seq: number) =>
    chunkOf({ text: '', seq }, { section: seq === 1 ? 'Income statement' : 'Revenue by activity' });

  expect(settled({ ...statement, lines: laid }, chunkAt).lines.map(({ label }) => label)).toEqual(['Net income']);
});

it.each(['Term loan, less current portion', 'Revolving credit borrowings', 'Secured term loan'])(
  'counts %s as debt',
  (label) => {
    expect(conceptOf('balance', label, '')).toBe('longTermDebt');
  },
);
