// How the headings of a PDF stay with what is below them.
import { expect, it } from 'vitest';
import { sectionOf } from '#functions/export/pdf/section.ts';
import type { Block } from '#shared/report/blocks.ts';
import { outlineOf } from '#shared/report/outline.ts';
import type { Section } from '#shared/report/report.ts';
import { sampleReport } from '#tests/helpers/sample-report.ts';

const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });
const text = (words: string): Block => ({ kind: 'text', sentences: [{ text: words, refs: [], check: 'verified' }] });

it('keeps the heading of a section with the heading below it and the first text', () => {
  const section: Section = {
    ...{ id: 's', title: 'History', status: 'done' },
    blocks: [heading('Milestones'), text('It was founded in 2009.'), heading('Mix'), text('Ports grew.')],
  };
  const headings = new Map(outlineOf({ ...sampleReport('en'), sections: [section] }).map((one) => [one.id, one]));
  const pickFont = { nameOf: () => 'Body', shown: (words: string) => words };
  const book = {
    language: 'en' as const,
    deepest: 2,
    headings,
    pickFont,
    notes: { cite: () => [] },
    linkTo: () => undefined,
  };

  const wholes = sectionOf(book, section).filter(({ unbreakable }) => unbreakable);

  expect(wholes.map(({ stack = [] }) => stack.length)).toEqual([3, 2]);
});
