// How the short balance sheet of a document is read: titled as a summary, with terms that another statement dates.
import { expect, it } from 'vitest';
import { shortBalance } from '#functions/analyses/evidence/short-balance.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { madeStatement } from '#tests/helpers/made-statement.ts';

const ROWS = [
  ['현금및현금성자산', '310', '280'],
  ['매출채권', '150', '140'],
  ['자산총계', '900', '860'],
  ['부채총계', '500', '480'],
  ['자본총계', '400', '380'],
] as const;
const balanceOf = (title: string, ...heads: readonly string[]) =>
  tableChunk([['과목', ...heads], ...ROWS], { section: `조합 결산서 > ${title}`, language: 'ko' });
const columns = [
  { period: '2025', months: 12, label: '제31기(2025)' },
  { period: '2024', months: 12, label: '제30기(2024)' },
];
const INCOME = madeStatement('income', [['매출액', 'revenue', 700, 690]], { columns });

it('dates numbered terms by another statement of the document', () => {
  const table = balanceOf('재무상태표 (요약)', '제31기말', '제30기말');
  const read = shortBalance([table], [INCOME]);

  expect(read?.columns.map(({ period }) => period)).toEqual(['2025', '2024']);
  expect(read?.lines.find(({ concept }) => concept === 'equity')?.figures.map((one) => one?.value)).toEqual([400, 380]);
  const [first] = read?.lines ?? [];
  expect(table.text.slice(first?.start, first?.end)).toBe('현금및현금성자산\t310\t280');
});

it('reads a summary with years as any other', () => {
  expect(shortBalance([balanceOf('재무상태표(요약)', '2025년 말', '2024년 말')], [])?.columns).toHaveLength(2);
});

it('leaves terms that nothing dates', () => {
  expect(shortBalance([balanceOf('재무상태표', '제31기말', '제30기말')], [])).toBeUndefined();
});
