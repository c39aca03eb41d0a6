// How a balance sheet is read that deducts what is owed and ends in net assets.
import { expect, it } from 'vitest';
import { balanceToNetAssets, isListToNetAssets } from '#functions/analyses/evidence/net-assets.ts';
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

const LIST = [
  ['£m', '30 June 2025', '30 June 2024'],
  ['Vessels', '5.1', '5.3'],
  ['Trade debtors', '0.9', '0.8'],
  ['Cash at bank and in hand', '0.6', '0.5'],
  ['Owners’ loan', '(2.3)', '(2.6)'],
];

it('reads one list that adds up to its end, and what is owed in it', () => {
  const table = tableChunk([...LIST, ['Net assets', '4.3', '4.0']], { section: 'Balance sheet' });

  const statement = balanceToNetAssets([table]);

  expect(statement).toMatchObject({ scale: 6, currency: 'GBP', columns: [{ period: '2025-06-30' }, {}] });
  expect(statement?.lines.map(({ concept }) => concept)).toEqual([
    ...[undefined, 'receivables', 'cash', 'longTermDebt', 'equity'],
  ]);
});

it('reads a list that ends in net liabilities', () => {
  const lines = [...LIST.slice(0, 4), ['Owners’ loan', '(9.0)', '(9.1)'], ['Net liabilities', '(2.4)', '(2.5)']];

  const equity = balanceToNetAssets([tableChunk(lines, { section: 'Balance sheet' })])?.lines.at(-1);

  expect(equity).toMatchObject({ concept: 'equity', figures: [{ value: -2.4 }, { value: -2.5 }] });
});

it('reads no list that does not add up', () => {
  const table = tableChunk([...LIST, ['Net assets', '9.9', '4.0']], { section: 'Balance sheet' });

  expect(balanceToNetAssets([table])).toBeUndefined();
});

it('is known by its title and its sum', () => {
  const rows = [...LIST, ['Net assets', '4.3', '4.0']];

  expect(isListToNetAssets(tableChunk(rows, { section: 'Balance sheet at 30 June' }))).toBe(true);
  expect(isListToNetAssets(tableChunk(rows, { section: 'Assets by site' }))).toBe(false);
});
