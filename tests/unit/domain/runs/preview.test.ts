// The preview of a report at the size of a card.
import { expect, it } from 'vitest';
import { previewOf } from '#functions/domain/runs/preview.ts';

const language = 'en';

it('shows a few lines, without sections without text', () => {
  const { chart, lines } = previewOf({
    language,
    sections: [
      { id: 'a', title: 'Empty', status: 'failed', blocks: [] },
      {
        id: 'b',
        title: 'Profile',
        status: 'done',
        blocks: [
          { kind: 'text', sentences: [{ text: 'One.', refs: [], check: 'verified' }] },
          {
            kind: 'table',
            columns: [{ label: 'Item' }, { label: '2025' }],
            rows: [[{ text: 'Revenue' }, { text: '438' }]],
          },
        ],
      },
    ],
  });
  expect(chart).toBeUndefined();
  expect(lines).toEqual([
    { kind: 'heading', text: 'Profile' },
    { kind: 'text', text: 'One.' },
    { kind: 'text', text: 'Revenue', value: '438' },
  ]);
});

it('shows the first chart if there is one', () => {
  const chart = {
    kind: 'chart' as const,
    title: 'Share',
    chart: { type: 'treemap' as const, items: [{ label: 'A', datum: { value: 1 } }] },
  };
  const section = { id: 'a', title: 'A', status: 'done' as const, blocks: [] };
  const sections = [section, { ...section, id: 'b', blocks: [chart, { ...chart, title: 'Later' }] }];
  expect(previewOf({ language, sections })).toEqual({ language, chart, lines: [] });
});
