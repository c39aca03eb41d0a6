// Which slides a report becomes.
import { expect, it } from 'vitest';
import { onPaper } from '#functions/export/on-paper.ts';
import { slidesOf } from '#functions/export/pptx/slides.ts';
import type { Report } from '#shared/report/report.ts';
import { sampleReport } from '#tests/helpers/sample-report.ts';

it('shows a sensitivity as a table, since no slide has its drawing', () => {
  const values = [[{ value: 1, text: '205.0', refs: [], check: 'verified' as const }]];
  const heat = { type: 'heat' as const, rows: ['8 %'], columns: ['1.5 %'], values };
  const section = {
    ...{ id: 's', title: 'Sensitivity', status: 'done' as const },
    blocks: [{ kind: 'chart' as const, title: 'Equity value', chart: heat }],
  };
  const report: Report = { ...sampleReport('en'), sections: [section] };

  expect(slidesOf(onPaper(report)).map(({ table }) => JSON.stringify(table))).toEqual([
    expect.stringContaining('205.0'),
  ]);
});

it('puts a single point about a table below the other points of its slide', () => {
  const points = (...texts: string[]) => ({
    kind: 'list' as const,
    ordered: false,
    items: texts.map((text) => [{ text, refs: [], check: 'verified' as const }]),
  });
  const table = { kind: 'table' as const, columns: [{ label: 'Line' }], rows: [[{ text: 'Planner' }]] };
  const section = {
    ...{ id: 's', title: 'Segments', status: 'done' as const },
    blocks: [points('Ports rose.', 'Ships fell.'), table, points('Planner grew fastest.')],
  };

  const slides = slidesOf(onPaper({ ...sampleReport('en'), sections: [section] }));

  expect(slides).toHaveLength(1);
  expect(slides[0]?.points?.map(({ sentences }) => sentences[0]?.text)).toEqual([
    'Ships fell.',
    'Planner grew fastest.',
  ]);
});
