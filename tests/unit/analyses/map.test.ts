// A treemap of companies' segments compares whole years.
import { expect, it } from 'vitest';
import { map } from '#functions/analyses/map.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const segmentsOf = (company: string, n: number, period: string) => {
  const rows = [`Segment\t${period}`, 'Beer\t66', 'Cider\t34', 'Total\t100'];
  const fileId = `fil_000000000001_000000000000000${n}`;
  const context = { company, document: `${company}.pdf`, section: 'Segments and products', unit: '($m)' };
  return chunkOf({ kind: 'table', text: rows.join('\n'), fileId }, context);
};

it('leaves out, and names, a company of which half a year is printed', async () => {
  const chunks = [segmentsOf('Alder Brewing', 1, '2025'), segmentsOf('Rowan Ales', 2, 'H1 2025/26')];
  const inputs = {
    ...{ industry: 'Brewing', segment: 'beer', country: 'GB', grouping: 'BySegment' },
    peers: ['Alder Brewing', 'Rowan Ales'],
  };
  const context = contextFor({ type: 'MarketMap', inputs, chunks });

  const { blocks, note } = await map({ kind: 'map', draw: 'treemap', questions: [] }, context);

  const [block] = blocks;
  const groups =
    block?.kind === 'chart' && block.chart.type === 'treemap' ? block.chart.items.map((one) => one.group) : [];
  expect(new Set(groups)).toEqual(new Set(['Alder Brewing']));
  expect(note).toContain('only part of a year is printed: Rowan Ales.');
});
