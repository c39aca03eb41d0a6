// How a balance sheet is read that deducts what is owed and ends in net assets.
import { expect, it } from 'vitest';
import { balanceToNetAssets } from '#functions/analyses/evidence/net-assets.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const ROWS = [
  ['Item', '30 June 2025', '30 June 2024'],
  ['Ships', '5,100', '5,300'],
  ['Cash and cash equivalents', '640', '510'],
  ['Total assets', '5,740', '5,810'],
  ['Bank loans', '(2,300)', '(2,600)'],
];

it('names the net assets as equity, as printed', () => {
  const table = tableChunk([...ROWS, ['Net assets', '3,440', '3,210']], { section: 'Balance sheet' });

  const line = balanceToNetAssets([table])?.lines.at(-1);

  expect(line).toMatchObject({ label: 'Net assets', concept: 'equity' });
  expect(table.text.slice(line?.start, line?.end)).toBe('Net assets\t3,440\t3,210');
});

it('reads nothing without them', () => {
  expect(balanceToNetAssets([tableChunk(ROWS, { section: 'Balance sheet' })])).toBeUndefined();
});
