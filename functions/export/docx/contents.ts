// Builds the table of contents: numbered links to the headings, each with its page number in a field that Word updates.
import { createHash } from 'node:crypto';
import { ImportedXmlComponent, InternalHyperlink, Paragraph, Tab, TableOfContents, TabStopType, TextRun } from 'docx';
import { translate } from '#shared/i18n/translate.ts';
import { cleanText } from '#shared/report/clean-text.ts';
import type { Report } from '#shared/report/report.ts';
import { fittingDepth } from '../first-page.ts';
import { RIGHT_EDGE } from './page.ts';

export type Entry = { readonly id: string; readonly number: string; readonly title: string; readonly depth: number };

/** Bookmark names have at most 40 letters, digits and underscores. */
export const anchorOf = (id: string): string => `_h${createHash('sha256').update(id).digest('hex').slice(0, 24)}`;

const edge = (kind: 'begin' | 'separate' | 'end'): TextRun =>
  new TextRun({ children: [new ImportedXmlComponent('w:fldChar', { 'w:fldCharType': kind })] });

/** The result of the field is written last (`page-numbers.ts`). */
const pageOf = (id: string): TextRun[] => {
  const instruction = new ImportedXmlComponent('w:instrText', { 'xml:space': 'preserve' });
  instruction.push(` PAGEREF ${anchorOf(id)} \\h `);
  return [edge('begin'), new TextRun({ children: [instruction] }), edge('separate'), new TextRun(''), edge('end')];
};

const line = ({ id, number, title, depth }: Entry): Paragraph => {
  const text = cleanText([number, title].filter(Boolean).join('  '));
  return new Paragraph({
    style: `TOC${depth}`,
    tabStops: [{ type: TabStopType.RIGHT, position: RIGHT_EDGE, leader: 'dot' }],
    children: [
      new InternalHyperlink({
        anchor: anchorOf(id),
        children: [new TextRun(text), new TextRun({ children: [new Tab()] }), ...pageOf(id)],
      }),
    ],
  });
};

export const contentsOf = (report: Report, entries: readonly Entry[]): (Paragraph | TableOfContents)[] => {
  const title = translate(report.language, 'report.contents');
  const deepest = fittingDepth(report);
  const contentChildren = entries.filter(({ depth }) => depth <= deepest).map(line);
  return [
    new Paragraph({ style: 'ContentsTitle', text: title }),
    new TableOfContents(title, { hyperlink: true, headingStyleRange: `1-${deepest}`, contentChildren }),
  ];
};
