// Which pages belong to a heading: those of its subsections too, but not those of the next section.
import { expect, it } from 'vitest';
import { pagesWithin } from '#infra/bench/eval/filing-questions.ts';
import type { Segment } from '#shared/model/file.ts';

const heading = (text: string, level: number, page: number): Segment => ({
  kind: 'heading',
  text,
  level,
  locator: { page },
});
const text = (page: number): Segment => ({ kind: 'text', text: 'A line.', locator: { page } });
const isNote = (name: string): boolean => name.includes('leases');

it('includes the subsections of a note, up to the next note', () => {
  const segments = [
    heading('Note 3. Leases', 4, 10),
    text(10),
    heading('Maturities', 7, 11),
    text(11),
    heading('Note 4. Debt', 4, 12),
    text(12),
  ];

  expect([...new Set(pagesWithin({ segments }, isNote))]).toEqual([10, 11]);
});

it('excludes a part of the report that is longer than a section', () => {
  const pages = Array.from({ length: 20 }, (_, n) => [heading('More', 7, n + 1), text(n + 1)]).flat();

  expect(pagesWithin({ segments: [heading('Leases', 1, 1), ...pages] }, isNote)).toEqual([]);
});
