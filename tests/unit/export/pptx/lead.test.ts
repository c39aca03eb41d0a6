// A single point beside a table or chart is the title of its slide.
import { describe, expect, it } from 'vitest';
import { withLeads } from '#functions/export/pptx/lead.ts';
import type { Slide } from '#functions/export/pptx/slide.ts';
import { sampleReport } from '#tests/helpers/sample-report.ts';

const base = { section: 'Financials', heading: 'Income', sources: ['a'] };
const pointed = (...texts: string[]): Slide => ({
  ...{ ...base, title: 'Income' },
  points: texts.map((text) => ({ sentences: [{ text, refs: [1], check: 'verified' as const }] })),
});
const tabled = (more: Partial<Slide> = {}): Slide => ({
  ...{ ...base, title: 'Income statement', sources: ['b'] },
  table: { kind: 'table', columns: [{ label: 'Line' }], rows: [[{ text: 'Revenue' }]] },
  ...more,
});
const titlesOf = (...slides: Slide[]) => withLeads(sampleReport('en'), slides).map(({ title }) => title);

describe('a single point', () => {
  it('is the title of the table after it or before it, with the sources of both', () => {
    expect(titlesOf(pointed('Margins rose.'), tabled())).toEqual(['Margins rose.']);
    expect(titlesOf(tabled(), pointed('Margins rose.'))).toEqual(['Margins rose.']);
    expect(withLeads(sampleReport('en'), [pointed('Margins rose.'), tabled()])[0]?.sources).toEqual(['a', 'b']);
  });

  it('keeps its slide beside a table of another heading, or with other points', () => {
    expect(titlesOf(pointed('Margins rose.'), tabled({ heading: 'Balance sheet' }))).toHaveLength(2);
    expect(titlesOf(pointed('Margins rose.', 'Costs fell.'), tabled())).toHaveLength(2);
  });

  it('keeps its slide if it is too long for a title', () => {
    expect(titlesOf(pointed(`${'Margins rose in every year and '.repeat(8)}so did costs.`), tabled())).toHaveLength(2);
  });
});
