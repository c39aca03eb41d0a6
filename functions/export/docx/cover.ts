// Builds the cover: title, recipient, author and date.
import { HeadingLevel, Paragraph } from 'docx';
import { translate } from '#shared/i18n/translate.ts';
import { cleanText } from '#shared/report/clean-text.ts';
import { dayOf } from '#shared/report/partial-date.ts';
import type { Report } from '#shared/report/report.ts';

export const titleOf = ({ title }: Report): Paragraph =>
  new Paragraph({ heading: HeadingLevel.TITLE, text: cleanText(title) });

export const coverOf = (report: Report): Paragraph[] => {
  const { subtitle, preparedFor, organisation, language, createdAt } = report;
  const lines = [
    preparedFor ? translate(language, 'report.preparedFor', { name: preparedFor }) : '',
    `${organisation}, ${dayOf(language, createdAt)}`,
  ];
  return [
    titleOf(report),
    ...(subtitle ? [new Paragraph({ style: 'Subtitle', text: cleanText(subtitle) })] : []),
    ...lines.filter(Boolean).map((text) => new Paragraph({ style: 'CoverLine', text: cleanText(text) })),
  ];
};
