// The reports of a press watch at a glance: date, newspaper, headline and theme of each. The sections of the themes have
// their texts.
import type { Block } from '#shared/report/blocks.ts';
import { sayPeriod } from '../engine/write/wording.ts';
import type { SectionContext } from './builder.ts';
import { verified } from './evidence/computed.ts';
import { entryOf, type Report, themeOf, watched } from './reported.ts';

const tableOf = (context: SectionContext, reports: readonly Report[]): Block => {
  const { language, textOf } = context;
  return {
    kind: 'table',
    columns: ['date', 'publisher', 'headline', 'theme'].map((id) => ({ label: textOf('columns', id) })),
    rows: reports.map((report) => {
      const { date, publisher, title, texts } = report;
      const theme = themeOf(report);
      const headline = report.sentence(title);
      const { refs } = headline.refs.length > 0 ? headline : report.sentence(texts[0] ?? title);
      return [
        { text: sayPeriod(language, date) },
        { text: publisher },
        { text: title, ...(refs.length > 0 ? verified(refs) : {}) },
        { text: theme ? textOf('sections', theme) : '' },
      ];
    }),
  };
};

/** A report without a headline, or of no theme, has its text here. */
export const headlines = async (context: SectionContext): Promise<Block[]> => {
  const reports = await watched(context);
  const isThemed = reports.some((report) => themeOf(report) !== undefined);
  const titled = isThemed ? reports.filter(({ title }) => title !== '') : [];
  const entries = reports
    .filter((report) => themeOf(report) === undefined)
    .flatMap((report) => entryOf(undefined, report));
  return [
    ...(titled.length > 0 ? [tableOf(context, titled)] : []),
    ...(entries.length > 0 ? [{ kind: 'timeline' as const, entries }] : []),
  ];
};
