// The page of a Word export: A4 with 25 mm margins, running head and foot, numbering of headings and lists.
import { AlignmentType, Footer, Header, LevelFormat, PageNumber, Paragraph, Tab, TabStopType, TextRun } from 'docx';
import { translate } from '#shared/i18n/translate.ts';
import { cleanText } from '#shared/report/clean-text.ts';
import { dayOf } from '#shared/report/partial-date.ts';
import type { Report } from '#shared/report/report.ts';
import { issuerOf, runningHead } from '../running-head.ts';

// In twentieths of a point.
export const PAGE = {
  size: { width: 11_906, height: 16_838 },
  margin: { top: 1417, bottom: 1417, left: 1417, right: 1417 },
};
export const RIGHT_EDGE = PAGE.size.width - PAGE.margin.left - PAGE.margin.right;
const MAX_TITLE_LENGTH = 40;

const line = (children: TextRun[]): Paragraph =>
  new Paragraph({ style: 'Margin', tabStops: [{ type: TabStopType.RIGHT, position: RIGHT_EDGE }], children });

export const headerOf = (report: Report): Header => {
  const short = runningHead(report.title, MAX_TITLE_LENGTH);
  return new Header({
    children: [line([new TextRun(cleanText(issuerOf(report))), new TextRun({ children: [new Tab(), short] })])],
  });
};

export const footerOf = ({ language }: Report, exportedAt: string): Footer => {
  const made = translate(language, 'export.made', { date: dayOf(language, exportedAt) });
  const pages = new TextRun({ children: [new Tab(), PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] });
  return new Footer({ children: [line([new TextRun(made), pages])] });
};

const counted = (reference: string) => ({
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
});

const bullets = {
  reference: 'bullets',
  levels: [
    {
      level: 0,
      format: LevelFormat.BULLET,
      text: '•',
      alignment: AlignmentType.START,
      style: { paragraph: { indent: { left: 340, hanging: 227 } } },
    },
  ],
};

const headings = {
  reference: 'headings',
  levels: ['%1', '%1.%2', '%1.%2.%3', '%1.%2.%3.%4'].map((text, level) => ({
    level,
    format: LevelFormat.DECIMAL,
    text,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: 567 + level * 227, hanging: 567 + level * 227 } } },
  })),
};

export const NUMBERING = { config: [headings, bullets, counted('ordered'), counted('sources')] };
