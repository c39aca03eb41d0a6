// A table of a document's text.
import { expect, it } from 'vitest';
import { PieceView } from '#web/components/viewer/text/piece-view.tsx';
import { screenTests } from '../helpers/screen.tsx';

const { show, shown } = screenTests('viewer');
const cited = { span: undefined, quote: undefined };
const table = (range?: string) => ({
  kind: 'table' as const,
  index: 0,
  rows: [{ index: 0, cells: ['Revenue', '2,487'], locator: range ? { range } : {} }],
});

it('names the row of a page by its first cell, without an empty column', async () => {
  show(<PieceView piece={table()} widths={[20, 10]} cited={cited} />);

  expect((await shown.findByRole('rowheader')).textContent).toBe('Revenue');
  expect(shown.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['2,487']);
});

it('names the row of a sheet by its number', async () => {
  show(<PieceView piece={table('A7:B7')} widths={[20, 10]} cited={cited} />);

  expect((await shown.findByRole('rowheader')).textContent).toBe('7');
});
