// Documents with the same title in the sources of an export.
import { expect, it } from 'vitest';
import { withDistinctTitles } from '#functions/export/distinct-titles.ts';
import type { Reference } from '#shared/report/blocks.ts';

const reference = (n: number, title: string, url: string): Reference => ({
  n,
  source: 'WEB',
  title,
  url,
  locator: { page: n },
  quote: 'It grew.',
  retrievedAt: '2026-11-21T00:00:00.000Z',
});

it('numbers documents with one title, and leaves others unchanged', () => {
  const retitled = withDistinctTitles([
    reference(1, 'Annual report.pdf', 'https://a.test/1'),
    reference(2, 'Annual report.pdf', 'https://a.test/2'),
    reference(3, 'Annual report.pdf', 'https://a.test/1'),
    reference(4, 'Plan.md', 'https://a.test/3'),
  ]);

  expect(retitled.map(({ title }) => title)).toEqual([
    'Annual report.pdf (1)',
    'Annual report.pdf (2)',
    'Annual report.pdf (1)',
    'Plan.md',
  ]);
});
