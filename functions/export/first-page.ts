// Decides whether the sections of a report begin on the page of its title and contents, or on a new one.
import { contentsDepth, outlineOf } from '#shared/report/outline.ts';
import type { Report } from '#shared/report/report.ts';
import { backEntries } from './back-entries.ts';

/** With fewer lines of contents, half of the page is free for the first section. */
const SHORT_CONTENTS = 12;

/** A report with a cover and notice has the contents alone on a page. */
export const beginsBelowContents = (report: Report): boolean => {
  const depths = [...outlineOf(report), ...backEntries(report)].map(({ depth }) => depth);
  const lines = depths.filter((depth) => depth <= contentsDepth(report)).length;
  return report.frontMatter === undefined && lines <= SHORT_CONTENTS;
};
