// Whether the sections of a report begin on the page of its title and contents, or on a new one.
import { contentsDepth, outlineOf } from '#shared/report/outline.ts';
import type { Report } from '#shared/report/report.ts';
import { backEntries } from './back-entries.ts';

/** Lines of contents below which half of a page is left for the first section. */
const SHORT_CONTENTS = 12;

/** A cover with its notice has the contents alone on a page. */
export const beginsBelowContents = (report: Report): boolean => {
  const depths = [...outlineOf(report), ...backEntries(report)].map(({ depth }) => depth);
  const lines = depths.filter((depth) => depth <= contentsDepth(report)).length;
  return report.frontMatter === undefined && lines <= SHORT_CONTENTS;
};
