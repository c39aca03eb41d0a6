// The entries after a report's sections, for its table of contents.
import type { TextKey } from '#shared/i18n/text-keys.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Report } from '#shared/report/report.ts';

/** Anchors; they cannot collide with the id of a section, which begins with a letter. */
export const BACK = { assumptions: '_assumptions', sources: '_sources' } as const;

type Entry = { readonly id: string; readonly number: ''; readonly title: string; readonly depth: 1 };

export const backEntries = ({ language, assumptions = [], references }: Report): Entry[] => {
  const entry = (id: string, key: TextKey): Entry => ({ id, number: '', title: translate(language, key), depth: 1 });
  return [
    ...(assumptions.length > 0 ? [entry(BACK.assumptions, 'report.assumptions')] : []),
    ...(references.length > 0 ? [entry(BACK.sources, 'export.sources')] : []),
  ];
};
