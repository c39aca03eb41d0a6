// A report with the same hostile text in every field that holds text.
import type { Block } from '#shared/report/blocks.ts';
import type { Report } from '#shared/report/report.ts';

export const hostileReport = (text: string, url: string): Report => {
  const datum = { value: 1, text, refs: [1], check: 'uncertain' as const };
  const sentence = { text, refs: [1], check: 'unsupported' as const };
  const chart = (drawn: Extract<Block, { kind: 'chart' }>['chart']): Block => ({
    kind: 'chart',
    title: text,
    unit: text,
    note: text,
    chart: drawn,
  });
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text },
    { kind: 'text', sentences: [sentence] },
    { kind: 'list', ordered: true, items: [[sentence]] },
    { kind: 'table', caption: text, columns: [{ label: text, unit: text }], rows: [[{ text, refs: [1] }]] },
    { kind: 'quote', text, refs: [1] },
    { kind: 'notice', code: 'figureNotFound', params: { what: text } },
    {
      kind: 'figures',
      tiles: [{ label: text, value: text, unit: text, period: text, change: { text, direction: 'up' }, refs: [1] }],
    },
    { kind: 'timeline', caption: text, entries: [{ date: '2026', title: text, tag: text, sentences: [sentence] }] },
    {
      kind: 'matrix',
      caption: text,
      corner: text,
      columns: [text],
      rows: [{ label: text, cells: [{ text, refs: [1] }] }],
    },
    chart({
      type: 'bar',
      categories: [text],
      series: [
        { name: text, values: [datum] },
        { name: text, values: [datum] },
      ],
    }),
    chart({
      type: 'flow',
      stages: [text, text].map((label) => ({ label, note: text, items: [{ label: text, note: text }] })),
    }),
    chart({ type: 'heat', rowTitle: text, columnTitle: text, rows: [text], columns: [text], values: [[datum]] }),
  ];
  return {
    title: text,
    subtitle: text,
    organisation: text,
    preparedFor: text,
    language: 'ja',
    createdAt: '2026-11-21T09:00:00.000Z',
    writer: { kind: 'model', name: text },
    sections: [{ id: 's', title: `S${text}`, blocks, status: 'failed', note: text }],
    references: [
      {
        n: 1,
        source: 'WEB',
        title: text,
        url,
        locator: { section: text },
        quote: text,
        retrievedAt: '2026-11-21T00:00:00.000Z',
      },
    ],
    assumptions: [{ label: text, value: text, by: text, note: text, refs: [1] }],
  };
};
