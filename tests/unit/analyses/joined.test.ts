// A section of several works prints a list once: the table that is computed from a ledger, not the ledger itself.
import { expect, it } from 'vitest';
import type { Built } from '#functions/analyses/builder.ts';
import { joined } from '#functions/analyses/joined.ts';
import type { BlockOf } from '#shared/report/blocks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const NAMES = ['Birch', 'Aspen', 'Cedar'];
const SHARE = { refs: [1], check: 'verified' as const, findings: [{ code: 'computed' as const, about: '30%' }] };
const tableOf = (labels: readonly string[], rows: BlockOf<'table'>['rows']): BlockOf<'table'> => ({
  kind: 'table',
  columns: labels.map((label) => ({ label })),
  rows,
});
const ledger = tableOf(
  ['code', 'customer', 'revenue'],
  NAMES.map((name, i) => [{ text: `C${i}` }, { text: name }, { text: '300' }]),
);
const shares = tableOf(
  ['Customer', 'Share'],
  NAMES.map((name) => [{ text: name }, { text: '30%', ...SHARE }]),
);

const printed = async (...tables: readonly BlockOf<'table'>[]) => {
  const parts = tables.map((block): Built => ({ blocks: [block], status: 'done' }));
  const context = { ...contextFor({ type: 'CompanyProfiling', inputs: { company: 'Acme' } }) };
  const build = async () => parts.shift() ?? { blocks: [], status: 'done' as const };
  const works = tables.map(() => ({ kind: 'customers' as const }));
  return (await joined({ kind: 'joined', works }, { ...context, build })).blocks;
};

it('leaves out a ledger that has codes before its names', async () => {
  expect(await printed(ledger, shares)).toEqual([shares]);
});

it('keeps a ledger of other names', async () => {
  const others = tableOf(['code', 'plant'], [[{ text: 'P1' }, { text: 'Hull' }]]);

  expect(await printed(others, shares)).toEqual([others, shares]);
});
