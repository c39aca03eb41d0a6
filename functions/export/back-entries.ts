// What follows the sections of a report, as entries of its contents.
import { translate } from '#shared/i18n/translate.ts';
import type { Report } from '#shared/report/report.ts';

type Entry = { readonly id: string; readonly number: ''; readonly title: string; readonly depth: 1 };

export const backEntries = ({ language, assumptions = [], references }: Report): Entry[] => {
  const entry = (id: string, key: string): Entry => ({ id, number: '', title: translate(language, key), depth: 1 });
  return [
    ...(assumptions.length > 0 ? [entry('assumptions', 'report.assumptions')] : []),
    ...(references.length > 0 ? [entry('sources', 'export.sources')] : []),
  ];
};
