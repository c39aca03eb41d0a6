// An answer as a Word document: A4, native headings and footnotes, page numbers, sources at the end.
import {
  AlignmentType,
  Document,
  Footer,
  Header,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Answer, Reference } from '#shared/report/blocks.ts';
import { cleanText } from '../clean-text.ts';
import { blockOf } from './blocks.ts';
import { fontsOf } from './fonts.ts';
import { type Footnotes, footnotes, type Linked, sourceRuns } from './footnotes.ts';
import { stylesOf } from './styles.ts';

export type Exported = {
  readonly title: string;
  readonly answer: Answer;
  readonly language: Language;
  readonly workspace: string;
  /** ISO date and time. */
  readonly exportedAt: string;
  /** The address that opens a reference's passage. */
  readonly linkTo: (reference: Reference) => string | undefined;
};

// A4 in twentieths of a point, with 25 mm margins.
const PAGE = { size: { width: 11_906, height: 16_838 }, margin: { top: 1417, bottom: 1417, left: 1417, right: 1417 } };
const RIGHT_EDGE = PAGE.size.width - PAGE.margin.left - PAGE.margin.right;

const header = ({ workspace, title }: Exported) =>
  new Header({
    children: [
      new Paragraph({
        style: 'Margin',
        tabStops: [{ type: TabStopType.RIGHT, position: RIGHT_EDGE }],
        children: [
          new TextRun(cleanText(workspace)),
          new TextRun({ children: [new Tab(), [...cleanText(title)].slice(0, 40).join('')] }),
        ],
      }),
    ],
  });

const footer = ({ language, exportedAt }: Exported) =>
  new Footer({
    children: [
      new Paragraph({
        style: 'Margin',
        tabStops: [{ type: TabStopType.RIGHT, position: RIGHT_EDGE }],
        children: [
          new TextRun(translate(language, 'export.made', { date: exportedAt.slice(0, 10) })),
          new TextRun({ children: [new Tab(), PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });

const writerLine = ({ language, answer }: Exported) =>
  new Paragraph({
    style: 'Margin',
    text: translate(language, `export.${answer.writer.kind}`, { name: answer.writer.name }),
  });

const sources = (exported: Exported, linked: Linked): Paragraph[] => {
  if (exported.answer.references.length === 0) return [];
  const heading = new Paragraph({
    heading: HeadingLevel.HEADING_2,
    text: translate(exported.language, 'export.sources'),
    keepNext: true,
  });
  const rows = exported.answer.references.map(
    (reference) =>
      new Paragraph({
        style: 'Source',
        numbering: { reference: 'sources', level: 0 },
        children: sourceRuns(linked, reference),
      }),
  );
  return [heading, ...rows];
};

const numbering = {
  config: ['ordered', 'sources'].map((reference) => ({
    reference,
    levels: [
      {
        level: 0,
        format: LevelFormat.DECIMAL,
        text: '%1.',
        alignment: AlignmentType.START,
        style: { paragraph: { indent: { left: 425, hanging: 425 } } },
      },
    ],
  })),
};

const content = (exported: Exported, linked: Linked, notes: Footnotes) => [
  new Paragraph({ heading: HeadingLevel.TITLE, text: cleanText(exported.title) }),
  writerLine(exported),
  ...exported.answer.blocks.flatMap((block) => blockOf({ language: exported.language, footnotes: notes }, block)),
  ...sources(exported, linked),
];

export const toDocx = async (exported: Exported): Promise<Uint8Array> => {
  const linked = { language: exported.language, references: exported.answer.references, linkTo: exported.linkTo };
  const notes = footnotes(linked);
  const children = content(exported, linked, notes);
  const document = new Document({
    title: cleanText(exported.title),
    creator: 'Footnote',
    styles: stylesOf(exported.language, fontsOf(exported.language)),
    numbering,
    footnotes: notes.notes,
    sections: [
      {
        properties: { page: PAGE },
        headers: { default: header(exported) },
        footers: { default: footer(exported) },
        children,
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
};
