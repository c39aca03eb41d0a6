// The renumbering of references in blocks.
import { expect, it } from 'vitest';
import type { Block } from '#shared/report/blocks.ts';
import { renumbered } from '#shared/report/renumber.ts';

it('renumbers references at any depth, once each, and drops those without a target', () => {
  const table: Block = {
    kind: 'table',
    columns: [{ label: 'refs' }],
    rows: [[{ text: '1', refs: [1, 2, 3] }], [{ text: '2' }]],
  };

  const moved = renumbered(
    table,
    new Map([
      [1, 7],
      [2, 7],
    ]),
  );

  expect(moved).toEqual({ ...table, rows: [[{ text: '1', refs: [7] }], [{ text: '2' }]] });
});
