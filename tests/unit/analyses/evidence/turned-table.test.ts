import { describe, expect, it } from 'vitest';
import type { PlainTable } from '#functions/analyses/evidence/plain-table.ts';
import { byCompany } from '#functions/analyses/evidence/turned-table.ts';

const table = (head: readonly string[], ...rows: readonly (readonly string[])[]): PlainTable => ({
  passage: {} as PlainTable['passage'],
  heading: '',
  head,
  rows: rows.map((cells, n) => ({ cells, start: n * 10, end: n * 10 + 9 })),
});
const companies = [{ name: 'Alder plc' }];
const turned = (one: PlainTable) => byCompany(one, companies, ({ name }, label) => name.startsWith(label));

describe('a table that compares companies', () => {
  it('has a row for each company where it names them in its head, and each row cites all lines', () => {
    const { head, rows } = turned(table(['Metric', 'Alder', 'Birch'], ['Revenue', '10', '20'], ['Margin', '5%', '6%']));
    expect(head).toEqual(['Metric', 'Revenue', 'Margin']);
    expect(rows).toEqual([
      { cells: ['Alder', '10', '5%'], start: 0, end: 19 },
      { cells: ['Birch', '20', '6%'], start: 0, end: 19 },
    ]);
  });

  it.each([
    ['names the company in a row', table(['Company', 'Revenue'], ['Alder', '10'])],
    ['names it in the head and in a row', table(['Holder', 'Alder'], ['Alder', '10'])],
    ['names none of the companies', table(['Metric', '2024'], ['Revenue', '10'])],
  ])('stays as it is where it %s', (_, one) => {
    expect(turned(one)).toBe(one);
  });
});
