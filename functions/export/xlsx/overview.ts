// Builds the overview sheet of a report's workbook: title, checks of its figures, sentences.
import type { TextIn, TextKey } from '#shared/i18n/text-keys.ts';
import { translate } from '#shared/i18n/translate.ts';
import { checksIn } from '#shared/report/checks-in.ts';
import { cleanText } from '#shared/report/clean-text.ts';
import type { Report } from '#shared/report/report.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { issuerOf } from '../running-head.ts';
import type { TableBlock } from './report-tables.ts';

const figure = (value: number) => ({ text: value.toLocaleString('en-US') });

const checkedRow = (title: string, value: unknown) => {
  const checks = checksIn(value);
  const count = (kind: (typeof checks)[number]) => checks.filter((check) => check === kind).length;
  return [
    { text: title },
    figure(checks.length),
    figure(count('verified')),
    figure(count('uncertain')),
    figure(count('unsupported')),
  ];
};

/** Every section with its checks, and the total. */
const checkedTable = (report: Report): TableBlock => {
  const t = (key: TextKey) => translate(report.language, key);
  const counted = (['total', 'verified', 'uncertain', 'unsupported'] as const).map((key) => ({
    label: t(`export.checks.${key}`),
    numeric: true,
  }));
  return {
    kind: 'table',
    caption: t('export.checks.title'),
    columns: [{ label: t('export.checks.section') }, ...counted],
    rows: [
      ...report.sections.map(({ title, blocks }) => checkedRow(title || report.title, blocks)),
      checkedRow(
        t('export.checks.all'),
        report.sections.map(({ blocks }) => blocks),
      ),
    ],
  };
};

const aboutTable = (report: Report): TableBlock => {
  const t = (key: TextKey, params = {}) => translate(report.language, key, params);
  const lines = [
    report.title,
    report.subtitle,
    issuerOf(report),
    t('export.made', { date: report.createdAt.slice(0, 10) }),
  ];
  return {
    kind: 'table',
    columns: [{ label: t('export.about') }],
    rows: lines.flatMap((line) => (line ? [[{ text: cleanText(line) }]] : [])),
  };
};

export const overviewTables = (report: Report): readonly TableBlock[] => [aboutTable(report), checkedTable(report)];

/** Every sentence with its section and check; `undefined` without sentences. */
export const sentenceTable = (report: Report): TableBlock | undefined => {
  const t = (key: TextIn<'export.checks'>) => translate(report.language, `export.checks.${key}`);
  const rows = report.sections.flatMap((section) =>
    section.blocks
      .flatMap(sentencesOf)
      .map(({ text, refs, check }) => [{ text: section.title }, { text, refs, check }, { text: t(check) }]),
  );
  if (rows.length === 0) return undefined;
  return {
    kind: 'table',
    columns: (['section', 'sentence', 'check'] as const).map((key) => ({ label: t(key) })),
    rows,
  };
};
