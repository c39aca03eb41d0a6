// What buyers get of a register: names and amounts, and nothing where another table lists the same.
import { expect, it } from 'vitest';
import { withNarrowedRegisters } from '#functions/analyses/evidence/narrowed-registers.ts';
import type { BlockOf } from '#shared/report/blocks.ts';

const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]): BlockOf<'table'> => ({
  kind: 'table',
  columns: heads.map((label) => ({ label })),
  rows: rows.map((row) => row.map((text) => ({ text }))),
});

const HEADS = ['id', 'client', 'city', 'sales', 'before', 'margin', 'terms', 'contract', 'remark'];
const register = tableOf(
  HEADS,
  ['Alder', 'Birch', 'Cedar'].map((name, i) => [
    ...[`C${i}`, name, 'Hull', '58.6', '57', '14.2', '30 days', 'to 2027', 'in tender'],
  ]),
);

it('keeps the names and two amounts of a register', () => {
  const [shown] = withNarrowedRegisters([register]);

  expect(shown).toEqual(
    tableOf(
      ['id', 'client', 'sales', 'before'],
      ['Alder', 'Birch', 'Cedar'].map((name, i) => [`C${i}`, name, '58.6', '57']),
    ),
  );
});

it('drops a register whose names another table lists', () => {
  const largest = tableOf(
    ['Customer', 'Share'],
    [
      ['Alder', '40%'],
      ['Birch', '30%'],
      ['Cedar', '20%'],
    ],
  );

  expect(withNarrowedRegisters([largest, register])).toEqual([largest]);
});

it('keeps names and amounts of a narrower list with terms on the sale of the company', () => {
  const rows = ['Hop Ltd', 'Malt Ltd'].map((name) => ['Goods', name, '864', 'to 2027', 'consent needed']);
  const [shown] = withNarrowedRegisters([tableOf(['type', 'supplier', 'cost', 'end', 'Change of control'], rows)]);

  expect(shown).toEqual(
    tableOf(
      ['type', 'supplier', 'cost'],
      rows.map((row) => row.slice(0, 3)),
    ),
  );
});

it('leaves the remarks of a list out', () => {
  const [shown] = withNarrowedRegisters([
    tableOf(['고객', '매출', '계약 만료', '비고'], [['가마상회', '864', '2027-03-31', '대금 연체']]),
  ]);

  expect(shown).toEqual(tableOf(['고객', '매출', '계약 만료'], [['가마상회', '864', '2027-03-31']]));
});
