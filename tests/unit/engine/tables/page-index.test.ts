// The page number of a statement in an index is not one of its figures.
import { describe, expect, it } from 'vitest';
import { isPageIndex } from '#functions/engine/tables/page-index.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const index = (heading: string) =>
  tableChunk(
    [
      ['', heading],
      ['Consolidated Balance Sheets', '85'],
      ['Consolidated Statements of Operations', '86'],
    ],
    { company: 'Alder Audio Inc.', document: 'alder-10k.pdf', section: 'Index to statements' },
  );

describe('a table of contents', () => {
  it.each(['Page No', 'Page', '페이지', 'ページ'])('has the header %s', (heading) => {
    expect(isPageIndex(index(heading))).toBe(true);
  });

  it('is not recognized if the column is for a year', () => {
    expect(isPageIndex(index('2025'))).toBe(false);
  });

  it('has no figures', async () => {
    const query = 'How much are the consolidated statements of operations of Alder Audio?';
    const { blocks } = await askOffline(query, [index('Page No')], { now: Date.UTC(2026, 5, 1) });

    expect(blocks.flatMap(sentencesOf).filter(({ text }) => / of 86/.test(text))).toEqual([]);
  });
});
