// Blocks to Word: paragraphs of cited sentences, lists, tables with a repeated head, quotes, notices.
import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Block, Check, Sentence } from '#shared/report/blocks.ts';
import { cleanText } from '../clean-text.ts';
import type { Footnotes } from './footnotes.ts';

export type Writing = { readonly language: Language; readonly footnotes: Footnotes };

const HEADINGS = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3] as const;
const HAIRLINE = { style: BorderStyle.SINGLE, size: 4, color: 'CFD4DC' };
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };

/** A discreet label behind what is not verified. */
const label = (language: Language, check: Check | undefined): TextRun[] =>
  check === undefined || check === 'verified'
    ? []
    : [
        new TextRun({
          text: ` [${translate(language, `export.${check}`)}]`,
          color: check === 'uncertain' ? '8F5300' : 'C02B3B',
          size: 16,
        }),
      ];

/** The footnote mark stands before a closing full stop, as the app shows it. */
const sentenceRuns = ({ language, footnotes }: Writing, sentence: Sentence): ParagraphChild[] => {
  const text = cleanText(sentence.text).trimEnd();
  const stop = /[.。!?]$/.exec(text)?.[0] ?? '';
  const body = stop === '' ? text : text.slice(0, -1);
  return [
    new TextRun(body),
    ...footnotes.cite(sentence.refs),
    new TextRun(stop),
    ...label(language, sentence.check),
    new TextRun(language === 'ja' ? '' : ' '),
  ];
};

const sentences = (writing: Writing, all: readonly Sentence[]) =>
  all.flatMap((sentence) => sentenceRuns(writing, sentence));

type TableBlock = Extract<Block, { kind: 'table' }>;

const cell = (children: ParagraphChild[], options: { readonly numeric: boolean; readonly head?: boolean }) =>
  new TableCell({
    borders: { left: NONE, right: NONE, top: HAIRLINE, bottom: HAIRLINE },
    margins: { top: 60, bottom: 60, left: 100, right: 100 },
    ...(options.head ? { shading: { type: ShadingType.CLEAR, fill: 'F1F3F6', color: 'auto' } } : {}),
    children: [new Paragraph({ children, alignment: options.numeric ? AlignmentType.RIGHT : AlignmentType.LEFT })],
  });

const tableOf = ({ language, footnotes }: Writing, { columns, rows }: TableBlock): Table => {
  const head = columns.map(({ label: text, unit, numeric }) =>
    cell([new TextRun({ text: cleanText(unit ? `${text} (${unit})` : text), bold: true })], {
      numeric: numeric ?? false,
      head: true,
    }),
  );
  const body = rows.map(
    (row) =>
      new TableRow({
        cantSplit: true,
        children: columns.map((column, i) => {
          const { text = '', refs = [], check } = row[i] ?? {};
          const runs = [new TextRun(cleanText(text)), ...footnotes.cite(refs), ...label(language, check)];
          return cell(runs, { numeric: column.numeric ?? false });
        }),
      }),
  );
  const share = Math.floor(100 / Math.max(1, columns.length));
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: columns.map(() => share * 90),
    rows: [new TableRow({ tableHeader: true, cantSplit: true, children: head }), ...body],
  });
};

export const blockOf = (writing: Writing, block: Block): (Paragraph | Table)[] => {
  switch (block.kind) {
    case 'heading':
      return [
        new Paragraph({
          text: cleanText(block.text),
          heading: HEADINGS[block.level - 1] ?? HeadingLevel.HEADING_3,
          keepNext: true,
        }),
      ];
    case 'text':
      return [new Paragraph({ style: 'Reading', children: sentences(writing, block.sentences) })];
    case 'list':
      return block.items.map(
        (item) =>
          new Paragraph({
            style: 'Reading',
            children: sentences(writing, item),
            ...(block.ordered ? { numbering: { reference: 'ordered', level: 0 } } : { bullet: { level: 0 } }),
          }),
      );
    case 'table':
      return [
        ...(block.caption
          ? [new Paragraph({ style: 'TableCaption', text: cleanText(block.caption), keepNext: true })]
          : []),
        tableOf(writing, block),
        new Paragraph({ text: '' }),
      ];
    case 'quote':
      return [
        new Paragraph({
          style: 'Quote',
          children: [new TextRun(cleanText(block.text)), ...writing.footnotes.cite(block.refs)],
        }),
      ];
    case 'notice':
      return [
        new Paragraph({
          style: 'Reading',
          children: [new TextRun(translate(writing.language, `answers.notice.${block.code}`, block.params))],
        }),
      ];
    default:
      return block satisfies never;
  }
};
