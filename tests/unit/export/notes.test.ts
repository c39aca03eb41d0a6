// The notes of a section: marks are numbered in reading order, whatever the order of citation.
import { expect, it } from 'vitest';
import { notesOf, referencesByNumber } from '#functions/export/notes.ts';
import type { Reference } from '#shared/report/blocks.ts';

it('are marked in the order of their numbers', () => {
  const references = [1, 2, 3].map(
    (n): Reference => ({
      n,
      source: 'FILES',
      title: 'report.pdf',
      locator: { page: n },
      quote: '',
      retrievedAt: '2026-11-20T00:00:00.000Z',
    }),
  );

  const notes = notesOf('s', referencesByNumber(references));

  expect(notes.cite([3, 1]).map(({ n }) => n)).toEqual([1, 3]);
});
