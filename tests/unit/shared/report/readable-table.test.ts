// Tables for reading: the order of periods, shared units, totals.
import { describe, expect, it } from 'vitest';
import { isTotal, readableTable } from '#shared/report/readable-table.ts';
import type { TableBlock } from '#shared/report/table-refs.ts';

const numeric = true as const;
const table = (labels: readonly string[], rows: readonly (readonly string[])[], words = 1): TableBlock => ({
  kind: 'table',
  columns: labels.map((label, i) => (i < words ? { label } : { label, numeric })),
  rows: rows.map((row) => row.map((text) => ({ text }))),
});
const textsOf = ({ rows }: TableBlock) => rows.map((row) => row.map(({ text }) => text));

describe('a readable table', () => {
  it('begins with the oldest period', () => {
    const read = readableTable(table(['Item', '2025', '2024', '2023'], [['Revenue', '3', '2', '1']]));

    expect(read.columns.map(({ label }) => label)).toEqual(['Item', '2023', '2024', '2025']);
    expect(textsOf(read)).toEqual([['Revenue', '1', '2', '3']]);
  });

  it('states a unit that all rows share once, in the header', () => {
    const rows = [
      ['Revenue', 'KRW million', '438,512'],
      ['Margin', '%', '13.3%'],
    ];

    const read = readableTable(table(['Item', 'Unit', '2025'], rows, 2));

    expect(read.columns).toEqual([{ label: 'Item' }, { label: '2025', numeric, unit: 'KRW million' }]);
    expect(textsOf(read)).toEqual([
      ['Revenue', '438,512'],
      ['Margin', '13.3%'],
    ]);
  });

  it('states the unit in each row if units differ', () => {
    const rows = [
      ['현재가치', '백만 원', '26,131'],
      ['할인 기간', '년', '0.5'],
      ['할인계수', '', '0.96'],
    ];

    const read = readableTable(table(['항목', '단위', '2026E'], rows, 2));

    expect(read.columns).toEqual([{ label: '항목' }, { label: '2026E', numeric }]);
    expect(textsOf(read).map(([first]) => first)).toEqual(['현재가치 (백만 원)', '할인 기간 (년)', '할인계수']);
  });

  it('states the unit of few rows in these rows', () => {
    const rows = [
      ['매출 성장률', '%', '15.7%'],
      ['영업이익률', '%', '13.0%'],
      ['매출채권 회수기간', '일', '52'],
    ];

    const read = readableTable(table(['항목', '단위', '2026E'], rows, 2));

    expect(read.columns).toEqual([{ label: '항목' }, { label: '2026E', numeric }]);
    expect(textsOf(read).at(-1)).toEqual(['매출채권 회수기간 (일)', '52']);
  });

  it('does not repeat a unit that the labels state', () => {
    const rows = [
      ['Growth', '%', '15.7%'],
      ['Receivables, days of revenue', 'days', '52'],
    ];

    const read = readableTable(table(['Item', 'Unit', '2026E'], rows, 2));

    expect(read.columns.at(-1)).toEqual({ label: '2026E', numeric });
    expect(textsOf(read).at(-1)).toEqual(['Receivables, days of revenue', '52']);
  });

  it('spells the names of fields that a program wrote', () => {
    const read = readableTable(table(['job_no', 'contract_value_aud'], [['billed_to_date', '12']]));

    expect(read.columns.map(({ label }) => label)).toEqual(['Job no', 'Contract value (AUD)']);
    expect(textsOf(read)).toEqual([['Billed to date', '12']]);
  });

  it.each([
    ['5.2 Employees at 30 June', 'Employees at 30 June'],
    ['第2条(貸付)', '貸付'],
    ['제3조 (대출)', '대출'],
    ['2.5 million people', '2.5 million people'],
  ])('%s is titled %s', (caption, title) => {
    expect(readableTable({ ...table(['Item', '2025'], [['Revenue', '1']]), caption }).caption).toBe(title);
  });

  it('leaves other tables the same', () => {
    const words = table(['Company', 'Business', '2025'], [['Gaon', 'Logistics', '1']], 2);

    expect(readableTable(words)).toBe(words);
  });

  it.each(['매출총이익', '資産合計', 'Total assets', 'Profit for the year', '영업활동 현금흐름'])(
    'recognizes %s as a total',
    (text) => {
      expect(isTotal([{ text }])).toBe(true);
      expect(isTotal([{ text: `${text} 비중` }])).toBe(false);
    },
  );

  it('leaves out a year without figures, and the number of its heading in the source', () => {
    const given = { ...table(['Item', '2023', '2024'], [['Debt', '', '5.1']]), caption: '3. Leverage' };

    const read = readableTable(given);

    expect(read.caption).toBe('Leverage');
    expect(read.columns.map(({ label }) => label)).toEqual(['Item', '2024']);
    expect(readableTable({ ...given, caption: '2025 revenue' }).caption).toBe('2025 revenue');
  });

  it('separates thousands in amounts of a ledger only', () => {
    const rows = [
      ['Alder Mills', '16900000', '2024', '1204'],
      ['Birch Paper', '(15200.25)', '2021', '△8300'],
    ];

    const read = readableTable(table(['Customer', 'Revenue (GBP)', 'Since', '매출(천원)'], rows));

    expect(textsOf(read)).toEqual([
      ['Alder Mills', '16,900,000', '2024', '1,204'],
      ['Birch Paper', '(15,200.25)', '2021', '△8,300'],
    ]);
  });
});
