// Lists the open points of a report before it is sent out, each with its count or its sections.
import { checksIn } from './checks-in.ts';
import { differencesIn } from './differing-papers.ts';
import { isEmptySection } from './empty-section.ts';
import type { Report } from './report.ts';

/** In order of importance. */
export type OpenPoint =
  | { readonly code: 'sample' | 'noContacts' }
  | { readonly code: 'unsupported' | 'uncertain'; readonly count: number }
  | {
      readonly code: 'failed' | 'differing' | 'empty' | 'internal' | 'beside' | 'stale';
      readonly titles: readonly string[];
    };

const titlesOf = (sections: Report['sections']): string[] => sections.map(({ title }) => title);

export const openPoints = (report: Report): OpenPoint[] => {
  const { sections, isSample, frontMatter, internalFiles = [], besideSections = [], staleSections = [] } = report;
  const checks = checksIn(sections);
  const count = (wanted: (typeof checks)[number]) => checks.filter((check) => check === wanted).length;
  const failed = sections.filter(({ status }) => status === 'failed');
  const empty = sections.filter(isEmptySection);
  const differing = differencesIn(sections);
  const points: readonly (OpenPoint | false | undefined)[] = [
    isSample === true && { code: 'sample' },
    failed.length > 0 && { code: 'failed', titles: titlesOf(failed) },
    count('unsupported') > 0 && { code: 'unsupported', count: count('unsupported') },
    count('uncertain') > 0 && { code: 'uncertain', count: count('uncertain') },
    differing.length > 0 && { code: 'differing', titles: differing },
    internalFiles.length > 0 && { code: 'internal', titles: internalFiles },
    besideSections.length > 0 && { code: 'beside', titles: besideSections },
    staleSections.length > 0 && { code: 'stale', titles: staleSections.map(({ title }) => title) },
    empty.length > 0 && { code: 'empty', titles: titlesOf(empty) },
    frontMatter !== undefined && !frontMatter.contacts?.length && { code: 'noContacts' },
  ];
  return points.filter((point): point is OpenPoint => Boolean(point));
};
