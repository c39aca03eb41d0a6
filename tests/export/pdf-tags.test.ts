// The structure of a PDF for screen readers: headings, paragraphs, lists, tables with headers, and named figures.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { exportFonts } from '#functions/adapters/node/export-fonts.ts';
import { pdfOf } from '#functions/export/pdf/pdf-of.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Report } from '#shared/report/report.ts';
import { sampleReport } from '#tests/helpers/sample-report.ts';

type Node = {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
};

const structureOf = async (report: Report) => {
  const bytes = await pdfOf(report, {
    fonts: await exportFonts(),
    exportedAt: '2026-11-21T09:00:00.000Z',
    linkTo: () => undefined,
  });
  const document = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, i) => document.getPage(i + 1)));
  const trees: Node[] = await Promise.all(pages.map((page) => page.getStructTree()));
  const all: Node[] = [];
  const walk = (node: Node): void => {
    all.push(node);
    node.children?.forEach(walk);
  };
  trees.forEach(walk);
  return {
    all,
    marks: [...((await document.getMarkInfo()) as unknown as Map<string, boolean>)],
    roles: (role: string) => all.filter((node) => node.role === role),
  };
};

const sentence = (text: string) => ({ text, refs: [1], check: 'verified' as const });
const withBlocks = (blocks: readonly Block[]): Report => ({
  ...sampleReport('en'),
  assumptions: [],
  sections: [{ id: 's', title: 'Section', status: 'done', blocks: [...blocks] }],
});

describe('the structure of a PDF', () => {
  it('names title, headings, paragraphs, lists and the contents', async () => {
    const { marks, roles } = await structureOf(
      withBlocks([
        { kind: 'heading', level: 2, text: 'Below' },
        { kind: 'text', sentences: [sentence('It grew.')] },
        { kind: 'list', ordered: false, items: [[sentence('One.')], [sentence('Two.')]] },
      ]),
    );

    expect(marks).toContainEqual(['Marked', true]);
    expect(roles('H1')).toHaveLength(1);
    // The H2 elements are the section and the list of sources; the heading is below them.
    expect(roles('H2')).toHaveLength(2);
    expect(roles('H3')).toHaveLength(1);
    expect(roles('L')).toHaveLength(1);
    expect(roles('LI')).toHaveLength(2);
    expect(roles('TOCI')).toHaveLength(3);
  });

  it('has the header of a table once, however many pages repeat it', async () => {
    const rows = Array.from({ length: 120 }, (_, i) => [{ text: `Row ${i}` }, { text: `${i}` }]);
    const { roles } = await structureOf(
      withBlocks([{ kind: 'table', columns: [{ label: 'Item' }, { label: '2025', numeric: true }], rows }]),
    );

    const leads = roles('TH').flatMap(({ children = [] }) => children);
    expect(leads).toHaveLength(2);
    expect(roles('TD').flatMap(({ children = [] }) => children)).toHaveLength(240);
  });

  it('describes its figures', async () => {
    const { roles } = await structureOf(sampleReport('en'));

    expect(roles('Figure').length).toBeGreaterThan(5);
    expect(roles('Figure').every(({ alt }) => alt !== undefined && alt !== '')).toBe(true);
  });
});
