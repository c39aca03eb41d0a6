// The table of contents: numbered links to the headings, with page numbers that Word counts when it opens the document.
import { createHash } from 'node:crypto';
import { InternalHyperlink, PageReference, Paragraph, Tab, TableOfContents, TabStopType, TextRun } from 'docx';
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import { cleanText } from '#shared/report/clean-text.ts';
import { RIGHT_EDGE } from './page.ts';

export type Entry = { readonly id: string; readonly number: string; readonly title: string; readonly depth: number };

const DEEPEST = 3;
/** Names of bookmarks are at most 40 letters, digits and underscores. */
export const anchorOf = (id: string): string => `_h${createHash('sha256').update(id).digest('hex').slice(0, 24)}`;

const line = ({ id, number, title, depth }: Entry): Paragraph => {
  const text = cleanText([number, title].filter(Boolean).join('  '));
  return new Paragraph({
    style: `TOC${depth}`,
    tabStops: [{ type: TabStopType.RIGHT, position: RIGHT_EDGE, leader: 'dot' }],
    children: [
      new InternalHyperlink({
        anchor: anchorOf(id),
        children: [
          new TextRun(text),
          new TextRun({ children: [new Tab()] }),
          new PageReference(anchorOf(id), { hyperlink: true }),
        ],
      }),
    ],
  });
};

export const contentsOf = (language: Language, entries: readonly Entry[]): (Paragraph | TableOfContents)[] => {
  const title = translate(language, 'report.contents');
  const contentChildren = entries.filter(({ depth }) => depth <= DEEPEST).map(line);
  return [
    new Paragraph({ style: 'ContentsTitle', text: title }),
    new TableOfContents(title, { hyperlink: true, headingStyleRange: `1-${DEEPEST}`, contentChildren }),
  ];
};
