// How deep the contents of a report go.
import { describe, expect, it } from 'vitest';
import { beginsBelowContents, fittingDepth } from '#functions/export/first-page.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Report } from '#shared/report/report.ts';
import { sampleReport } from '#tests/helpers/sample-report.ts';

const reportOf = (sections: number, headings: number, more: Partial<Report> = {}): Report => {
  const blocks = Array.from({ length: headings }, (_, i): Block => ({ kind: 'heading', level: 2, text: `Part ${i}` }));
  return {
    ...sampleReport('en'),
    ...{ frontMatter: undefined, references: [], assumptions: [] },
    sections: Array.from({ length: sections }, (_, i) => ({
      ...{ id: `s${i}`, title: `Section ${i}`, status: 'done' as const, blocks },
    })),
    ...more,
  };
};

describe('the contents of a report', () => {
  it('name every level that fits on their page', () => {
    expect(fittingDepth(reportOf(12, 2))).toBe(3);
  });

  it('leave out the deepest level that would begin another page', () => {
    expect(fittingDepth(reportOf(12, 3))).toBe(1);
  });

  it('name every section, however many there are', () => {
    expect(fittingDepth(reportOf(60, 1))).toBe(1);
  });

  it('go no deeper than the report asks for', () => {
    expect(fittingDepth(reportOf(3, 2, { contentsDepth: 1 }))).toBe(1);
  });

  it('have the first section below them if they are short', () => {
    expect(beginsBelowContents(reportOf(4, 1))).toBe(true);
    expect(beginsBelowContents(reportOf(12, 2))).toBe(false);
  });
});
