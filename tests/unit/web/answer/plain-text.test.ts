// The answer as copied to the clipboard.
import { expect, test } from 'vitest';
import type { Block, Reference } from '#shared/report/blocks.ts';
import { textWithCitations } from '#web/components/answer/plain-text.ts';

test('copies an answer with citations before the full stop and the numbered list of sources', () => {
  // Prepare
  const blocks: Block[] = [
    { kind: 'heading', level: 2, text: 'Revenue' },
    { kind: 'text', sentences: [{ text: 'It was 5.', refs: [1, 2], check: 'verified' }] },
    {
      kind: 'table',
      columns: [{ label: 'Item' }, { label: '2022', unit: 'm' }],
      rows: [[{ text: 'A' }, { text: '5', refs: [1] }]],
    },
    { kind: 'notice', code: 'stopped' },
  ];
  const references: Reference[] = [1, 2].map((n) => ({
    n,
    source: 'FILES',
    title: `${n}.pdf`,
    locator: { page: n },
    quote: 'q',
    retrievedAt: '2026-11-21T00:00:00Z',
  }));
  // Act
  const text = textWithCitations({
    question: 'How much?',
    blocks,
    references,
    placeOf: ({ n }) => (n === 1 ? 'p. 1' : ''),
  });
  // Assess
  expect(text).toBe('How much?\n\nRevenue\n\nIt was 5[1][2].\n\nItem\t2022 (m)\nA[1]\t5\n\n[1] 1.pdf, p. 1\n[2] 2.pdf');
});
