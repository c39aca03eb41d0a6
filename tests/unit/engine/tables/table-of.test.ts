// The metric of a table: its own rows decide before the heading above.
import { describe, expect, it } from 'vitest';
import { isTableOf } from '#functions/engine/tables/table-of.ts';
import type { Metric } from '#functions/engine/understand/measures/metrics/metric.ts';
import { METRICS } from '#functions/engine/understand/measures/metrics.ts';
import { isTicked } from '#shared/quality/judge.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const NOW = Date.UTC(2026, 5, 1);
const revenue = METRICS.find(({ id }) => id === 'revenue') as Metric;
const OWN = { company: 'Larkmoor Games Inc.', document: 'larkmoor-10k.pdf', periods: ['2024', '2025'] };
const ASSETS = tableChunk(
  [
    ['', '2025', '2024'],
    ['Long-lived assets by geographic region:', '', ''],
    ['EMEA', '142', '62'],
    ['Americas', '322', '203'],
    ['Total long-lived assets by geographic region', '464', '265'],
  ],
  { ...OWN, section: 'Segment net revenues:', unit: 'in millions' },
);
const REVENUE = tableChunk(
  [
    ['', 'Puzzle', 'Strategy', 'Elimination of intersegment revenues', 'Total'],
    ['Net revenues by geographic region:', '', '', '', ''],
    ['EMEA', '1,543', '691', '(16)', '2,218'],
    ['Americas', '1,822', '1,286', '(21)', '3,087'],
    ['Total net revenues', '3,365', '1,977', '(37)', '5,305'],
  ],
  { ...OWN, section: 'Year Ended December 31, 2025', periods: ['2025'], unit: 'in millions' },
);

describe('a table of a measure', () => {
  it('is not found if its own lines name something else', () => {
    expect(isTableOf(revenue, ASSETS)).toBe(false);
  });

  it('returns no asset as revenue', async () => {
    const { blocks } = await askOffline("What was Larkmoor Games' EMEA revenue in 2025?", [ASSETS], { now: NOW });

    expect(blocks.flatMap(sentencesOf).filter(isTicked)).toEqual([]);
  });

  it('is answered by its total, not by eliminations', async () => {
    const query = "What was Larkmoor Games' EMEA revenue in 2025?";

    const { blocks } = await askOffline(query, [REVENUE, ASSETS], { now: NOW });
    const ticked = blocks.flatMap(sentencesOf).filter(isTicked);

    expect(ticked.map(({ text }) => text).join(' ')).toContain('2,218');
    expect(ticked.map(({ text }) => text).join(' ')).not.toContain('16 million');
  });
});
